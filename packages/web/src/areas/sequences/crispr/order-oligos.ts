import {
  type CodingRegion,
  codingOf,
  type DesignResult,
  designHdrDonor,
  donorPrimers,
  type Feature,
  type Guide,
  type GuideVector,
  guideCloningOligos,
  type HdrDonor,
  type NucleaseChoice,
  type Primer,
  type SequenceRecord,
} from "@benchleaf/bio";
import { type CrisprGuide, type CrisprPrimerPair, guideOligoName } from "@benchleaf/contract";

export const MAX_INSERT = 5_000;

/** One line of an order sheet; locations where it binds the sequence. */
export interface OrderLine {
  readonly name: string;
  readonly bases: string;
  readonly use: "top" | "bottom" | "forward" | "reverse" | "hdr";
  readonly guide: number;
  readonly locations: Primer["locations"];
}

/** The two oligos of every guide, and which of them would be cut by the vector's enzyme. */
export const cloningLines = (
  guides: readonly CrisprGuide[],
  vector: GuideVector,
  sequence: string,
): { readonly lines: readonly OrderLine[]; readonly cut: readonly number[] } => {
  const lines: OrderLine[] = [];
  const cut: number[] = [];
  for (const { number, spacer } of guides) {
    const made = guideCloningOligos(spacer, { vector });
    if (!made.ok) continue;
    if (made.hasEnzymeSite) cut.push(number);
    for (const [use, bases] of [
      ["top", made.top],
      ["bottom", made.bottom],
    ] as const)
      lines.push({ name: guideOligoName(sequence, number, use), bases, use, guide: number, locations: [] });
  }
  return { lines, cut };
};

export interface GenotypingPair {
  readonly guide: number;
  readonly productSize: number;
  readonly tms: readonly [number, number];
  readonly lines: readonly [OrderLine, OrderLine];
}

/** The best pair of a design around a guide's cut; null if there is none. */
export const genotypingPair = (
  guide: Pick<CrisprGuide, "number">,
  found: DesignResult,
  sequence: string,
): GenotypingPair | null => {
  const pair = found.ok ? found.pairs[0] : undefined;
  if (!pair) return null;
  const line = (use: "forward" | "reverse", { bases, locations }: Pick<Primer, "bases" | "locations">) => ({
    name: guideOligoName(sequence, guide.number, use === "forward" ? "F" : "R"),
    bases,
    use,
    guide: guide.number,
    locations,
  });
  return {
    guide: guide.number,
    productSize: pair.productSize,
    tms: [pair.left.tm, pair.right.tm],
    lines: [line("forward", pair.left), line("reverse", pair.right)],
  };
};

/** A pair as its task stores it. */
export const savedPair = ({
  guide,
  productSize,
  tms,
  lines: [left, right],
}: GenotypingPair): CrisprPrimerPair => {
  const primer = ({ name, bases, locations }: OrderLine, tm: number) => ({
    name,
    bases,
    tm,
    locations: locations.map((segment) => ({ ...segment })),
  });
  return { guide, productSize, forward: primer(left, tms[0]), reverse: primer(right, tms[1]) };
};

/** A pair that a task has stored, as an order shows it. */
export const pairOf = ({ guide, productSize, forward, reverse }: CrisprPrimerPair): GenotypingPair => {
  const line = (use: "forward" | "reverse", { name, bases, locations }: CrisprPrimerPair["forward"]) => ({
    name,
    bases,
    use,
    guide,
    locations,
  });
  return {
    guide,
    productSize,
    tms: [forward.tm, reverse.tm],
    lines: [line("forward", forward), line("reverse", reverse)],
  };
};

/** The pairs of a task after a design: the new ones, and those of guides that were not part of it. */
export const withNewPairs = (
  kept: readonly CrisprPrimerPair[],
  designedFor: readonly number[],
  pairs: readonly GenotypingPair[],
): CrisprPrimerPair[] => [
  ...kept.filter(({ guide }) => !designedFor.includes(guide)),
  ...pairs.map(savedPair),
];

export interface NamedCoding {
  readonly name: string;
  readonly region: CodingRegion;
}

/** Number of bases around a cut that a donor may change: includes protospacer and PAM of every nuclease. */
const ABOUT_CUT = 40;

/** All that codes about a guide's cut: changes of the donor are silent in each of them. */
export const codingsAt = (features: readonly Feature[], cut: number): readonly NamedCoding[] =>
  features.flatMap((feature) => {
    if (feature.type !== "CDS") return [];
    const isNear = feature.locations.some(
      ({ start, end }) => start < cut + ABOUT_CUT && cut - ABOUT_CUT < end,
    );
    if (!isNear) return [];
    return [{ name: feature.name, region: codingOf(feature) }];
  });

export interface DonorInput {
  readonly insert: string;
  readonly leftArm: number;
  readonly rightArm: number;
  readonly isOligo: boolean;
}

export interface Donor {
  readonly guide: CrisprGuide;
  /** The donor, and the primers that make it where it is double-stranded. */
  readonly lines: readonly OrderLine[];
  readonly made: HdrDonor;
  /** In which the blocking changes are silent. */
  readonly codingNames: readonly string[];
  /** What is inserted is a piece of its own, too long for the primers' tails. */
  readonly hasInsertPiece: boolean;
}

const donorPrimerUses = [
  ["leftForward", "forward", "HDR-LF"],
  ["leftReverse", "reverse", "HDR-LR"],
  ["rightForward", "forward", "HDR-RF"],
  ["rightReverse", "reverse", "HDR-RR"],
] as const;

/** A donor that puts the insert in at a guide's cut. */
export const donorOf = (
  guide: CrisprGuide,
  record: Pick<SequenceRecord, "sequence" | "topology" | "features">,
  { insert, leftArm, rightArm, isOligo }: DonorInput,
  sequence: string,
  nuclease: NucleaseChoice = {},
): Donor | null => {
  const codings = codingsAt(record.features, guide.cutTop);
  const asGuide: Guide = {
    ...guide,
    hasTerminator: false,
    thirtyMer: null,
    onTargetScore: null,
    crisprScanScore: null,
  };
  const design = (withGuide: boolean) =>
    designHdrDonor(
      record.sequence.toUpperCase(),
      { start: guide.cutTop, end: guide.cutTop, insert: insert.toUpperCase() },
      {
        ...nuclease,
        topology: record.topology,
        leftArm,
        rightArm,
        isOligo,
        codings: codings.map(({ region }) => region),
        ...(withGuide && { guide: asGuide }),
      },
    );
  const made = design(true);
  const plain = design(false);
  if (!made.ok || !plain.ok) return null;
  const line = (use: OrderLine["use"], end: string, bases: string): OrderLine => ({
    name: guideOligoName(sequence, guide.number, end),
    bases,
    use,
    guide: guide.number,
    locations: [],
  });
  const primers = isOligo ? null : donorPrimers(made, plain);
  const lines = [
    line("hdr", "HDR", made.donor),
    ...(primers ? donorPrimerUses.map(([key, use, end]) => line(use, end, primers[key])) : []),
  ];
  const codingNames = made.blocking.length > 0 ? codings.map(({ name }) => name) : [];
  return { guide, lines, made, codingNames, hasInsertPiece: primers?.hasInsertPiece ?? false };
};
