import type { Strand } from "../../feature.ts";
import { cutMolecule } from "../../molecule/cut-molecule.ts";
import { type AssemblyResult, refuseAssembly } from "../assembly.ts";
import { partOf, productOf } from "../build-product.ts";
import { finishAssembly } from "../finish-assembly.ts";
import { describeFragment, type Fragment, fragmentOf, sentenceFragment } from "../fragment.ts";
import type { JoinEnd, Junction } from "../junction.ts";
import type { AssemblyOptions } from "../options.ts";
import { tailFragment, withEnds } from "../tail-fragment.ts";
import { ligate } from "./ligation.ts";

/** Vaccinia topoisomerase I cuts behind CCCTT and stays bound; a vector is open between two such sites. */
const TOPO_SEAM = "CCCTTAAGGG";
const SITE = "CCCTT";
/** The directional vector's overhang pairs with these bases at the insert's beginning. */
const DIRECTIONAL = "CACC";

/**
 * TOPO cloning: topoisomerase bound at CCCTT of the vector (the first fragment) joins an insert without ligase.
 * `ta`: the last T of CCCTT hangs over and pairs with the A of a Taq product. `blunt`: both orientations of a blunt
 * insert. `directional`: the insert begins with CACC. A circular vector is opened at CCCTT|AAGGG. An insert must not carry
 * 5' phosphates. Sources: Shuman, J. Biol. Chem. 1994;269:32678; Cheng and Shuman, Mol. Cell. Biol. 2000;20:8059.
 */
export const assembleByTopo = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const { variant = "ta" } = options;
  const vector = openTopoVector(fragments[0]!);
  if (!vector) {
    const message = `${sentenceFragment(fragments[0]!)} has not exactly one ${SITE}|AAGGG at which topoisomerase opens it.`;
    return refuseAssembly("no-site", message, [0]);
  }
  const inserts = fragments.slice(1);
  const phosphorylated = inserts.find(({ ends }) => ends?.left.hasPhosphate || ends?.right.hasPhosphate);
  if (phosphorylated) {
    const message = `${sentenceFragment(phosphorylated)} carries 5' phosphates, which topoisomerase cannot join; take them off.`;
    return refuseAssembly("bad-ends", message, [phosphorylated.index]);
  }
  const circular = inserts.find(({ isCircular }) => isCircular);
  if (circular) {
    const message = `${sentenceFragment(circular)} is circular and has no ends to join.`;
    return refuseAssembly("circular-fragment", message, [circular.index]);
  }
  if (variant === "directional") return joinDirectionally(method, [vector, ...inserts], options);
  const named = `${method} ${variant}`;
  const rules = { needsPhosphate: false, nicks: 1 };
  if (variant === "blunt") {
    return ligate([vector, ...inserts], options, { method: named, rules, cuts: false, usesPlainEnds: true });
  }
  const tailed = [withThymineEnds(vector), ...inserts.map((insert) => tailFragment(insert, "A", false))];
  return ligate(tailed, options, { method: named, rules, cuts: false });
};

/** The vector as a linear fragment from AAGGG to CCCTT; null when it is a circle that does not open at one place. */
const openTopoVector = (vector: Fragment): Fragment | null => {
  if (!vector.isCircular) return vector;
  const { record, size } = vector;
  const circle = vector.letters(1) + vector.letters(1).slice(0, TOPO_SEAM.length - 1);
  const at = circle.indexOf(TOPO_SEAM);
  if (at < 0 || circle.indexOf(TOPO_SEAM, at + 1) >= 0) return null;
  const cut = (at + SITE.length) % size;
  const opened = cutMolecule({ record, ends: null }, [{ top: cut, bottom: cut }])[0]!;
  const parts = [partOf(vector, { start: cut, end: cut + size, strand: 1 })];
  const { lineage } = productOf(opened, { method: "topoisomerase" }, { parts, junctions: [] });
  return fragmentOf(opened.record, vector.index, opened.ends, lineage);
};

/** The last T of CCCTT hangs over at both ends; a vector without CCCTT at its ends gets a T added. */
const withThymineEnds = (vector: Fragment): Fragment => {
  const letters = vector.letters(1);
  if (vector.ends?.left.kind !== "blunt" || vector.ends.right.kind !== "blunt") return vector;
  if (!letters.startsWith("AAGGG") || !letters.endsWith(SITE)) return tailFragment(vector, "T", true);
  const end = { kind: "3'-overhang", bases: "T", hasPhosphate: false } as const;
  return withEnds(vector, { left: end, right: end });
};

const joinDirectionally = (
  method: string,
  fragments: readonly Fragment[],
  options: AssemblyOptions,
): AssemblyResult => {
  const [vector, insert] = fragments;
  if (!vector || !insert || fragments.length > 2) {
    return refuseAssembly("too-few-fragments", "Directional TOPO cloning joins one vector and one insert.");
  }
  const strand = ([1, -1] as const).find((one) => insert.letters(one).startsWith(DIRECTIONAL));
  if (!strand) {
    const message = `${sentenceFragment(insert)} does not begin with ${DIRECTIONAL}, which directional TOPO cloning into ${describeFragment(vector)} needs.`;
    return refuseAssembly("no-compatible-ends", message, [insert.index]);
  }
  // Files contain the vector up to CCCTT, or with the CACC of its overhang.
  const hasOverhang = vector.letters(1).endsWith(SITE + DIRECTIONAL);
  const shared = hasOverhang ? DIRECTIONAL.length : 0;
  const size = vector.size;
  const junctions: readonly Junction[] = [
    {
      from: endAt(vector, 1, "right", size - shared, size),
      to: endAt(insert, strand, "left", 0, shared),
      ...{ kind: "TOPO", letters: DIRECTIONAL.slice(0, shared), nicks: 1 },
    },
    {
      from: endAt(insert, strand, "right", insert.size, insert.size),
      to: endAt(vector, 1, "left", 0, 0),
      ...{ kind: "TOPO", letters: "", nicks: 1 },
    },
  ];
  return finishAssembly([vector, insert], junctions, options, {
    making: { method: `${method} directional` },
    only: "circles",
    explain: () => refuseAssembly("no-product", "Vector and insert do not close to a circle."),
  });
};

const endAt = (
  fragment: Fragment,
  strand: Strand,
  side: "left" | "right",
  start: number,
  end: number,
): JoinEnd => ({ fragment: fragment.index, strand, side, start, end, hasPhosphate: false });
