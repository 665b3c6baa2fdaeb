import {
  annealOligos,
  concatRecords,
  type Lineage,
  meltingTemperature,
  reverseComplement,
  reverseComplementRecord,
  type SequenceRecord,
  sliceRecord,
} from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { type EndShape, isSameShape, siteToBring } from "./end-shapes.ts";
import { type JoinResult, nothing } from "./join-molecules.ts";
import { ligated } from "./ligate-pieces.ts";
import type { BenchPrimer } from "./planned-bench.ts";
import { type BenchMolecule, conflictOf, cutPiece } from "./prepared-plasmid.ts";
import { type ReadyPiece, readPiece } from "./ready-piece.ts";

/** Longer oligos are not synthesised as one. */
const LONGEST = 200;
/** Bases of a junction between two duplexes. */
const STICKY = 4;

/** Parts of a duplex in addition to its range: the rest of a restored site, and the ends. */
interface DuplexEnds {
  readonly left: EndShape;
  readonly right: EndShape;
  readonly before: string;
  readonly behind: string;
  /** Whether the left end is the beginning of the stretch itself. */
  readonly isSeam: boolean;
}

/**
 * Each fragment made of two oligos with the ends that its neighbours have, so that nothing is cut but the vector. Sites of
 * enzymes that cut inside a palindrome are restored.
 */
export const byOligos = (
  { enzymes }: BenchPlan,
  molecules: readonly BenchMolecule[],
  usable: readonly string[],
): JoinResult => {
  const [vector, ...fragments] = molecules;
  const own = vector!.plasmid.plasmidConfig.enzymes;
  const named = own.length > 0 ? own : enzymes;
  const cutters = named.length > 0 ? named : usable.slice(0, 2);
  const cut = cutPiece(vector!, cutters);
  if ("conflict" in cut) return nothing([cut.conflict]);
  const { record, ends, lineage } = cut.piece;
  if (!ends) return nothing([conflictOf("not-cut", [vector!.plasmid.id], { enzyme: cutters.join(" + ") })]);
  const { strand } = vector!.plasmid.plasmidConfig;
  const backbone: ReadyPiece = { input: { record, ends, lineage }, ends, strand, treatments: [] };
  const stretches = fragments.map(stretchRecord);
  const duplexes = endsOf(backbone, cutters, stretches);
  const primers: BenchPrimer[] = [];
  const pieces: ReadyPiece[] = [backbone];
  const before = { primers, conflicts: [], enzymes: cutters, amplicons: {} };
  for (const [index, molecule] of fragments.entries()) {
    const { id } = molecule.plasmid;
    const designed = duplexOf(stretches[index]!, duplexes[index]!);
    const pair = oligosOf(molecule, designed);
    primers.push(...pair);
    if (pair.some(({ bases }) => bases.length > LONGEST))
      return { ...before, products: [], conflicts: [conflictOf("oligos-long", [id], { count: LONGEST })] };
    const [top, bottom] = pair.map(({ bases }) => bases);
    // Two duplexes side by side need kinase; the cut vector alone has phosphates.
    const annealed = annealOligos(top!, bottom!, { hasPhosphate: fragments.length > 1 });
    if (!annealed.ok || !annealed.molecule.ends)
      return { ...before, products: [], conflicts: [conflictOf("oligos-do-not-pair", [id])] };
    const { molecule: made } = annealed;
    const isDesigned = made.record.sequence === designed.record.sequence;
    const kept = { ...(isDesigned ? designed.record : made.record), name: id };
    const history = lineageOf(molecule, kept.sequence.length);
    const input = { record: kept, ends: annealed.molecule.ends, lineage: history };
    pieces.push({ input, ends: annealed.molecule.ends, strand: 1, treatments: [] });
  }
  return ligated(molecules, pieces, before);
};

/** The stretch with its features, as the product reads. */
const stretchRecord = ({ plasmid, record }: BenchMolecule): SequenceRecord => {
  const { region, strand, lead, trail } = plasmid.plasmidConfig;
  const cut = sliceRecord(record, region ?? { start: 0, length: record.sequence.length });
  const read = strand === 1 ? cut : reverseComplementRecord(cut);
  return concatRecords([bare(lead), read, bare(trail)]);
};

