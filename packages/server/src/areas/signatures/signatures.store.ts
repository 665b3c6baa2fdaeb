import type { AuditedObject, Id, SignatureKind, SignatureMeaning } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface SignatureRow {
  readonly id: Id;
  readonly name: string;
  readonly kind: SignatureKind;
  readonly create_time: Date;
}

export interface ImageRow {
  readonly bytes: Buffer;
  readonly content_type: string;
}

export interface RecordRow {
  readonly id: Id;
  readonly version: number;
  readonly signer_id: Id;
  readonly signer_name: string;
  readonly image_id: Id | null;
  readonly meaning: SignatureMeaning;
  readonly comment: string;
  readonly sign_time: Date;
  readonly timezone: string;
  readonly digest: Buffer;
}

const columns = "id, name, kind, create_time";
const own = "account_id = current_user_id() and remove_time is null";

export const listSignatures = (q: Queries): Promise<SignatureRow[]> =>
  q.rows<SignatureRow>(`select ${columns} from signature_image where ${own} order by id`);

export const findSignature = (q: Queries, id: Id): Promise<SignatureRow | undefined> =>
  q.row<SignatureRow>(`select ${columns} from signature_image where id = $1 and ${own}`, [id]);

/** Undefined if the person has as many as may be. The lock lets two at once not both be the last. */
export const insertSignature = async (
  tx: Queries,
  made: { name: string; kind: SignatureKind; contentType: string; bytes: Buffer; most: number },
): Promise<SignatureRow | undefined> => {
  tx.send("select pg_advisory_xact_lock(hashtextextended('signature_image', current_user_id()))");
  return tx.row<SignatureRow>(
    `insert into signature_image (name, kind, content_type, bytes)
     select $1, $2, $3, $4 where (select count(*) from signature_image where ${own}) < $5
     returning ${columns}`,
    [made.name, made.kind, made.contentType, made.bytes, made.most],
  );
};

export const renameSignature = (tx: Queries, id: Id, name: string): Promise<SignatureRow | undefined> =>
  tx.row<SignatureRow>(`update signature_image set name = $2 where id = $1 and ${own} returning ${columns}`, [
    id,
    name,
  ]);

export const removeSignature = (tx: Queries, id: Id): Promise<SignatureRow | undefined> =>
  tx.row<SignatureRow>(
    `update signature_image set remove_time = now() where id = $1 and ${own} returning ${columns}`,
    [id],
  );

export const findImage = (q: Queries, id: Id): Promise<ImageRow | undefined> =>
  q.row<ImageRow>(`select bytes, content_type from signature_image where id = $1 and ${own}`, [id]);

const recordColumns =
  "id, version, signer_id, signer_name, image_id, meaning, comment, sign_time, timezone, digest";

export interface SignedObject {
  readonly objectType: AuditedObject;
  readonly objectId: Id;
}

/** Undefined if the person has signed this version with this meaning before. */
export const insertRecord = (
  tx: Queries,
  made: SignedObject & {
    version: number;
    imageId: Id | null;
    meaning: SignatureMeaning;
    comment: string;
    timezone: string;
    digest: Buffer;
  },
): Promise<RecordRow | undefined> =>
  tx.row<RecordRow>(
    `insert into signature_record (object_type, object_id, version, signer_name, image_id, meaning, comment,
       timezone, digest)
     select $1, $2, $3, a.name, $4, $5, $6, $7, $8 from account a where a.id = current_user_id()
     on conflict do nothing returning ${recordColumns}`,
    [
      made.objectType,
      made.objectId,
      made.version,
      made.imageId,
      made.meaning,
      made.comment,
      made.timezone,
      made.digest,
    ],
  );

/** Those of some objects that are signed in any version. */
export const listSigned = async (q: Queries, objectType: AuditedObject, ids: readonly Id[]): Promise<Id[]> =>
  (
    await q.rows<{ object_id: Id }>(
      `select distinct object_id from signature_record
       where object_type = $1 and object_id = any($2::bigint[])`,
      [objectType, ids],
    )
  ).map(({ object_id }) => object_id);

export const listRecords = (q: Queries, { objectType, objectId }: SignedObject): Promise<RecordRow[]> =>
  q.rows<RecordRow>(
    `select ${recordColumns} from signature_record where object_type = $1 and object_id = $2
     order by version desc, id desc`,
    [objectType, objectId],
  );

/** The image of a signature record, even if its owner has removed it since. */
export const findRecordImage = (
  q: Queries,
  { objectType, objectId }: SignedObject,
  recordId: Id,
): Promise<ImageRow | undefined> =>
  q.row<ImageRow>(
    `select i.bytes, i.content_type from signature_record r
     join signature_image i on i.tenant_id = r.tenant_id and i.id = r.image_id
     where r.object_type = $1 and r.object_id = $2 and r.id = $3`,
    [objectType, objectId, recordId],
  );
