import type {
  ElnFault,
  ElnImportState,
  ElnNode,
  ElnRefusal,
  ElnRemark,
  ElnSource,
  Id,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { jobTable } from "../../kernel/job-table.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Member } from "./open-archive.ts";

export interface ImportRow {
  readonly id: Id;
  readonly object_key: string | null;
  readonly file_name: string;
  readonly size: string;
  readonly state: ElnImportState;
  readonly fault: ElnFault | null;
  readonly source: ElnSource | null;
  readonly source_key: string | null;
  readonly project_id: Id | null;
  readonly folder_id: Id | null;
  readonly makes_sequences: boolean;
  readonly makes_pages: boolean;
  readonly job_id: Id | null;
  /** Null once the job's row was swept. */
  readonly job_state: string | null;
  readonly job_progress: number | null;
  readonly create_time: Date;
  readonly finish_time: Date | null;
  readonly created_by: Id;
  /** Null if the project may not be read any more. */
  readonly project_name: string | null;
  readonly project_is_personal: boolean | null;
  readonly counts: Readonly<Record<string, number>>;
}

const columns = `i.id, i.object_key, i.file_name, i.size, i.state, i.fault, i.source, i.source_key, i.project_id,
  i.folder_id, i.makes_sequences, i.makes_pages, i.job_id, j.state as job_state, j.progress as job_progress, i.create_time,
  i.finish_time, i.created_by, p.name as project_name, p.is_personal as project_is_personal, (
    select json_build_object(
      'folders', count(*) filter (where n.becomes = 'folder'), 'files', count(*) filter (where n.becomes = 'file'),
      'sequences', count(*) filter (where n.becomes = 'sequence'), 'notes', count(*) filter (where n.becomes = 'note'),
      'refused', count(*) filter (where n.refusal is not null), 'made', count(*) filter (where n.outcome = 'new'),
      'renewed', count(*) filter (where n.outcome = 'version'), 'same', count(*) filter (where n.outcome = 'same'),
      'leftOut', count(*) filter (where n.outcome = 'leftOut'))
    from eln_node n where n.tenant_id = i.tenant_id and n.import_id = i.id
  ) as counts`;
const joins = `left join job j on j.id = i.job_id
  left join readable_project p on p.tenant_id = i.tenant_id and p.id = i.project_id`;

/** Everyone's imports are their own. */
export const findImport = (q: Queries, id: Id): Promise<ImportRow | undefined> =>
  q.row<ImportRow>(
    `select ${columns} from eln_import i ${joins} where i.id = $1 and i.created_by = current_user_id()`,
    [id],
  );

export const lockImport = async (tx: Queries, id: Id): Promise<ImportRow | undefined> => {
  tx.send("select 1 from eln_import where id = $1 for update", [id]);
  return findImport(tx, id);
};

export const listImports = (q: Queries, before: Id | undefined, limit: number): Promise<ImportRow[]> =>
  q.rows<ImportRow>(
    `select ${columns} from eln_import i ${joins}
     where i.created_by = current_user_id() and i.id < $1::bigint order by i.id desc ${limitTo(limit + 1)}`,
    [before ?? "9223372036854775807"],
  );

export const { countUnderWay: countImporting, setJob } = jobTable({
  table: "eln_import",
  openStates: ["reading", "importing"],
});

export const insertImport = async (
  tx: Queries,
  made: { readonly key: string; readonly name: string; readonly size: number },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    "insert into eln_import (object_key, file_name, size) values ($1, $2, $3) returning id",
    [made.key, made.name, made.size],
  );
  return row!.id;
};

/** False if the import is no longer in that state. */
export const move = async (
  tx: Queries,
  id: Id,
  from: readonly ElnImportState[],
  to: ElnImportState,
  fault: ElnFault | null = null,
): Promise<boolean> => {
  const row = await tx.row(
    `update eln_import set state = $3, fault = $4,
       finish_time = case when $3 in ('done', 'failed', 'cancelled') then now() end
     where id = $1 and state = any($2::text[]) returning 1`,
    [id, from, to, fault],
  );
  return row !== undefined;
};

