import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Subject } from "../../kernel/subjects.ts";

const links = "from_kind = 'file' and to_kind = 'file'";

/** A copy derives from the same sources as its original. */
export const copyUses = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  await tx.rows(
    `insert into subject_link (from_kind, from_id, to_kind, to_id)
     select 'file', given.new_id, 'file', u.to_id
     from unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id)
     join subject_link u on u.from_kind = 'file' and u.from_id = given.old_id and u.to_kind = 'file'
     where u.maker_id is null order by 2, 4`,
    [from, to],
  );
};

/** From now on a file derives from exactly these sources; those the user may not read are left out. */
export const replaceUses = async (tx: Queries, fileId: Id, usedIds: readonly Id[]): Promise<void> => {
  tx.send(
    `delete from subject_link
     where ${links} and from_id = $1 and to_id <> all($2::bigint[]) and maker_id is null`,
    [fileId, usedIds],
  );
  await tx.rows(
    `insert into subject_link (from_kind, from_id, to_kind, to_id)
     select 'file', $1, 'file', f.id from readable_file f
     where f.id = any($2::bigint[]) and f.id <> $1 order by f.id
     on conflict (tenant_id, from_kind, from_id, to_kind, to_id) do update set maker_id = null
       where subject_link.maker_id is not null`,
    [fileId, usedIds],
  );
};

/** A file derives from a record of another kind, e.g. a page from the material that was used on it. */
export const addDerivedLink = (tx: Queries, fileId: Id, to: Subject): Promise<unknown> =>
  tx.rows(
    `insert into subject_link (from_kind, from_id, to_kind, to_id) values ('file', $1, $2, $3)
     on conflict (tenant_id, from_kind, from_id, to_kind, to_id) do nothing returning 1`,
    [fileId, to.kind, to.id],
  );

/** The opposite; a link that a user has made remains. */
export const removeDerivedLink = (tx: Queries, fileId: Id, to: Subject): Promise<unknown> =>
  tx.rows(
    `delete from subject_link where from_kind = 'file' and from_id = $1 and to_kind = $2 and to_id = $3
       and maker_id is null returning 1`,
    [fileId, to.kind, to.id],
  );
