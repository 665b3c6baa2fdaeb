/** What a model's answer says of one sentence. */
export interface AnsweredText {
  readonly text: string;
  readonly isWhole: boolean;
}

const ENTRY = /"no"\s*:\s*"?(\d+)"?\s*,\s*"(?:target|text|translation)"\s*:\s*"((?:[^"\\]|\\[\s\S])*)("?)/gu;

/** The text of a JSON string, of which the end may be missing. */
const textOf = (written: string): string => {
  const safe = written.replace(/\\(?:u[0-9a-f]{0,3})?$/iu, "");
  try {
    // A model may break lines within a string, which JSON does not allow.
    return JSON.parse(`"${safe.replace(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1))}"`);
  } catch {
    return "";
  }
};

/** Every `{ no, target }` of a parsed answer, wherever the model has put the list. */
const entriesOf = (value: unknown): { readonly no: number; readonly text: string }[] => {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (typeof value !== "object" || value === null) return [];
  const { no, target } = value as { no?: unknown; target?: unknown };
  if (typeof target === "string" && Number.isSafeInteger(Number(no)))
    return [{ no: Number(no), text: target }];
  return Object.values(value).flatMap(entriesOf);
};

/** Sentences of a complete answer that is JSON, however it is wrapped. */
const parseWhole = (raw: string): { readonly no: number; readonly text: string }[] => {
  const start = raw.indexOf("{");
  const end = raw.lastIndexOf("}");
  if (start < 0 || end < start) return [];
  try {
    return entriesOf(JSON.parse(raw.slice(start, end + 1)));
  } catch {
    return [];
  }
};

/**
 * The sentences of an answer as far as it has come. A number that is answered twice counts once, the first time.
 *
 * @example readAnswer('{"segments":[{"no":1,"target":"Plasmid"},{"no":2,"target":"Pri').get(2) // { text: "Pri", isWhole: false }
 */
export const readAnswer = (raw: string, isEnded = false): Map<number, AnsweredText> => {
  const found = new Map<number, AnsweredText>();
  for (const [, no, written, quote] of raw.matchAll(ENTRY))
    if (!found.has(Number(no)))
      found.set(Number(no), { text: textOf(written ?? ""), isWhole: quote === '"' });
  if (isEnded)
    for (const { no, text } of parseWhole(raw))
      if (found.get(no)?.isWhole !== true) found.set(no, { text, isWhole: true });
  return found;
};
