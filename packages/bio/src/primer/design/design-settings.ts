import { findMeltingTable } from "../../melting/melting-table.ts";
import { findSaltCorrection } from "../../melting/salt-correction.ts";
import { piecesOf, type Selection, wrapPosition } from "../../range.ts";
import type { Topology } from "../../sequence.ts";
import { defaultDesign, defaultInternal } from "./default-design.ts";
import type { DesignSettings, OligoSettings, PrimerDesignOptions } from "./design-options.ts";

/** Which setting cannot be worked with. */
export interface SettingsError {
  readonly code:
    | "region-outside-template"
    | "empty-region"
    | "region-too-short"
    | "contradictory-limits"
    | "illegal-concentration"
    | "qualities-unequal"
    | "illegal-letter"
    | "unknown-table"
    | "unknown-salt-correction";
  readonly message: string;
}

/** Longest primer or probe that is designed, in bases. */
export const MAX_DESIGNED_SIZE = 60;

/** Options with everything left out filled in. */
export const completeSettings = (options: PrimerDesignOptions): DesignSettings => {
  const { signal: _, onProgress: __, primer, internal, pair, ...place } = options;
  const given = (oligo: string | undefined): string =>
    (oligo ?? "").replace(/\s+/g, "").toUpperCase().replaceAll("U", "T");
  const asked = internal === true ? {} : internal || null;
  return {
    ...defaultDesign,
    ...definedOf(place),
    leftPrimer: given(options.leftPrimer),
    rightPrimer: given(options.rightPrimer),
    internalOligo: given(options.internalOligo),
    leftTail: given(options.leftTail),
    rightTail: given(options.rightTail),
    primer: merge(defaultDesign.primer, primer),
    internal: asked && merge(defaultInternal, asked),
    pair: merge(defaultDesign.pair, pair),
  };
};

const definedOf = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

const merge = <T extends { readonly weights: object }>(
  base: T,
  over: { readonly weights?: object } | undefined,
): T => ({
  ...base,
  ...definedOf(over ?? {}),
  weights: { ...base.weights, ...definedOf(over?.weights ?? {}) },
});

/** The first thing that makes a design impossible, or null. */
export const checkSettings = (
  settings: DesignSettings,
  size: number,
  topology: Topology,
): SettingsError | null => {
  const { included, targets, excluded, internalExcluded, pairRegions, productSizes } = settings;
  const regions = [
    ...(included ? [included] : []),
    ...targets,
    ...excluded,
    ...internalExcluded,
    ...pairRegions.flatMap(({ left, right }) => [left, right].filter((region) => region !== null)),
  ];
  for (const region of regions) {
    if (!isOn(region, size, topology)) {
      const message = `The region of ${region.length} bases from ${region.start + 1} does not lie on the template.`;
      return { code: "region-outside-template", message };
    }
  }
  if ([...(included ? [included] : []), ...targets].some(({ length }) => length === 0)) {
    return { code: "empty-region", message: "A region to amplify has no bases." };
  }
  for (const oligo of [settings.primer, ...(settings.internal ? [settings.internal] : [])]) {
    const problem = checkOligoSettings(oligo);
    if (problem) return problem;
  }
  const isSound = productSizes.every(([least, most]) => least >= 1 && least <= most);
  if (productSizes.length === 0 || !isSound) {
    return {
      code: "contradictory-limits",
      message: "Each range of product sizes needs a least and a greatest size.",
    };
  }
  if (!(settings.count >= 1))
    return { code: "contradictory-limits", message: "At least one pair must be asked for." };
  const { leftPrimer, rightPrimer, internalOligo, leftTail, rightTail } = settings;
  for (const oligo of [leftPrimer, rightPrimer, internalOligo, leftTail, rightTail]) {
    if (/[^ACGTRYSWKMBDHVN]/.test(oligo))
      return { code: "illegal-letter", message: `"${oligo}" is not an oligo.` };
  }
  if (settings.qualities.length !== 0 && settings.qualities.length !== size) {
    const message = `The template has ${size} bases, but ${settings.qualities.length} qualities are given.`;
    return { code: "qualities-unequal", message };
  }
  const { leftFivePrimeAt, leftThreePrimeAt, rightFivePrimeAt, rightThreePrimeAt } = settings;
  for (const end of [leftFivePrimeAt, leftThreePrimeAt, rightFivePrimeAt, rightThreePrimeAt]) {
    if (end !== null && !(Number.isInteger(end) && end >= 0 && end < size)) {
      const message = `Base ${end + 1}, where a primer is to end, does not lie on the template.`;
      return { code: "region-outside-template", message };
    }
  }
  const room = included?.length ?? size;
  const least = Math.max(settings.primer.minSize, Math.min(...productSizes.map(([smallest]) => smallest)));
  if (room < least) {
    const message = `The region has ${room} bases; the shortest product asked for has ${least}.`;
    return { code: "region-too-short", message };
  }
  return null;
};

