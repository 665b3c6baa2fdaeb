import { checksum } from "@benchleaf/bio";
import {
  type BenchPlan,
  type BenchSource,
  MAX_CLONING_FRAGMENTS,
  MAX_PRODUCT_LETTERS,
  type Making,
  type Origin,
  type SequenceContent,
} from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";

export const fragmentsOf = ({ plasmids }: Pick<BenchPlan, "plasmids">) =>
  plasmids.filter(({ plasmidType }) => plasmidType === "fragment");

/** @throws cloning.too.many.fragments, cloning.too.many.vectors, cloning.plasmid.twice */
export const checkPlan = (plan: BenchPlan): void => {
  const fragments = fragmentsOf(plan).length;
  if (fragments > MAX_CLONING_FRAGMENTS)
    throw problem("cloning.too.many.fragments", { limit: MAX_CLONING_FRAGMENTS });
  if (plan.plasmids.length - fragments > 1) throw problem("cloning.too.many.vectors");
  if (new Set(plan.plasmids.map(({ id }) => id)).size < plan.plasmids.length)
    throw problem("cloning.plasmid.twice");
};

/** `fileId version` of what a plan stands on, each once. */
export const standsOn = ({ plasmids }: Pick<BenchPlan, "plasmids">): ReadonlySet<string> =>
  new Set(plasmids.map(({ plasmidConfig: one }) => `${one.sequenceId} ${one.sequenceVersionStr}`));

/** A file of a plan as it is now, for the user who asks. */
export interface FoundSource {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Of the versions that plans may name, those that are there. */
  readonly versions: readonly number[];
}

/** What became of the files of a plan, in the plan's order, each file once for each version that is named. */
export const sourcesOf = (plan: BenchPlan, found: readonly FoundSource[]): BenchSource[] => {
  const byId = new Map(found.map((one) => [one.id, one]));
  const told = new Map<string, BenchSource>();
  for (const { plasmidConfig } of plan.plasmids) {
    const { sequenceId, sequenceVersionStr } = plasmidConfig;
    const file = byId.get(sequenceId);
    const wanted = Number(sequenceVersionStr);
    const before = told.get(sequenceId);
    const state = stateOf(file, wanted);
    // One file at two versions is told by the worse of both.
    if (before && rank[before.state] >= rank[state]) continue;
    told.set(sequenceId, {
      sequenceId,
      state,
      name: file?.name ?? null,
      version: file?.version ?? null,
    });
  }
  return [...told.values()];
};

const rank = { current: 0, changed: 1, gone: 2, closed: 3 } as const;

const stateOf = (file: FoundSource | undefined, wanted: number): BenchSource["state"] => {
  if (file === undefined) return "closed";
  if (!file.versions.includes(wanted)) return "gone";
  return file.version === wanted ? "current" : "changed";
};

/** @throws cloning.product.too.long, cloning.product.differs */
export const checkMaking = (content: SequenceContent, making: Making): void => {
  const { sequence, circular, isProtein, isRna } = content;
  if (sequence.length > MAX_PRODUCT_LETTERS)
    throw problem("cloning.product.too.long", { limit: MAX_PRODUCT_LETTERS });
  const isDna = /^[ACGTRYSWKMBDHVN]+$/i.test(sequence) && !isProtein && !isRna;
  const topology = circular ? "circular" : "linear";
  // A linear product may have overhangs, of which a file holds the letters only.
  if (!isDna || (circular && checksum(sequence.toUpperCase(), { topology }) !== making.checksum))
    throw problem("cloning.product.differs");
};

/** How the file was made, as it is kept: by files and versions, not by the bench, which may be deleted. */
export const originOf = (
  plan: BenchPlan,
  names: ReadonlyMap<string, string>,
  making: Making,
): Omit<Origin, "madeBy" | "createTime"> => ({
  cloningMethod: plan.cloningMethod,
  checksum: making.checksum,
  enzymes: making.enzymes,
  primers: making.primers,
  junctions: making.junctions,
  parts: making.parts.map(({ plasmidId, start, end, strand }) => {
    const plasmid = plan.plasmids.find(({ id }) => id === plasmidId);
    if (plasmid === undefined) throw problem("cloning.product.differs");
    const { sequenceId, sequenceVersionStr } = plasmid.plasmidConfig;
    const name = names.get(sequenceId) ?? "";
    return { sequenceId, name, version: Number(sequenceVersionStr), start, end, strand };
  }),
});
