import type { Feature } from "../feature.ts";
import type { SequenceMeta, SequenceRecord } from "../sequence.ts";
import { readFeatureTable } from "./feature-table.ts";
import { blockKey, readHeader } from "./genbank-header-reader.ts";
import { printHeader } from "./genbank-header-writer.ts";
import { readResidueBlock } from "./genbank-residues.ts";
import { isLocusLine, type Sections, sortSections } from "./genbank-sections.ts";
import { hasControl, lineAt, lineEnd, splitLines, withNewlines } from "./lines.ts";
import { formatLocus, type Locus, readLocus, splitRunOn } from "./locus-line.ts";
import { type Notes, note } from "./notes.ts";
import { readFeature } from "./read-feature.ts";
import { isNote, type ReadNote, type ReadRecords } from "./report.ts";
import { residueLayout } from "./residue-lines.ts";
import { hasNoResidues, withoutResidues } from "./without-residues.ts";

/**
 * Reads GenBank and GenPept text, any number of records. Linear in the text; never throws.
 *
 * Fails as a whole when a record is damaged beyond mending: no LOCUS line at all, residues missing that the LOCUS
 * line announces in a file that breaks off, more than half of the residues illegal, more residues than `MAX_LETTERS`.
 * A record that holds none of the residues it announces is left out, and fails the file where it is alone. Everything
 * else is put right and told in `warnings`, with its line.
 *
 * @example readGenBank("LOCUS a 4 bp DNA\nORIGIN\n 1 acgt\n//", "a", new Notes()) // [{ sequence: "acgt", … }]
 */
export const readGenBank = (text: string, fallbackName: string, notes: Notes): ReadRecords => {
  const whole = withNewlines(text.startsWith("\uFEFF") ? text.slice(1) : text);
  const records: SequenceRecord[] = [];
  const bare: ReadNote[] = [];
  let at = 0;
  let number = 1;
  while (at < whole.length) {
    const end = lineEnd(whole, at);
    const line = lineAt(whole, at, end);
    if (!isLocusLine(line)) {
      if (line.trim() !== "") notes.add("unknown-line", number, line.trim());
      at = end + 1;
      number++;
      continue;
    }
    const sections = sortSections(whole, at, number);
    const name = records.length === 0 ? fallbackName : `${fallbackName}-${records.length + 1}`;
    const record = readRecord(whole, sections, name, notes);
    if (!isNote(record)) records.push(record);
    else if (hasNoResidues(record)) bare.push(record);
    else return record;
    at = sections.next;
    number = sections.nextNumber;
  }
  if (records.length === 0) return bare[0] ?? note("not-a-sequence", 1, lineAt(whole, 0, lineEnd(whole, 0)));
  for (const one of bare) notes.take(one);
  return records;
};

const readRecord = (
  text: string,
  sections: Sections,
  fallbackName: string,
  notes: Notes,
): SequenceRecord | ReadNote => {
  const { locusNumber, header } = sections;
  const written = readLocus(sections.locusLine);
  const noise = findNoise(text, sections);
  if (noise) return noise;
  const letters = readResidueBlock(text, sections.letters, sections.lettersNumber, written, notes);
  if (isNote(letters)) return letters;
  const { bases, alphabet } = letters;
  const split = splitRunOn(written, bases.length);
  if (split) notes.add("mended", locusNumber, sections.locusLine.trim());
  const locus = split ?? written;
  const failure = checkLength(sections, locus, bases.length, notes);
  if (failure) return failure;
  const isCircular = locus.isCircular && alphabet !== "protein";
  if (locus.isCircular && !isCircular) notes.add("circular-protein", locusNumber, locus.name);
  const { description, ...parts } = readHeader(header);
  const name = locus.name || parts.accession || fallbackName;
  if (locus.name === "") notes.add("name-missing", locusNumber, name);
  const features = readFeatures(text, sections, bases.length, isCircular, notes);
  const { moleculeType, division, date, strandedness } = locus;
  const printed = printHeader(
    { description, ...parts },
    { features: features.length > 0, bases: bases !== "" },
  );
  const locusText = formatLocus({ ...locus, name, length: bases.length, isCircular });
  const lettersAs = residueLayout(text, sections.letters, bases);
  const layout = {
    ...(lettersAs !== undefined && { letters: lettersAs }),
    ...(locusText !== sections.locusLine && !split && { locus: sections.locusLine }),
    ...(!isSameText(printed, header) && { header: header.join("\n") }),
  };
  const meta: SequenceMeta = {
    ...(moleculeType !== undefined && { moleculeType }),
    ...(division !== undefined && { division }),
    ...(date !== undefined && { date }),
    ...(strandedness !== undefined && { strandedness }),
    ...parts,
    ...(Object.keys(layout).length > 0 && { layout }),
  };
  return {
    name: name.slice(0, 255),
    description,
    kind: alphabet,
    topology: isCircular ? "circular" : "linear",
    sequence: bases,
    features,
    primers: [],
    meta,
  };
};

const isSameText = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);

/** Control characters in more than eight lines and a tenth of all make a broken or foreign file, not a stray byte. */
const findNoise = (text: string, { header, table, locusNumber }: Sections): ReadNote | null => {
  const head = header.join("\n");
  const body = text.slice(table.from, table.to);
  if (!hasControl(head) && !hasControl(body)) return null;
  const lines = [...header, ...splitLines(body)];
  const count = lines.reduce((sum, line) => sum + (hasControl(line) ? 1 : 0), 0);
  return count > 8 && count > lines.length / 10
    ? note("not-a-sequence", locusNumber + 1, header[0] ?? "")
    : null;
};

/** Compares with the LOCUS line; returns a note when residues are missing, or all of them. */
const checkLength = (sections: Sections, locus: Locus, found: number, notes: Notes): ReadNote | null => {
  const { locusNumber, isClosed, nextNumber, header } = sections;
  const declared = locus.length ?? found;
  if (!isClosed && found < declared) return note("truncated", nextNumber - 1, `${found} / ${declared}`);
  if (!isClosed) notes.add("truncated", nextNumber - 1, `${locus.name}: //`);
  if (found === 0) {
    const isOfParts = header.some((line) => blockKey(line) === "CONTIG");
    const missing = withoutResidues({
      name: locus.name,
      line: locusNumber,
      announced: locus.length,
      isOfParts,
    });
    if (missing) return missing;
    notes.add("no-bases", locusNumber, locus.name);
  }
  if (found !== declared) notes.add("length-differs", locusNumber, `${declared} → ${found}`);
  return null;
};

const readFeatures = (
  text: string,
  { table, tableNumber, tableOffset }: Sections,
  size: number,
  isCircular: boolean,
  notes: Notes,
): Feature[] => {
  const { entries, strays, mended } = readFeatureTable(text, table, tableNumber, tableOffset);
  for (const stray of strays) notes.add("unknown-line", stray.line, stray.text);
  for (const { line, text: whole } of mended) notes.add("mended", line, whole);
  return entries.map((entry, index) => readFeature(entry, `f${index + 1}`, size, isCircular, notes));
};
