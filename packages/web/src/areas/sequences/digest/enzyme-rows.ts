import { type Enzyme, overhangOf } from "@benchleaf/bio";
import { isCutShown } from "../../../shared/sequences/cut-columns.ts";
import type { EnzymeSettings } from "../../../shared/sequences/enzyme-settings.ts";
import { isOwn } from "../../../shared/sequences/own-enzyme.ts";
import type { CutterRow } from "./digest-jobs.ts";

/** How often an enzyme of the list cuts; `all` with those that do not. */
export const listCutters = ["singleDouble", "single", "double", "more", "any", "zero", "all"] as const;
export type ListCutters = (typeof listCutters)[number];
export const listOverhangs = ["any", "5'", "3'", "blunt", "none"] as const;
export type ListOverhang = (typeof listOverhangs)[number];
/** Residues of the site; 8 means eight and more. */
export const listSiteLengths = [0, 4, 5, 6, 7, 8] as const;

/** Filters of the list: commercial, single and double cutters by default. */
export interface EnzymeListFilter {
  readonly words: string;
  readonly cutters: ListCutters;
  readonly overhang: ListOverhang;
  /** 0 for any. */
  readonly siteLength: number;
  /** REBASE's code; `sold` for any that is sold, `all` for the whole catalogue. */
  readonly supplier: string;
  /** Names of a set; null for no set. */
  readonly set: readonly string[] | null;
}

export const defaultEnzymeFilter: EnzymeListFilter = {
  words: "",
  cutters: "singleDouble",
  overhang: "any",
  siteLength: 0,
  supplier: "sold",
  set: null,
};

export interface EnzymeRow extends CutterRow {
  readonly enzyme: Enzyme;
  readonly overhang: ReturnType<typeof overhangOf>;
  /** Whether the views show its cuts. */
  readonly isShown: boolean;
}

const countFits: Readonly<Record<ListCutters, (count: number) => boolean>> = {
  singleDouble: (count) => count === 1 || count === 2,
  single: (count) => count === 1,
  double: (count) => count === 2,
  more: (count) => count > 2,
  any: (count) => count > 0,
  zero: (count) => count === 0,
  all: () => true,
};

export const enzymeRows = (
  catalogue: readonly Enzyme[],
  cutters: readonly CutterRow[],
  settings: EnzymeSettings,
): readonly EnzymeRow[] => {
  const byName = new Map(catalogue.map((enzyme) => [enzyme.name, enzyme]));
  return cutters.flatMap((cutter) => {
    const enzyme = byName.get(cutter.name);
    if (!enzyme) return [];
    const isShown = isCutShown(enzyme, cutter.count + cutter.blocked, settings);
    return [{ ...cutter, enzyme, overhang: overhangOf(enzyme), isShown }];
  });
};

/** Whether it is sold, or is the user's own. */
const isAtHand = (enzyme: Enzyme): boolean => enzyme.suppliers !== "" || isOwn(enzyme);

const isSoldBy = (enzyme: Enzyme, supplier: string): boolean => {
  if (supplier === "all") return true;
  return supplier === "sold" ? isAtHand(enzyme) : enzyme.suppliers.includes(supplier);
};

const hasOverhang = (row: EnzymeRow, wanted: ListOverhang): boolean =>
  wanted === "any" || (row.overhang?.kind ?? "none") === wanted;

const hasLength = ({ site }: Enzyme, wanted: number): boolean => {
  if (wanted === 0) return true;
  const letters = site.replace(/n/gi, "").length;
  return wanted === 8 ? letters >= 8 : letters === wanted;
};

/** Those that pass, rarest cutters first, then by name. */
export const filterRows = (rows: readonly EnzymeRow[], filter: EnzymeListFilter): readonly EnzymeRow[] => {
  const words = filter.words.trim().toLowerCase();
  const set = filter.set && new Set(filter.set);
  return rows
    .filter(
      (row) =>
        countFits[filter.cutters](row.count) &&
        isSoldBy(row.enzyme, filter.supplier) &&
        hasOverhang(row, filter.overhang) &&
        hasLength(row.enzyme, filter.siteLength) &&
        (set === null || set.has(row.name)) &&
        `${row.name} ${row.enzyme.site}`.toLowerCase().includes(words),
    )
    .sort(
      (one, other) =>
        rank(one.count) - rank(other.count) || one.name.localeCompare(other.name, "en", { numeric: true }),
    );
};

/** Enzymes that do not cut are last. */
const rank = (count: number): number => (count === 0 ? Number.MAX_SAFE_INTEGER : count);

/** Cuts of enzymes that someone sells, or that are one's own, which the views leave out. */
export const countHiddenCuts = (rows: readonly EnzymeRow[]): number =>
  rows.reduce((sum, { enzyme, isShown, count }) => sum + (!isShown && isAtHand(enzyme) ? count : 0), 0);

/** Settings under which the views show the cuts of an enzyme, or no longer do. */
export const showCuts = (settings: EnzymeSettings, name: string, isShown: boolean): EnzymeSettings => {
  const without = (names: readonly string[]) => names.filter((one) => one !== name);
  return isShown
    ? {
        ...settings,
        isShown: true,
        hidden: without(settings.hidden),
        added: [...without(settings.added), name],
      }
    : { ...settings, hidden: [...without(settings.hidden), name], added: without(settings.added) };
};
