import type { ArrowheadType, Qualifier } from "../feature.ts";

const NAME_KEYS = ["label", "gene", "product", "standard_name", "name", "note", "locus_tag", "region_name"];
const MORE_NAME_KEYS = ["site_type", "bound_moiety", "mobile_element_type", "organism", "clone", "replace"];
const RANKS = new Map([...NAME_KEYS, ...MORE_NAME_KEYS].map((key, rank) => [key, rank]));
const MAX_NAME = 200;

/**
 * The name that qualifiers give a feature, cut to 200 characters, or null when none of them names it.
 *
 * @example nameFrom([{ key: "gene", value: "bla", isQuoted: true }]) // "bla"
 */
export const nameFrom = (qualifiers: readonly Qualifier[]): string | null => {
  let best = RANKS.size;
  let found: string | null = null;
  for (const { key, value } of qualifiers) {
    const rank = RANKS.get(key) ?? RANKS.size;
    if (rank >= best || !value) continue;
    const name = value.replace(/\s+/g, " ").trim();
    if (name === "") continue;
    best = rank;
    found = name.slice(0, MAX_NAME);
  }
  return found;
};

const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}\d{0,3})$/i;

/** Keys that editors keep a colour under, the one that we write first. */
export const COLOR_KEYS = ["ApEinfo_fwdcolor", "color", "loom_color", "ApEinfo_revcolor"];

/**
 * The colour that an editor left in qualifiers or in a `color: #…` note, as written, or null.
 *
 * @example colorFrom([{ key: "ApEinfo_fwdcolor", value: "#baffa3", isQuoted: true }]) // "#baffa3"
 */
export const colorFrom = (qualifiers: readonly Qualifier[]): string | null => {
  for (const key of COLOR_KEYS) {
    const value = qualifiers.find((qualifier) => qualifier.key === key)?.value?.trim();
    if (value && COLOR.test(value)) return value;
  }
  for (const { key, value } of qualifiers) {
    const match =
      key === "note" && value?.includes("#") ? /(?:^|;\s*)color:\s*(#[0-9a-f]{6})\b/i.exec(value) : null;
    if (match?.[1]) return match[1];
  }
  return null;
};

const DIRECTIONS: Readonly<Record<string, ArrowheadType>> = {
  RIGHT: "TOP",
  LEFT: "BOTTOM",
  BOTH: "BOTH",
  NONE: "NONE",
};

/** The arrowhead set by `/direction` or a SnapGene note, or null. `/direction=LEFT` gives `BOTTOM`. */
export const arrowheadFrom = (qualifiers: readonly Qualifier[]): ArrowheadType | null => {
  for (const { key, value } of qualifiers) {
    const word = key === "direction" ? value : key === "note" ? directionNote(value) : null;
    const arrowhead = word ? DIRECTIONS[word.trim().toUpperCase()] : undefined;
    if (arrowhead) return arrowhead;
  }
  return null;
};

const directionNote = (note: string | null): string | null =>
  note && note.length < 500 ? (/color:[^;]*;\s*direction:\s*(\w+)/i.exec(note)?.[1] ?? null) : null;
