import { type SequenceRecord, writeFasta, writeGenBank } from "@benchleaf/bio";
import {
  fieldFiltersSchema,
  type LibraryEntry,
  type LibraryKind,
  libraryName,
  libraryScopeSchema,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { filtersText } from "../records/records.service.ts";
import {
  type CellFault,
  type RowVerdict,
  type TableCall,
  type TableKind,
  type TableRow,
  tableKind,
} from "../tables/tables.service.ts";
import { createKey, readKey } from "./biolibrary.policy.ts";
import { presentEntry } from "./biolibrary.present.ts";
import { entryFault, existsCode, normalizeEntry } from "./biolibrary.rules.ts";
import { admitChange, admitReading, type BiolibraryService, libraryRefOf } from "./biolibrary.service.ts";
import * as store from "./biolibrary.store.ts";
import {
  cellsOfEntry,
  cellsOfRecord,
  columnOfFault,
  enzymeNamesIn,
  findShapeFaults,
  inputOfCells,
  namesOfCatalogue,
  type OwnNumbers,
  recordOfEntry,
} from "./library-cells.ts";
import { loadPresets } from "./library-presets.ts";

export const libraryParams = z.object({
  scope: libraryScopeSchema,
  search: z.string().trim().max(100).optional(),
  /** Filters by custom fields, in the form of the page's URL. */
  fields: z
    .string()
    .max(4_000)
    .refine((text) => fieldFiltersSchema.safeParse(text).success)
    .optional(),
  projectId: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export type LibraryParams = z.infer<typeof libraryParams>;
type Call = TableCall<LibraryParams>;

const PAGE_ROWS = 500;

/** The target library of entries. @throws permission.denied for shipped entries, which are read-only */
export const libraryRefIn = (params: LibraryParams): store.LibraryRef => {
  const { scope } = params;
  if (scope === "public") throw problem("permission.denied", { permission: "" });
  return libraryRefOf({ ...params, scope });
};

export const admitImport =
  (kind: LibraryKind) =>
  async (q: Queries, { authorities, params }: Call) => {
    const shelf = libraryRefIn(params);
    const permission = createKey(kind, shelf.scope);
    if (!authorities.has(permission)) throw problem("permission.denied", { permission });
    await admitChange(q, shelf);
  };

export const admitExport =
  (kind: LibraryKind) =>
  async (q: Queries, { authorities, params }: Call) => {
    const permission = readKey(kind, params.scope);
    if (!authorities.has(permission)) throw problem("permission.denied", { permission });
    await admitReading(q, libraryRefOf(params));
  };

/** The entries of a view, in batches. */
export async function* readEntries<K extends LibraryKind>(
  { database }: Pick<Kernel, "database">,
  kind: K,
  call: Call,
): AsyncGenerator<readonly LibraryEntry<K>[]> {
  const { scope, search = "", fields } = call.params;
  const filters = fields === undefined ? null : filtersText(fieldFiltersSchema.parse(fields));
  if (scope === "public") {
    const wanted = search.toLowerCase();
    yield (await loadPresets(kind)).filter(({ name }) => name.toLowerCase().includes(wanted));
    return;
  }
  for (let after: readonly [string, string] | undefined; ; ) {
    const { projectId } = libraryRefOf(call.params);
    const rows = await store.listEntries(database, call, {
      kind,
      scope,
      projectId,
      search,
      filters,
      after,
      limit: PAGE_ROWS,
    });
    const shown = rows.slice(0, PAGE_ROWS);
    yield shown.map((row) => presentEntry(kind, row, call));
    const last = shown.at(-1);
    if (rows.length <= PAGE_ROWS || last === undefined) return;
    after = [last.name, last.id];
  }
}

const verdictsOfTaken = (
  kind: LibraryKind,
  kept: readonly Pick<store.StoredEntry, "name" | "details">[],
  taken: Awaited<ReturnType<typeof store.findExisting>>,
  cells: readonly TableRow["cells"][],
): (CellFault[] | "present")[] =>
  kept.map((one, at) => {
    const own = taken.filter(({ index }) => index === at);
    const isSame = own.some(
      ({ what, entry_name: name }) =>
        what === "content" && libraryName(name).toLowerCase() === one.name.toLowerCase(),
    );
    if (isSame) return "present";
    return own.map(({ what }) => {
      const code = existsCode(kind, what, one);
      return { column: columnOfFault(kind, code, cells[at]!), code };
    });
  });

type Plain = Exclude<LibraryKind, "plasmid">;

/** Primers, features and enzymes as tables; primers and features also as sequence files. */
export const libraryTables = (
  kernel: Kernel,
  library: Pick<BiolibraryService, "add" | "strangersIn">,
): TableKind[] => {
  const ownNumbers = async (q: Queries, rows: readonly TableRow[]): Promise<OwnNumbers> => {
    const names = [...new Set(rows.flatMap(({ cells }) => enzymeNamesIn(cells.enzymes ?? "")))];
    if (names.length === 0) return new Map();
    return new Map((await store.findOwnByName(q, names)).map(({ id, name_key }) => [name_key, -Number(id)]));
  };
  const inputsOf = async (q: Queries, kind: Plain, rows: readonly TableRow[]) => {
    const own = kind === "enzyme" ? await ownNumbers(q, rows) : undefined;
    return rows.map(({ cells }) => inputOfCells(kind, cells, own));
  };

  const check = async (
    q: Queries,
    kind: Plain,
    call: Call,
    rows: readonly TableRow[],
  ): Promise<RowVerdict[]> => {
    const options = await inputsOf(q, kind, rows);
    const faults = options.map((input, at): CellFault[] => {
      const { cells } = rows[at]!;
      const code = entryFault(kind, input);
      const own = code === null ? [] : [{ column: columnOfFault(kind, code, cells), code }];
      return [...own, ...findShapeFaults(kind, cells)];
    });
    const sound = faults.flatMap((found, at) => (found.length === 0 ? [at] : []));
    const kept = sound.map((at) => normalizeEntry(kind, options[at]!));
    const shelf = libraryRefIn(call.params);
    const strangers = kind === "enzyme" ? await library.strangersIn(q, shelf.scope, kept) : [];
    const taken = verdictsOfTaken(
      kind,
      kept,
      await store.findExisting(q, kind, shelf, kept),
      sound.map((at) => rows[at]!.cells),
    );
    const verdicts: RowVerdict[] = faults.map((found) => (found.length > 0 ? found : "good"));
    for (const [place, at] of sound.entries()) {
      const found = taken[place]!;
      const stranger = strangers.find(({ index }) => index === place);
      if (found === "present") verdicts[at] = "present";
      else if (found.length > 0) verdicts[at] = found;
      else if (stranger !== undefined) verdicts[at] = [{ column: "enzymes", code: stranger.code }];
    }
    return verdicts;
  };

  const enzymeNames = async (kind: Plain, call: Call) => {
    if (kind !== "enzyme") return namesOfCatalogue([]);
    const own = [];
    for (let after = "0"; ; ) {
      const rows = await store.listOwnEnzymes(kernel.database, call, after);
      own.push(...rows.map(({ id, name }) => ({ id: -Number(id), name })));
      if (rows.length <= store.OWN_ENZYME_ROWS) return namesOfCatalogue(own);
      after = rows.at(-1)!.id;
    }
  };

  async function* sequencesOf(
    kind: "primer" | "feature",
    call: Call,
    write: (all: SequenceRecord[]) => string,
  ) {
    for await (const entries of readEntries(kernel, kind, call))
      if (entries.length > 0) yield write(entries.map((entry) => recordOfEntry(kind, entry)));
  }

  const kindOf = (kind: Plain): TableKind =>
    tableKind<LibraryParams>({
      kind,
      params: libraryParams,
      importing: {
        permission: `MOLECULE_${kind.toUpperCase() as Uppercase<Plain>}_TENANT_READ`,
        admit: admitImport(kind),
        ...(kind !== "enzyme" && {
          ofRecord: (record) => cellsOfRecord(kind, record).map((cells) => ({ cells })),
        }),
        check: (q, call, rows) => check(q, kind, call, rows),
        write: async (tx, call, rows) => {
          const kept = (await inputsOf(tx, kind, rows)).map((input) => normalizeEntry(kind, input));
          await library.add(tx, call, kind, libraryRefIn(call.params), kept);
        },
      },
      exporting: {
        permission: `MOLECULE_${kind.toUpperCase() as Uppercase<Plain>}_TENANT_READ`,
        admit: admitExport(kind),
        async *records(call) {
          const names = await enzymeNames(kind, call);
          for await (const entries of readEntries(kernel, kind, call))
            yield entries.map((entry) => cellsOfEntry(kind, entry, names));
        },
        ...(kind !== "enzyme" && {
          writings: {
            fasta: (call) => sequencesOf(kind, call, (all) => writeFasta(all)),
            genbank: (call) => sequencesOf(kind, call, writeGenBank),
          },
        }),
      },
    });
  return (["primer", "feature", "enzyme"] as const).map(kindOf);
};
