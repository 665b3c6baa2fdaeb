import { areTooClose, endDistance } from "../../enzyme/cleavage-near-ends.ts";
import { findCutSites } from "../../enzyme/find-cut-sites.ts";
import { resolveEnzymes, type SearchEnzyme } from "../../enzyme/resolve-enzymes.ts";
import { type AssemblyRefusal, refuseAssembly } from "../assembly.ts";
import { describeFragment } from "../fragment.ts";
import type { Design } from "./design.ts";
import type { PlanConflict, PlanOptions } from "./plan.ts";
import type { Target } from "./target.ts";

/** Sticky cutters of most multiple cloning sites, tried in pairs where no enzymes are requested. */
const COMMON =
  "EcoRI BamHI HindIII XhoI SalI NotI NcoI NdeI XbaI SpeI KpnI SacI PstI BglII MluI AscI SphI ApaI".split(
    " ",
  );
/** Most enzymes cut well with this many bases before the site (NEB, cleavage close to the ends of DNA). */
const PAD = "TTTTTT";

/**
 * An insert into a vector: a circular first fragment, cut once by each of two enzymes that spare the insert, whose sites
 * the insert's primers bring. The stretch between the two sites of the vector is replaced.
 */
export const designRestriction = (
  targets: readonly Target[],
  options: PlanOptions,
): Design | AssemblyRefusal => {
  const [vector, insert] = targets;
  if (!vector || !insert || targets.length > 2 || !vector.fragment.isCircular) {
    return refuseAssembly(
      "bad-option",
      "Restriction and ligation is planned for a circular vector, given first, and one insert.",
    );
  }
  const resolved = resolveEnzymes(options.enzymes ?? COMMON);
  if ("code" in resolved) return refuseAssembly("unknown-enzyme", resolved.message);
  const cutters = resolved.flatMap((enzyme) => describeCutter(enzyme, vector, insert));
  const usable = cutters.filter(
    ({ position, internal }) => position !== null && (options.enzymes || internal.length === 0),
  );
  const { size } = vector.fragment;
  const pair = closestPair(usable, size, options.enzymes?.length === 1);
  if (!pair) {
    const tried = resolved.map(({ name }) => name).join(", ");
    const message = `No two of ${tried} cut ${describeFragment(vector.fragment)} once each with different sticky ends and spare ${describeFragment(insert.fragment)}.`;
    return refuseAssembly("no-enzyme", message, [0, 1]);
  }
  const [first, second] = pair;
  const enzymes = [...new Set([first.enzyme.name, second.enzyme.name])];
  const site = ({ enzyme }: Cutter): string => PAD + enzyme.site.toUpperCase();
  const conflicts = [...new Set([first, second])].flatMap(({ enzyme, internal }) =>
    internal.map(
      (position): PlanConflict => ({
        code: "internal-site",
        message: `${enzyme.name} cuts ${describeFragment(insert.fragment)} inside, at base ${position + 1}.`,
        fragments: [1],
        position,
      }),
    ),
  );
  const gap = gapOf(first, second, size);
  if (first !== second && areTooClose(first.enzyme.name, second.enzyme.name, gap)) {
    const needs = [first, second].map(
      ({ enzyme }) => `${enzyme.name} wants ${endDistance(enzyme.name).basePairs} bp to an end`,
    );
    const message = `${enzymes.join(" and ")} lie ${gap} bp apart in ${describeFragment(vector.fragment)}: once one has cut, the other cuts badly (${needs.join(", ")}). Cut one after the other, or take sites further apart.`;
    const better = options.enzymes ? betterPair(vector, insert) : null;
    conflicts.push({
      ...{ code: "close-sites", message, fragments: [0], figure: gap },
      ...(better && { enzymes: better }),
    });
  }
  if (first === second) {
    const message = `With ${first.enzyme.name} alone the insert goes in both ways and the vector closes without it; dephosphorylate the vector.`;
    conflicts.push({ code: "other-products", message, fragments: [0, 1] });
  }
  return {
    ...{ method: "restriction-ligation", enzymes, conflicts },
    leadLength: Math.max(site(first).length, site(second).length),
    tails: [null, { forward: site(first), reverse: site(second) }],
    junctions: [
      { between: [0, 1], letters: first.overhang },
      { between: [1, 0], letters: second.overhang },
    ],
    expected: expectedCircle(vector, insert, first, second),
    assembly: { enzymes, circularOnly: true, completeDigestion: true },
    steps: () => [
      `Cut ${describeFragment(vector.fragment)} and the PCR product with ${enzymes.join(" and ")}; take the vector's backbone from a gel.`,
      "Ligate with T4 DNA ligase and transform.",
    ],
  };
};