const bare = (sequence: string): SequenceRecord => ({
  ...{ name: "", description: "", kind: "dna", topology: "linear", features: [], primers: [], meta: {} },
  sequence,
});

const endsOf = (
  backbone: ReadyPiece,
  cutters: readonly string[],
  stretches: readonly SequenceRecord[],
): readonly DuplexEnds[] => {
  const { letters, left, right } = readPiece(backbone);
  const rest = (end: EndShape, isFits: (site: string, at: number) => boolean) => {
    for (const name of cutters) {
      const brought = siteToBring(name);
      if (!brought || !isSameShape(brought.shape, end) || end.kind === "blunt") continue;
      const at = (brought.site.length - end.letters.length) / 2;
      if (isFits(brought.site, at)) return { site: brought.site, at };
    }
    return null;
  };
  const first = rest(right, (site, at) => letters.endsWith(site.slice(0, at) + right.letters));
  const last = rest(left, (site, at) => letters.startsWith(site.slice(at)));
  const seams = seamsOf(stretches.map(({ sequence }) => sequence.toUpperCase()));
  return stretches.map((_, index) => ({
    isSeam: index > 0,
    left: index === 0 ? right : seams[index - 1]!,
    right: index === stretches.length - 1 ? left : seams[index]!,
    before: index === 0 && first ? first.site.slice(first.at + right.letters.length) : "",
    behind: index === stretches.length - 1 && last ? last.site.slice(0, last.at) : "",
  }));
};

/** The first bases of each later stretch, which the duplex before it shares. */
const seamsOf = (stretches: readonly string[]): readonly EndShape[] =>
  stretches.slice(1).map((letters) => ({ kind: "5'-overhang", letters: letters.slice(0, STICKY) }));

interface Duplex {
  /** Over its whole length, overhangs included. */
  readonly record: SequenceRecord;
  readonly top: string;
  readonly bottom: string;
  /** Bases before the stretch on the top and behind it on the bottom oligo. */
  readonly tails: readonly [number, number];
}

const duplexOf = (stretch: SequenceRecord, { left, right, before, behind, isSeam }: DuplexEnds): Duplex => {
  const front = isSeam ? "" : left.letters + before;
  const back = behind + right.letters;
  const record = concatRecords([bare(front), stretch, bare(back)]);
  const whole = record.sequence.toUpperCase();
  const { length } = whole;
  const from = (kind: EndShape["kind"]) => (left.kind === kind ? left.letters.length : 0);
  const to = (kind: EndShape["kind"]) => length - (right.kind === kind ? right.letters.length : 0);
  const top = whole.slice(from("3'-overhang"), to("5'-overhang"));
  const bottom = reverseComplement(whole.slice(from("5'-overhang"), to("3'-overhang")), "dna");
  const tails = [front.length - from("3'-overhang"), back.length - (length - to("3'-overhang"))] as const;
  return { record: { ...record, sequence: whole }, top, bottom, tails };
};

const oligosOf = ({ plasmid }: BenchMolecule, { top, bottom, tails }: Duplex): readonly BenchPrimer[] => {
  const { fPrimer, rPrimer } = plasmid.plasmidConfig;
  return (["forward", "reverse"] as const).map((direction, index): BenchPrimer => {
    const designed = index === 0 ? top : bottom;
    const bases = (index === 0 ? fPrimer : rPrimer) ?? designed;
    const isOwn = bases !== designed;
    const tail = isOwn ? "" : bases.slice(0, Math.max(0, tails[index]!));
    const binding = bases.slice(tail.length);
    return { plasmidId: plasmid.id, direction, bases, tail, binding, tm: meltingTemperature(binding), isOwn };
  });
};

/** An annealed duplex replaces its range of the plasmid. */
const lineageOf = ({ plasmid, record }: BenchMolecule, length: number): Lineage => {
  const { region, strand } = plasmid.plasmidConfig;
  const size = record.sequence.length;
  const start = region?.start ?? 0;
  const { topology } = record;
  const input = { kind: "input", name: plasmid.id, checksum: "", topology, length: size } as const;
  return {
    ...{ kind: "product", name: plasmid.id, checksum: "", topology: "linear", length, method: "annealing" },
    parts: [{ from: input, start, end: start + (region?.length ?? size), strand }],
    junctions: [],
  };
};
