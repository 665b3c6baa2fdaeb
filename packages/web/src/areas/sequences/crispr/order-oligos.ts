import {
  type CodingRegion,
  type DesignResult,
  designHdrDonor,
  type Feature,
  type Guide,
  type GuideVector,
  guideCloningOligos,
  type HdrDonor,
  type Primer,
  qualifierValue,
  type SequenceRecord,
} from "@benchleaf/bio";
import { type CrisprGuide, ENTITY_NAME_FORBIDDEN, MAX_ENTITY_NAME_CHARACTERS } from "@benchleaf/contract";

export const MAX_INSERT = 5_000;

/** One line of an order sheet; locations where it binds the sequence. */
export interface OrderLine {
  readonly name: string;
  readonly bases: string;
  readonly use: "top" | "bottom" | "forward" | "reverse" | "hdr";
  readonly guide: number;
  readonly locations: Primer["locations"];
}

/** A name that the primer library takes. */
export const lineName = (sequence: string, guide: number, end: string): string => {
  const tail = `-g${guide}-${end}`;
  const clean = [...sequence].filter((letter) => !ENTITY_NAME_FORBIDDEN.includes(letter)).join("");
  return clean.slice(0, MAX_ENTITY_NAME_CHARACTERS - tail.length) + tail;
};

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
      lines.push({ name: lineName(sequence, number, use), bases, use, guide: number, locations: [] });
  }
  return { lines, cut };
};

export interface GenotypingPair {
  readonly guide: number;
  readonly productSize: number;
  readonly tms: readonly [number, number];
  readonly lines: readonly [OrderLine, OrderLine];
}

/** The best pair of a design around a guide's cut; null where there is none. */
export const genotypingPair = (
  guide: Pick<CrisprGuide, "number">,
  found: DesignResult,
  sequence: string,
): GenotypingPair | null => {
  const pair = found.ok ? found.pairs[0] : undefined;
  if (!pair) return null;
  const line = (use: "forward" | "reverse", { bases, locations }: Pick<Primer, "bases" | "locations">) => ({
    name: lineName(sequence, guide.number, use === "forward" ? "F" : "R"),
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

/** The CDS in which a guide cuts, where its first codon is whole; a blocking change is silent there. */
export const codingAt = (
  features: readonly Feature[],
  cut: number,
): { readonly name: string; readonly region: CodingRegion } | null => {
  const found = features.find(
    (feature) =>
      feature.type === "CDS" &&
      (qualifierValue(feature, "codon_start") ?? "1") === "1" &&
      feature.locations.some(({ start, end }) => start < cut && cut < end),
  );
  return found ? { name: found.name, region: { segments: found.locations } } : null;
};

export interface DonorWish {
  readonly insert: string;
  readonly leftArm: number;
  readonly rightArm: number;
  readonly isOligo: boolean;
}

export interface Donor {
  readonly guide: CrisprGuide;
  readonly line: OrderLine;
  readonly made: HdrDonor;
  /** The CDS in which the blocking change is silent. */
  readonly codingName: string | null;
}

/** A donor that puts the insert in at a guide's cut. */
export const donorOf = (
  guide: CrisprGuide,
  record: Pick<SequenceRecord, "sequence" | "topology" | "features">,
  { insert, leftArm, rightArm, isOligo }: DonorWish,
  sequence: string,
): Donor | null => {
  const coding = codingAt(record.features, guide.cutTop);
  const asGuide: Guide = {
    ...guide,
    hasTerminator: false,
    thirtyMer: null,
    onTargetScore: null,
    crisprScanScore: null,
  };
  const made = designHdrDonor(
    record.sequence.toUpperCase(),
    { start: guide.cutTop, end: guide.cutTop, insert: insert.toUpperCase() },
    {
      topology: record.topology,
      guide: asGuide,
      leftArm,
      rightArm,
      isOligo,
      ...(coding && { coding: coding.region }),
    },
  );
  if (!made.ok) return null;
  const line: OrderLine = {
    name: lineName(sequence, guide.number, "HDR"),
    bases: made.donor,
    use: "hdr",
    guide: guide.number,
    locations: [],
  };
  return { guide, line, made, codingName: made.blocking && coding ? coding.name : null };
};
