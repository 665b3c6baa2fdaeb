import { type Feature, type GeneticCodeId, type Orf, orfSegments } from "@benchleaf/bio";

/**
 * A reading frame as a coding feature, including its stop codon. `/transl_table` gives its genetic code;
 * `/translation` is left to the writer of a file, since it would be outdated after the next edit. The caller sets the
 * id.
 *
 * @example featureOfFrame(orf, 2686, 11).qualifiers // label, codon_start 1, transl_table 11
 */
export const featureOfFrame = (orf: Orf, size: number, table: GeneticCodeId): Feature => {
  const segments = orfSegments(orf, size, true);
  const last = segments.length - 1;
  const isOpen = { start: orf.isOpenStart, end: !orf.hasStop };
  const locations = segments.map((segment, index) => {
    const isFirst = index === 0 && isOpen.start;
    const isLast = index === last && isOpen.end;
    const [isStartPartial, isEndPartial] = orf.strand === 1 ? [isFirst, isLast] : [isLast, isFirst];
    return {
      ...segment,
      ...(isStartPartial && { isStartPartial }),
      ...(isEndPartial && { isEndPartial }),
    };
  });
  const name = nameOfFrame(orf);
  return {
    id: "",
    name,
    type: "CDS",
    locations,
    operator: "join",
    qualifiers: [
      { key: "label", value: name, isQuoted: true },
      { key: "codon_start", value: "1", isQuoted: false },
      { key: "transl_table", value: String(table), isQuoted: false },
    ],
  };
};

/** As it is in files, whatever language the page speaks. @example `"ORF +1 (120 aa)"` */
export const nameOfFrame = ({ frame, length }: Pick<Orf, "frame" | "length">): string =>
  `ORF ${frame > 0 ? "+" : ""}${frame} (${length / 3} aa)`;
