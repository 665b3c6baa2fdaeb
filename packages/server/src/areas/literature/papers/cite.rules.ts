import type { CitationStyle, PaperAuthor, PaperFields, PaperType } from "@benchleaf/contract";
import { previewPhrases } from "@benchleaf/phrases/preview-phrases";

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const initialsOf = (given: string, mark: string, between: string): string =>
  given
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((part) =>
      part
        .split("-")
        .filter(Boolean)
        .map((piece) => piece[0]!.toUpperCase() + mark)
        .join("-"),
    )
    .join(between);

const sentence = (...pieces: (string | false | null)[]): string =>
  pieces.filter((piece): piece is string => typeof piece === "string" && piece !== "").join(" ");
const ended = (text: string): string => (text === "" || /[.?!。？！]$/.test(text) ? text : `${text}.`);
const dashed = (pages: string): string => pages.replace(/\s*[-–]+\s*/g, "–");

/** Family name and initials. */
const short = ({ family, given }: PaperAuthor): string =>
  isHan(family) ? family + given : sentence(family, initialsOf(given, "", ""));

const gbTypes: Readonly<Record<PaperType, string>> = {
  "article-journal": "J",
  article: "J/OL",
  book: "M",
  chapter: "M",
  "paper-conference": "C",
  thesis: "D",
  report: "R",
  patent: "P",
  dataset: "DS",
  webpage: "EB/OL",
};

/** GB/T 7714-2015, numeric: up to three authors, family names of Latin ones in capitals. */
const gbt = (fields: PaperFields): string => {
  const { authors, title, container, year, volume, issue, pages, publisher, doi, type } = fields;
  const names = authors
    .slice(0, 3)
    .map((author) =>
      isHan(author.family)
        ? author.family + author.given
        : sentence(author.family.toUpperCase(), initialsOf(author.given, "", " ")),
    );
  const more = authors.length > 3 ? (isHan(authors[0]!.family) ? [previewPhrases.andOthers] : ["et al"]) : [];
  const head = [...names, ...more].join(", ");
  const place = `${volume}${issue === "" ? "" : `(${issue})`}`;
  const source =
    type === "chapter" || type === "paper-conference"
      ? `//${[container, publisher, year].filter(Boolean).join(", ")}`
      : [container || publisher, year, place].filter((part) => part !== "" && part !== null).join(", ");
  const body = `${title}[${gbTypes[type]}]${source.startsWith("//") ? source : source === "" ? "" : `. ${source}`}${pages === "" ? "" : `: ${pages}`}.`;
  return sentence(head === "" ? null : `${head}.`, body, doi === "" ? null : `DOI: ${doi}.`);
};

/** APA 7: all authors up to twenty. */
const apa = ({
  authors,
  title,
  container,
  year,
  volume,
  issue,
  pages,
  publisher,
  doi,
  type,
}: PaperFields): string => {
  const names = authors.map(({ family, given }) =>
    given === "" ? family : `${family}, ${isHan(given) ? given : initialsOf(given, ".", " ")}`,
  );
  const shown =
    names.length > 20
      ? `${names.slice(0, 19).join(", ")}, … ${names.at(-1)}`
      : names.length > 1
        ? `${names.slice(0, -1).join(", ")}, & ${names.at(-1)}`
        : (names[0] ?? "");
  const place = `${volume}${issue === "" ? "" : `(${issue})`}`;
  const source =
    type === "chapter"
      ? sentence("In", container, pages === "" ? null : `(pp. ${dashed(pages)})`)
      : [container, place, dashed(pages)].filter(Boolean).join(", ");
  return sentence(
    shown === "" ? null : ended(shown),
    `(${year ?? "n.d."}).`,
    ended(title),
    source === "" ? null : ended(source),
    container === "" && publisher !== "" ? ended(publisher) : null,
    doi === "" ? null : `https://doi.org/${doi}`,
  );
};

