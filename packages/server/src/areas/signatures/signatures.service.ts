import type { Id, SignatureMeaning, SignatureRecord } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import { demandIdentity } from "../accounts/accounts.service.ts";
import type { DigestOf } from "../files/kinds.service.ts";
import { imageAnswer } from "./keep-images.ts";
import { presentRecord } from "./signatures.present.ts";
import * as store from "./signatures.store.ts";

/** One kind of record that can be signed, e.g. `file`. */
export interface Signable extends store.SignedObject {
  readonly digestOf: DigestOf;
}

/** The meaning of a signature. */
export interface Signing {
  readonly version: number;
  readonly meaning: SignatureMeaning;
  readonly comment: string;
  readonly timezone: string;
  readonly signatureId: Id | null;
}

export interface SignInput extends Signing {
  /** From `verifyIdentity`, for one signature. */
  readonly token: string;
}

/**
 * Signs and checks for every area that has something to sign. The caller has made sure that the signer may read the
 * object. A record names signer, moment, zone and meaning, and carries the digest of exactly what was signed; no one
 * can change or remove it, and the audit trail repeats it.
 */
export const signaturesService = ({ audit, events }: Pick<Kernel, "audit" | "events">) => ({
  /** @throws identity.token.invalid, and what `put` throws */
  async sign(tx: Queries, session: Session, object: Signable, input: SignInput): Promise<SignatureRecord> {
    await demandIdentity(tx, session, "signature", input.token);
    return this.put(tx, session, object, input);
  },

  /**
   * Puts the signature of someone who has proven for it who they are.
   *
   * @throws signature.not.found, signature.unsupported, signature.exists
   */
  async put(tx: Queries, session: Session, object: Signable, signing: Signing): Promise<SignatureRecord> {
    const { signatureId, version, meaning, comment, timezone } = signing;
    if (signatureId !== null && (await store.findSignature(tx, signatureId)) === undefined) {
      throw problem("signature.not.found");
    }
    const digest = await object.digestOf(tx, object.objectId, version);
    if (digest === undefined) throw problem("signature.unsupported");
    const row = await store.insertRecord(tx, {
      ...object,
      version,
      imageId: signatureId,
      meaning,
      comment,
      timezone,
      digest,
    });
    if (row === undefined) throw problem("signature.exists");
    const record = presentRecord(row, digest);
    await audit.record(tx, session, {
      action: "signature.sign",
      objectType: object.objectType,
      objectId: object.objectId,
      after: { recordId: record.id, version, meaning, timezone, digest: record.digest },
      ...(comment === "" ? {} : { reason: comment }),
    });
    await events.emit(tx, session, {
      type: "signature.signed",
      data: { objectType: object.objectType, objectId: object.objectId, version, meaning },
    });
    return record;
  },

  /** The picture under one of them. @throws signature.not.found */
  async image(q: Queries, object: Signable, recordId: Id): Promise<FileAnswer> {
    return imageAnswer(await store.findRecordImage(q, object, recordId));
  },

  /** All signatures of an object, each compared with the current version. */
  async verify(q: Queries, object: Signable): Promise<SignatureRecord[]> {
    const rows = await store.listRecords(q, object);
    const versions = [...new Set(rows.map((row) => row.version))];
    const digests = new Map(
      await Promise.all(
        versions.map(
          async (version) => [version, await object.digestOf(q, object.objectId, version)] as const,
        ),
      ),
    );
    return rows.map((row) => presentRecord(row, digests.get(row.version)));
  },
});
export type SignaturesService = ReturnType<typeof signaturesService>;
