import type { LogEvent } from "@benchleaf/contract";
import type { ClientEvent } from "./telemetry.store.ts";

/**
 * Takes out of a text what may say something of a person or their work: addresses, quoted values, long numbers and runs
 * of sequence letters.
 *
 * @example withoutContent('no feature "secret" of ann@lab.example') // "no feature … of …"
 */
export const withoutContent = (text: string): string =>
  text
    .replace(/(["'`“‘「])[^"'`”’」\n]*(["'`”’」])/g, "…")
    .replace(/[^\s@]+@[^\s@]+/g, "…")
    .replace(/\?[^\s:)]*/g, "")
    .replace(/\b[ACGTUNacgtun]{12,}\b/g, "…")
    .replace(/\d{6,}/g, "…");

/** A row of the table; the browser has left out ids and names already, this makes sure of it. */
export const clientEventOf = (told: LogEvent): ClientEvent => {
  const none = { target: null, name: null, detail: null };
  const { event, page } = told;
  const known = { ...none, event, page: page.split(/[?#]/)[0]!.replace(/\/-?\d+(?=\/|$)/g, "/:id") };
  if (told.event === "open_page") return known;
  if (told.event === "click") return { ...known, target: told.target };
  return { ...known, target: told.target, name: told.name, detail: withoutContent(told.detail) };
};
