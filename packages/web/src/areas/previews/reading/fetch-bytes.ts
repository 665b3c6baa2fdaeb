import { Unreadable } from "./faults.ts";

const ask = async (address: string, range: string | null): Promise<Response> => {
  const answer = await fetch(address, {
    credentials: "same-origin",
    headers: range === null ? {} : { range: `bytes=${range}` },
  }).catch(() => null);
  if (!answer?.ok) throw new Unreadable("unreachable");
  return answer;
};

/** Bytes from `start` to before `end`. @throws {Unreadable} */
export const fetchRange = async (
  address: string,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (end <= start) return new Uint8Array();
  const answer = await ask(address, `${start}-${end - 1}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** The whole file, unless it is more than `most` bytes. @throws {Unreadable} */
export const fetchWhole = async (
  address: string,
  bytes: number,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (bytes > most) throw new Unreadable("tooLarge");
  const answer = await ask(address, null);
  return new Uint8Array(await answer.arrayBuffer());
};

export const fetchStream = async (
  address: string,
  start: number,
  end: number,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const { body } = await ask(address, `${start}-${end - 1}`);
  if (body === null) throw new Unreadable("unreachable");
  return body;
};
