import type { Reference } from "../sequence.ts";
import { HEADER_MARGIN, HEADER_WIDTH, type HeaderParts } from "./genbank-header-reader.ts";
import { wrapText } from "./wrap.ts";

const KNOWN_ORDER = ["DEFINITION", "ACCESSION", "VERSION", "KEYWORDS", "SOURCE"] as const;
const TABLE_KEYS = new Set(["FEATURES", "ORIGIN", "BASE COUNT", "CONTIG"]);
const MARGIN = " ".repeat(HEADER_MARGIN);

const wrapped = (key: string, value: string): string[] =>
  wrapText(value.replace(/\s*\n\s*/g, " "), HEADER_WIDTH).map((line, index) =>
    `${index === 0 ? key.padEnd(HEADER_MARGIN) : MARGIN}${line}`.trimEnd(),
  );

const verbatim = (key: string, value: string): string[] =>
  value.split("\n").map((line, index) => {
    if (index > 0) return line === "" ? "" : `${MARGIN}${line}`;
    return line === "" ? key : `${key.padEnd(HEADER_MARGIN)}${line}`;
  });

const printReference = ({ scope, fields }: Reference): string[] => [
  ...wrapped("REFERENCE", scope),
  ...fields.flatMap(({ key, value }) => wrapped(key === "PUBMED" ? `   ${key}` : `  ${key}`, value)),
];

const printKnown = (key: (typeof KNOWN_ORDER)[number], parts: HeaderParts): string[] => {
  if (key === "DEFINITION") return wrapped(key, parts.description || ".");
  const value = parts[key.toLowerCase() as "accession" | "version" | "keywords" | "source"];
  const lines = wrapped(key, value ?? ".");
  return key === "SOURCE" && parts.organism !== undefined
    ? [...lines, ...verbatim("  ORGANISM", parts.organism)]
    : lines;
};

const hasValue = (key: (typeof KNOWN_ORDER)[number], parts: HeaderParts): boolean => {
  if (key === "DEFINITION") return parts.description !== "";
  if (key === "SOURCE" && parts.organism !== undefined) return true;
  return parts[key.toLowerCase() as "accession" | "version" | "keywords" | "source"] !== undefined;
};

/** Printed blocks waiting under their key, the first on top. */
const gatherBlocks = (parts: HeaderParts): Map<string, string[][]> => {
  const blocks = new Map<string, string[][]>();
  const add = (key: string, lines: string[]) => {
    const waiting = blocks.get(key);
    if (waiting) waiting.push(lines);
    else blocks.set(key, [lines]);
  };
  const order = new Set(parts.headerOrder);
  for (const key of KNOWN_ORDER) if (order.has(key) || hasValue(key, parts)) add(key, printKnown(key, parts));
  for (const reference of parts.references ?? []) add("REFERENCE", printReference(reference));
  for (const comment of parts.comments ?? []) add("COMMENT", verbatim("COMMENT", comment));
  for (const { key, value } of parts.other ?? []) add(key, verbatim(key, value));
  for (const waiting of blocks.values()) waiting.reverse();
  return blocks;
};

/**
 * Prints a header without LOCUS, with the lines `FEATURES` and `ORIGIN` where the table and the residues belong.
 * Blocks come in `headerOrder`; what it does not name comes before the table. `needs` says whether there are features
 * and residues that need their line even if `headerOrder` has none.
 */
export const printHeader = (
  parts: HeaderParts,
  needs: { readonly features: boolean; readonly bases: boolean },
): string[] => {
  const blocks = gatherBlocks(parts);
  const order = parts.headerOrder ?? [];
  const named = new Set(order);
  const take = (key: string): string[] => {
    const block = blocks.get(key)?.pop();
    if (block) return block;
    if (key === "FEATURES") return ["FEATURES             Location/Qualifiers"];
    return key === "ORIGIN" ? ["ORIGIN"] : [];
  };
  const table = order.findIndex((key) => TABLE_KEYS.has(key));
  const lead = KNOWN_ORDER.filter((key) => !named.has(key)).flatMap(take);
  for (const key of table < 0 ? order : order.slice(0, table)) for (const line of take(key)) lead.push(line);
  const trail = table < 0 ? [] : order.slice(table).flatMap(take);
  for (const key of [...blocks.keys()]) {
    if (key !== "ORIGIN")
      for (let left = blocks.get(key)!.length; left > 0; left--)
        for (const line of take(key)) lead.push(line);
  }
  if (needs.features && !named.has("FEATURES")) for (const line of take("FEATURES")) lead.push(line);
  return needs.bases && !named.has("ORIGIN") ? [...lead, ...trail, ...take("ORIGIN")] : [...lead, ...trail];
};
