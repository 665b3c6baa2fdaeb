import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { SignedData } from "@peculiar/asn1-cms";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import {
  id_ct_tstInfo,
  MessageImprint,
  PKIStatus,
  TimeStampReq,
  TimeStampReqVersion,
  TimeStampResp,
  TSTInfo,
} from "@peculiar/asn1-tsp";
import { AlgorithmIdentifier } from "@peculiar/asn1-x509";
import type { Logger } from "pino";

/** Timestamps the lines of the anchors by a timestamp authority (RFC 3161). */
export interface TimeStamps {
  /** Requests timestamps for the lines without one. Failures are logged, and retried with the next line. */
  stampNew(): Promise<void>;
}

const SHA_256 = "2.16.840.1.101.3.4.2.1";
/** Older lines are no longer timestamped: it would prove a time long after them. */
const LINES = 48;
const WITHIN_MS = 15_000;
const MOST_BYTES = 64 * 1024;

const isSame = (one: ArrayBuffer | undefined, other: Uint8Array): boolean =>
  one !== undefined && Buffer.from(one).equals(other);

/** A positive 64-bit number, in DER encoding. */
const newNonce = (): Buffer => {
  const nonce = randomBytes(8);
  nonce[0] = (nonce[0]! & 0x3f) | 0x40;
  return nonce;
};

const requestOf = (hash: Buffer, nonce: Buffer): ArrayBuffer =>
  AsnConvert.serialize(
    new TimeStampReq({
      version: TimeStampReqVersion.v1,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA_256, parameters: null }),
        hashedMessage: new OctetString(hash),
      }),
      nonce: new Uint8Array(nonce).buffer,
      certReq: true,
    }),
  );

/** The content of a timestamp response. @throws if it is invalid */
const stampedBy = (answer: Uint8Array): TSTInfo => {
  const { status, timeStampToken } = AsnConvert.parse(answer, TimeStampResp);
  const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || timeStampToken === undefined) throw new Error(`refused with status ${status.status}`);
  const { encapContentInfo } = AsnConvert.parse(timeStampToken.content, SignedData);
  const content = encapContentInfo.eContent?.single;
  if (encapContentInfo.eContentType !== id_ct_tstInfo || content === undefined)
    throw new Error("an answer without a stamp");
  return AsnConvert.parse(content.buffer, TSTInfo);
};

const ask = async (url: string, text: string): Promise<Uint8Array> => {
  const hash = createHash("sha256").update(text).digest();
  const nonce = newNonce();
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/timestamp-query" },
    body: requestOf(hash, nonce),
    redirect: "error",
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!answer.ok || Number(answer.headers.get("content-length")) > MOST_BYTES) {
    await answer.body?.cancel();
    throw new Error(`answered ${answer.status}`);
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { messageImprint, nonce: said } = stampedBy(bytes);
  if (!isSame(messageImprint.hashedMessage.buffer, hash) || !isSame(said, nonce))
    throw new Error("stamped something else");
  return bytes;
};

const keep = async (place: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(`${place}.part`, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${place}.part`, place);
};

const orNothing =
  <T>(nothing: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== "ENOENT") throw error;
    return nothing;
  };

/**
 * An RFC 3161 timestamp for each anchor line, by an external authority: it proves to a third party, without any
 * secret of the server, that the line existed at a time. The responses are stored unchanged in a folder next to the
 * file, by number and beginning of their line; the timestamped data is the line with its line break. The auditor
 * verifies the signature and chooses whom to trust: `sed -n 7p audit-anchors.log > line; openssl ts -verify -data
 * line -in 7-….tsr`.
 */
export const timeStamps = (url: string, anchors: string, log: Logger): TimeStamps => ({
  async stampNew() {
    const folder = `${anchors}.stamps`;
    const rows = (await readFile(anchors, "utf8").catch(orNothing(""))).split("\n").slice(0, -1);
    const kept = new Set(await readdir(folder).catch(orNothing<string[]>([])));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [at, row] of [...rows.entries()].slice(-LINES)) {
      const name = `${at + 1}-${row.slice(0, 16)}.tsr`;
      if (kept.has(name)) continue;
      try {
        await keep(join(folder, name), await ask(url, `${row}\n`));
      } catch (error) {
        log.warn(
          { err: error },
          "a line of the audit anchors has no time stamp yet; the next hour tries again",
        );
        return;
      }
    }
  },
});
