import { type Id, projectWorkApi } from "@benchleaf/contract";
import {
  type AnalysisSet,
  analysisSet,
  NAMES_OF_ACCOUNTS,
  NAMES_OF_PROJECTS,
  type SetRows,
} from "../../kernel/analysis-sets.ts";
import type { Queries } from "../../kernel/database.ts";

const idsOf = async (q: Queries, text: string): Promise<Id[]> =>
  (await q.rows<{ id: Id }>(text)).map(({ id }) => id);

/** The readable files whose column is the file of an access, looked up one by one. */
const readableBy = (column: "id" | "folder_id"): string => `cross join lateral (
    select one.id from readable_file one where one.tenant_id = a.tenant_id and one.${column} = a.file_id offset 0
  ) f`;

/** Folders among what has an access of its own. */
const SPECIAL_FOLDERS = `select a.file_id as id from file_access a cross join lateral (
    select one.kind from file one where one.tenant_id = a.tenant_id and one.id = a.file_id offset 0
  ) f where f.kind = 'folder'`;

/**
 * The same rows as `readable_file`, for reading a million of them: what a project lets its members read by the ids of
 * the projects, and the files with shares or restrictions, which are few, one by one. Only columns at the beginning of
 * a row are compared, `folder_id` rather than `parent_key`: reading a later one takes apart all before it.
 */
export const readableFileRows = async (
  q: Queries,
  give: (value: unknown) => string,
  kinds?: readonly string[],
): Promise<SetRows> => {
  const [projects, special, folders, opened] = await Promise.all([
    idsOf(q, "select id from readable_project"),
    idsOf(q, "select file_id as id from file_access"),
    idsOf(q, SPECIAL_FOLDERS),
    idsOf(
      q,
      `select f.id from file_access a ${readableBy("id")} union select f.id from file_access a ${readableBy("folder_id")}`,
    ),
  ]);
  const byProject = [`f.project_id = any(${give(projects)}::bigint[])`];
  if (special.length > 0) byProject.push(`f.id <> all(${give(special)}::bigint[])`);
  if (folders.length > 0)
    byProject.push(`(f.folder_id is null or f.folder_id <> all(${give(folders)}::bigint[]))`);
  const readable =
    opened.length === 0
      ? byProject
      : [`(${byProject.join(" and ")} or f.id = any(${give([...new Set(opened)])}::bigint[]))`];
  const kind = kinds === undefined ? "f.kind <> 'folder'" : `f.kind = any(${give(kinds)}::text[])`;
  return { from: "file f", where: ["f.state = 'active'", kind, ...readable], isScanned: true };
};

/** Fields that all files have. */
export const FILE_FIELDS = {
  project: { sql: "f.project_id", names: NAMES_OF_PROJECTS },
  owner: { sql: "f.owner_id", names: NAMES_OF_ACCOUNTS },
} as const;

/** Times that all files have. */
export const FILE_TIMES = { updateTime: "f.update_time", createTime: "f.create_time" } as const;

/** Files of all kinds. */
export const filesSet: AnalysisSet = analysisSet<"files">({
  key: "files",
  list: projectWorkApi.resources,
  rows: (q, _, give) => readableFileRows(q, give),
  fields: { ...FILE_FIELDS, kind: { sql: "f.kind" } },
  measures: { size: "f.size" },
  times: FILE_TIMES,
  id: "f.id",
  name: "f.name",
});
