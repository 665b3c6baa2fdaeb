import type { PaperType } from "@benchleaf/contract";
import { doiOf, pmidOf } from "../papers/identify.rules.ts";
import { authorOf, entryOf, type RecordEntry, typeNamed, yearOf } from "./record-entry.ts";

const types: Readonly<Record<string, PaperType>> = {
  jour: "article-journal",
  mgzn: "article-journal",
  inpr: "article",
  unpb: "article",
  book: "book",
  edbook: "book",
  chap: "chapter",
  conf: "paper-conference",
  cpaper: "paper-conference",
  thes: "thesis",
  rprt: "report",
  pat: "patent",
  data: "dataset",
  elec: "webpage",
};

const MARK = /^([A-Z][A-Z0-9]) {1,3}-(?: (.*))?$/;

interface Block {
  readonly line: number;
  readonly values: Map<string, string[]>;
}

const entryFrom = ({ line, values }: Block): RecordEntry => {
  const all = (...tags: string[]): string[] => tags.flatMap((tag) => values.get(tag) ?? []);
  const first = (...tags: string[]): string => all(...tags)[0] ?? "";
  const [start, end] = [first("SP"), first("EP")];
  const identifier = all("DO", "M3", "UR", "L3")
    .map(doiOf)
    .find((doi) => doi !== null);
  const isPubmed = /pubmed|medline/i.test(first("DB", "DP"));
  return entryOf(line, {
    type: typeNamed(types, first("TY")),
    title: first("TI", "T1", "CT"),
    authors: all("AU", "A1").map(authorOf),
    container: first("JO", "JF", "T2", "JA", "BT"),
    year: yearOf(first("PY", "Y1", "DA")),
    volume: first("VL"),
    issue: first("IS"),
    pages: end !== "" && !start.includes("-") ? `${start}-${end}` : start,
    publisher: first("PB"),
    doi: identifier ?? "",
    pmid: (isPubmed ? pmidOf(first("AN", "ID")) : null) ?? "",
    url: first("UR"),
    language: first("LA"),
    abstract: first("AB", "N2"),
  });
};

/** Entries of an RIS file; one without an end is read as far as possible. */
export const readRis = (text: string): RecordEntry[] => {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let last: string[] | undefined;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const found = MARK.exec(raw.trimEnd());
    if (found === null) {
      // A long value continues in the next line.
      if (last && raw.trim() !== "") last[last.length - 1] += ` ${raw.trim()}`;
      continue;
    }
    const [, tag = "", value = ""] = found;
    if (tag === "TY") {
      open = { line: index + 1, values: new Map() };
      blocks.push(open);
    }
    if (tag === "ER") {
      open = undefined;
      last = undefined;
      continue;
    }
    if (open === undefined) continue;
    last = open.values.get(tag) ?? [];
    last.push(value.trim());
    open.values.set(tag, last);
  }
  return blocks.map(entryFrom);
};
