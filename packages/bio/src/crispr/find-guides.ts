import type { Strand } from "../feature.ts";
import { piecesOf, type Selection, wrapPosition } from "../range.ts";
import type { Topology } from "../sequence.ts";
import { encodeBases } from "../translate/base-masks.ts";
import { type Guide, guideAt } from "./guide.ts";
import { chooseNuclease, type Nuclease, type NucleaseChoice, type NucleaseRefusal } from "./nuclease.ts";
import { isSite, sitePattern } from "./site-pattern.ts";

/** Where guides are searched for, and for which nuclease. */
export interface FindGuidesOptions extends NucleaseChoice {
  /** `linear` by default. */
  readonly topology?: Topology;
  /** Only guides that cut the top strand within this stretch, its ends included; it may cross the origin. */
  readonly region?: Selection;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (fraction: number) => void;
}

/** Guides in the order of the sequence, or why nothing was searched for. */
export type FindGuidesResult =
  | { readonly ok: true; readonly guides: readonly Guide[] }
  | NucleaseRefusal
  | FindGuidesRefusal;

/** Why no guides were searched for. */
export interface FindGuidesRefusal {
  readonly ok: false;
  readonly error: {
    readonly code: "illegal-letter" | "illegal-region" | "aborted";
    readonly message: string;
    /** Of the first illegal base, from zero. */
    readonly position?: number;
  };
}

/**
 * Every guide of a nuclease on both strands, by `start`, the top strand first; on a circle those across the origin
 * too. The PAM matches where its IUPAC letters hold all that the sequence may be there; a spacer has no ambiguous
 * base. Time is linear.
 *
 * Errors: those of the nuclease (`unknown-nuclease`, `illegal-pam`, `illegal-spacer-length`), `illegal-letter` (with
 * `position`), `illegal-region`, `aborted`.
 *
 * Sources: those of {@link nucleases}.
 *
 * @example findGuides("ACGTACGTACGTACGTACGTTGG")
 * // guides: [{ start: 0, end: 20, strand: 1, spacer: "ACGTACGTACGTACGTACGT", pam: "TGG", cutTop: 17, … }]
 */
export const findGuides = (sequence: string, options: FindGuidesOptions = {}): FindGuidesResult => {
  const chosen = chooseNuclease(options);
  if (!chosen.ok) return chosen;
  const { nuclease } = chosen;
  const masks = encodeBases(sequence);
  const size = masks.length;
  const isCircular = options.topology === "circular";
  const refused = checkLetters(sequence, masks) ?? checkRegion(options.region, size, isCircular);
  if (refused) return refused;
  const pieces = options.region ? piecesOf(options.region, size, isCircular) : null;
  const siteLength = nuclease.spacerLength + nuclease.pam.length;
  const guides: Guide[] = [];
  const letters = sequence.toUpperCase().replaceAll("U", "T");
  const patterns = ([1, -1] as const).map((strand) => ({
    ...sitePattern(nuclease, strand),
    cutOffset: cutOffset(nuclease, strand),
  }));
  const stop = siteLength > size ? 0 : isCircular ? size : size - siteLength + 1;
  for (let at = 0; at < stop; at++) {
    if ((at & 0xffff) === 0) {
      if (options.signal?.aborted) return refuse("aborted", "The search for guides was stopped.");
      options.onProgress?.(at / stop);
    }
    for (const pattern of patterns) {
      if (pieces) {
        const cut = at + pattern.cutOffset;
        const cutTop = isCircular ? wrapPosition(cut, size) : cut;
        if (!pieces.some(({ start, end }) => cutTop >= start && cutTop <= end)) continue;
      }
      if (!isSite(masks, at, pattern)) continue;
      guides.push(guideAt(letters, at, pattern.strand, nuclease, isCircular));
    }
  }
  guides.sort((a, b) => a.start - b.start || b.strand - a.strand);
  return { ok: true, guides };
};

/** Where the top strand is cut, from the leftmost base of protospacer and PAM. */
const cutOffset = ({ pam, pamSide, spacerLength, cut }: Nuclease, strand: Strand): number => {
  const isPamRight = (pamSide === "3prime") === (strand === 1);
  return (isPamRight ? 0 : pam.length) + (strand === 1 ? cut.pamStrand : spacerLength - cut.otherStrand);
};

const checkLetters = (sequence: string, masks: Uint8Array): FindGuidesRefusal | null => {
  const position = masks.indexOf(0);
  if (position < 0) return null;
  return refuse(
    "illegal-letter",
    `Letter ${position + 1}, "${sequence[position]}", is no nucleotide.`,
    position,
  );
};

const checkRegion = (
  region: Selection | undefined,
  size: number,
  isCircular: boolean,
): FindGuidesRefusal | null => {
  if (!region) return null;
  const { start, length } = region;
  const isWhole = Number.isInteger(start) && Number.isInteger(length) && start >= 0 && length >= 0;
  if (isWhole && start <= size && length <= size && (isCircular || start + length <= size)) return null;
  return refuse("illegal-region", "The region does not lie on the sequence.");
};

const refuse = (
  code: FindGuidesRefusal["error"]["code"],
  message: string,
  position?: number,
): FindGuidesRefusal => ({
  ok: false,
  error: { code, message, ...(position === undefined ? {} : { position }) },
});
