// The control API of the stand-in.

export class Refused extends Error {}

async function read(answer) {
  const body = await answer.json();
  if (!answer.ok) throw new Refused(body.error ?? "refused");
  return body;
}

export async function get(path, params = {}) {
  const query = new URLSearchParams(params).toString();
  return read(await fetch(`/play/api/${path}${query ? `?${query}` : ""}`));
}

export async function act(action, body) {
  return read(await fetch(`/play/api/${action}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }));
}

export const fileUrl = (id) => `/play/api/files/${encodeURIComponent(id)}`;