export const deleteImport = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from eln_import where id = $1", [id]);

export const setSource = (tx: Queries, id: Id, source: ElnSource, key: string): Promise<unknown> =>
  tx.rows("update eln_import set source = $2, source_key = $3 where id = $1", [
    id,
    JSON.stringify(source),
    key,
  ]);

/** Stores the nodes as the thread wrote them: long data is never parsed here. */
export const replaceNodes = async (tx: Queries, id: Id, nodes: string): Promise<void> => {
  await tx.rows("delete from eln_node where import_id = $1", [id]);
  await tx.rows(
    `insert into eln_node (import_id, number, parent, depth, becomes, name, node_key, member, sha256, found_sha256,
       content_type, body, tags, comments, author, made_time, remarks, refusal, is_wanted)
     select $1, n.number, n.parent, n.depth, n.becomes, n.name, n.key, n.member, n.sha256,
       encode(sha256(convert_to(n.text, 'UTF8')), 'hex'), n."contentType", n.text, n.tags, n.comments, n.author,
       n."createTime", n.remarks, n.refusal, n."isWanted"
     from json_to_recordset($2::json) as n (number integer, parent integer, depth integer, becomes text, name text,
       key text, member json, sha256 text, "contentType" text, text text, tags json, comments json, author text,
       "createTime" text, remarks jsonb, refusal text, "isWanted" boolean)`,
    [id, nodes],
  );
};

export interface UnreadNode {
  readonly number: number;
  readonly member: Member;
  readonly sha256: string | null;
}

/** Nodes with bytes that have not been read yet. */
export const listUnread = (q: Queries, id: Id, after: number, most: number): Promise<UnreadNode[]> =>
  q.rows<UnreadNode>(
    `select number, member, sha256 from eln_node
     where import_id = $1 and number > $2 and member is not null and refusal is null order by number ${limitTo(most)}`,
    [id, after],
  );

/** Of all nodes that have bytes. */
export const sumBytes = async (q: Queries, id: Id): Promise<number> =>
  Number(
    (
      await q.row<{ sum: string }>(
        `select coalesce(sum((member->>'size')::bigint), 0) as sum from eln_node
         where import_id = $1 and member is not null and refusal is null`,
        [id],
      )
    )?.sum ?? 0,
  );

export interface ReadNode {
  readonly number: number;
  readonly found: string | null;
  readonly isWrong: boolean;
}

export const writeRead = (tx: Queries, id: Id, read: readonly ReadNode[]): Promise<unknown> =>
  tx.rows(
    `update eln_node n set found_sha256 = r.found,
       refusal = case when r.found is null then 'damaged' else n.refusal end,
       is_wanted = n.is_wanted and not r."isWrong",
       remarks = case when r."isWrong" then n.remarks || jsonb_build_object('code', 'hash-wrong', 'detail', n.sha256)
         else n.remarks end
     from json_to_recordset($2::json) as r (number integer, found text, "isWrong" boolean)
     where n.import_id = $1 and n.number = r.number`,
    [id, JSON.stringify(read)],
  );

export interface NodeRow {
  readonly number: number;
  readonly parent: number | null;
  readonly depth: number;
  readonly becomes: ElnNode["becomes"];
  readonly name: string;
  readonly size: string | null;
  readonly tags: readonly string[];
  readonly comment_count: number;
  readonly author: string;
  readonly made_time: string;
  readonly remarks: readonly ElnRemark[];
  readonly refusal: ElnRefusal | null;
  readonly is_wanted: boolean;
  readonly outcome: ElnNode["outcome"];
  readonly file_id: Id | null;
}

const keyOf = `sha256(convert_to(i.source_key || chr(10) || n.node_key, 'UTF8'))`;

