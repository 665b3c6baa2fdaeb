import { decodeText } from "@benchleaf/bio";
import { UnreadableDocument } from "./document-fault.ts";
import type { FileTerm, GlossaryFile, WritableGlossary, WrongRow } from "./glossary-terms.ts";
import { isSameLanguage, type LanguagePair } from "./language-tags.ts";
import { attributeIn, escapeXml, XmlCursor } from "./scan-xml.ts";

/** Names of the same elements in versions 2 and 3 and in TBX-Min. */
const ENTRY = /^(?:termEntry|conceptEntry|entry)$/;
const LANGUAGE = /^(?:langSet|langSec|langGroup)$/;
const ROOT = /^(?:martif|tbx|TBX)$/;
/** Elements whose type is an attribute; in the other style the type is their name. */
const TYPED = /^(?:admin|adminNote|descrip|descripNote|termNote|note)$/;
const OUTDATED = /deprecated|superseded|obsolete/i;
const MAX_ENTRIES = 200_000;

interface Entry {
  readonly row: number;
  /** In the order of the file. */
  readonly languages: {
    readonly tag: string;
    readonly terms: { text: string; isPreferred: boolean; isOutdated: boolean }[];
  }[];
  note: string;
  caseSensitive: boolean;
  doNotTranslate: boolean;
}

const localOf = (name: string): string => name.slice(name.indexOf(":") + 1);
const isYes = (text: string): boolean => /^(?:yes|true|1)$/i.test(text);

/** What an element says of the entry or of its last term. */
const describe = (entry: Entry, type: string, text: string): void => {
  const term = entry.languages.at(-1)?.terms.at(-1);
  switch (type.replace(/^x-/, "")) {
    case "term":
      if (text !== "") entry.languages.at(-1)?.terms.push({ text, isPreferred: false, isOutdated: false });
      break;
    case "administrativeStatus":
    case "normativeAuthorization":
    case "termStatus":
      if (term && OUTDATED.test(text)) term.isOutdated = true;
      if (term && /preferred/i.test(text)) term.isPreferred = true;
      break;
    case "note":
    case "definition":
      if (text !== "" && entry.note === "") entry.note = text;
      break;
    case "caseSensitive":
      entry.caseSensitive = isYes(text);
      break;
    case "doNotTranslate":
      entry.doNotTranslate = isYes(text);
      break;
    default:
  }
};

/** The entries of the file, and the language that it names as the first. */
const entriesOf = (xml: string): { entries: Entry[]; languages: LanguagePair | undefined } => {
  const cursor = new XmlCursor(xml, { allowsDoctype: true });
  const entries: Entry[] = [];
  let entry: Entry | null = null;
  let languages: LanguagePair | undefined;
  let isRoot = true;
  while (cursor.next()) {
    const name = localOf(cursor.name);
    if (cursor.token === "close" && ENTRY.test(name)) entry = null;
    if (cursor.token !== "open" && !cursor.isEmpty) continue;
    if (isRoot && !ROOT.test(name)) throw new UnreadableDocument("document.damaged", "no TBX");
    isRoot = false;
    if (name === "languages" && entry === null) {
      const [source, target] = [attributeIn(cursor.tag, "source"), attributeIn(cursor.tag, "target")];
      if (source !== undefined && target !== undefined) languages = { source, target };
    }
    if (cursor.isEmpty) {
      // <basic:administrativeStatus value="…"/>
      const value = attributeIn(cursor.tag, "value");
      if (entry !== null && value !== undefined) describe(entry, name, value);
    } else if (ENTRY.test(name)) {
      entry = {
        row: entries.length + 1,
        languages: [],
        note: "",
        caseSensitive: false,
        doNotTranslate: false,
      };
      if (entries.push(entry) > MAX_ENTRIES)
        throw new UnreadableDocument("document.too.large", "too many entries");
    } else if (entry !== null && LANGUAGE.test(name)) {
      entry.languages.push({
        tag: attributeIn(cursor.tag, "xml:lang") ?? attributeIn(cursor.tag, "lang") ?? "",
        terms: [],
      });
    } else if (
      entry !== null &&
      !/^(?:tig|ntig|termGrp|termSec|termGroup|descripGrp|adminGrp|transacGrp|termNoteGrp)$/.test(name)
    ) {
      const type = TYPED.test(name) ? (attributeIn(cursor.tag, "type") ?? name) : name;
      const depth = cursor.depth - 1;
      let text = "";
      while (cursor.depth > depth && cursor.next()) if (cursor.isText) text += cursor.text;
      describe(entry, type, text.replace(/\s+/g, " ").trim());
    }
  }
  if (isRoot) throw new UnreadableDocument("document.damaged", "no TBX");
  return { entries, languages };
};

