// Reads project of projects, because a file is named with its location.
import type { FileKind, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface NamedFileRow {
  readonly id: Id;
  readonly name: string;
  readonly kind: FileKind;
  readonly project_id: Id;
  readonly project_name: string;
}

/** Names of files in any state, by id. */
export const namesOfFiles = (q: Queries, ids: readonly Id[]): Promise<NamedFileRow[]> =>
  q.rows<NamedFileRow>(
    `select f.id, f.name, f.kind, p.id as project_id, p.name as project_name
     from file f join project p on p.tenant_id = f.tenant_id and p.id = f.project_id
     where f.id = any($1::bigint[]) order by f.id`,
    [ids],
  );
