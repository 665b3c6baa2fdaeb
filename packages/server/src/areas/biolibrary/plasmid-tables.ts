import { loadCommonPlasmids, type SequenceRecord, writeGenBank } from "@benchleaf/bio";
import { type Id, libraryBases, normalizeLibraryName, type PlasmidEntry } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { findPersonalProject } from "../projects/projects.service.ts";
import {
  type ExportSequence,
  findCurrentBases,
  type ImportedSequence,
  type ImportSequence,
  sequenceOf,
} from "../sequences/sequences.service.ts";
import {
  type Cells,
  type RowVerdict,
  type TableKind,
  type TableRow,
  tableKind,
} from "../tables/tables.service.ts";
import { existsCode, normalizeEntry } from "./biolibrary.rules.ts";
import type { BiolibraryService } from "./biolibrary.service.ts";
import * as store from "./biolibrary.store.ts";
import { cellsOfEntry } from "./library-cells.ts";
import {
  admitExport,
  admitImport,
  type LibraryParams,
  libraryParams,
  libraryRefIn,
  readEntries,
} from "./library-tables.ts";

const KIND = "plasmid";
const DNA = /^[ACGTRYSWKMBDHVN]+$/;
const permission = "MOLECULE_PLASMID_TENANT_READ";

interface Sources {
  readonly library: Pick<BiolibraryService, "add">;
  readonly importSequence: ImportSequence;
  readonly exportSequence: ExportSequence;
}

const nameOf = ({ name = "" }: Cells): string => normalizeLibraryName(name);

/** Minimal content of a row with residues only. */
const recordOf = (cells: Cells): SequenceRecord => ({
  name: nameOf(cells),
  description: cells.description ?? "",
  kind: "dna",
  topology: cells.topology?.toLowerCase() === "linear" ? "linear" : "circular",
  sequence: libraryBases(cells.letters ?? ""),
  features: [],
  primers: [],
  meta: {},
});

/** A row as a sequence, with everything from its file if it has one. */
const broughtOf = ({ cells, payload }: TableRow): ImportedSequence | null => {
  if (payload === null) return sequenceOf(recordOf(cells), nameOf(cells));
  const { content } = payload as Pick<ImportedSequence, "content">;
  return { content: { ...content, name: nameOf(cells) }, trace: null };
};

/** Shipped plasmids are not a team's files; their residues are in the program. */
const shippedRecord = async ({ id }: PlasmidEntry): Promise<SequenceRecord | undefined> =>
  (await loadCommonPlasmids())[-Number(id) - 1]?.record;

/** Plasmids as tables with their residues, and as GenBank. */
export const plasmidTables = (
  kernel: Kernel,
  { library, importSequence, exportSequence }: Sources,
): TableKind => {
  const { database } = kernel;

  /** An existing name with the same residues is the same plasmid. */
  const checkTaken = async (q: Queries, call: { params: LibraryParams }, rows: readonly TableRow[]) => {
    const kept = rows.map(({ cells }) => ({ name: nameOf(cells), contentKey: Buffer.alloc(0) }));
    const taken = await store.findExisting(q, KIND, libraryRefIn(call.params), kept);
    const letters = new Map(
      (
        await findCurrentBases(
          q,
          taken.flatMap(({ file_id: id }) => id ?? []),
        )
      ).map(({ id, bases }) => [id, bases]),
    );
    return rows.map(({ cells }, at): RowVerdict => {
      const found = taken.find(({ index }) => index === at);
      if (found === undefined) return "good";
      const isSame = letters.get(found.file_id ?? "") === libraryBases(cells.letters ?? "");
      return isSame ? "present" : [{ column: "name", code: existsCode(KIND, "name") }];
    });
  };

  const findLetters = async (call: { tenantId: Id; userId: Id }, entries: readonly PlasmidEntry[]) => {
    const ids = entries.flatMap(({ scope, sequenceId }) => (scope === "public" ? [] : [sequenceId]));
    const found = await database.read(call, (q) => findCurrentBases(q, ids));
    return new Map(found.map((one) => [one.id, one]));
  };

  return tableKind<LibraryParams>({
    kind: KIND,
    params: libraryParams,
    importing: {
      permission,
      admit: admitImport(KIND),
      // Each row creates a file of its own.
      rowsAtOnce: 20,
      ofRecord: (record) => {
        const brought = sequenceOf(record, record.name || "sequence");
        const { name, description, sequence, topology } = record;
        const cells = { name, description, letters: sequence, topology };
        return [brought === null ? { cells } : { cells, payload: { content: brought.content } }];
      },
      async check(q, call, rows) {
        const verdicts = await checkTaken(q, call, rows);
        return rows.map((row, at): RowVerdict => {
          if (nameOf(row.cells) === "") return [{ column: "name", code: "biolibrary.entity.name.invalid" }];
          if (!DNA.test(libraryBases(row.cells.letters ?? "")))
            return [{ column: "letters", code: "biolibrary.content.illegal.scope" }];
          if (broughtOf(row) === null) return [{ column: "letters", code: "biolibrary.content.too.long" }];
          return verdicts[at]!;
        });
      },
      async write(tx, call, rows) {
        const { params } = call;
        const projectId = params.projectId ?? (await findPersonalProject(tx));
        const kept: store.StoredEntry[] = [];
        for (const row of rows) {
          const { cells } = row;
          const place = { projectId, folderId: null };
          const sequenceId = await importSequence.add(tx, call, place, broughtOf(row)!);
          const text = (key: string) => cells[key] ?? "";
          kept.push(
            normalizeEntry(KIND, {
              name: nameOf(cells),
              description: text("description"),
              sequenceId,
              backbone: text("backbone"),
              resistance: text("resistance"),
              publication: text("publication"),
              orderNumber: text("orderNumber"),
            }),
          );
        }
        await library.add(tx, call, KIND, libraryRefIn(params), kept);
      },
    },
    exporting: {
      permission,
      admit: admitExport(KIND),
      async *records(call) {
        for await (const entries of readEntries(kernel, KIND, call)) {
          const letters = await findLetters(call, entries);
          const rows = [];
          for (const entry of entries) {
            const shipped = entry.scope === "public" ? await shippedRecord(entry) : undefined;
            const found = letters.get(entry.sequenceId);
            const isCircular = shipped ? shipped.topology === "circular" : found?.circular;
            rows.push({
              ...cellsOfEntry(KIND, entry, new Map()),
              letters: shipped?.sequence ?? found?.bases ?? "",
              topology: isCircular === undefined ? "" : isCircular ? "circular" : "linear",
            });
          }
          yield rows;
        }
      },
      writings: {
        async *genbank(call) {
          for await (const entries of readEntries(kernel, KIND, call))
            for (const entry of entries) {
              const shipped = entry.scope === "public" ? await shippedRecord(entry) : undefined;
              if (shipped !== undefined) yield writeGenBank([shipped]);
              // Plasmids that the reader may not open have no residues.
              else if (entry.sequence !== null) {
                const { body } = await exportSequence.file(call, entry.sequenceId, { format: "genbank" });
                yield String(body);
              }
            }
        },
      },
    },
  });
};