/** With the result of each, or the expected one in a project. */
export const listNodes = (
  q: Queries,
  id: Id,
  input: { readonly projectId: Id | null; readonly after: number; readonly limit: number },
): Promise<NodeRow[]> =>
  q.rows<NodeRow>(
    `select n.number, n.parent, n.depth, n.becomes, n.name,
       coalesce(n.member->>'size', octet_length(n.body)::text) as size, n.tags,
       json_array_length(n.comments) as comment_count, n.author, n.made_time, n.remarks, n.refusal, n.is_wanted,
       coalesce(n.outcome, case
         when n.refusal is not null then 'refused' when known.file_id is null then 'new'
         when n.becomes = 'folder' or known.sha256 = n.found_sha256 then 'same' else 'version' end) as outcome,
       coalesce(n.file_id, known.file_id) as file_id
     from eln_node n
     join eln_import i on i.tenant_id = n.tenant_id and i.id = n.import_id
     left join lateral (
       select e.file_id, e.sha256 from eln_identity e
       join readable_file f on f.tenant_id = e.tenant_id and f.id = e.file_id and f.state = 'active'
       where e.tenant_id = n.tenant_id and e.project_id = $2 and e.key = ${keyOf} and f.project_id = $2
     ) known on n.outcome is null
     where n.import_id = $1 and n.number > $3 order by n.number ${limitTo(input.limit + 1)}`,
    [id, input.projectId, input.after],
  );

export const setTarget = (
  tx: Queries,
  id: Id,
  target: {
    readonly projectId: Id;
    readonly folderId: Id | null;
    readonly makesSequences: boolean;
    readonly makesPages: boolean;
  },
): Promise<unknown> =>
  tx.rows(
    "update eln_import set project_id = $2, folder_id = $3, makes_sequences = $4, makes_pages = $5 where id = $1",
    [id, target.projectId, target.folderId, target.makesSequences, target.makesPages],
  );

/**
 * Unselected nodes are left out with their content; those that cannot be imported are refused. The rest is pending.
 */
export const chooseNodes = async (
  tx: Queries,
  id: Id,
  { added, leftOut }: { readonly added: readonly number[]; readonly leftOut: readonly number[] },
): Promise<void> => {
  await tx.rows(
    `with recursive out as (
       select n.number from eln_node n where n.import_id = $1
         and (n.number = any($3::integer[]) or (not n.is_wanted and not n.number = any($2::integer[])))
       union
       select n.number from eln_node n join out on n.import_id = $1 and n.parent = out.number
     )
     update eln_node set outcome = 'leftOut' where import_id = $1 and number in (select number from out)`,
    [id, added, leftOut],
  );
  await tx.rows(
    "update eln_node set outcome = 'refused' where import_id = $1 and outcome is null and refusal is not null",
    [id],
  );
};

export interface WaitingNode {
  readonly number: number;
  readonly parent: number | null;
  readonly parent_outcome: string | null;
  readonly parent_file_id: Id | null;
  readonly becomes: ElnNode["becomes"];
  readonly name: string;
  readonly node_key: string;
  readonly member: Member | null;
  readonly found_sha256: string | null;
  readonly content_type: string;
  readonly body: string | null;
  readonly tags: readonly string[];
  readonly comments: readonly { readonly author: string; readonly time: string; readonly text: string }[];
  readonly author: string;
  readonly made_time: string;
}

/** Undefined also if another job has taken over the import, or it was cancelled. */
export const nextNode = (q: Queries, id: Id, jobId: Id): Promise<WaitingNode | undefined> =>
  q.row<WaitingNode>(
    `select n.number, n.parent, p.outcome as parent_outcome, p.file_id as parent_file_id, n.becomes, n.name,
       n.node_key, n.member, n.found_sha256, n.content_type, n.body, n.tags, n.comments, n.author, n.made_time
     from eln_node n
     join eln_import i on i.tenant_id = n.tenant_id and i.id = n.import_id
     left join eln_node p on p.tenant_id = n.tenant_id and p.import_id = n.import_id and p.number = n.parent
     where n.import_id = $1 and n.outcome is null and i.job_id = $2 and i.state = 'importing'
     order by n.number limit 1`,
    [id, jobId],
  );

