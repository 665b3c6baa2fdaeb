import {
  codingOf,
  complement,
  type Feature,
  type GeneticCodeId,
  isCodingKey,
  translate,
} from "@benchleaf/bio";
import type { PlacedResidue } from "./frame-residues.ts";

/** Whether amino acids are drawn below a feature: according to its setting, else its type; never for a pseudogene. */
export const isCoding = (feature: Feature): boolean =>
  feature.operator === "join" && (feature.translateSelf ?? isCodingType(feature));

const isCodingType = (feature: Feature): boolean =>
  isCodingKey(feature.type) &&
  !feature.qualifiers.some(({ key }) => key === "pseudo" || key === "pseudogene");

/**
 * The amino acids of a coding feature whose middle base is in residues `[start, end)`: exons joined, in its own
 * genetic code (else `table`), from its `codon_start` on, on either strand and across the origin, with its
 * `transl_except`; a base that is read twice may have two. The first codon of a feature with a known start is read as
 * a start. The cost depends on the requested residues and the exons.
 *
 * @example featureResidues("ATGGCC", cds, { table: 1, start: 0, end: 6 }) // M at 1, A at 4
 */
export const featureResidues = (
  sequence: string,
  feature: Feature,
  at: { readonly table: GeneticCodeId; readonly start: number; readonly end: number },
): readonly PlacedResidue[] => {
  const { segments: pieces, table = at.table, exceptions, hasStart } = codingOf(feature, at.table);
  const firsts: number[] = [];
  let total = 0;
  for (const piece of pieces) {
    firsts.push(total);
    total += piece.end - piece.start;
  }
  /** Residue of the top strand under base `index` of the joined feature, and whether it is read as its complement. */
  const place = (index: number, from: number): { letter: number; isReverse: boolean } | null => {
    for (let number = from; number < pieces.length; number += 1) {
      const piece = pieces[number];
      const within = index - (firsts[number] ?? 0);
      if (!piece || within < 0) return null;
      if (within >= piece.end - piece.start) continue;
      const isReverse = piece.strand === -1;
      return { letter: isReverse ? piece.end - 1 - within : piece.start + within, isReverse };
    }
    return null;
  };
  const placed: { middle: number; codon: number }[] = [];
  let letters = "";
  pieces.forEach((piece, number) => {
    const low = Math.max(at.start, piece.start);
    const high = Math.min(at.end, piece.end);
    if (low >= high) return;
    const first = firsts[number] ?? 0;
    const [from, to] =
      piece.strand === 1
        ? [first + low - piece.start, first + high - piece.start]
        : [first + piece.end - high, first + piece.end - low];
    for (let codon = Math.max(0, Math.floor(from / 3)); 3 * codon + 1 < to; codon += 1) {
      const middle = 3 * codon + 1;
      if (middle < from || middle + 1 >= total) continue;
      const bases = [middle - 1, middle, middle + 1].map(
        (base) => place(base, Math.max(0, number - 2)) ?? place(base, 0),
      );
      const [, center] = bases;
      if (!center) continue;
      for (const base of bases) {
        const letter = base ? (sequence[base.letter] ?? "N") : "N";
        letters += base?.isReverse ? complement(letter, "dna") : letter;
      }
      placed.push({ middle: center.letter, codon });
    }
  });
  const residues = translate(letters, { table });
  return placed.map(({ middle, codon }, index) => {
    const letter = exceptions?.get(codon) ?? residues[index] ?? "X";
    if (codon > 0 || !hasStart || exceptions?.has(0)) return { letter, middle };
    return {
      letter: translate(letters.slice(3 * index, 3 * index + 3), { table, startAsMethionine: true }),
      middle,
    };
  });
};
