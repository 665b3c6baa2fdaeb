import { reverseComplement } from "../../alphabet.ts";
import { findCutSites } from "../../enzyme/find-cut-sites.ts";
import { resolveEnzymes, type SearchEnzyme } from "../../enzyme/resolve-enzymes.ts";
import { type AssemblyRefusal, refuseAssembly } from "../assembly.ts";
import { describeFragment } from "../fragment.ts";
import { checkOverhangs } from "../overhangs.ts";
import type { Design } from "./design.ts";
import type { PlanConflict, PlanMethod, PlannedJunction, PlanOptions } from "./plan.ts";
import type { Target } from "./target.ts";

/** Tried in this order where no enzyme is requested: those of the common kits first, then the longer sites. */
const COMMON = ["BsaI", "BsmBI", "BbsI", "PaqCI", "SapI"];
/** Bases before a site, so that the enzyme finds hold near the end of a PCR product. */
const PAD = "TTTTTT";

/** Golden Gate: every primer adds a type IIS site and the overhang of its junction; the product has no site. */
export const designGoldenGate = (
  method: PlanMethod,
  targets: readonly Target[],
  isCircular: boolean,
  options: PlanOptions,
): Design | AssemblyRefusal => {
  const fixed = targets.find(({ isFixed }) => isFixed);
  if (fixed) {
    const message = `${describeFragment(fixed.fragment)} is taken as it is and gets no type IIS sites; plan its primers, or assemble it with \`assemble\`.`;
    return refuseAssembly("bad-option", `F${message.slice(1)}`, [fixed.fragment.index]);
  }
  const chosen = chooseEnzyme(targets, isCircular, options);
  if ("ok" in chosen) return chosen;
  const { enzyme, conflicts } = chosen;
  const cut = enzyme.cuts[0]!;
  const length = Math.abs((cut.bottom ?? 0) - (cut.top ?? 0));
  const picked = pickOverhangs(targets, isCircular, length, options.overhangs);
  if ("ok" in picked) return picked;
  const spacer = "A".repeat(Math.max(0, Math.min(cut.top ?? 0, cut.bottom ?? 0) - enzyme.site.length));
  const lead = PAD + enzyme.site.toUpperCase().replace(/[^ACGT]/g, "A") + spacer;
  const last = targets.length - 1;
  const tails = targets.map((_, index) => {
    const before = picked[index === 0 ? last : index - 1];
    const after = picked[index];
    const hasLeft = isCircular || index > 0;
    const hasRight = isCircular || index < last;
    return {
      forward: hasLeft && before ? lead + before.onRight : "",
      reverse: hasRight && after ? lead + reverseComplement(after.onLeft, "dna") : "",
    };
  });
  const joins = isCircular ? targets : targets.slice(0, last);
  const junctions: PlannedJunction[] = joins.map((_, index) => ({
    between: [index, index === last ? 0 : index + 1],
    letters: picked[index]!.letters,
  }));
  const report = checkOverhangs(junctions.map(({ letters }) => letters));
  const scars = (index: number): string => (junctions[index] ? picked[index]!.scar : "");
  return {
    ...{ method, enzymes: [enzyme.name], tails, junctions, leadLength: lead.length },
    conflicts: [
      ...conflicts,
      ...unknownOverhangs(junctions, targets),
      ...report.problems
        .filter(({ code }) => code !== "illegal")
        .map(({ message }): PlanConflict => ({ code: "overhang", message })),
    ],
    expected: targets.map(({ letters }, index) => letters + scars(index)).join(""),
    assembly: { enzymes: [enzyme.name], circularOnly: isCircular, completeDigestion: true },
    steps: () => [
      `Mix the products with ${enzyme.name} and T4 DNA ligase, cycle between 37 and 16 °C, heat to 60 °C and transform.`,
    ],
  };
};

/** The requested enzyme, or the first common one that cuts inside no fragment; internal sites are reported. */
const chooseEnzyme = (
  targets: readonly Target[],
  isCircular: boolean,
  { enzymes: asked, overhangs }: PlanOptions,
): { readonly enzyme: SearchEnzyme; readonly conflicts: readonly PlanConflict[] } | AssemblyRefusal => {
  const resolved = resolveEnzymes(asked && asked.length > 0 ? asked.slice(0, 1) : COMMON);
  if ("code" in resolved) return refuseAssembly("unknown-enzyme", resolved.message);
  const rated = resolved.map((enzyme) => ({
    enzyme,
    conflicts: [
      ...internalSites(targets, enzyme),
      ...sitesOverJunctions(targets, isCircular, overhangs, enzyme),
    ],
  }));
  const best = rated.reduce((least, next) => (next.conflicts.length < least.conflicts.length ? next : least));
  const { top, bottom } = best.enzyme.cuts[0] ?? { top: null, bottom: null };
  const size = best.enzyme.site.length;
  if (
    best.enzyme.cuts.length !== 1 ||
    top === null ||
    bottom === null ||
    top < size ||
    bottom < size ||
    top >= bottom
  ) {
    return refuseAssembly(
      "bad-option",
      `${best.enzyme.name} is no type IIS enzyme that cuts behind its site.`,
    );
  }
  return best;
};

const internalSites = (targets: readonly Target[], { name }: SearchEnzyme): readonly PlanConflict[] =>
  targets.flatMap(({ letters, fragment }) => {
    const found = findCutSites(letters, { enzymes: [name] });
    if (!found.ok) return [];
    return found.sites.map(
      ({ start }): PlanConflict => ({
        code: "internal-site",
        message: `${name} cuts ${describeFragment(fragment)} inside, at base ${start + 1}; change a base there or take another enzyme.`,
        fragments: [fragment.index],
        position: start,
      }),
    );
  });

