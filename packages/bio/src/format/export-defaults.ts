import type { SequenceRecord } from "../sequence.ts";

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"] as const;

/** A calendar day as flat files write it. @example flatFileDate(new Date(2026, 10, 3)) // "03-NOV-2026" */
export const flatFileDate = (day: Date): string =>
  `${String(day.getDate()).padStart(2, "0")}-${MONTHS[day.getMonth()]}-${day.getFullYear()}`;

/**
 * A record with what every flat file says of itself: a date, a division and a definition. What was read is kept; a
 * record that came from no flat file gets the day it is written on, `SYN` (made in the laboratory; `UNA` for a
 * protein, which may be of any origin) and its name. Other programs refuse or misread a LOCUS line without them.
 *
 * @example withExportDefaults(product, new Date()).meta.division // "SYN"
 */
export const withExportDefaults = (record: SequenceRecord, today: Date): SequenceRecord => {
  const { meta, description, name, kind } = record;
  if (meta.headerOrder !== undefined || meta.layout !== undefined) return record;
  return {
    ...record,
    description: description === "" ? name : description,
    meta: {
      ...meta,
      division: meta.division ?? (kind === "protein" ? "UNA" : "SYN"),
      date: meta.date ?? flatFileDate(today),
    },
  };
};
