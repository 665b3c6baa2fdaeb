import type { PaperType } from "@benchleaf/contract";
import { doiOf, pmidOf } from "../papers/identify.rules.ts";
import { latexText } from "./latex-text.ts";
import { authorOf, entryOf, type RecordEntry, typeNamed, yearOf } from "./record-entry.ts";

const types: Readonly<Record<string, PaperType>> = {
  article: "article-journal",
  book: "book",
  booklet: "book",
  inbook: "chapter",
  incollection: "chapter",
  inproceedings: "paper-conference",
  conference: "paper-conference",
  phdthesis: "thesis",
  mastersthesis: "thesis",
  thesis: "thesis",
  techreport: "report",
  report: "report",
  unpublished: "article",
  preprint: "article",
  online: "webpage",
  dataset: "dataset",
  patent: "patent",
};

class Unreadable extends Error {}

/** Reads one entry after its `@type{`. */
class EntryReader {
  constructor(
    private readonly text: string,
    public at: number,
    private readonly macros: ReadonlyMap<string, string>,
  ) {}

  private space(): void {
    while (/\s/.test(this.text[this.at] ?? "")) this.at++;
  }

  private braced(): string {
    const start = ++this.at;
    for (let depth = 1; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at];
      if (sign === "\\") this.at++;
      else if (sign === "{") depth++;
      else if (sign === "}" && --depth === 0) return this.text.slice(start, this.at++);
    }
    throw new Unreadable();
  }

  private quoted(): string {
    const start = ++this.at;
    for (let depth = 0; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at];
      if (sign === "\\") this.at++;
      else if (sign === "{") depth++;
      else if (sign === "}") depth--;
      else if (sign === '"' && depth === 0) return this.text.slice(start, this.at++);
    }
    throw new Unreadable();
  }

  private bare(): string {
    const found = /^[^\s,{}#"=]+/.exec(this.text.slice(this.at, this.at + 200));
    if (found === null) throw new Unreadable();
    this.at += found[0].length;
    return this.macros.get(found[0].toLowerCase()) ?? found[0];
  }

  private value(): string {
    let whole = "";
    for (;;) {
      this.space();
      const sign = this.text[this.at];
      whole += sign === "{" ? this.braced() : sign === '"' ? this.quoted() : this.bare();
      this.space();
      if (this.text[this.at] !== "#") return whole;
      this.at++;
    }
  }

  fields(hasKey: boolean): Map<string, string> {
    const found = new Map<string, string>();
    if (hasKey) {
      const key = /^[^,{}]*,?/.exec(this.text.slice(this.at, this.at + 500))![0];
      this.at += key.length;
    }
    for (;;) {
      this.space();
      const sign = this.text[this.at];
      if (sign === undefined) throw new Unreadable();
      if (sign === "}" || sign === ")") {
        this.at++;
        return found;
      }
      if (sign === ",") {
        this.at++;
        continue;
      }
      const name = this.bare().toLowerCase();
      this.space();
      if (this.text[this.at] !== "=") throw new Unreadable();
      this.at++;
      found.set(name, this.value());
    }
  }
}

const authorsOf = (value: string) =>
  value
    .split(/\s+and\s+/i)
    .map((name) => {
      const text = name.trim();
      // Braces around a whole name keep an institution together.
      return text.startsWith("{") && text.endsWith("}")
        ? { family: latexText(text), given: "" }
        : authorOf(latexText(text));
    })
    .filter(({ family }) => family !== "" && family.toLowerCase() !== "others");

const entryFrom = (line: number, type: string, fields: ReadonlyMap<string, string>): RecordEntry => {
  const text = (...names: string[]): string => {
    const name = names.find((one) => fields.has(one));
    return name === undefined ? "" : latexText(fields.get(name)!);
  };
  return entryOf(line, {
    type: typeNamed(types, type),
    title: text("title"),
    authors: authorsOf(fields.get("author") ?? fields.get("editor") ?? ""),
    container: text("journal", "journaltitle", "booktitle"),
    year: yearOf(text("year", "date")),
    volume: text("volume"),
    issue: text("number", "issue"),
    pages: text("pages").replaceAll("–", "-"),
    publisher: text("publisher", "school", "institution"),
    doi: doiOf(fields.get("doi")?.replace(/\\_/g, "_") ?? "") ?? "",
    pmid: pmidOf(text("pmid")) ?? "",
    url: fields.get("url")?.replace(/\\([_%#&])/g, "$1") ?? "",
    language: text("language", "langid"),
    abstract: text("abstract"),
  });
};

/** Entries of a BibTeX file. An invalid one is reported with its line and does not affect the following ones. */
export const readBibtex = (text: string): RecordEntry[] => {
  const entries: RecordEntry[] = [];
  const macros = new Map<string, string>();
  const begin = /@\s*([A-Za-z]+)\s*[{(]/g;
  const lineAt = lineCounter(text);
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    const type = found[1]!.toLowerCase();
    const line = lineAt(found.index);
    if (type === "comment" || type === "preamble") continue;
    const reader = new EntryReader(text, begin.lastIndex, macros);
    try {
      const fields = reader.fields(type !== "string");
      if (type === "string") for (const [name, value] of fields) macros.set(name, value);
      else entries.push(entryFrom(line, type, fields));
      begin.lastIndex = reader.at;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const name = /^[^,\s}]{1,80}/.exec(text.slice(begin.lastIndex))?.[0] ?? "";
      entries.push({ line, name, fault: "unreadable" });
      // Continues at the next entry that starts a line.
      const next = text.slice(begin.lastIndex).search(/^\s*@\s*[A-Za-z]+\s*[{(]/m);
      if (next < 0) break;
      begin.lastIndex += next;
    }
  }
  return entries;
};

/** Line numbers of positions that are requested in order. */
const lineCounter = (text: string) => {
  let [line, from] = [1, 0];
  return (place: number): number => {
    for (; from < place; from++) if (text.charCodeAt(from) === 10) line++;
    return line;
  };
};
