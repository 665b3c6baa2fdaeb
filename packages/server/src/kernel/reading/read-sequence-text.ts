import { collectParts, type DocumentPart } from "./document-part.ts";

/** A sequence as stored; the long parts are JSON text. */
export interface UnreadSequence {
  readonly description: string;
  readonly features: string;
  readonly primers: string;
  readonly meta: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly type?: string;
  readonly description?: string;
  readonly qualifiers?: readonly { readonly value: string | null }[];
}

const LINES_A_PART = 100;

/** Translations are characters, not words. */
const isWord = (value: string): boolean => value.length < 5_000 && !/^[A-Z*]{40,}$/.test(value);

const lineOf = ({ name, type = "", description = "", qualifiers = [] }: Named): string =>
  [name, type, description, ...qualifiers.map(({ value }) => value ?? "").filter(isWord)]
    .filter(Boolean)
    .join(" · ")
    .replace(/\s*\n\s*/g, " ");

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The text of a sequence: its description, features and primers, and annotations by users. */
export const readSequenceText = ({
  description,
  features,
  primers,
  meta,
}: UnreadSequence): DocumentPart[] => {
  const collected = collectParts();
  collected.add(null, description);
  const { layout: _, headerOrder: __, ends: ___, ...otherMeta } = JSON.parse(meta);
  collected.add(null, textsIn(otherMeta).filter(isWord).join("\n"));
  for (const [kind, json] of [
    ["features", features],
    ["primers", primers],
  ] as const) {
    const named: Named[] = JSON.parse(json);
    for (let start = 0; start < named.length && !collected.isFull(); start += LINES_A_PART) {
      const some = named.slice(start, start + LINES_A_PART);
      collected.add({ kind, ids: some.map(({ id }) => id) }, some.map(lineOf).join("\n"));
    }
  }
  return collected.parts;
};
