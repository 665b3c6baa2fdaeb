import { type FindMatchesOptions, findMatches, type SequenceMatch } from "@benchleaf/bio";
import { forEachYielding } from "../../../kernel/for-each-yielding.ts";

/** Residues that are looked at between two keys: a few milliseconds' worth. */
const SLICE = 40_000;

/** Where slices begin, from residue `from` to the end and round to it again. */
function* slicesOf(size: number, from: number): Generator<{ readonly start: number; readonly end: number }> {
  for (let start = from; start < size; start += SLICE) yield { start, end: Math.min(size, start + SLICE) };
  for (let start = 0; start < from; start += SLICE) yield { start, end: Math.min(from, start + SLICE) };
}

/**
 * The first match that starts at residue `from` or after it, else the first of all; null if there is none, or once
 * `signal` is aborted. It is searched in short slices on the page itself: near the caret, it is found long before a
 * worker has read a chromosome.
 */
export const firstMatch = async (
  sequence: string,
  query: string,
  options: Omit<FindMatchesOptions, "signal" | "onProgress" | "limit">,
  from: number,
  signal: AbortSignal,
): Promise<SequenceMatch | null> => {
  const size = sequence.length;
  const beyond = query.replace(/\s+/g, "").length * (options.aminoAcids ? 3 : 1) - 1;
  const over = options.topology === "circular" ? sequence.slice(0, beyond) : "";
  let first: SequenceMatch | null = null;
  function* wanted() {
    for (const slice of slicesOf(size, Math.min(Math.max(0, from), size))) {
      if (first !== null || signal.aborted) return;
      yield slice;
    }
  }
  await forEachYielding(wanted(), ({ start, end }) => {
    const more = end + beyond - size;
    const letters = sequence.slice(start, end + beyond) + (more > 0 ? over.slice(0, more) : "");
    const found = findMatches(letters, query, { ...options, topology: "linear" });
    const [match] = found.ok ? found.matches : [];
    // One that begins behind the slice is found in the next.
    if (match && start + match.start < end) first = { ...match, start: start + match.start };
  });
  return signal.aborted ? null : first;
};
