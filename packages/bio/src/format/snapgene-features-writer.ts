import { type Feature, qualifierValue, type Segment } from "../feature.ts";
import { ARROWHEADS } from "./snapgene-direction.ts";
import type { Place } from "./snapgene-features.ts";
import { richText } from "./snapgene-text.ts";
import { printXml } from "./snapgene-xml.ts";

/** What SnapGene itself writes for a feature without a colour. */
const NO_COLOR = "noColor";

/** Features as SnapGene's block 10. The opposite of {@link readSnapGeneFeatures}. */
export const printSnapGeneFeatures = (features: readonly Feature[], place: Place): string => {
  const printed = features.map((feature, index) => printFeature(feature, index, place));
  return `<?xml version="1.0"?>${printXml("Features", { nextValidID: `${features.length}` }, printed.join(""))}\n`;
};

const printFeature = (feature: Feature, index: number, place: Place): string => {
  const direction = directionOf(feature);
  const isReverse = direction === 2;
  const ranges = printRanges(isReverse ? [...feature.locations].reverse() : feature.locations, place);
  const names = partNames(feature);
  const segments = ranges.map((range, at) => {
    const name = names.get(isReverse ? ranges.length - at : at + 1);
    return printXml("Segment", { name, range, color: hexColor(feature.color), type: "standard" });
  });
  const attributes = {
    recentID: `${index}`,
    name: richText(feature.name),
    directionality: direction === 0 ? undefined : `${direction}`,
    type: feature.type,
    swappedSegmentNumbering: isReverse ? "1" : undefined,
    allowSegmentOverlaps: "0",
    readingFrame: isReverse && feature.type === "CDS" ? "-1" : undefined,
    consecutiveTranslationNumbering: "1",
  };
  return printXml("Feature", attributes, [...segments, ...printQualifiers(feature)].join(""));
};

const directionOf = ({ arrowheadType, locations }: Feature): number => {
  const isReverse = locations[0]?.strand === -1;
  if (isReverse) return 2;
  return arrowheadType === undefined ? 1 : Math.max(0, ARROWHEADS.indexOf(arrowheadType));
};

/** Two segments that meet at the origin are one range, unless they overlap: it would read as a short one. */
const printRanges = (segments: readonly Segment[], { size, isCircular }: Place): string[] => {
  const ranges: string[] = [];
  for (let index = 0; index < segments.length; index++) {
    const { start, end } = segments[index]!;
    const next = segments[index + 1];
    const isSplit = isCircular && end === size && next?.start === 0 && next.end <= start;
    ranges.push(isSplit ? `${start + 1}-${next.end}` : `${start + 1}-${Math.max(end, start + 1)}`);
    if (isSplit) index++;
  }
  return ranges;
};

const partNames = (feature: Feature): ReadonlyMap<number, string> => {
  const parts = qualifierValue(feature, "parts") ?? "";
  return new Map(
    parts.split(";").flatMap((part) => {
      const match = /^(\d+):(.+)$/.exec(part);
      return match ? [[Number(match[1]), match[2]!] as const] : [];
    }),
  );
};

const printQualifiers = (feature: Feature): string[] => {
  const byKey = new Map<string, string[]>();
  for (const { key, value, isQuoted } of feature.qualifiers) {
    if (key === "parts") continue;
    const values = byKey.get(key) ?? [];
    byKey.set(key, values);
    if (value === null) continue;
    const isNumber = !isQuoted && /^\d{1,9}$/.test(value);
    values.push(printXml("V", isNumber ? { int: value } : { text: richText(value) }));
  }
  return [...byKey].map(([name, values]) => printXml("Q", { name }, values.join("")));
};

const hexColor = (color: string | undefined): string =>
  color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color : NO_COLOR;
