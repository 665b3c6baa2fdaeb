import type { Strand } from "../feature.ts";
import { concatRecords } from "../molecule/concat-records.ts";
import type { Molecule } from "../molecule/molecule.ts";
import { moleculeChecksum } from "../molecule/molecule-checksum.ts";
import { rotateRecord } from "../molecule/rotate-record.ts";
import { sliceRecord } from "../molecule/slice-record.ts";
import type { SequenceRecord } from "../sequence.ts";
import type { AssemblyProduct } from "./assembly.ts";
import type { Chain, ChainPiece } from "./chain.ts";
import type { Fragment } from "./fragment.ts";
import type { Lineage, LineagePart } from "./lineage.ts";

/** The parts of a product's lineage other than its fragments. */
export interface Making {
  readonly method: string;
  readonly name?: string;
  readonly enzymes?: readonly string[];
  readonly primers?: readonly { readonly name: string; readonly bases: string }[];
}

/** The molecule that results from a chain of fragments, with annotations and lineage. */
export const buildProduct = (
  fragments: readonly Fragment[],
  chain: Chain,
  making: Making,
): AssemblyProduct => {
  const { pieces, junctions, isCircular } = chain;
  const name = making.name ?? nameOf(pieces.map((piece) => fragments[piece.fragment]!.name));
  const first = fragments[pieces[0]!.fragment]!;
  const last = fragments[pieces.at(-1)!.fragment]!;
  const ends =
    isCircular || !first.ends || !last.ends
      ? null
      : {
          left: pieces[0]!.strand === 1 ? first.ends.left : first.ends.right,
          right: pieces.at(-1)!.strand === 1 ? last.ends.right : last.ends.left,
        };
  const lineageJunctions = junctions.map(({ kind, letters, nicks }) => ({
    kind,
    letters,
    ...(nicks > 0 && { nicks }),
  }));
  return productOf({ record: { ...joinPieces(fragments, chain), name }, ends }, making, {
    parts: pieces.map((piece) => partOf(fragments[piece.fragment]!, piece)),
    junctions: lineageJunctions,
  });
};

/** A product of a molecule that is made, with its checksum and lineage. */
export const productOf = (
  molecule: Molecule,
  making: Making,
  history: Pick<AssemblyProduct, "junctions"> & { readonly parts: readonly LineagePart[] },
): AssemblyProduct => {
  const { record, ends } = molecule;
  const { name, sequence, topology } = record;
  const checksum = moleculeChecksum(molecule);
  const { method, enzymes = [], primers = [] } = making;
  const { parts, junctions } = history;
  const length = sequence.length;
  const lineage: Lineage = {
    kind: "product",
    ...{ name, checksum, topology, length, method },
    ...(enzymes.length > 0 && { enzymes }),
    ...(primers.length > 0 && { primers: primers.map(({ name, bases }) => ({ name, bases })) }),
    parts,
    junctions,
  };
  return {
    ...{ name, sequence, topology, ends, checksum, record, lineage, junctions },
    primersUsed: primers,
    uncutSites: 0,
  };
};

const nameOf = (names: readonly string[]): string =>
  names.filter((name) => name !== "").join("+") || "product";

const joinPieces = (
  fragments: readonly Fragment[],
  { pieces, junctions, isCircular }: Chain,
): SequenceRecord => {
  const only = pieces[0]!;
  const source = fragments[only.fragment]!;
  const overlaps = junctions.map(({ letters }) => letters.length);
  // A plasmid opened and closed at one place is the plasmid, its features uncut.
  if (pieces.length === 1 && isCircular && source.isCircular) {
    const isWhole = only.end - only.start - overlaps[0]! === source.size;
    if (isWhole) return rotateRecord(source.oriented(only.strand), only.start);
  }
  const records = pieces.map(({ fragment, strand, start, end }) =>
    sliceRecord(fragments[fragment]!.oriented(strand), { start, length: end - start }),
  );
  return concatRecords(records, { topology: isCircular ? "circular" : "linear", overlaps });
};

/** The stretch in coordinates of the input's own top strand. */
export const partOf = (
  fragment: Fragment,
  { start, end, strand }: Pick<ChainPiece, "start" | "end"> & { readonly strand: Strand },
): LineagePart => {
  if (strand === 1) return { from: fragment.lineage, start, end, strand };
  const from = fragment.size - end;
  const turn = fragment.isCircular && from < 0 ? fragment.size * Math.ceil(-from / fragment.size) : 0;
  return { from: fragment.lineage, start: from + turn, end: from + turn + end - start, strand };
};
