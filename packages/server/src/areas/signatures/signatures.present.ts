import type { Signature, SignatureRecord } from "@benchleaf/contract";
import type { RecordRow, SignatureRow } from "./signatures.store.ts";

export const presentSignature = (row: SignatureRow): Signature => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  createTime: row.create_time.toISOString(),
});

/** `digest` is that of the current version; undefined if there is none any more. */
export const presentRecord = (row: RecordRow, digest: Buffer | undefined): SignatureRecord => ({
  id: row.id,
  version: row.version,
  signerId: row.signer_id,
  signerName: row.signer_name,
  meaning: row.meaning,
  comment: row.comment,
  time: row.sign_time.toISOString(),
  timezone: row.timezone,
  digest: row.digest.toString("hex"),
  isIntact: digest?.equals(row.digest) ?? false,
  hasImage: row.image_id !== null,
});
