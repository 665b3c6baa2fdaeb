import { once } from "node:events";
import { request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { UPLOAD_PART_BYTES } from "@benchleaf/contract";
import type { Owner } from "./sign-in.ts";

const CHUNK = Buffer.alloc(1024 * 1024, "benchleaf");

const bytesOf = (size: number): Readable =>
  Readable.from(
    (function* () {
      for (let sent = 0; sent < size; sent += CHUNK.length)
        yield CHUNK.subarray(0, Math.min(CHUNK.length, size - sent));
    })(),
  );

/** Sends a number of bytes to an address, those of `body` or random ones. */
export async function put(
  address: string,
  headers: Record<string, string | number>,
  size: number,
  body: Readable = bytesOf(size),
): Promise<void> {
  const call = request(address, { method: "PUT", headers: { ...headers, "content-length": size } });
  const answered = once(call, "response");
  await pipeline(body, call);
  const [answer] = (await answered) as [{ statusCode: number; resume(): void }];
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(`the upload answered ${answer.statusCode}`);
}

/** Sends an upload in parts as a browser does; returns its id. `read` gives the bytes of a stretch. */
export async function sendUpload(
  address: string,
  { headers }: Owner,
  { name, size }: { readonly name: string; readonly size: number },
  read?: (start: number, end: number) => Readable,
): Promise<string> {
  const query = new URLSearchParams({ name, size: String(size), contentType: "" });
  const signed = await fetch(`${address}/app/file/sign?${query}`, { headers });
  const { data } = (await signed.json()) as { data: { signedUrl: string; uuid: string } };
  for (let at = 0; at < size; at += UPLOAD_PART_BYTES) {
    const end = Math.min(at + UPLOAD_PART_BYTES, size);
    await put(
      address + data.signedUrl,
      { "content-type": "application/octet-stream", "content-range": `bytes ${at}-${end - 1}/${size}` },
      end - at,
      read?.(at, end),
    );
  }
  return data.uuid;
}
