import { meltingTemperature } from "@benchleaf/bio";
import type { FeatureEntry, LibraryEntry, LibraryKind } from "@benchleaf/contract";
import { abilitiesOf, type Caller } from "./biolibrary.policy.ts";
import { allowsCustomFields, isCustomEnzyme, parseCustomEnzyme } from "./biolibrary.rules.ts";
import type { EntryRow } from "./biolibrary.store.ts";

const text = (row: EntryRow, field: string): string => row.details[field] ?? "";

type Common =
  | "id"
  | "fields"
  | "scope"
  | "projectId"
  | "name"
  | "description"
  | "ownerId"
  | "owner"
  | "source"
  | "version"
  | "updateTime";
type Fields<K extends LibraryKind> = Omit<LibraryEntry<K>, Common | "abilities">;

const fields: { readonly [K in LibraryKind]: (row: EntryRow) => Fields<K> } = {
  enzyme: (row) =>
    isCustomEnzyme(row)
      ? { enzymeIds: [], own: parseCustomEnzyme(row.content) }
      : { enzymeIds: row.content.split(",").map(Number), own: null },
  primer: (row) => ({
    bases: row.content,
    tm: meltingTemperature(row.content),
    orderNumber: text(row, "orderNumber"),
  }),
  feature: (row) => ({
    bases: row.content,
    alphabet: row.details.alphabet as FeatureEntry["alphabet"],
    type: text(row, "type"),
    color: row.details.color ?? null,
  }),
  plasmid: (row) => ({
    sequenceId: row.file_id!,
    sequence: row.file_name === null ? null : { name: row.file_name, size: Number(row.file_size ?? 0) },
    backbone: text(row, "backbone"),
    resistance: text(row, "resistance"),
    publication: text(row, "publication"),
    orderNumber: text(row, "orderNumber"),
  }),
};

export const presentEntry = <K extends LibraryKind>(
  kind: K,
  row: EntryRow,
  caller: Caller,
): LibraryEntry<K> =>
  ({
    id: row.id,
    scope: row.scope,
    projectId: row.project_id,
    name: row.name,
    description: row.description,
    ownerId: row.owner_id,
    owner: row.owner_name,
    source: "",
    version: row.version,
    updateTime: row.update_time.toISOString(),
    abilities: abilitiesOf(caller, kind, row),
    ...(allowsCustomFields(kind) && { fields: row.fields }),
    ...fields[kind](row),
  }) as unknown as LibraryEntry<K>;
