/** The content of a LOCUS line. Absent parts are undefined; `isProtein` follows the unit `aa`. */
export interface Locus {
  readonly name: string;
  readonly length: number | undefined;
  readonly isProtein: boolean;
  readonly isCircular: boolean;
  readonly strandedness: "ss" | "ds" | "ms" | undefined;
  readonly moleculeType: string | undefined;
  readonly division: string | undefined;
  readonly date: string | undefined;
}

/**
 * Reads a LOCUS line by its words, not its columns, since every program has columns of its own.
 *
 * @example readLocus("LOCUS       pUC19  2686 bp ds-DNA  circular SYN 22-MAY-2002").length // 2686
 */
export const readLocus = (line: string): Locus => {
  const text = line.replace(/^\s*LOCUS/, "").trim();
  const size = /(?:^|\s)(\d{1,15})\s+(bp|aa|rc)(?:\s|$)/i.exec(text);
  const name = size ? text.slice(0, size.index).trim() : (/^\S+/.exec(text)?.[0] ?? "");
  const rest = size ? text.slice(size.index + size[0].length) : text.slice(name.length);
  let locus: Locus = {
    name,
    length: size ? Number(size[1]) : undefined,
    isProtein: (size?.[2] ?? /^\s+(aa)\b/i.exec(rest)?.[1])?.toLowerCase() === "aa",
    isCircular: false,
    strandedness: undefined,
    moleculeType: undefined,
    division: undefined,
    date: undefined,
  };
  for (const word of rest.split(/\s+/)) if (word !== "") locus = { ...locus, ...readWord(word, locus) };
  return locus;
};

const readWord = (word: string, locus: Locus): Partial<Locus> => {
  const topology = word.toLowerCase();
  if (topology === "linear" || topology === "circular") return { isCircular: topology === "circular" };
  if (/^\d{1,2}-[A-Za-z]{3}-\d{4}$/.test(word)) return { date: word };
  const molecule = /^(?:(ss|ds|ms)-)?((?:[a-z-]{0,10})(?:DNA|RNA)|NA|PRT|AA)$/i.exec(word);
  if (molecule && locus.moleculeType === undefined) {
    const strandedness = molecule[1]?.toLowerCase() as Locus["strandedness"];
    return { moleculeType: molecule[2], strandedness };
  }
  return /^[A-Za-z]{3}$/.test(word) ? { division: word } : {};
};

/**
 * Prints a LOCUS line in the columns of GenBank release 250: length right-aligned to column 40, topology from
 * 56, division from 65, date from 69. A long name pushes the length.
 */
export const formatLocus = (locus: Locus): string => {
  const name = locus.name.replace(/\s/g, " ");
  const size = String(locus.length ?? 0).padStart(Math.max(1, 27 - Math.max(16, name.length)));
  const strands = locus.strandedness ? `${locus.strandedness}-` : "";
  const molecule = (locus.isProtein ? "" : `${strands.padStart(3)}${locus.moleculeType ?? ""}`).padEnd(9);
  const topology = (locus.isCircular ? "circular" : "linear").padEnd(8);
  const unit = locus.isProtein ? "aa" : "bp";
  const tail = `${(locus.division ?? "").padEnd(3)} ${locus.date ?? ""}`;
  return `LOCUS       ${name.padEnd(16)} ${size} ${unit} ${molecule}  ${topology} ${tail}`.trimEnd();
};

/**
 * A LOCUS line whose name runs into the length, put right by the residues that there are; null if it does not.
 *
 * @example splitRunOn(readLocus("LOCUS pVeryLongName_of_mine5028 bp DNA"), 5028)?.name // "pVeryLongName_of_mine"
 */
export const splitRunOn = (locus: Locus, letters: number): Locus | null => {
  const tail = String(letters);
  if (locus.length !== undefined || letters === 0 || locus.name.length <= tail.length) return null;
  if (!locus.name.endsWith(tail)) return null;
  return { ...locus, name: locus.name.slice(0, -tail.length), length: letters };
};
