import { complement } from "../alphabet.ts";
import type { CodingSequence } from "../coding/coding-sequence.ts";
import type { BaseSubstitution } from "../crispr/coding-change.ts";
import { translate } from "../translate/translate.ts";
import type { RowDifference } from "./row-differences.ts";

/** A base as it is read: its base, and its number among the bases that were read before the change (-1: put in). */
interface ReadBase {
  readonly letter: string;
  readonly index: number;
  readonly isChanged: boolean;
}

/**
 * The protein of a coding sequence before and after bases were inserted or removed, and by how many bases what is
 * read grew. Exceptions to the code stay with codons of which no base changed; both proteins go to the last whole
 * codon. `along` are substitutions of the same molecule.
 */
export const proteinAfterChange = (
  sequence: string,
  coding: CodingSequence,
  difference: Pick<RowDifference, "kind" | "position" | "reference" | "letters">,
  along: readonly BaseSubstitution[] = [],
): { readonly before: string; readonly after: string; readonly lengthChange: number } => {
  const size = sequence.length;
  const { kind, position, reference, letters } = difference;
  const gone = new Set(kind === "deletion" ? Array.from(reference, (_, by) => (position + by) % size) : []);
  const others = new Map(along.map(({ position: at, to }) => [at, to]));
  const before: ReadBase[] = [];
  const after: ReadBase[] = [];
  const put = kind === "insertion" ? letters : "";
  let last = -1;
  coding.segments.forEach(({ start, end, strand }) => {
    const read = (letter: string) => (strand === 1 ? letter : complement(letter, "dna"));
    for (let by = 0; by < end - start; by++) {
      const at = strand === 1 ? start + by : end - 1 - by;
      // Bases inserted are before `position` on the top strand: between two bases that are read one after the other.
      const previous = strand === 1 ? (position + size - 1) % size : position % size;
      const here = strand === 1 ? position % size : (position + size - 1) % size;
      if (put !== "" && last === previous && at === here)
        for (const letter of strand === 1 ? put : [...put].reverse())
          after.push({ letter: read(letter), index: -1, isChanged: true });
      last = at;
      const index = before.length;
      const letter = read(sequence.charAt(at));
      before.push({ letter, index, isChanged: false });
      if (gone.has(at)) continue;
      const other = others.get(at);
      after.push({
        letter: other === undefined ? letter : read(other),
        index,
        isChanged: other !== undefined,
      });
    }
  });
  return {
    before: proteinOf(before, coding, true),
    after: proteinOf(after, coding, false),
    lengthChange: after.length - before.length,
  };
};

const proteinOf = (
  bases: readonly ReadBase[],
  { table = 1, exceptions, hasStart = false }: CodingSequence,
  isGiven: boolean,
): string => {
  const text = bases.map(({ letter }) => letter).join("");
  const residues = [...translate(text, { table })];
  const isSame = (codon: number): boolean =>
    [0, 1, 2].every((by) => {
      const base = bases[3 * codon + by];
      const first = bases[3 * codon]!.index;
      return base !== undefined && !base.isChanged && base.index === first + by && first % 3 === 0;
    });
  for (let codon = 0; codon < residues.length; codon++) {
    if (!isSame(codon)) continue;
    const exceptionResidue = exceptions?.get(bases[3 * codon]!.index / 3);
    if (exceptionResidue !== undefined) residues[codon] = exceptionResidue;
    else if (codon === 0 && hasStart && (isGiven || bases[0]!.index === 0))
      residues[0] = translate(text.slice(0, 3), { table, startAsMethionine: true });
  }
  return residues.join("");
};
