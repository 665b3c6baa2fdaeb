import type { CutSites } from "./cut-sites.ts";
import type { Enzyme } from "./enzyme.ts";

/** Filters of enzymes; omitted ones do not apply. */
export interface EnzymeFilter {
  /** Sold by someone. */
  readonly isCommercial?: boolean;
  /** REBASE's codes of suppliers (see `supplierNames`), such as `"N"`; one of them has to sell it. */
  readonly suppliers?: readonly string[];
  /** `null` selects enzymes with an unknown cut, and nicking enzymes. */
  readonly overhangKinds?: readonly ("5'" | "3'" | "blunt" | null)[];
  /** Bases that protrude. */
  readonly overhangLength?: number;
  /** Bases of the recognition site, N left out of account at neither end: `siteLength` as written. */
  readonly minSiteLength?: number;
  readonly maxSiteLength?: number;
  readonly kinds?: readonly Enzyme["kind"][];
}

/**
 * Enzymes that pass a filter, in their order.
 *
 * @example filterEnzymes(enzymes(), { isCommercial: true }).length // 644
 */
export const filterEnzymes = <Kind extends Enzyme>(
  list: readonly Kind[],
  filter: EnzymeFilter,
): readonly Kind[] =>
  list.filter((enzyme) => {
    const { isCommercial, suppliers, overhangKinds, overhangLength, kinds } = filter;
    const { minSiteLength = 0, maxSiteLength = Number.POSITIVE_INFINITY } = filter;
    const overhang = overhangOf(enzyme);
    return (
      (isCommercial === undefined || (enzyme.suppliers !== "") === isCommercial) &&
      (!suppliers || suppliers.some((code) => enzyme.suppliers.includes(code))) &&
      (!overhangKinds || overhangKinds.includes(overhang?.kind ?? null)) &&
      (overhangLength === undefined || overhang?.length === overhangLength) &&
      (!kinds || kinds.includes(enzyme.kind)) &&
      enzyme.site.length >= minSiteLength &&
      enzyme.site.length <= maxSiteLength
    );
  });

/**
 * The ends that an enzyme leaves; null if its cut is unknown or a nick. A double cutter's are the same on both sides.
 *
 * @example overhangOf(findEnzyme("KpnI")) // { kind: "3'", length: 4 }
 */
export const overhangOf = ({
  cuts,
}: Pick<Enzyme, "cuts">): { readonly kind: "5'" | "3'" | "blunt"; readonly length: number } | null => {
  const cut = cuts.at(-1);
  if (!cut || cut.top === null || cut.bottom === null) return null;
  if (cut.top === cut.bottom) return { kind: "blunt", length: 0 };
  return { kind: cut.top < cut.bottom ? "5'" : "3'", length: Math.abs(cut.top - cut.bottom) };
};

/**
 * Names of the enzymes that recognise a molecule this many times: single cutters with `{ min: 1, max: 1 }`, those
 * that leave it whole with `{ max: 0 }`.
 */
export const enzymesThatCut = (
  sites: CutSites,
  { min = 0, max = Number.POSITIVE_INFINITY }: { readonly min?: number; readonly max?: number },
): readonly string[] => {
  const names = sites.enzymes.map(({ name }) => name);
  return names.filter((_, index) => sites.countAt(index) >= min && sites.countAt(index) <= max);
};

/**
 * Enzymes that do the same at the same site, together: the first is the one to name.
 *
 * @example groupIsoschizomers([BsaI, Eco31I, EcoRI]) // [[BsaI, Eco31I], [EcoRI]]
 */
export const groupIsoschizomers = <Kind extends Pick<Enzyme, "site" | "cuts">>(
  list: readonly Kind[],
): readonly (readonly Kind[])[] => {
  const groups = new Map<string, Kind[]>();
  for (const enzyme of list) {
    const key = `${enzyme.site.toLowerCase()} ${enzyme.cuts.map(({ top, bottom }) => `${top}/${bottom}`).join(",")}`;
    const group = groups.get(key);
    if (group) group.push(enzyme);
    else groups.set(key, [enzyme]);
  }
  return [...groups.values()];
};