/**
 * Sites that neither fragment has and that their junction makes, with the overhang that was requested between them.
 */
const sitesOverJunctions = (
  targets: readonly Target[],
  isCircular: boolean,
  overhangs: PlanOptions["overhangs"],
  { name, site }: SearchEnzyme,
): readonly PlanConflict[] => {
  const near = site.length - 1;
  const joins = isCircular ? targets : targets.slice(0, -1);
  let position = 0;
  return joins.flatMap((left, index) => {
    const right = targets[(index + 1) % targets.length]!;
    const scar = overhangs?.[index] ?? "";
    position += left.letters.length;
    const before = left.letters.slice(-near);
    const after = right.letters.slice(0, near);
    const made = findCutSites(before + scar + after, { enzymes: [name] });
    const start = position - before.length;
    position += scar.length;
    if (!made.ok) return [];
    return made.sites.map(
      (one): PlanConflict => ({
        code: "site-again",
        message: `The product has a site of ${name} where ${describeFragment(left.fragment)} meets ${describeFragment(right.fragment)}, so that it is cut again; take another enzyme.`,
        fragments: [left.fragment.index, right.fragment.index],
        position: start + one.start,
      }),
    );
  });
};

/** Overhangs with bases other than A, C, G and T, which are at the ends of the fragments that meet there. */
const unknownOverhangs = (
  junctions: readonly PlannedJunction[],
  targets: readonly Target[],
): readonly PlanConflict[] =>
  junctions
    .filter(({ letters }) => !/^[ACGT]+$/.test(letters))
    .map(({ letters, between }) => ({
      code: "unknown-overhang",
      message: `The overhang ${letters} between ${between.map((index) => describeFragment(targets[index]!.fragment)).join(" and ")} has bases that are not known, so that nothing can be said of what it joins.`,
      fragments: between.map((index) => targets[index]!.fragment.index),
    }));

/** An overhang at a junction: what of it is on the end of the left and at the beginning of the right fragment. */
interface JunctionOverhang {
  readonly letters: string;
  /** Bases that the left fragment's reverse primer adds behind its own end. */
  readonly onLeft: string;
  /** Bases that the right fragment's forward primer adds before its own beginning. */
  readonly onRight: string;
  /** Bases of the overhang that neither fragment has. */
  readonly scar: string;
}

const pickOverhangs = (
  targets: readonly Target[],
  isCircular: boolean,
  length: number,
  asked: readonly (string | null)[] | undefined,
): readonly JunctionOverhang[] | AssemblyRefusal => {
  const count = isCircular ? targets.length : targets.length - 1;
  if (asked) {
    const wrong = asked.find((one) => one !== null && (one.length !== length || !/^[ACGT]+$/i.test(one)));
    if (wrong !== undefined || asked.length !== count) {
      const message = `${count} overhangs of ${length} bases are needed, one a junction.`;
      return refuseAssembly("bad-option", message);
    }
  }
  const candidates = Array.from({ length: count }, (_, index) => {
    const wanted = asked?.[index]?.toUpperCase();
    if (wanted) return [{ letters: wanted, onLeft: wanted, onRight: wanted, scar: wanted }];
    const left = targets[index]!.letters;
    const right = targets[(index + 1) % targets.length]!.letters;
    return seamless(left, right, length);
  });
  return bestSet(candidates);
};

/** The windows over a junction, the even ones first. */
const seamless = (left: string, right: string, length: number): readonly JunctionOverhang[] => {
  const middle = Math.floor(length / 2);
  const fromLeft = Array.from({ length: length + 1 }, (_, index) => index).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
  return fromLeft.map((bases) => {
    const before = left.slice(left.length - bases);
    const after = right.slice(0, length - bases);
    return { letters: before + after, onLeft: after, onRight: before, scar: "" };
  });
};

/** The first choice without a flaw; if there is none, the one with the fewest flaws met. */
const bestSet = (candidates: readonly (readonly JunctionOverhang[])[]): readonly JunctionOverhang[] => {
  let best: readonly JunctionOverhang[] = candidates.map((options) => options[0]!);
  const flaws = (set: readonly JunctionOverhang[]): number =>
    checkOverhangs(set.map(({ letters }) => letters)).problems.length;
  let fewest = flaws(best);
  let tries = 0;
  const extend = (set: readonly JunctionOverhang[]): boolean => {
    if (set.length === candidates.length) {
      const count = flaws(set);
      if (count < fewest) {
        fewest = count;
        best = set;
      }
      return count === 0;
    }
    for (const option of candidates[set.length]!) {
      if (++tries > 5000) return true;
      const next = [...set, option];
      if (flaws(next) === 0 && extend(next)) return true;
    }
    return false;
  };
  if (fewest > 0) extend([]);
  if (fewest > 0) best = improveOneByOne(best, candidates, flaws);
  return best;
};

const improveOneByOne = (
  set: readonly JunctionOverhang[],
  candidates: readonly (readonly JunctionOverhang[])[],
  flaws: (set: readonly JunctionOverhang[]) => number,
): readonly JunctionOverhang[] => {
  let best = set;
  for (const [index, options] of candidates.entries()) {
    for (const option of options) {
      const changed = best.map((one, at) => (at === index ? option : one));
      if (flaws(changed) < flaws(best)) best = changed;
    }
  }
  return best;
};
