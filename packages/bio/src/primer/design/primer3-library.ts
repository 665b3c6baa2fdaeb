import type { LibrarySequence } from "./design-options.ts";

/** Sequences that primers should not bind, or what is wrong with their file. */
export type Primer3Library =
  | { readonly ok: true; readonly library: readonly LibrarySequence[] }
  | { readonly ok: false; readonly error: { readonly code: "unreadable-library"; readonly message: string } };

const MAX_WEIGHT = 100;

/**
 * A library of sequences that primers should not bind, as primer3 reads its files: FASTA, where a number behind an
 * asterisk in the name is the weight of the sequence. No bases: an empty library.
 *
 * @example readPrimer3Library(">ALU *0.5\nggccgggcgcggtggctcac") // { ok: true, library: [{ weight: 0.5, … }] }
 */
export const readPrimer3Library = (text: string): Primer3Library => {
  const library: LibrarySequence[] = [];
  const [lead = "", ...entries] = text.split(/^>/m);
  if (lead.trim() !== "") return refuse('It does not begin with the name of a sequence, after ">".');
  for (const entry of entries) {
    const [name = "", ...lines] = entry.split(/\r?\n/);
    const sequence = lines.join("").replace(/[\s\d]/g, "");
    if (sequence === "") return refuse(`"${name.trim()}" has no letters.`);
    if (/[^ACGTUNRYSWKMBDHV]/i.test(sequence))
      return refuse(`"${name.trim()}" has a letter that is no base.`);
    const weight = weightOf(name);
    if (weight === null) return refuse(`"${name.trim()}" has a weight that is none from 0 to ${MAX_WEIGHT}.`);
    library.push({ name: name.trim(), sequence, weight });
  }
  return { ok: true, library };
};

/** What is after the first asterisk; 1 if there is none, null if it is no weight. */
const weightOf = (name: string): number | null => {
  const [, weightText] = /\*(.*)$/.exec(name) ?? [];
  if (weightText === undefined) return 1;
  const weight = Number.parseFloat(weightText);
  return weight >= 0 && weight <= MAX_WEIGHT ? weight : null;
};

const refuse = (message: string): Primer3Library => ({
  ok: false,
  error: { code: "unreadable-library", message },
});