const isOn = ({ start, length }: Selection, size: number, topology: Topology): boolean =>
  Number.isInteger(start) &&
  Number.isInteger(length) &&
  start >= 0 &&
  length >= 0 &&
  start <= size &&
  length <= size &&
  (topology === "circular" || start + length <= size);

const checkOligoSettings = (oligo: OligoSettings): SettingsError | null => {
  if (!findMeltingTable(oligo.table)) {
    return { code: "unknown-table", message: `No table of nearest neighbours is called "${oligo.table}".` };
  }
  if (!findSaltCorrection(oligo.saltCorrection)) {
    return {
      code: "unknown-salt-correction",
      message: `No salt correction is called "${oligo.saltCorrection}".`,
    };
  }
  const { minSize, maxSize } = oligo;
  if (
    !Number.isInteger(minSize) ||
    !Number.isInteger(maxSize) ||
    minSize < 5 ||
    maxSize > MAX_DESIGNED_SIZE
  ) {
    const message = `Oligos have 5 to ${MAX_DESIGNED_SIZE} bases.`;
    return { code: "contradictory-limits", message };
  }
  const { dnaNanomolar, monovalentMillimolar, divalentMillimolar, dntpMillimolar } = oligo;
  if (!(dnaNanomolar > 0 && monovalentMillimolar > 0 && divalentMillimolar >= 0 && dntpMillimolar >= 0)) {
    const message = "Oligos and monovalent ions need a concentration above 0, Mg and dNTP none below 0.";
    return { code: "illegal-concentration", message };
  }
  const bounds = [
    ["size", minSize, maxSize],
    ["Tm", oligo.minTm, oligo.maxTm],
    ["GC content", oligo.minGcPercent, oligo.maxGcPercent],
  ] as const;
  for (const [name, least, most] of bounds) {
    if (!(least <= most)) {
      return {
        code: "contradictory-limits",
        message: `The least ${name} of an oligo is above its greatest.`,
      };
    }
  }
  return null;
};

/**
 * A circle opened where no region is cut, if there is such a place: before the included region, else opposite a
 * target that crosses the origin. All regions are given on the opened bases, which begin at `shift`.
 */
export const openCircle = (
  settings: DesignSettings,
  size: number,
): { settings: DesignSettings; shift: number } => {
  const crosses = ({ start, length }: Selection): boolean => start + length > size;
  const target = settings.targets.find(crosses);
  const shift =
    settings.included && crosses(settings.included)
      ? settings.included.start
      : target
        ? wrapPosition(target.start + target.length + Math.floor((size - target.length) / 2), size)
        : 0;
  if (shift === 0) return { settings, shift };
  const move = <T extends Selection | null>(region: T): T =>
    (region && { start: wrapPosition(region.start - shift, size), length: region.length }) as T;
  const pieces = (regions: readonly Selection[]): Selection[] =>
    regions.flatMap((region) =>
      piecesOf(move(region), size, true).map(({ start, end }) => ({ start, length: end - start })),
    );
  const gaps = (positions: readonly number[]): number[] =>
    positions.map((gap) => wrapPosition(gap - shift, size));
  const base = (position: number | null): number | null =>
    position === null ? null : wrapPosition(position - shift, size);
  return {
    shift,
    settings: {
      ...settings,
      leftFivePrimeAt: base(settings.leftFivePrimeAt),
      leftThreePrimeAt: base(settings.leftThreePrimeAt),
      rightFivePrimeAt: base(settings.rightFivePrimeAt),
      rightThreePrimeAt: base(settings.rightThreePrimeAt),
      qualities: [...settings.qualities.slice(shift), ...settings.qualities.slice(0, shift)],
      included: move(settings.included),
      targets: settings.targets.map(move),
      excluded: pieces(settings.excluded),
      internalExcluded: pieces(settings.internalExcluded),
      overlapJunctions: gaps(settings.overlapJunctions),
      internalOverlapJunctions: gaps(settings.internalOverlapJunctions),
      pairRegions: settings.pairRegions.map(({ left, right }) => ({ left: move(left), right: move(right) })),
    },
  };
};
