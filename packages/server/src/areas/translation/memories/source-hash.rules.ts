import { createHash } from "node:crypto";

/** The same sentence, however it is spaced: what is written differently in any other way has another hash. */
export const sourceHash = (source: string): Buffer =>
  createHash("sha256").update(source.normalize("NFC").replace(/\s+/gu, " ").trim()).digest();

const CODE = /⟦\/?[fx]\d+⟧/gu;

/** A text without the codes of its formatting. @example withoutCodes("⟦f1⟧pUC19⟦/f1⟧ DNA") // "pUC19 DNA" */
export const withoutCodes = (text: string): string => text.replace(CODE, "");

/** A text with the codes at its ends apart; null if there are codes within. */
export const peelCodes = (
  text: string,
): { readonly head: string; readonly inner: string; readonly tail: string } | null => {
  const head = /^(?:⟦\/?[fx]\d+⟧)*/u.exec(text)![0];
  const rest = text.slice(head.length);
  const tail = /(?:⟦\/?[fx]\d+⟧)*$/u.exec(rest)![0];
  const inner = rest.slice(0, rest.length - tail.length);
  return withoutCodes(inner) === inner ? { head, inner, tail } : null;
};
