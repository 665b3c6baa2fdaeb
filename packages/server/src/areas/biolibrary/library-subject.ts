import { type Id, libraryKinds } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";
import type { SubjectActions, SubjectNeed, SubjectReader } from "../../kernel/subjects.ts";
import { listHolders } from "../access/access.service.ts";
import { filterProjectReaders } from "../projects/projects.service.ts";
import { searchRecords } from "../records/records.service.ts";
import { readKey, removeKey, updateKey } from "./biolibrary.policy.ts";
import { type EntryRow, findEntries, findEntryIds, lockEntryForUpdate } from "./biolibrary.store.ts";

const kind = "libraryEntry";

type Entry = Pick<EntryRow, "id" | "kind" | "scope" | "name" | "project_id" | "can_write">;

const placeOf = ({ scope, project_id }: Entry): string =>
  scope === "project" ? `scope=project&projectId=${project_id}` : `scope=${scope}`;

const named = (row: Entry) =>
  ({
    kind,
    id: row.id,
    name: row.name,
    sort: row.kind,
    address: `/sequence/library/${row.kind}?${placeOf(row)}&entry=${row.id}`,
  }) as const;

/**
 * Users who read an entry may comment on it; changing it and moderating comments require the library's permissions.
 */
const keyFor = ({ kind: library, scope }: Entry, need: SubjectNeed): string =>
  ({ comment: readKey, edit: updateKey, manage: removeKey })[need](library, scope);

/** Both the tab's permission and that of the library, as on the page of a library. */
const mayRead = ({ authorities }: SubjectReader, { kind: library, scope }: Entry): boolean =>
  authorities.has(readKey(library, "shared")) && authorities.has(readKey(library, scope));

/** Entries of the team's libraries and of the user's own; the row policy hides those of others. */
export const librarySubject: SubjectActions = {
  kind,
  async open(q, reader, id) {
    const [row] = await findEntries(q, [id]);
    if (row === undefined) throw problem("biolibrary.entity.not.found");
    if (!mayRead(reader, row))
      throw problem("permission.denied", { permission: readKey(row.kind, row.scope) });
    return {
      ...named(row),
      refusal: (need) => {
        const permission = keyFor(row, need);
        if (!reader.authorities.has(permission)) return problem("permission.denied", { permission });
        const isClosed = need !== "comment" && row.scope === "project" && row.can_write !== true;
        return isClosed ? problem("project.no.access") : null;
      },
      letters: null,
    };
  },
  hold: lockEntryForUpdate,
  async name(q, reader, ids) {
    const rows = await findEntries(q, ids);
    return rows.filter((row) => mayRead(reader, row)).map(named);
  },
  async find(q, reader, text, limit) {
    const search = await searchRecords(q, libraryKinds, text);
    const ids = search === null ? [] : await findEntryIds(q, search, limit);
    const found = new Map((await findEntries(q, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row !== undefined && mayRead(reader, row) ? [named(row)] : [];
    });
  },
  async keepReaders(q, id, userIds): Promise<Id[]> {
    const [row] = await findEntries(q, [id]);
    if (row === undefined) return [];
    const holders = new Set(await listHolders(q, readKey(row.kind, row.scope)));
    const held = userIds.filter((userId) => holders.has(userId));
    if (row.scope === "shared") return held;
    if (row.project_id !== null) return filterProjectReaders(q, row.project_id, held);
    return held.filter((userId) => row.owner_id === userId);
  },
  async findOwned(q, id) {
    const [row] = await findEntries(q, [id]);
    return row && { ...named(row), ownerId: row.owner_id, projectId: null };
  },
};
