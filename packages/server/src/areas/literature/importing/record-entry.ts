import { type PaperFields, type PaperType, paperFieldsSchema } from "@benchleaf/contract";

/** One entry: its fields, or why it cannot be imported. */
export type RecordEntry =
  | { readonly line: number; readonly fields: PaperFields }
  | { readonly line: number; readonly name: string; readonly fault: "no-title" | "unreadable" };

/** The fields that a reader found, before validation and truncation. */
export type LooseFields = {
  readonly [Key in keyof PaperFields]?: PaperFields[Key] | undefined;
};

const longest = {
  title: 1_000,
  container: 500,
  volume: 50,
  issue: 50,
  pages: 100,
  publisher: 300,
  doi: 300,
  pmid: 20,
  url: 2_000,
  language: 20,
  abstract: 20_000,
} as const;

/** A record truncated to the stored lengths; an invalid year is left out. */
export const entryOf = (line: number, loose: LooseFields): RecordEntry => {
  const cut = Object.fromEntries(
    Object.entries(longest).map(([key, most]) => [
      key,
      String(loose[key as keyof typeof longest] ?? "")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, most),
    ]),
  );
  if (cut.title === "") return { line, name: cut.doi ?? "", fault: "no-title" };
  const year = loose.year ?? null;
  const parsed = paperFieldsSchema.safeParse({
    ...cut,
    type: loose.type,
    authors: (loose.authors ?? [])
      .map(({ family, given }) => ({
        family: family.slice(0, 300).trim(),
        given: given.slice(0, 200).trim(),
      }))
      .filter(({ family }) => family !== "")
      .slice(0, 3_000),
    year: year !== null && year >= 1000 && year <= 2200 ? year : null,
  });
  return parsed.success
    ? { line, fields: parsed.data }
    : { line, name: cut.title ?? "", fault: "unreadable" };
};

/**
 * An author from a written name. @example authorOf("Doudna, Jennifer A.") // { family: "Doudna", given: "Jennifer A."
 * }
 */
export const authorOf = (name: string): { family: string; given: string } => {
  const text = name.replace(/\s+/g, " ").trim();
  const comma = text.indexOf(",");
  if (comma >= 0) return { family: text.slice(0, comma).trim(), given: text.slice(comma + 1).trim() };
  if (/^\p{Script=Han}{2,4}$/u.test(text)) return { family: text.slice(0, 1), given: text.slice(1) };
  const particle = /^(.*?)\s+((?:(?:van|von|der|den|de|del|della|di|da|la|le|ter)\s+)+\S+)$/.exec(text);
  if (particle) return { family: particle[2]!, given: particle[1]! };
  const space = text.lastIndexOf(" ");
  return space < 0
    ? { family: text, given: "" }
    : { family: text.slice(space + 1), given: text.slice(0, space) };
};

/** The first number of four digits. */
export const yearOf = (text: string): number | null => {
  const found = /\d{4}/.exec(text);
  return found === null ? null : Number(found[0]);
};

/** Types of records by the words of other programs. */
export const typeNamed = (table: Readonly<Record<string, PaperType>>, word: string): PaperType =>
  table[word.toLowerCase()] ?? "article-journal";
