import { type Enzyme, enzymes } from "@benchleaf/bio";
import { commonCutters, goldenGateEnzymes } from "./bench-methods.ts";

/** Sold, cutting both strands once, and without need of methylated bases. */
const isForCloning = ({ kind, suppliers, cuts: [cut, ...more], needs }: Enzyme): boolean =>
  kind === "restriction" &&
  suppliers !== "" &&
  more.length === 0 &&
  needs.length === 0 &&
  cut !== undefined &&
  cut.top !== null &&
  cut.bottom !== null;

/** Cuts behind its site and leaves a 5' overhang of three bases or more. */
const isTypeIis = ({ site, cuts: [cut] }: Enzyme): boolean => {
  const [top, bottom] = [cut?.top ?? 0, cut?.bottom ?? 0];
  return top >= site.length && bottom - top >= 3;
};

/** The first of them as named, then by the length of the site: long ones cut seldom. */
const ranked = (list: readonly Enzyme[], first: readonly string[]): readonly string[] => {
  const rank = new Map(first.map((name, index) => [name, index]));
  const suppliersOf = ({ suppliers }: Enzyme) => suppliers.length;
  return list
    .toSorted(
      (a, b) =>
        (rank.get(a.name) ?? first.length) - (rank.get(b.name) ?? first.length) ||
        definiteLetters(b) - definiteLetters(a) ||
        suppliersOf(b) - suppliersOf(a) ||
        a.name.localeCompare(b.name),
    )
    .map(({ name }) => name);
};

const definiteLetters = ({ site }: Enzyme): number => site.replace(/n/gi, "").length;

let cutters: readonly string[] | undefined;
let typeIis: readonly string[] | undefined;

/**
 * All enzymes that are sold and can open a plasmid: those that nearly every lab has first, then rare cutters before
 * frequent ones.
 *
 * @example rankedCutters()[0] // "EcoRI"
 */
export const rankedCutters = (): readonly string[] => {
  cutters ??= ranked(enzymes().filter(isForCloning), commonCutters);
  return cutters;
};

/**
 * All enzymes that are sold and fit Golden Gate, those of the usual kits first.
 *
 * @example rankedTypeIis()[0] // "BsaI"
 */
export const rankedTypeIis = (): readonly string[] => {
  typeIis ??= ranked(
    enzymes().filter((one) => isForCloning(one) && isTypeIis(one)),
    goldenGateEnzymes,
  );
  return typeIis;
};