/** Whether a node has no result yet; locked, so that two jobs cannot both import it. */
export const lockWaitingForUpdate = async (tx: Queries, id: Id, number: number): Promise<boolean> =>
  (await tx.row(
    "select 1 from eln_node where import_id = $1 and number = $2 and outcome is null for update",
    [id, number],
  )) !== undefined;

export const endNode = (
  tx: Queries,
  id: Id,
  number: number,
  end: {
    readonly outcome: ElnNode["outcome"];
    readonly fileId?: Id | null;
    readonly refusal?: ElnRefusal | null;
    readonly remarks?: readonly ElnRemark[];
  },
): Promise<unknown> =>
  tx.rows(
    `update eln_node set outcome = $3, file_id = $4, refusal = $5, remarks = remarks || $6::jsonb
     where import_id = $1 and number = $2 and outcome is null`,
    [id, number, end.outcome, end.fileId ?? null, end.refusal ?? null, JSON.stringify(end.remarks ?? [])],
  );

export const countWaiting = async (q: Queries, id: Id): Promise<number> =>
  (
    await q.row<{ count: number }>(
      "select count(*)::integer as count from eln_node where import_id = $1 and outcome is null",
      [id],
    )
  )?.count ?? 0;

export interface Known {
  readonly file_id: Id;
  readonly sha256: string | null;
}

/** The earlier result of a part in a project, locked so that nobody creates it twice; ignoring the trash. */
export const lockKnownForUpdate = async (
  tx: Queries,
  projectId: Id,
  part: { readonly sourceKey: string; readonly nodeKey: string },
): Promise<Known | undefined> => {
  const whole = `${part.sourceKey}\n${part.nodeKey}`;
  tx.send("select pg_advisory_xact_lock(hashtextextended($1 || ' eln ' || $2, 0))", [projectId, whole]);
  return tx.row<Known>(
    `select e.file_id, e.sha256 from eln_identity e
     join file f on f.tenant_id = e.tenant_id and f.id = e.file_id and f.state = 'active' and f.project_id = $1
     where e.project_id = $1 and e.key = sha256(convert_to($2, 'UTF8'))`,
    [projectId, whole],
  );
};

export const know = (
  tx: Queries,
  projectId: Id,
  part: { readonly sourceKey: string; readonly nodeKey: string },
  known: { readonly fileId: Id; readonly sha256: string | null },
  provenance: { readonly program: string; readonly author: string; readonly madeTime: string },
): Promise<unknown> =>
  tx.rows(
    `insert into eln_identity (project_id, key, file_id, sha256, program, author, made_time)
     values ($1, sha256(convert_to($2, 'UTF8')), $3, $4, $5, $6, $7)
     on conflict (tenant_id, project_id, key) do update set file_id = excluded.file_id, sha256 = excluded.sha256,
       program = excluded.program, author = excluded.author, made_time = excluded.made_time, bring_time = now()`,
    [
      projectId,
      `${part.sourceKey}\n${part.nodeKey}`,
      known.fileId,
      known.sha256,
      provenance.program,
      provenance.author,
      provenance.madeTime,
    ],
  );

export interface ImportedRow {
  readonly program: string;
  readonly author: string;
  readonly made_time: string;
  readonly bring_time: Date;
}

/** An archive's information about the part that a file was made from; undefined for other files. */
export const findImported = (q: Queries, fileId: Id): Promise<ImportedRow | undefined> =>
  q.row<ImportedRow>(
    `select program, author, made_time, bring_time from eln_identity
     where file_id = $1 and program <> '' order by bring_time desc limit 1`,
    [fileId],
  );
