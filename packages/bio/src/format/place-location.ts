import type { LocationOperator, Segment } from "../feature.ts";
import { readLocation, type WrittenSpan } from "./location.ts";
import type { ReadNoteCode } from "./report.ts";

/** A location that is within its sequence. */
export interface PlacedLocation {
  readonly segments: readonly Segment[];
  readonly operator: LocationOperator;
  /** What had to be put right, at most one of each kind. */
  readonly problems: readonly ReadNoteCode[];
}

/**
 * Whether a joined feature goes backwards, as only one that crosses an origin does. On a linear molecule that is an
 * error, or trans-splicing, which has a qualifier of its own.
 *
 * @example goesBack([{ start: 49, end: 60, strand: 1 }, { start: 0, end: 5, strand: 1 }], "join") // true
 */
export const goesBack = (segments: readonly Segment[], operator: LocationOperator): boolean => {
  const strand = segments[0]?.strand;
  if (operator !== "join" || segments.some((segment) => segment.strand !== strand)) return false;
  return segments.some((segment, index) => {
    const before = segments[index - 1];
    return (
      before !== undefined && (strand === 1 ? segment.start < before.start : segment.start > before.start)
    );
  });
};

/**
 * Puts a written location onto a molecule of `size` residues.
 *
 * Ends outside are clamped; spans wholly outside go unless nothing else is left. On a circle `90..10` is read across
 * the origin; on a linear molecule its ends are exchanged. A location that cannot be read, or that is wholly in other
 * records, becomes a caret at 0. Without residues (`size` 0) nothing can be placed or judged.
 */
export const placeLocation = (raw: string, size: number, isCircular: boolean): PlacedLocation => {
  const written = readLocation(raw);
  const unplaced: Segment = { start: 0, end: 0, strand: 1 };
  if (!written || written.spans.length === 0) {
    return { segments: [unplaced], operator: written?.operator ?? "join", problems: ["invalid-location"] };
  }
  const { spans, operator } = written;
  if (size === 0) {
    return { segments: spans.map(({ strand }) => ({ ...unplaced, strand })), operator, problems: [] };
  }
  const problems = new Set<ReadNoteCode>();
  if (written.isMended) problems.add("mended");
  const isInside = (span: WrittenSpan) =>
    Math.min(span.from, span.to) <= size && Math.max(span.from, span.to) >= 1;
  const inside = spans.filter(isInside);
  const kept = inside.length > 0 ? inside : spans.slice(0, 1);
  if (kept.length < spans.length) problems.add("end-clamped");
  const segments = kept.flatMap((span) => placeSpan(span, size, isCircular, problems));
  if (!isCircular && goesBack(segments, operator)) problems.add("circular-annotation");
  return { segments, operator, problems: [...problems] };
};

/**
 * Whether ends had to be moved inside, so that the text of the file no longer applies. Parts in other records are
 * stored nowhere else.
 */
export const isMoved = (raw: string, { problems }: Pick<PlacedLocation, "problems">): boolean =>
  problems.includes("mended") ||
  (!raw.includes(":") && (problems.includes("start-clamped") || problems.includes("end-clamped")));

const SIMPLE = /^(complement\()?([1-9]\d{0,8})\.\.([1-9]\d{0,8})(\)?)$/;

/**
 * A location such as `5..90` or `complement(5..90)` that is within `size` residues and would be printed just so; null
 * for any other. Most are of this kind.
 */
export const placeSimple = (raw: string, size: number): PlacedLocation | null => {
  const match = SIMPLE.exec(raw);
  if (!match || (match[1] === undefined) !== (match[4] === "")) return null;
  const [from, to] = [Number(match[2]), Number(match[3])];
  if (from >= to || to > size) return null;
  const strand = match[1] === undefined ? 1 : -1;
  return { segments: [{ start: from - 1, end: to, strand }], operator: "join", problems: [] };
};

const placeSpan = (
  span: WrittenSpan,
  size: number,
  isCircular: boolean,
  problems: Set<ReadNoteCode>,
): Segment[] => {
  const { from, to, strand, isSite, isFromPartial, isToPartial } = span;
  if (isSite) {
    const at = clamp(to < from ? from : Math.min(from, to), 0, size, "start-clamped", problems);
    return [{ start: at, end: at, strand }];
  }
  const first = clamp(from, 1, size, "start-clamped", problems);
  const last = clamp(to, 1, size, "end-clamped", problems);
  const start = { ...(isFromPartial && { isStartPartial: true }) };
  const end = { ...(isToPartial && { isEndPartial: true }) };
  if (first <= last) return [{ start: first - 1, end: last, strand, ...start, ...end }];
  problems.add("invalid-location");
  if (!isCircular) return [{ start: last - 1, end: first, strand, ...start, ...end }];
  const tail: Segment = { start: first - 1, end: size, strand, ...start };
  const head: Segment = { start: 0, end: last, strand, ...end };
  return strand === 1 ? [tail, head] : [head, tail];
};

const clamp = (
  value: number,
  low: number,
  high: number,
  code: ReadNoteCode,
  problems: Set<ReadNoteCode>,
): number => {
  if (value >= low && value <= high) return value;
  problems.add(code);
  return Math.min(Math.max(value, low), high);
};
