import type { Gene, GeneTranscript } from "@benchleaf/bio";

const MAX_TERM = 64;
const MAX_TERMS = 60;
const MAX_WORDS = 5;

/** Words without meaning for a search, because nearly every product has them. */
const TOO_COMMON = new Set(["of", "the", "and", "a", "in", "to", "from", "with"]);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_.'-]+/u)
    .flatMap((word) => [word, ...word.split(/[_.'-]+/)])
    .filter((word) => word.length > 1 && !TOO_COMMON.has(word));

const namesOf = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase().trim());
const ownNamesOf = ({ id, name, proteinId }: GeneTranscript): string[] => [id, name, proteinId];
const eachOnce = (terms: readonly string[]): readonly string[] => [
  ...new Set(terms.filter((term) => term !== "").map((term) => term.slice(0, MAX_TERM))),
];

/** Returns the search terms of a gene, each once, in lower case. Names are found whole as well as by their words. */
export const termsOf = (gene: Gene): readonly string[] => {
  const names = namesOf([gene.name, gene.locusTag, gene.id, ...gene.transcripts.flatMap(ownNamesOf)]);
  const words = [gene.name, gene.product, ...gene.transcripts.map(({ product }) => product)].flatMap(wordsOf);
  return eachOnce([...names, ...words]).slice(0, MAX_TERMS);
};

type GeneNames = Pick<Gene, "name" | "locusTag" | "id" | "product">;

/**
 * Whether every word is a prefix of a name or product word of the transcript or of its gene: the gene's name finds
 * all its transcripts, a transcript's own id only that one. If the file gives no product for a gene, it is that of
 * its first transcript and counts only for transcripts without one.
 *
 * @example isTranscriptQuery(gene, gene.transcripts[0], searchTerms("nm_0072")) // true, of NM_007294.4
 */
export const isTranscriptQuery = (
  gene: GeneNames,
  transcript: GeneTranscript,
  words: readonly string[],
): boolean => {
  if (words.length === 0) return true;
  const names = namesOf([gene.name, gene.locusTag, gene.id, ...ownNamesOf(transcript)]);
  const terms = [...names, ...[gene.name, transcript.product || gene.product].flatMap(wordsOf)];
  return words.every((word) => terms.some((term) => term.startsWith(word)));
};

/** Splits a search text into words, each a prefix of a term. */
export const searchTerms = (search: string): readonly string[] =>
  search
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, MAX_TERM))
    .slice(0, MAX_WORDS);

interface Chromosome {
  readonly size: number;
  readonly is_circular: boolean;
}

/**
 * Returns the ranges of a region within its chromosome: two if it crosses the origin. Null if it is outside the
 * chromosome.
 *
 * @example rangesOf(90, 20, { size: 100, is_circular: true }) // [[90, 100], [0, 10]]
 */
export const rangesOf = (
  start: number,
  length: number,
  { size, is_circular }: Chromosome,
): readonly (readonly [number, number])[] | null => {
  if (start < 0 || start >= size || length < 1 || length > size) return null;
  const end = start + length;
  if (end <= size) return [[start, end]];
  return is_circular
    ? [
        [start, size],
        [0, end - size],
      ]
    : null;
};

/**
 * Returns the stored positions of genes that may overlap a region: genes across the origin are stored once, with an
 * end beyond the size.
 */
export const storedRangesOf = (
  ranges: readonly (readonly [number, number])[],
  { size, is_circular }: Chromosome,
): readonly (readonly [number, number])[] =>
  is_circular
    ? ranges.flatMap(
        ([start, end]) =>
          [
            [start, end],
            [start + size, end + size],
          ] as const,
      )
    : ranges;

/** Returns a gene with its flanking bases, as far as its chromosome extends. */
export const withFlank = (
  { start, end }: Pick<Gene, "start" | "end">,
  flank: number,
  { size, is_circular }: Chromosome,
): { start: number; length: number } => {
  if (!is_circular) {
    const first = Math.max(0, start - flank);
    return { start: first, length: Math.min(size, end + flank) - first };
  }
  const length = Math.min(size, end - start + 2 * flank);
  return { start: length === size ? 0 : (((start - flank) % size) + size) % size, length };
};