interface Cutter {
  readonly enzyme: SearchEnzyme;
  /** Where it cuts the vector's top strand; null unless it cuts once, within its site and sticky. */
  readonly position: number | null;
  readonly siteStart: number;
  readonly overhang: string;
  readonly internal: readonly number[];
}

const describeCutter = (enzyme: SearchEnzyme, vector: Target, insert: Target): readonly Cutter[] => {
  const { record } = vector.fragment;
  const onVector = findCutSites(record.sequence, { topology: "circular", enzymes: [enzyme.name] });
  const onInsert = findCutSites(insert.letters, { enzymes: [enzyme.name] });
  if (!onVector.ok || !onInsert.ok || !/^[acgt]+$/i.test(enzyme.site)) return [];
  const [only, ...more] = onVector.sites;
  const isPlain = only && more.length === 0 && only.overhang !== "" && only.topCut !== null;
  return [
    {
      enzyme,
      position: isPlain ? only.topCut : null,
      siteStart: only?.start ?? 0,
      overhang: only?.overhang ?? "",
      internal: onInsert.sites.map(({ start }) => start),
    },
  ];
};

/**
 * The vector bases that it is worth losing for two sites that are not too close: a cloning site is no longer than
 * this.
 */
const WORTH_AVOIDING = 150;

/** Base pairs between the two sites. */
const gapOf = (first: Cutter, second: Cutter, size: number): number =>
  ((second.siteStart - first.siteStart + size) % size) - first.enzyme.site.length;

/**
 * The two cuts that remove the least of the vector, in the vector's direction; pairs far enough apart to be cut well
 * at once come before those that are not, if there are any nearby.
 */
const closestPair = (
  cutters: readonly Cutter[],
  size: number,
  isSingle: boolean,
): readonly [Cutter, Cutter] | null => {
  if (isSingle) return cutters[0] ? [cutters[0], cutters[0]] : null;
  let best: readonly [Cutter, Cutter] | null = null;
  let least = Infinity;
  for (const first of cutters) {
    for (const second of cutters) {
      const gap = gapOf(first, second, size);
      if (first === second || first.overhang === second.overhang || gap < 2 || gap * 2 >= size) continue;
      const cost = gap + (areTooClose(first.enzyme.name, second.enzyme.name, gap) ? WORTH_AVOIDING : 0);
      if (cost >= least) continue;
      best = [first, second];
      least = cost;
    }
  }
  return best;
};

/** Two common enzymes whose sites are further apart and that do not cut the insert; null if there are none. */
const betterPair = (vector: Target, insert: Target): readonly string[] | null => {
  const resolved = resolveEnzymes(COMMON);
  if ("code" in resolved) return null;
  const { size } = vector.fragment;
  const cutters = resolved
    .flatMap((enzyme) => describeCutter(enzyme, vector, insert))
    .filter(({ position, internal }) => position !== null && internal.length === 0);
  const pair = closestPair(cutters, size, false);
  if (!pair) return null;
  const names = pair.map(({ enzyme }) => enzyme.name);
  return areTooClose(names[0]!, names[1]!, gapOf(pair[0], pair[1], size)) ? null : names;
};

/** The vector without the stretch between the cuts, with the insert between whole sites. */
const expectedCircle = (vector: Target, insert: Target, first: Cutter, second: Cutter): string => {
  const circle = vector.fragment.letters(1);
  const size = circle.length;
  const from = second.siteStart + second.enzyme.site.length;
  const length = (((first.siteStart - from + size) % size) + size) % size || size;
  const backbone = (circle + circle).slice(from % size, (from % size) + length);
  return backbone + first.enzyme.site.toUpperCase() + insert.letters + second.enzyme.site.toUpperCase();
};
