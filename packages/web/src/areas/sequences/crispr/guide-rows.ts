import {
  type Feature,
  reverseComplement,
  type Selection,
  type SequenceRecord,
  sliceBases,
} from "@benchleaf/bio";
import type { CrisprGuide } from "@benchleaf/contract";
import { stretchesOf } from "../../../canvas/selection.ts";
import { isProposal } from "../annotation/proposal.ts";

export const sortKeys = ["overall", "position", "activity", "specificity", "offTargets", "gc"] as const;
export type SortKey = (typeof sortKeys)[number];

export interface GuideFilter {
  readonly sort: SortKey;
  readonly isWarnedHidden: boolean;
  /** 0 shows all. */
  readonly minSpecificity: number;
  readonly bases: string;
  readonly onTarget: "ruleSet1" | "crisprScan";
}

/** The stretch of the protospacer. */
export const placeOf = ({ start, end }: Pick<CrisprGuide, "start" | "end">): Selection => ({
  start,
  length: end - start,
});

/** Whether the guide's residues are still where they were found. */
export const isInPlace = (
  record: Pick<SequenceRecord, "sequence" | "topology">,
  guide: Pick<CrisprGuide, "start" | "end" | "strand" | "spacer">,
): boolean => {
  const size = record.sequence.length;
  const { start, end, strand, spacer } = guide;
  if (start >= size || end - start > size || (end > size && record.topology !== "circular")) return false;
  const bases = sliceBases(record, placeOf(guide)).toUpperCase().replaceAll("U", "T");
  return (strand === 1 ? bases : reverseComplement(bases)) === spacer;
};

const descending = (a: number | null, b: number | null): number => (b ?? -1) - (a ?? -1);

const offTargetOrder = (a: CrisprGuide, b: CrisprGuide): number => {
  for (const [index, count] of a.mismatchCounts.entries()) {
    const difference = count - (b.mismatchCounts[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.bulgedCount - b.bulgedCount;
};

const orderOf = ({ sort, onTarget }: GuideFilter): ((a: CrisprGuide, b: CrisprGuide) => number) => {
  switch (sort) {
    case "overall":
      return () => 0;
    case "position":
      return (a, b) => a.start - b.start;
    case "activity":
      return (a, b) => descending(a[onTarget], b[onTarget]);
    case "specificity":
      return (a, b) => descending(a.cfdSpecificity, b.cfdSpecificity);
    case "offTargets":
      return offTargetOrder;
    case "gc":
      return (a, b) => Math.abs(a.gc - 0.5) - Math.abs(b.gc - 0.5);
  }
};

/** The guides that pass the filter, in the requested order; equals stay by rank. */
export const visibleGuides = (
  guides: readonly CrisprGuide[],
  filter: GuideFilter,
): readonly CrisprGuide[] => {
  const wanted = filter.bases.trim().toUpperCase();
  const order = orderOf(filter);
  return guides
    .filter(
      ({ warnings, cfdSpecificity, spacer, pam }) =>
        !(filter.isWarnedHidden && warnings.length > 0) &&
        (cfdSpecificity === null || cfdSpecificity >= filter.minSpecificity) &&
        (wanted === "" || `${spacer}${pam}`.includes(wanted)),
    )
    .toSorted((a, b) => order(a, b) || a.number - b.number);
};

const GUIDE_ID = "proposal crispr ";

export const guideId = ({ number }: Pick<CrisprGuide, "number">): string => `${GUIDE_ID}${number}`;

/** The guide that a feature in the views represents. */
export const guideNumberOf = (featureId: string | null): number | null =>
  featureId !== null && isProposal(featureId) && featureId.startsWith(GUIDE_ID)
    ? Number.parseInt(featureId.slice(GUIDE_ID.length), 10)
    : null;

const segmentsOf = (guide: CrisprGuide, size: number): Feature["locations"] => {
  const segments = stretchesOf(placeOf(guide), size).map(({ start, end }) => ({
    start,
    end,
    strand: guide.strand,
  }));
  return guide.strand === 1 ? segments : segments.reverse();
};

/** A guide as a feature of the sequence. */
export const featureOfGuide = (guide: CrisprGuide, size: number, name: string, note: string): Feature => ({
  id: "",
  name,
  type: "misc_feature",
  locations: segmentsOf(guide, size),
  operator: "join",
  qualifiers: note === "" ? [] : [{ key: "note", value: note, isQuoted: true }],
});

/** Feature of a guide before anything is added; selected ones are highlighted, the open one shows its cut. */
export const drawnGuide = (
  guide: CrisprGuide,
  size: number,
  { name, isChosen, isCurrent }: { name: string; isChosen: boolean; isCurrent: boolean },
): readonly Feature[] => {
  const feature = {
    ...featureOfGuide(guide, size, name, ""),
    id: guideId(guide),
    color: isChosen || isCurrent ? "#0b7285" : "#99c2cc",
  };
  if (!isCurrent || guide.cutTop < 1 || guide.cutTop >= size) return [feature];
  const cut: Feature = {
    ...feature,
    id: `${guideId(guide)} cut`,
    name: `✂ ${guide.cutTop}`,
    locations: [{ start: guide.cutTop - 1, end: guide.cutTop + 1, strand: 1 }],
    arrowheadType: "NONE",
    color: "#c92a2a",
  };
  return [feature, cut];
};
