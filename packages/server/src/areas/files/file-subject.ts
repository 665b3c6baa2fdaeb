import { fileKindOf, type Id, pageOfFile } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { problem } from "../../kernel/problem.ts";
import type {
  OpenSubject,
  SubjectActions,
  SubjectNeed,
  SubjectReader,
  SubjectStateSource,
} from "../../kernel/subjects.ts";
import { editRefusal, writeRefusal } from "./files.policy.ts";
import { openFile } from "./files.service.ts";
import { type FileRow, findNamedFile, lockRowForUpdate } from "./files.sql.ts";
import { findFiles } from "./files.store.ts";
import { closedKinds } from "./kinds.service.ts";
import { filterReaders } from "./sharing.store.ts";

const kind = "file";
const READ_KEY = "PROJECT_READ";

const named = (row: Pick<FileRow, "id" | "name" | "kind" | "project_id">) =>
  ({
    kind,
    id: row.id,
    name: row.name,
    sort: row.kind,
    address: pageOfFile({ id: row.id, kind: row.kind, projectId: row.project_id }),
  }) as const;

const opened = (row: FileRow, { userId }: SubjectReader): OpenSubject => {
  const codeOf = (need: SubjectNeed) =>
    need === "edit" ? editRefusal(row, userId) : writeRefusal(row, need);
  return {
    ...named(row),
    refusal: (need) => {
      const code = codeOf(need);
      return code && problem(code, { fileId: row.id, name: row.name });
    },
    letters: fileKindOf(row.kind).hasLetters ? { version: row.version, size: Number(row.size) } : null,
  };
};

/** Files of any kind as a subject of comments, tags, links and attachments. */
export const fileSubject: SubjectActions = {
  kind,
  async open(q, reader, id) {
    if (!reader.authorities.has(READ_KEY)) throw problem("permission.denied", { permission: READ_KEY });
    return opened(await openFile(q, id), reader);
  },
  hold: lockRowForUpdate,
  async name(q: Queries, reader, ids: readonly Id[]) {
    if (!reader.authorities.has(READ_KEY)) return [];
    const closed = closedKinds(reader);
    const rows = await findFiles(q, ids);
    return rows.filter((row) => row.state === "active" && !closed.includes(row.kind)).map(named);
  },
  keepReaders: filterReaders,
  async findOwned(q, id) {
    const row = await findNamedFile(q, id);
    return row && { ...named(row), ownerId: row.owner_id, projectId: row.project_id };
  },
};

/** Files that somebody has locked. */
export const fileStates: SubjectStateSource = {
  kind,
  read: async (q, ids) =>
    (await findFiles(q, ids)).map(({ id, lock_owner_id }) => ({
      id,
      states: lock_owner_id === null ? [] : ["locked"],
    })),
};
