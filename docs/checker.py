"""Check a game record's throws by docs/notation.md, 5, alone: `python checker.py < RECORD`."""

import hashlib
import hmac
import json
import re
import sys


def draw(n: int, limits: list[int]) -> list[int]:  # a number below each limit, from block n
    text = f"{fair}:{tags['GameId']}:{n}:{tags['Salt']}"
    secret = [secret for first, secret in secrets if first <= n][-1]
    block, bits, numbers = hmac.digest(secret, text.encode(), "sha256"), "", list[int]()
    for limit in limits:
        size, below = (limit - 1).bit_length(), limit
        while below >= limit:  # what is too large is read again
            if len(bits) < size:
                bits += f"{int.from_bytes(block):0256b}"
                block = hashlib.sha256(block).digest()
            below, bits = int(bits[:size] or "0", 2), bits[size:]
        numbers.append(below)
    return numbers


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


SIGNS = ("eye", "scarab", "feather", "sun", "cat", "boat", "cobra", "falcon")
TOLD = "Game Rules Version Switches Date Match MatchGame MatchScore Previous GameId Salt Commitment"
MANY = ["Player1", "Player2", "Player3", "Player4", "Player5", "Player6"]
TWO = ["Cones", "Spindles"]
SIDES = {"senet": TWO, "seega": ["First", "Second"], "hyena": MANY, "aseb": TWO}
THROWN = {"senet": r"\S", "seega": r"(?!)", "hyena": r"(?!pay|keep).+", "aseb": r"\S"}  # throws
NAMES, DIGEST = r"Cones|Spindles|First|Second|Player\d|Joiner\d", "[0-9a-f]{64}"
HALF = r"(?<!\\)(?:\\\\)*\\ud[89a-f]"  # the code of half a sign, for names alone
data = sys.stdin.buffer.read()  # marks of a quotation, and blanks at the edges, are passed over
text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig", "replace")
record = "\n".join(line for each in text.split("\n") if (line := each.strip("> \t\r")))
value = r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-f]{4})*)"'
raw = dict[str, str](re.findall(rf"(?m)^\[([A-Z][A-Za-z0-9]*) {value}\]$", record))
tags: dict[str, str] = {tag: json.loads(f'"{raw[tag]}"', strict=False) for tag in raw}
turns = re.findall(r"(?m)^(\d+)\. (\w)((?: \S+)+)$", record)
whole = all(t[0] == str(n) and (n < 2 or t[1] != turns[n - 2][1]) for n, t in enumerate(turns, 1))
rest = re.sub(rf"(?m)^.({NAMES}) .*", "", record)
whole &= re.sub(r"(?m)^.Words\d .*", "", rest).isascii() and not re.search(HALF, rest)
if not (whole and "\ufffd" not in record and len(tags) + len(turns) == record.count("\n") + 1):
    sys.exit(print("Cannot be read: a line is no tag and no turn, or not what it was.") or 2)
game, fair, later = tags.get("Game", ""), tags.get("Fair"), tags.get("Previous", "")
other, source, first_own = (
    tags.get("From", ""),
    "",
    0,
)  # a game that goes on from another one's actions
kind = [game, tags.get("Rules", ""), *tags.get("Switches", "").split(",")]
seats = SIDES.get(game, [])[: max(2, sum(side in tags for side in SIDES.get(game, [])))]
times = ["", *(str(n + 1) for n in range(len(re.findall(r"(?m)^.PutBack\d+ ", record))))]
needed = ["Fair", "GameId", "Rules", "Salt", *seats, *([] if later or other else ["Lot"])]
needed += ["Moves"] if "From" in tags else []
needed += [f"Joiner{n}" for n in range(len(seats)) if fair != "djehuty1"]
needed += [f"{tag}{n}" for n in times for tag in ("PutBack", "Commitment", "Secret")][1:]
if not all(map(tags.get, needed)) or not seats or ":" in tags["GameId"]:
    sys.exit(print("Nothing to check: a tag is missing; the secret is shown at the end.") or 2)
secrets, due = list[tuple[int, bytes]](), dict[str, str | None]()  # what there must be; None: not
lines, shown = list[str](), list[str]()
for end in times:
    secret = bytes.fromhex(s) if re.fullmatch(DIGEST, s := tags[f"Secret{end}"]) else b""
    due |= {f"Secret{end}": secret.hex(), f"Commitment{end}": hashlib.sha256(secret).hexdigest()}
    first = int(s) if re.fullmatch("[1-9][0-9]{0,8}", s := tags.get(f"PutBack{end}", "")) else 0
    due |= {f"PutBack{end}": str(max(1, first, *(f for f, _ in secrets)))} if end else {}
    secrets.append((first, secret))  # one more each time that it was put back
    shown.append(f"seal: {due[f'Commitment{end}']}")
# The salt is what the joiners brought; of djehuty1 it was the ids of presses, until 2026-11-25.
for n in range(len(seats)) if fair != "djehuty1" else ():
    sign, words, digest = (tags.get(f"{tag}{n}", "") for tag in ("Sign", "Words", "WordsDigest"))
    tag, digest = ("Words", sha(words)) if words else ("WordsDigest", digest)
    mine = {f"Sign{n}": f"sign {sign}"} if sign in SIGNS else {}
    mine |= {f"{tag}{n}": f"words {digest}"} if re.fullmatch(DIGEST, digest) else {}
    due |= {tag: tags[tag] for tag in (f"Joiner{n}", *mine)}
    lines += [f"{n} {what}" for what in mine.values()] or [f"{n} nothing"]
    shown.append(f"{raw[f'Joiner{n}']}: {', '.join(raw[tag] for tag in mine) or 'nothing'}")
