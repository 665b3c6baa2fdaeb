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
  /** `<`: the true beginning lies before `start`. */
  readonly isStartPartial?: boolean;
  /** `>`: the true end lies after `end`. */
  readonly isEndPartial?: boolean;
}

/** How the segments of a location belong together. `order` and `one-of` make no claim that they are joined. */
export type LocationOperator = "join" | "order" | "one-of" | "bond";

/** One `/key=value` of a feature table. `value` is null for flags such as `/pseudo`. */
export interface Qualifier {
  readonly key: string;
  readonly value: string | null;
  /** Whether the value stands in quotes in a flat file (`/codon_start=1` does not). */
  readonly isQuoted: boolean;
}

export type ArrowheadType = "TOP" | "BOTTOM" | "NONE" | "BOTH";

/** An annotation. Segments stand in biological order, i.e. in the order in which they are read. */
export interface Feature {
  readonly id: string;
  /** Shown name: from /label, /gene, /product, /standard_name, /note …, else the type. */
  readonly name: string;
  /** INSDC feature key, `misc_feature` as fallback. */
  readonly type: string;
  readonly locations: readonly Segment[];
  readonly operator: LocationOperator;
  readonly qualifiers: readonly Qualifier[];
  readonly color?: string;
  readonly arrowheadType?: ArrowheadType;
}
