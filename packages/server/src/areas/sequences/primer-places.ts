import {
  type CheckedOf,
  type Id,
  MAX_PRIMER_PLACES,
  type PrimerPlace,
  type PrimerPlaces,
  type sequencesApi,
} from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { isTargetReadable } from "../files/files.service.ts";
import { listKind } from "../files/list-kind.service.ts";
import * as store from "./sequences.store.ts";

/** Sequences of one answer: the first come soon, and who has stopped is not worked for much longer. */
const PAGE_SEQUENCES = 200;
/** Residues that are in memory together; one sequence may have more. */
const PART_LETTERS = 8_000_000;

type Input = CheckedOf<typeof sequencesApi.primerPlaces>["body"];

interface LookedAt {
  readonly id: Id;
  readonly name: string;
  readonly size: number;
  readonly version: number;
}

const lookedAt = ({ id, name, size, version }: store.SummaryRow): LookedAt => ({
  ...{ id, name, version },
  size: Number(size ?? 0),
});

const partsOf = (rows: readonly LookedAt[]): LookedAt[][] => {
  const parts: LookedAt[][] = [];
  let letters = 0;
  for (const row of rows) {
    letters += row.size;
    const last = parts.at(-1);
    if (last !== undefined && letters <= PART_LETTERS) last.push(row);
    else {
      parts.push([row]);
      letters = row.size;
    }
  }
  return parts;
};

/** Looks for a primer in the DNA of a project, by name and some sequences at a time; a thread does the work. */
export const primerPlaces =
  ({ database, compute }: Kernel) =>
  async (scope: Scope, { projectId, bases, maxMismatches, cursor }: Input): Promise<PrimerPlaces> => {
    const [page, all] = await Promise.all([
      listKind<store.SummaryRow, LookedAt>(
        database,
        scope,
        store.listing,
        { projectId, sort: "name", limit: PAGE_SEQUENCES, ...(cursor !== undefined && { cursor }) },
        { facts: store.isDna, present: lookedAt },
      ),
      database.read(scope, async (q) => {
        if (!(await isTargetReadable(q, { projectId, folderId: null }))) throw problem("project.no.access");
        return store.countDna(q, projectId);
      }),
    ]);
    const names = new Map(page.records.map(({ id, name }) => [id, name]));
    const places: PrimerPlace[] = [];
    for (const part of partsOf(page.records)) {
      const molecules = await database.read(scope, (q) => store.listBases(q, part));
      const limit = MAX_PRIMER_PLACES - places.length;
      const found = await compute.run(
        "find-primer-places",
        { bases, molecules, maxMismatches, limit },
        { team: scope.tenantId },
      );
      for (const { index, site } of found) {
        const { id, sequence } = molecules[index]!;
        const { strand, start, length, tailLength, tm, mismatches } = site;
        places.push({
          ...{ sequenceId: id, name: names.get(id) ?? "", size: sequence.length },
          ...{ strand, start, length, tailLength, tm, mismatchCount: mismatches.length },
        });
      }
      if (places.length > MAX_PRIMER_PLACES) break;
    }
    return {
      places: places.slice(0, MAX_PRIMER_PLACES),
      looked: page.records.length,
      all,
      isComplete: places.length <= MAX_PRIMER_PLACES,
      nextCursor: page.nextCursor,
    };
  };
export type FindPrimerPlaces = ReturnType<typeof primerPlaces>;