if lines and all(line.endswith("nothing") for line in lines):
    due["Press"] = s if re.fullmatch("[!-~]+", s := tags.get("Press", "")) else "the id of a press"
    lines, shown = [*lines, f"press {s}"], [*shown, f"press {s}"]
salt = sha("\n".join(("djehuty2", *lines)))
ids = s if re.fullmatch(r"[^,\s]+(,[^,\s]+)*", s := tags["Salt"]) else "ids of presses"
old = fair == "djehuty1" and re.sub("[^0-9]", "-", tags.get("Date", "")) <= "2026-11-25"
due |= {"Fair": fair, "Salt": ids} if old else {"Fair": "djehuty2", "Salt": salt}
claims = r"(PutBack|Commitment|Secret)\d+|(Joiner|Sign|Words|WordsDigest)\d*|Press"
due |= {tag: None for tag in tags if re.fullmatch(claims, tag) and tag not in due}
# In a game that follows another no lot is drawn: the game before says who sits where.
due |= {"Previous": "another"} if later == tags["GameId"] or (later and game == "hyena") else {}
if any(said := [tags.get(name, "") for name in ("Match", "MatchGame", "MatchScore")]):
    form = rf"(5{'|10|15|21' * (game == 'senet')}) ([1-9]\d{{0,8}}) (0|[1-9]\d?)-(0|[1-9]\d?)"
    could = bool({"glebsite", "aseb"} & {*kind}) and (later if said[1] != "1" else said[2] == "0-0")
    m = re.fullmatch(form, " ".join(said)) if could else None
    due |= {} if m and max(int(m[3]), int(m[4])) < int(m[1]) else {"Match": "one that can be"}
if "From" in tags:  # it has its own secret from there on, and neither a lot nor a match
    m = re.fullmatch(r"(record [0-9a-f]{20}|[!-9;-~]+) ([1-9]\d{0,8})", other)
    source, first_own = (m[1], int(m[2])) if m and m[1] != tags["GameId"] else ("", 10**9)
    due |= {tag: None for tag in ("Previous", "Match", "MatchGame", "MatchScore") if tag in tags}
later = later or other
order = list(range(len(seats)))  # the lot is block 0; then they throw in turns until a 1 comes
for i, j in zip(order[:0:-1], draw(0, [i + 1 for i in order[:0:-1]]), strict=True):
    order[i], order[j] = order[j], order[i]
s, thrown = tags.get("ThrowOff", ""), "first=throw_off" in kind and not later
due["ThrowOff"], throws = (s.partition("1")[0] + "1", s.split(" ")) if thrown else (None, [])
order = order[::-1] if thrown and len(throws) % 2 == 0 else order
joined = [tags[f"Joiner{n}"] for n in order] if lines else [tags[seat] for seat in seats]
due |= {} if later else dict(zip(seats, joined, strict=True))
due["Lot"] = None if later else " ".join(map(str, order))
due |= {} if sorted(joined) == sorted(tags[seat] for seat in seats) else {"Joiner0": "who plays"}
six = "6" if "sticks=6" in kind or ("tait" in kind and "sticks=5" not in kind) else "5"
six = "0" if game == "aseb" else six  # what no light side counts
limits, faces = ([2] * 3, ["6", "taba", "2", "3"]) if "hyena" in kind else ([2] * 4, [six, *"1234"])
limits, faces = ([6] * 2, [*"141122332", six, "1"]) if "dice=two" in kind else (limits, faces)
limits, faces = ([4], [*"1234"]) if "dice=bone" in kind else (limits, faces)
played = [(side, word) for _, side, words in turns for word in words.split()]
for n, word in enumerate(throws, 1):  # the throws are the blocks after it
    tags[f"throw {n}"], due[f"throw {n}"] = word, faces[sum(draw(n, limits))]
stood, count = list[bool](), len(throws)  # whether what stands is a throw; how many throws stand
for _, word in played:
    if back := re.fullmatch(r"back:([1-9]\d{0,8})", word):  # numbers go back with their throws
        if int(back[1]) > len(stood) - first_own:
            sys.exit("WRONG: more is taken back than was played")
        count -= sum(stood[-int(back[1]) :])
        del stood[-int(back[1]) :]
        continue
    stood.append(len(stood) >= first_own and bool(re.fullmatch(THROWN[game], word)))
    if stood[-1]:
        count += 1
        if faces[sum(draw(count, limits))] != word:
            tags[f"throw {count}"], due[f"throw {count}"] = word, faces[sum(draw(count, limits))]
if len(stood) < first_own:
    sys.exit(f"WRONG: From is {other}, but no game goes on there")
told = [*TOLD.split(), *(["From"] if other else [])]
link = sha("\n".join(("moves", *(tags.get(tag, "") for tag in told))))
for side, word in played:  # each action makes a new link of the one before, and so does the end
    link = sha(f"{link} {side} {word}")
if (s := tags.get("Result", "*")) != "*":
    link = sha(f"{link} {s} {tags.get('Reason', '')}")
due |= {"Moves": " ".join(link[n : n + 5] for n in range(0, 20, 5))} if "Moves" in tags else {}
if wrong := [what for what in due if tags.get(what) != due[what]]:
    sys.exit(f"WRONG: {wrong[0]} is not {due[wrong[0]] or 'of this game'}")
print(f"All right: {count} throws" + (", but not who sits where" if later else ""))
if other:
    print(f"The first {first_own} actions come from {source}. Their throws are not sealed here.")
shown += ["djehuty1: whoever knows the secret can make up the salt, and each throw"] if old else []
shown.append(f"moves: {due['Moves']}" if "Moves" in due else "The moves are not sealed.")
print("Whoever knows the secret can write such a record. Compare with the boards:")
print(*shown, sep="\n")
