import { type DataOf, UPLOAD_PART_BYTES, uploadsApi } from "@benchleaf/contract";
import { call, clientHooks, Failure } from "./client.ts";
import { connection } from "./connection.ts";
import { openEnvelope } from "./failure.ts";

type Address = DataOf<typeof uploadsApi.signAgain>;
type Progress = (fraction: number) => void;

/** Sends bytes to a signed address. */
const put = (
  address: string,
  bytes: Blob,
  /** Additional headers for our own server. */
  ownHeaders: Readonly<Record<string, string>>,
  onSent: (bytes: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", address);
    const isOurs = new URL(address, location.href).origin === location.origin;
    const token = clientHooks.csrfToken();
    const headers = isOurs ? { ...ownHeaders, ...(token && { "x-csrf-token": token }) } : {};
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve();
      try {
        openEnvelope(JSON.parse(responseText), status, (name) => request.getResponseHeader(name));
        reject(new Failure("client.answer", "", { status }));
      } catch (error) {
        reject(error instanceof Failure ? error : new Failure("client.answer", "", { status }));
      }
    };
    request.onerror = () => {
      connection.lose("network");
      reject(new Failure("client.offline", ""));
    };
    request.onabort = () => reject(new DOMException("stopped", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(bytes);
  });

/** An address is good for 15 minutes. */
const RENEW_MS = 10 * 60_000;
const TRIES = 6;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The line was cut, a part was, or the address has run out: none of these loses what has come. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Failure &&
  [
    "client.offline",
    "client.answer",
    "upload.part.misplaced",
    "upload.not.found",
    "system.unavailable",
  ].includes(error.code);

/** Uploads that this page has started, so that a retry continues them. */
const begun = new WeakMap<File, string>();

const sendParts = async (
  file: File,
  uuid: string,
  first: Address,
  onProgress: Progress,
  signal: AbortSignal | undefined,
): Promise<void> => {
  let { signedUrl, received: at, until } = first;
  let signedAt = Date.now();
  const signAgain = async () => {
    ({ signedUrl, received: at, until } = await call(uploadsApi.signAgain, { query: { uuid } }));
    signedAt = Date.now();
  };
  let failures = 0;
  while (at < file.size) {
    signal?.throwIfAborted();
    try {
      if (failures > 0 || at === until || Date.now() - signedAt > RENEW_MS) await signAgain();
      if (at >= file.size) return;
      const end = Math.min(at + UPLOAD_PART_BYTES, until);
      const onSent = (sent: number) => onProgress((at + sent) / file.size);
      const range = { "content-range": `bytes ${at}-${end - 1}/${file.size}` };
      await put(signedUrl, file.slice(at, end, "application/octet-stream"), range, onSent, signal);
      at = end;
      failures = 0;
    } catch (error) {
      failures += 1;
      if (signal?.aborted || !isBrokenOff(error) || failures >= TRIES) throw error;
      await pause(500 * 2 ** failures);
    }
  }
};

/** Signs and sends a file, a large one in parts; its `uuid` then registers it. `onProgress` gets 0 to 1. */
export const sendFile = async (
  file: File,
  onProgress: Progress,
  signal?: AbortSignal,
): Promise<{ uuid: string }> => {
  signal?.throwIfAborted();
  const options = signal ? { signal } : {};
  const contentType = file.type || "application/octet-stream";
  const known = begun.get(file);
  const again =
    known === undefined
      ? null
      : await call(uploadsApi.signAgain, { query: { uuid: known } }, options).catch(() => null);
  if (known !== undefined && again !== null) {
    await sendParts(file, known, again, onProgress, signal);
    return { uuid: known };
  }
  const query = { name: file.name, size: file.size, contentType };
  const { uuid, ...first } = await call(uploadsApi.sign, { query }, options);
  signal?.throwIfAborted();
  if (file.size > UPLOAD_PART_BYTES) {
    begun.set(file, uuid);
    await sendParts(file, uuid, first, onProgress, signal);
  } else {
    const onSent = (sent: number) => onProgress(file.size === 0 ? 1 : Math.min(1, sent / file.size));
    await put(first.signedUrl, file.slice(0, file.size, contentType), {}, onSent, signal);
  }
  onProgress(1);
  return { uuid };
};