/** The terms of a TBX file in two languages: those asked for, those that the file names, or the first two. */
export const readTbx = (bytes: Uint8Array, wanted: LanguagePair | undefined): GlossaryFile => {
  const { entries, languages } = entriesOf(decodeText(bytes).text);
  const tags = entries.flatMap((entry) => entry.languages.map(({ tag }) => tag));
  const source = wanted?.source ?? languages?.source ?? tags[0] ?? "";
  const target =
    wanted?.target ?? languages?.target ?? tags.find((tag) => !isSameLanguage(tag, source)) ?? "";
  const terms: (FileTerm & { row: number })[] = [];
  const wrong: WrongRow[] = [];
  for (const { row, languages: sections, note, caseSensitive, doNotTranslate } of entries) {
    const termsIn = (language: string): string[] => {
      const all = sections
        .filter(({ tag }) => isSameLanguage(tag, language))
        .flatMap((section) => section.terms);
      const usable = all.filter(({ isOutdated }) => !isOutdated);
      return [
        ...new Set([...usable.filter(({ isPreferred }) => isPreferred), ...usable].map(({ text }) => text)),
      ];
    };
    const [sources, targets] = [termsIn(source), termsIn(target)];
    if (sources.length === 0) {
      wrong.push({ row, fault: "unreadable", source: "", target: targets.join(" | ") });
      continue;
    }
    for (const term of sources)
      terms.push({ row, source: term, targets, note, caseSensitive, doNotTranslate });
  }
  return { terms, wrong, sourceLanguage: source || undefined, targetLanguage: target || undefined };
};

/** TBX version 3, in the style that most programs read. */
export const writeTbx = ({ name, sourceLanguage, targetLanguage, terms }: WritableGlossary): string => {
  const section = (language: string, texts: readonly string[]): string =>
    texts.length === 0
      ? ""
      : `<langSec xml:lang="${escapeXml(language)}">${texts.map((text) => `<termSec><term>${escapeXml(text)}</term></termSec>`).join("")}</langSec>`;
  const entries = terms.map(({ source, targets, note, caseSensitive, doNotTranslate }, index) => {
    const about = [
      caseSensitive ? '<admin type="x-caseSensitive">yes</admin>' : "",
      doNotTranslate ? '<admin type="x-doNotTranslate">yes</admin>' : "",
      note === "" ? "" : `<note>${escapeXml(note)}</note>`,
    ].join("");
    return `<conceptEntry id="c${index + 1}">${about}${section(sourceLanguage, [source])}${section(targetLanguage, targets)}</conceptEntry>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<tbx style="dca" type="TBX-Basic" xml:lang="${escapeXml(sourceLanguage)}" xmlns="urn:iso:std:iso:30042:ed-2">
<tbxHeader><fileDesc><titleStmt><title>${escapeXml(name)}</title></titleStmt><sourceDesc><p>Benchleaf</p></sourceDesc></fileDesc></tbxHeader>
<text><body>
${entries.join("")}</body></text>
</tbx>
`;
};
