import type { HeaderField, Reference, SequenceMeta } from "../sequence.ts";
import { plainText, richText } from "./snapgene-text.ts";
import { escapeXml, printXml } from "./snapgene-xml.ts";
import type { XmlNode } from "./xml-reader.ts";

/** The content of SnapGene's block 6 about a molecule. `label` is null when its map shows the file's name. */
export interface SnapGeneNotes {
  readonly label: string | null;
  readonly description: string;
  readonly meta: SequenceMeta;
}

/** Tags that have a field in the model; all others are stored unchanged in `meta.editorNotes`. */
const PLACED = new Set([
  "CustomMapLabel",
  "UseCustomMapLabel",
  "Description",
  "Comments",
  "AccessionNumber",
  "Organism",
  "SequenceClass",
  "LastModified",
  "References",
]);
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** Reads block 6: names, description, comments, accession, organism, division, date and references. */
export const readSnapGeneNotes = (root: XmlNode): SnapGeneNotes => {
  const value = (tag: string) => plainText(root.children.find(({ name }) => name === tag)?.text ?? "").trim();
  const label = value("CustomMapLabel");
  const [accession, organism, division] = [
    value("AccessionNumber"),
    value("Organism"),
    value("SequenceClass"),
  ];
  const comments = value("Comments");
  const date = flatFileDate(value("LastModified"));
  const references = root.children
    .filter(({ name }) => name === "References")
    .flatMap(({ children }) => children.filter(({ name }) => name === "Reference").map(readReference));
  const editorNotes = root.children.flatMap(({ name, text, attributes, children }): HeaderField[] => {
    const time = attributes.UTC;
    const isKept = !PLACED.has(name) && children.length === 0;
    return isKept ? [{ key: name, value: time === undefined ? text : `${text} ${time}` }] : [];
  });
  return {
    label: value("UseCustomMapLabel") === "1" && label !== "" ? label : null,
    description: value("Description").replace(/\s*\n\s*/g, " "),
    meta: {
      ...(division !== "" && { division }),
      ...(date !== null && { date }),
      ...(accession !== "" && { accession }),
      ...(organism !== "" && { organism }),
      ...(comments !== "" && { comments: [comments] }),
      ...(references.length > 0 && { references }),
      ...(editorNotes.length > 0 && { editorNotes }),
    },
  };
};

/** `2019.8.3` as a flat file writes it, `03-AUG-2019`. */
const flatFileDate = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/.exec(text) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name ? `${day!.padStart(2, "0")}-${name}-${year}` : null;
};

const snapGeneDate = (text: string): string | null => {
  const [, day, name, year] = /^(\d{2})-([A-Z]{3})-(\d{4})$/.exec(text) ?? [];
  const month = MONTHS.indexOf(name ?? "") + 1;
  return month > 0 ? `${year}.${month}.${Number(day)}` : null;
};

const REFERENCE_KEYS = [
  ["authors", "AUTHORS"],
  ["title", "TITLE"],
  ["journal", "JOURNAL"],
  ["pubMedID", "PUBMED"],
] as const;

const readReference = ({ attributes }: XmlNode, index: number): Reference => ({
  scope: `${index + 1}`,
  fields: REFERENCE_KEYS.flatMap(([attribute, key]) => {
    const value = plainText(attributes[attribute] ?? "");
    return value === "" ? [] : [{ key, value }];
  }),
});

/** A molecule's notes as SnapGene's block 6. The opposite of {@link readSnapGeneNotes}. */
export const printSnapGeneNotes = (name: string, description: string, meta: SequenceMeta): string => {
  const element = (tag: string, text: string | null | undefined, attributes = {}) =>
    text ? [printXml(tag, attributes, escapeXml(text))] : [];
  const kept = meta.editorNotes ?? [{ key: "Type", value: "Synthetic" }];
  const date = meta.date === undefined ? null : snapGeneDate(meta.date);
  const references = (meta.references ?? []).map(({ fields }) =>
    printXml(
      "Reference",
      Object.fromEntries(
        REFERENCE_KEYS.map(([attribute, key]) => [
          attribute,
          fields.find((field) => field.key === key)?.value,
        ]),
      ),
    ),
  );
  const lines = [
    ...kept.flatMap(({ key, value }) => printKept(key, value)),
    ...element("CustomMapLabel", name),
    ...element("UseCustomMapLabel", "1"),
    ...element("Description", richText(description)),
    ...element("LastModified", date, { UTC: "0:0:0" }),
    ...element("AccessionNumber", meta.accession),
    ...element("Organism", meta.organism),
    ...element("SequenceClass", meta.division ?? "UNA"),
    ...(references.length > 0 ? [printXml("References", {}, references.join(""))] : []),
    ...element("Comments", richText((meta.comments ?? []).join("\n"))),
  ];
  return `<Notes>\n${lines.join("\n")}\n</Notes>\n`;
};

/** `Created` carries its time of day behind the date. */
const printKept = (key: string, value: string): string[] => {
  if (!/^[A-Za-z_][\w.-]*$/.test(key) || value === "") return [];
  const [, date, time] = /^(\d{4}\.\d{1,2}\.\d{1,2}) ([\d:]+)$/.exec(value) ?? [];
  return date === undefined
    ? [printXml(key, {}, escapeXml(value))]
    : [printXml(key, { UTC: time }, escapeXml(date))];
};