/** Vancouver (NLM): up to six authors. */
const vancouver = ({
  authors,
  title,
  container,
  year,
  volume,
  issue,
  pages,
  publisher,
  doi,
}: PaperFields): string => {
  const names = authors.slice(0, 6).map(short);
  const shown = [...names, ...(authors.length > 6 ? ["et al"] : [])].join(", ");
  const place = `${volume}${issue === "" ? "" : `(${issue})`}`;
  const when = `${year ?? ""}${place === "" ? "" : `;${place}`}${pages === "" ? "" : `:${pages}`}`;
  return sentence(
    shown === "" ? null : ended(shown),
    ended(title),
    container === "" ? (publisher === "" ? null : ended(publisher)) : ended(container),
    when === "" ? null : ended(when),
    doi === "" ? null : `doi: ${doi}.`,
  );
};

/** Nature: five authors at most, the first alone beyond that. */
const nature = ({ authors, title, container, year, volume, pages, publisher, doi }: PaperFields): string => {
  const names = authors.map(({ family, given }) =>
    given === "" ? family : `${family}, ${isHan(given) ? given : initialsOf(given, ".", " ")}`,
  );
  const shown =
    names.length > 5
      ? `${names[0]} et al.`
      : names.length > 1
        ? `${names.slice(0, -1).join(", ")} & ${names.at(-1)}`
        : (names[0] ?? "");
  const source = sentence(container || publisher, volume === "" ? null : volume);
  return sentence(
    shown === "" ? null : ended(shown),
    ended(title),
    `${[source, dashed(pages)].filter(Boolean).join(", ")} (${year ?? "n.d."}).`.trim(),
    doi === "" ? null : `https://doi.org/${doi}`,
  );
};

const bibTypes: Readonly<Record<PaperType, string>> = {
  "article-journal": "article",
  article: "unpublished",
  book: "book",
  chapter: "incollection",
  "paper-conference": "inproceedings",
  thesis: "phdthesis",
  report: "techreport",
  patent: "misc",
  dataset: "misc",
  webpage: "misc",
};

