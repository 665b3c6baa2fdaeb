import type { SequenceRecord } from "../sequence.ts";

/** What programs write where no one has given a name. */
const PLACEHOLDER =
  /^(?:(?:exported|untitled|unnamed|unknown|no[ _-]?name|none|new|locus|sequence|seq|dna|plasmid|construct|contig|circular|linear)[ _-]?(?:file|sequence|seq|dna|document|construct|plasmid)?[ _-]?(?:\(?\d{0,4}\)?)|sequence \d+)$/i;
/** `gi|…|ref|…`, as databases head their FASTA. */
const DATABASE_LINE = /^(?:gi|ref|gb|emb|dbj|gnl|lcl|sp|tr|pdb|bbs|pir|prf)\|/i;
/** Numbers that databases give: GenBank, RefSeq, whole genomes. */
const ACCESSION =
  /^(?:[A-Z]\d{5}|[A-Z]{2}\d{6}(?:\d\d)?|[ACNWXYZ][CGPRTWZM]_\d{6,9}|[A-Z]{4}\d{8,10}|[A-Z]{6}\d{9,})(?:\.\d{1,3})?$/;
const LOCUS_LINE = /^LOCUS\s/;
/** Names of entries as GenBank gave them before accessions: organism and gene in capitals, `SYNPUC19CV`. */
const ENTRY = /^[A-Z][A-Z0-9_]{3,15}$/;
/** A LOCUS line old holds no longer name. */
const LONGEST_LOCUS = 16;

type Named = Pick<SequenceRecord, "name"> & { readonly meta?: Pick<SequenceRecord["meta"], "accession"> };

const isPlaceholder = (name: string): boolean => name.trim() === "" || PLACEHOLDER.test(name.trim());
const isGiven = (name: string): boolean =>
  DATABASE_LINE.test(name) || ACCESSION.test(name.trim()) || LOCUS_LINE.test(name);

/** Whether a database named the entry, recognised by the number next to it. */
const isEntryName = ({ name, meta }: Named): boolean =>
  ENTRY.test(name) && ACCESSION.test((meta?.accession ?? "").split(/\s/)[0] ?? "");
/** The beginning of the file's name, cut where a LOCUS line ends. */
const isCutShort = (name: string, stem: string): boolean =>
  name.length === LONGEST_LOCUS &&
  stem.length > name.length &&
  stem.toLowerCase().startsWith(name.toLowerCase());

const stemOf = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/, "")
    .replace(/\.(?:gz|zip)$/i, "")
    .replace(/\.[A-Za-z0-9]{1,8}$/, "")
    .trim();

/** The number by which a database line names its record; the line itself if it has none. */
const shortOf = (name: string): string => {
  const parts = name.split("|").filter((part) => part !== "");
  return parts.find((part) => ACCESSION.test(part)) ?? parts[1] ?? name;
};

/**
 * Chooses names for records. A record alone in its file gets the file's name if its own name is a program's
 * (`Exported`, `Untitled`) or a database's (`gi|…`, an accession, an entry's), or the file's name cut short, unless
 * the file's name is no better. Of several records, each keeps a name that distinguishes it: a database line its
 * accession, a placeholder the file's name with its position, and duplicates get a number.
 *
 * @example nameRecords([{ ...record, name: "Exported" }], "pGreen.gb")[0].name // "pGreen"
 */
export const nameRecords = <R extends Named>(records: readonly R[], fileName: string): R[] => {
  const stem = stemOf(fileName);
  const isCalled = stem !== "" && !isPlaceholder(stem);
  const [only] = records;
  if (only !== undefined && records.length === 1) {
    const isOfDatabase = isGiven(only.name) || isEntryName(only);
    const isWanted =
      isPlaceholder(only.name) || isCutShort(only.name, stem) || (isOfDatabase && !isGiven(stem));
    return [isCalled && isWanted ? { ...only, name: stem } : only];
  }
  const taken = new Map<string, number>();
  return records.map((record, index) => {
    const { name } = record;
    let wanted = DATABASE_LINE.test(name) ? shortOf(name) : name;
    if (isPlaceholder(name) && isCalled) wanted = `${stem} ${index + 1}`;
    let free = wanted;
    let next = taken.get(wanted) ?? 1;
    while (taken.has(free)) free = `${wanted} (${++next})`;
    taken.set(wanted, next);
    taken.set(free, taken.get(free) ?? 1);
    return free === name ? record : { ...record, name: free };
  });
};
