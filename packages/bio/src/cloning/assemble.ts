import { type AssemblyFragment, type AssemblyResult, refuseAssembly } from "./assembly.ts";
import { type Fragment, readFragments } from "./fragment.ts";
import { assembleByAnnealedOligos } from "./methods/annealed-oligos.ts";
import { assembleByCre } from "./methods/cre-lox.ts";
import { assembleByBluntEnds, assembleByLic, assembleByTa } from "./methods/end-cloning.ts";
import { assembleByGateway } from "./methods/gateway.ts";
import { assembleByGoldenGate } from "./methods/golden-gate.ts";
import { assembleByHomology } from "./methods/homology.ts";
import { assembleByRestriction } from "./methods/ligation.ts";
import { assembleByMutagenesis } from "./methods/mutagenesis.ts";
import { assembleByPcr } from "./methods/pcr.ts";
import { assembleByTopo } from "./methods/topo.ts";
import { assembleByUser } from "./methods/user.ts";
import type { AssemblyOptions } from "./options.ts";

type Method = (name: string, fragments: readonly Fragment[], options: AssemblyOptions) => AssemblyResult;

const methods = {
  "restriction-ligation": assembleByRestriction,
  "golden-gate": assembleByGoldenGate,
  moclo: assembleByGoldenGate,
  gibson: assembleByHomology,
  hifi: assembleByHomology,
  "in-fusion": assembleByHomology,
  "overlap-extension": assembleByHomology,
  pcr: assembleByPcr,
  gateway: assembleByGateway,
  ta: assembleByTa,
  topo: assembleByTopo,
  blunt: assembleByBluntEnds,
  "annealed-oligos": assembleByAnnealedOligos,
  mutagenesis: assembleByMutagenesis,
  user: assembleByUser,
  lic: assembleByLic,
  "cre-lox": assembleByCre,
} satisfies Record<string, Method>;

/** Ways of putting fragments together, by name. */
export type AssemblyMethod = keyof typeof methods;

/** All methods, in the order in which a menu might list them. */
export const assemblyMethods = Object.keys(methods) as readonly AssemblyMethod[];

/** Other names that people and programs use. */
const synonyms: Readonly<Record<string, readonly [AssemblyMethod, AssemblyOptions?]>> = {
  "fusion-pcr": ["overlap-extension"],
  soe: ["overlap-extension"],
  "restriction-and-ligation": ["restriction-ligation"],
  "site-directed-mutagenesis": ["mutagenesis"],
  cre: ["cre-lox"],
  "gibson-assembly": ["gibson"],
  nebuilder: ["hifi"],
  infusion: ["in-fusion"],
  "gateway-bp": ["gateway", { reaction: "BP" }],
  "gateway-lr": ["gateway", { reaction: "LR" }],
};

/**
 * Joins fragments by a cloning method and returns each possible product with its bases, ends, topology, features,
 * primers, SEGUID checksum and lineage. Each fragment occurs once in each product, in any order and orientation that
 * the ends allow; a product can be a fragment of the next step. Errors name the fragment (counted from 1) and what is
 * missing. Never throws; a search that takes too long stops with a warning, and `signal` cancels it. Methods and
 * their options: see {@link AssemblyOptions} and the README of the package.
 *
 * @example assemble("restriction-ligation", [{ name: "vector", sequence, topology: "circular" }, { name: "insert",
 * sequence: insert }],
 *   { enzymes: ["EcoRI", "BamHI"] }) // { ok: true, products: [{ topology: "circular", checksum: "cdseguid=…", lineage: { … }, … }], warnings: [] }
 * @example assemble("gibson", [a, b], { minOverlap: 20 }) // { ok: false, error: { code: "no-overlap", fragments: [0,
 * 1], // message: "Fragment 1 (a) has no 20 bp overlap with fragment 2 (b) at its end; the longest that they share
 * there is 12 bp." } }
 */
export const assemble = (
  method: AssemblyMethod | (string & {}),
  fragments: readonly AssemblyFragment[],
  options: AssemblyOptions = {},
): AssemblyResult => {
  const asked = String(method).toLowerCase().replaceAll("_", "-");
  const [name, implied] = synonyms[asked] ?? [asked];
  const run = (methods as Readonly<Record<string, Method>>)[name];
  if (!run) {
    const known = assemblyMethods.join(", ");
    return refuseAssembly("unknown-method", `There is no method "${method}"; there are ${known}.`);
  }
  const all = { ...implied, ...options };
  // Two oligos anneal without any other fragment.
  if (name === "annealed-oligos" && all.oligos && fragments?.length === 0) return run(name, [], all);
  const read = readFragments(fragments);
  return read.ok ? run(name, read.fragments, all) : read;
};
