import type { LogEvent } from "@benchleaf/contract";
import type { ClientEvent } from "./telemetry.store.ts";

/**
 * Removes from a text what may identify a person or their work: addresses, quoted values, long numbers and runs of
 * sequence characters.
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

/** A row of the table; the browser has already left out ids and names, and this removes any that remain. */
export const clientEventOf = (logged: LogEvent): ClientEvent => {
  const none = { target: null, name: null, detail: null };
  const { event, page } = logged;
  const known = { ...none, event, page: page.split(/[?#]/)[0]!.replace(/\/-?\d+(?=\/|$)/g, "/:id") };
  if (logged.event === "open_page") return known;
  if (logged.event === "click") return { ...known, target: logged.target };
  return { ...known, target: logged.target, name: logged.name, detail: withoutContent(logged.detail) };
};
