/** Which strand a stretch is read from: 1 the top strand as stored, -1 its reverse complement. */
export type Strand = 1 | -1;

/**
 * One contiguous stretch of a location, in zero-based half-open bases of the stored (top) strand.
 *
 * `0 <= start <= end <= size`. A stretch never crosses the origin: a location across the origin of a circle
 * is two segments that meet there, as GenBank writes it.
 *
 * @example `complement(<12..>40)` is `{ start: 11, end: 40, strand: -1, isStartPartial: true, isEndPartial: true }`
 * @example `12^13` (a site between two bases) is `{ start: 12, end: 12, strand: 1 }`
 */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly strand: Strand;
  /** `<`: the true beginning is before `start`. */
  readonly isStartPartial?: boolean;
  /** `>`: the true end is after `end`. */
  readonly isEndPartial?: boolean;
}

/** How the segments of a location belong together. `order` and `one-of` make no claim that they are joined. */
export type LocationOperator = "join" | "order" | "one-of" | "bond";

/** One `/key=value` of a feature table. `value` is null for flags such as `/pseudo`. */
export interface Qualifier {
  readonly key: string;
  readonly value: string | null;
  /** Whether the value is in quotes in a flat file (`/codon_start=1` does not). */
  readonly isQuoted: boolean;
  /**
   * The lines as the file broke them, where our own line breaks would differ. The writer uses them while
   * reading them still gives this key and value, so a copy with a new value may carry them harmlessly.
   */
  readonly layout?: string;
}

/** At which ends an annotation is drawn with a head. */
export type ArrowheadType = "TOP" | "BOTTOM" | "NONE" | "BOTH";

/** An annotation. Segments are in biological order, i.e. in the order in which they are read. */
export interface Feature {
  readonly id: string;
  /** Shown name: from /label, /gene, /product, /standard_name, /note …, else the type. */
  readonly name: string;
  /** INSDC feature key, `misc_feature` as fallback. */
  readonly type: string;
  readonly locations: readonly Segment[];
  readonly operator: LocationOperator;
  /**
   * The location as the file wrote it, where printing the segments would not give the same text: remote
   * parts, `(5.9)..20`, nested operators. The writer uses it while reading it still gives these segments.
   */
  readonly rawLocation?: string;
  readonly qualifiers: readonly Qualifier[];
  readonly color?: string;
  readonly arrowheadType?: ArrowheadType;
  /** Whether its amino acids are shown; by its type by default. No file format keeps it. */
  readonly translateSelf?: boolean;
}

/** The span of a feature: see {@link featureSpan}. */
export interface FeatureSpan {
  /** First base of the arc, zero-based. */
  readonly start: number;
  /** Half-open end of the arc; smaller than or equal to `start` only when the arc crosses the origin. */
  readonly end: number;
  /** 0 when segments are on both strands. */
  readonly strand: Strand | 0;
  readonly crossesOrigin: boolean;
}

/**
 * The stretch from a feature's first to its last base on the top strand. On a circle a feature whose
 * segments, read along the top strand, step back past the origin exactly once crosses it.
 *
 * @example featureSpan(join(145..151,1..2), 151, true) // { start: 144, end: 2, strand: 1, crossesOrigin: true }
 */
export const featureSpan = (
  feature: Pick<Feature, "locations">,
  size: number,
  isCircular: boolean,
): FeatureSpan => {
  const segments = feature.locations;
  const first = segments[0];
  if (!first) return { start: 0, end: 0, strand: 1, crossesOrigin: false };
  const strand = segments.every((segment) => segment.strand === first.strand) ? first.strand : 0;
  const forward = strand === -1 ? [...segments].reverse() : segments;
  if (isCircular && strand !== 0 && forward.length > 1) {
    const steps = forward.filter((segment, index) => index > 0 && segment.start < forward[index - 1]!.start);
    const start = forward[0]!.start;
    const end = forward[forward.length - 1]!.end;
    // Trans-spliced genes step back too; theirs is not a short arc and does not touch the origin.
    const touches = forward.some((s) => s.end === size) && forward.some((s) => s.start === 0);
    const isShortArc = (size - start + end) * 2 <= size;
    if (steps.length === 1 && end <= start && (touches || isShortArc))
      return { start, end, strand, crossesOrigin: true };
  }
  let start = first.start;
  let end = first.end;
  for (const segment of segments) {
    start = Math.min(start, segment.start);
    end = Math.max(end, segment.end);
  }
  return { start, end, strand, crossesOrigin: false };
};

/** Bases under a feature, gaps between segments left out. */
export const featureLength = (feature: Pick<Feature, "locations">): number =>
  feature.locations.reduce((sum, segment) => sum + segment.end - segment.start, 0);

/** The first value of a qualifier, or undefined; a flag has null. */
export const qualifierValue = (
  feature: Pick<Feature, "qualifiers">,
  key: string,
): string | null | undefined => feature.qualifiers.find((qualifier) => qualifier.key === key)?.value;
