import type { Feature } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"] as const;

/** A calendar day as flat files write it. @example flatFileDate(new Date(2026, 10, 3)) // "03-NOV-2026" */
export const flatFileDate = (day: Date): string =>
  `${String(day.getDate()).padStart(2, "0")}-${MONTHS[day.getMonth()]}-${day.getFullYear()}`;

/** Divisions of the GenBank release notes, section 3.3. */
const DIVISIONS = new Set(
  "PRI ROD MAM VRT INV PLN BCT VRL PHG SYN UNA EST PAT STS GSS HTG HTC ENV CON TSA".split(" "),
);
/** Molecule types allowed in a LOCUS line; all others are written as `/mol_type` of the source. */
const LOCUS_MOLECULES = new Set("NA DNA RNA tRNA rRNA mRNA uRNA cRNA snRNA snoRNA scRNA tmRNA".split(" "));
/** Columns 13 to 40 of a LOCUS line hold name, a blank and the length. */
const NAME_AND_LENGTH = 28;

/**
 * A name as a first line may hold it: without white space and signs that part fields or folders, and short enough for
 * the columns of a LOCUS line.
 *
 * @example safeEntryName("pUC 19 / new", 2686) // "pUC_19_new"
 */
const safeEntryName = (name: string, size: number): string => {
  const safe = name.replace(/[\s/\\,;:|"'`<>()[\]{}*?]+/g, "_").replace(/^_+|_+$/g, "");
  return safe.slice(0, NAME_AND_LENGTH - 1 - String(size).length) || "sequence";
};

/**
 * A record whose first lines follow the definitions of GenBank and EMBL (NCBI release notes, EBI user manual), so that
 * other programs read it without doubt: a name without blanks and slashes with the full one in the definition, a molecule
 * from the list with `/mol_type` in the source, a division, a date and a version. What the file it came from did otherwise
 * in its first line is not carried over. A record without a division gets `SYN` (made in the laboratory; `UNA` for a
 * protein, which may be of any origin), one without a date the day it is written on.
 *
 * @example withExportDefaults(product, new Date()).meta.division // "SYN"
 */
export const withExportDefaults = (record: SequenceRecord, today: Date): SequenceRecord => {
  const { meta, name, kind, sequence } = record;
  const safe = safeEntryName(name, sequence.length);
  const isRenamed = safe !== name;
  const isKnown = record.description.includes(name);
  const named =
    isRenamed && !isKnown ? [name, record.description].filter(Boolean).join("; ") : record.description;
  const description = named === "" ? name : named;
  const molecule = meta.moleculeType ?? (kind === "rna" ? "RNA" : "DNA");
  const isListed = LOCUS_MOLECULES.has(molecule);
  const { layout: _, ...said } = meta;
  const division = meta.division !== undefined && DIVISIONS.has(meta.division) ? meta.division : undefined;
  const date = /^\d{2}-[A-Z]{3}-\d{4}$/.test(meta.date ?? "") ? meta.date : undefined;
  return {
    ...record,
    name: safe,
    description,
    features: record.features.map((one) =>
      plainFeature(isListed || kind === "protein" ? one : withMolType(one, molecule)),
    ),
    meta: {
      ...said,
      ...inOrder(meta),
      ...(kind !== "protein" && {
        moleculeType: isListed ? molecule : /RNA/i.test(molecule) ? "RNA" : "DNA",
      }),
      division: division ?? (kind === "protein" ? "UNA" : "SYN"),
      date: date ?? flatFileDate(today),
    },
  };
};

/** Locations that segments cannot represent: parts in other records, uncertain ends, choices, bonds. */
const UNTELLABLE = /:|\(\d+[.^]|one-of|bond/;

/** A feature without the line breaks of the file it came from, and with its location as the format has it. */
const plainFeature = (feature: Feature): Feature => {
  const { rawLocation, ...rest } = feature;
  const isKept = rawLocation !== undefined && UNTELLABLE.test(rawLocation);
  return {
    ...rest,
    ...(isKept && { rawLocation: rawLocation.replace(/\s+/g, "") }),
    qualifiers: feature.qualifiers.map(({ layout: _, ...qualifier }) => qualifier),
  };
};

/**
 * Header blocks in the order of the format: the table before the residues, without a base count, which it has no
 * more.
 */
const inOrder = ({ headerOrder, other }: SequenceRecord["meta"]): Partial<SequenceRecord["meta"]> => {
  if (!headerOrder) return {};
  const ends = ["FEATURES", "CONTIG", "ORIGIN"];
  const order = headerOrder.filter((key) => !ends.includes(key) && key !== "BASE COUNT");
  const kept = other?.filter(({ key }) => key !== "BASE COUNT");
  return {
    headerOrder: [...order, ...ends.filter((key) => headerOrder.includes(key))],
    ...(kept && { other: kept }),
  };
};

/** What a LOCUS line cannot represent and the source does not contain yet. */
const withMolType = (feature: Feature, molecule: string): Feature => {
  const { type, qualifiers } = feature;
  if (type !== "source" || qualifiers.some(({ key }) => key === "mol_type")) return feature;
  return { ...feature, qualifiers: [...qualifiers, { key: "mol_type", value: molecule, isQuoted: true }] };
};
