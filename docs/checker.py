"""Check a game record's throws by docs/notation.md, 5, alone: `python checker.py < RECORD`."""

import hashlib
import hmac
import json
import re
import sys


def draw(n: int, limits: list[int]) -> list[int]:  # a number below each limit, from block n
    text = f"{tags['Fair']}:{tags['GameId']}:{n}:{tags['Salt']}"
    secret = [secret for first, secret in secrets if first <= n][-1]
    block, bits, numbers = hmac.digest(secret, text.encode(), "sha256"), "", list[int]()
    for limit in limits:
        size, number = (limit - 1).bit_length(), limit
        while number >= limit:  # what is too large is read again
            if len(bits) < size:
                bits += f"{int.from_bytes(block):0256b}"
                block = hashlib.sha256(block).digest()
            number, bits = int(bits[:size] or "0", 2), bits[size:]
        numbers.append(number)
    return numbers


THROWN = {"senet": r"\S", "seega": r"(?!)", "hyena": r"(?!pay|keep).+"}  # which words are throws
data = sys.stdin.buffer.read()  # marks of a quotation, and blanks at the edges, are passed over
coding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
text = data.decode(coding, "replace")
record = "\n".join(line for each in text.splitlines() if (line := each.strip("> \t")))
value = r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-f]{4})*)"'
tags: dict[str, str] = dict(re.findall(rf"(?m)^\[(\w+) {value}\]$", record))
turns = re.findall(r"(?m)^(\d+)\. \w (.+)$", record)
ours = re.sub(r"(?m)^.(Cones|Spindles|First|Second|Player\d|Joiner\d|Words\d) .*", "", record)
whole = [n for n, _ in turns] == [str(n + 1) for n in range(len(turns))] and "\ufffd" not in record
if not (whole and ours.isascii() and len(tags) + len(turns) == record.count("\n") + 1):
    sys.exit(print("Cannot be read: a line is no tag and no turn, or not what it was.") or 2)
needed = {"Commitment", "Fair", "Game", "GameId", "Rules", "Salt", "Secret"}
times = ["", *(str(n + 1) for n in range(record.count("\n[PutBack")))]
needed |= {f"{tag}{n}" for n in times[1:] for tag in ("PutBack", "Commitment", "Secret")}
needed |= {"Lot"} if tags.get("MatchGame", "1") == "1" else set()
if needed - set(tags) or tags["Game"] not in THROWN:
    sys.exit(print("Nothing to check: a tag is missing; the secret is shown at the end.") or 2)
secrets, due = list[tuple[int, bytes]](), dict[str, str]()  # one more each time it was put back
for end in times:
    secret = bytes.fromhex(s) if re.fullmatch("[0-9a-f]{64}", s := tags[f"Secret{end}"]) else b""
    due |= {f"Secret{end}": secret.hex(), f"Commitment{end}": hashlib.sha256(secret).hexdigest()}
    first = int(s) if re.fullmatch("[0-9]{1,9}", s := tags.get(f"PutBack{end}", "0")) else 0
    due |= {f"PutBack{end}": str(max(1, first, *(f for f, _ in secrets)))} if end else {}
    secrets.append((first, secret))
# The salt is what the joiners brought; of djehuty1 it was the ids of presses.
lines, seats = ["djehuty2"], re.findall(r"(?m)^.(Cones|Spindles|First|Second|Player\d) ", record)
for n in range(len(seats)):
    words = json.loads(f'"{tags.get(f"Words{n}", "")}"').encode()
    digest = hashlib.sha256(words).hexdigest() if words else tags.get(f"WordsDigest{n}")
    brought = {"sign": tags.get(f"Sign{n}"), "words": digest}
    lines += [f"{n} {kind} {what}" for kind, what in brought.items() if what] or [f"{n} nothing"]
lines += [f"press {tags['Press']}"] if "Press" in tags else []
if tags["Fair"] != "djehuty1":
    due |= {"Fair": "djehuty2", "Salt": hashlib.sha256("\n".join(lines).encode()).hexdigest()}
# The lot is block 0. In a throw-off the two throw in turns, until one throws a 1.
order, throws = list(range(len(seats))), tags.get("ThrowOff", "").split()
for i, j in zip(order[:0:-1], draw(0, [i + 1 for i in order[:0:-1]]), strict=True):
    order[i], order[j] = order[j], order[i]
order = order[::-1] if throws and len(throws) % 2 == 0 else order
if tags.get("MatchGame", "1") == "1":
    due |= {seat: tags.get(f"Joiner{n}", tags[seat]) for seat, n in zip(seats, order, strict=True)}
    due["Lot"] = " ".join(map(str, order))
kind = [tags["Game"], tags["Rules"], *tags.get("Switches", "").split(",")]
six = "6" if "sticks=6" in kind or ("tait" in kind and "sticks=5" not in kind) else "5"
limits, faces = ([2] * 3, ["6", "taba", "2", "3"]) if "hyena" in kind else ([2] * 4, [six, *"1234"])
limits, faces = ([6] * 2, [*"141122332", six, "1"]) if "dice=two" in kind else (limits, faces)
played = " ".join(words for _, words in turns).split()
throws += [word for word in played if re.fullmatch(THROWN[tags["Game"]], word)]
for n, word in enumerate(throws, 1):  # the throws are the blocks after it
    tags[f"throw {n}"], due[f"throw {n}"] = word, faces[sum(draw(n, limits))]
wrong = [what for what in due if tags.get(what) != due[what]]
right = f"All right: {len(throws)} throws" + ("" if "Lot" in due else ", but not who sits where")
sys.exit(f"WRONG: {wrong[0]} is not {due[wrong[0]]}" if wrong else print(right))