const asTex = (text: string): string => text.replace(/[&%$#_{}]/g, (sign) => `\\${sign}`);

const bibtex = (fields: PaperFields, key: string): string => {
  const { type, authors, container } = fields;
  const values: (readonly [string, string])[] = [
    ["title", `{${asTex(fields.title)}}`],
    [
      "author",
      authors
        .map(({ family, given }) =>
          given === "" ? `{${asTex(family)}}` : `${asTex(family)}, ${asTex(given)}`,
        )
        .join(" and "),
    ],
    [type === "chapter" || type === "paper-conference" ? "booktitle" : "journal", asTex(container)],
    ["year", fields.year === null ? "" : String(fields.year)],
    ["volume", asTex(fields.volume)],
    ["number", asTex(fields.issue)],
    ["pages", asTex(fields.pages.replace(/\s*[-–]+\s*/g, "--"))],
    ["publisher", asTex(fields.publisher)],
    ["doi", fields.doi],
    ["pmid", fields.pmid],
    ["url", fields.url],
    ["abstract", asTex(fields.abstract)],
  ];
  const lines = values
    .filter(([, value]) => value !== "" && value !== "{}")
    .map(([name, value]) => `  ${name} = {${value}}`);
  return `@${bibTypes[type]}{${key},\n${lines.join(",\n")}\n}`;
};

const risTypes: Readonly<Record<PaperType, string>> = {
  "article-journal": "JOUR",
  article: "UNPB",
  book: "BOOK",
  chapter: "CHAP",
  "paper-conference": "CPAPER",
  thesis: "THES",
  report: "RPRT",
  patent: "PAT",
  dataset: "DATA",
  webpage: "ELEC",
};

const ris = (fields: PaperFields): string => {
  const [start = "", end = ""] = fields.pages.split(/\s*[-–]+\s*/);
  const values: (readonly [string, string])[] = [
    ["TY", risTypes[fields.type]],
    ["TI", fields.title],
    ...fields.authors.map(
      ({ family, given }) => ["AU", given === "" ? family : `${family}, ${given}`] as const,
    ),
    ["T2", fields.container],
    ["PY", fields.year === null ? "" : String(fields.year)],
    ["VL", fields.volume],
    ["IS", fields.issue],
    ["SP", start],
    ["EP", end],
    ["PB", fields.publisher],
    ["DO", fields.doi],
    ...(fields.pmid === "" ? [] : [["DB", "PubMed"] as const, ["AN", fields.pmid] as const]),
    ["UR", fields.url],
    ["LA", fields.language],
    ["AB", fields.abstract],
  ];
  return [
    ...values.filter(([, value]) => value !== "").map(([tag, value]) => `${tag}  - ${value}`),
    "ER  - ",
  ].join("\n");
};

const csl = (fields: PaperFields, id: string) => ({
  id,
  type: fields.type,
  title: fields.title,
  author: fields.authors.map(({ family, given }) => (given === "" ? { literal: family } : { family, given })),
  ...(fields.year !== null && { issued: { "date-parts": [[fields.year]] } }),
  ...Object.fromEntries(
    (
      [
        ["container-title", fields.container],
        ["volume", fields.volume],
        ["issue", fields.issue],
        ["page", fields.pages],
        ["publisher", fields.publisher],
        ["DOI", fields.doi],
        ["PMID", fields.pmid],
        ["URL", fields.url],
        ["language", fields.language],
        ["abstract", fields.abstract],
      ] as const
    ).filter(([, value]) => value !== ""),
  ),
});

/** Keys such as `doudna2014`, made unique by letters. */
const keysOf = (papers: readonly PaperFields[]): string[] => {
  const taken = new Set<string>();
  return papers.map(({ authors, year, title }) => {
    const name = (authors[0]?.family ?? title)
      .normalize("NFKD")
      .replace(/[^A-Za-z]/g, "")
      .toLowerCase()
      .slice(0, 20);
    const stem = `${name || "paper"}${year ?? ""}`;
    let key = stem;
    for (let number = 0; taken.has(key); number++)
      key = `${stem}${String.fromCharCode(98 + (number % 25))}${number > 24 ? number : ""}`;
    taken.add(key);
    return key;
  });
};

const prose = { "gb-t-7714": gbt, apa, vancouver, nature } as const;
const endings: Readonly<Record<CitationStyle, string>> = {
  "gb-t-7714": "txt",
  apa: "txt",
  vancouver: "txt",
  nature: "txt",
  bibtex: "bib",
  ris: "ris",
  "csl-json": "json",
};

/**
 * References of papers, or their records for other programs.
 *
 * @example citePapers([paper], "apa").text // "Jinek, M., & Doudna, J. A. (2012). …"
 */
export const citePapers = (
  papers: readonly PaperFields[],
  style: CitationStyle,
): { text: string; fileName: string } => {
  const fileName = `references.${endings[style]}`;
  const keys = keysOf(papers);
  switch (style) {
    case "bibtex":
      return {
        text: `${papers.map((fields, index) => bibtex(fields, keys[index]!)).join("\n\n")}\n`,
        fileName,
      };
    case "ris":
      return { text: `${papers.map(ris).join("\n")}\n`, fileName };
    case "csl-json":
      return {
        text: `${JSON.stringify(
          papers.map((fields, index) => csl(fields, keys[index]!)),
          null,
          2,
        )}\n`,
        fileName,
      };
    default: {
      const isNumbered = style !== "apa";
      const mark = (index: number) => (style === "gb-t-7714" ? `[${index + 1}] ` : `${index + 1}. `);
      const sorted = isNumbered
        ? papers.map(prose[style])
        : papers.map(apa).sort((one, other) => one.localeCompare(other));
      return {
        text: `${sorted.map((text, index) => (isNumbered ? mark(index) : "") + text).join("\n")}\n`,
        fileName,
      };
    }
  }
};
