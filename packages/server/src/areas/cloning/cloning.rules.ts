import { moleculeChecksum, reverseComplement, type SequenceRecord } from "@benchleaf/bio";
import {
  type AssemblyMaking,
  type BenchPlan,
  type BenchSource,
  type Id,
  MAX_ALTERNATIVES,
  MAX_CLONING_FRAGMENTS,
  MAX_CONSTRUCTS,
  MAX_PRODUCT_BASES,
  type Making,
  type SequenceContent,
} from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";

/** The fragments of one construct: alternatives share a position. */
export const fragmentsOf = ({ plasmids }: Pick<BenchPlan, "plasmids">) =>
  plasmids.filter(({ plasmidType, alternativeTo }) => plasmidType === "fragment" && alternativeTo === null);

/**
 * @throws cloning.too.many.fragments, cloning.too.many.vectors, cloning.plasmid.twice, cloning.methods.differ,
 *   cloning.place.unknown, cloning.too.many.constructs
 */
export const checkPlan = (plan: BenchPlan): void => {
  const places = plan.plasmids.filter(({ alternativeTo }) => alternativeTo === null);
  const fragments = fragmentsOf(plan).length;
  if (fragments > MAX_CLONING_FRAGMENTS)
    throw problem("cloning.too.many.fragments", { limit: MAX_CLONING_FRAGMENTS });
  if (places.length - fragments > 1) throw problem("cloning.too.many.vectors");
  if (new Set(plan.plasmids.map(({ id }) => id)).size < plan.plasmids.length)
    throw problem("cloning.plasmid.twice");
  if (plan.plasmids.some(({ cloningMethod = plan.cloningMethod }) => cloningMethod !== plan.cloningMethod))
    throw problem("cloning.methods.differ");
  const choices = new Map(places.map(({ id, plasmidType }) => [id, { plasmidType, count: 1 }]));
  for (const { alternativeTo, plasmidType } of plan.plasmids) {
    if (alternativeTo === null) continue;
    const place = choices.get(alternativeTo);
    if (place?.plasmidType !== plasmidType || place.count > MAX_ALTERNATIVES)
      throw problem("cloning.place.unknown");
    place.count += 1;
  }
  const constructs = [...choices.values()].reduce((product, { count }) => product * count, 1);
  if (constructs > MAX_CONSTRUCTS) throw problem("cloning.too.many.constructs", { limit: MAX_CONSTRUCTS });
};

/** `fileId version` of the files in a plan, each once. */
export const dependsOn = ({ plasmids }: Pick<BenchPlan, "plasmids">): ReadonlySet<string> =>
  new Set(plasmids.map(({ plasmidConfig: one }) => `${one.sequenceId} ${one.sequenceVersionStr}`));

/** Library primers that a plan names, each once. */
export const libraryPrimersOf = ({ plasmids }: Pick<BenchPlan, "plasmids">): readonly Id[] => {
  const named = plasmids.flatMap(({ plasmidConfig: one }) => [one.fPrimerId, one.rPrimerId]);
  return [...new Set(named.flatMap((id) => (id == null ? [] : [id])))];
};

/** The plan with the bases of primers that are given by id only. */
export const withLibraryBases = (plan: BenchPlan, letters: ReadonlyMap<Id, string>): BenchPlan => {
  const of = (own: string | null, id: Id | null | undefined) =>
    own ?? (id == null ? null : (letters.get(id) ?? null));
  return {
    ...plan,
    plasmids: plan.plasmids.map((plasmid) => {
      const { plasmidConfig: one } = plasmid;
      const fPrimer = of(one.fPrimer, one.fPrimerId);
      const rPrimer = of(one.rPrimer, one.rPrimerId);
      return { ...plasmid, plasmidConfig: { ...one, fPrimer, rPrimer } };
    }),
  };
};

/** Current state of a plan's file, for the current user. */
export interface FoundSource {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Those of the plan's versions that exist. */
  readonly versions: readonly number[];
}

/** The current state of a plan's files, in the plan's order, each file once per named version. */
export const sourcesOf = (plan: BenchPlan, found: readonly FoundSource[]): BenchSource[] => {
  const byId = new Map(found.map((one) => [one.id, one]));
  const sources = new Map<string, BenchSource>();
  for (const { plasmidConfig } of plan.plasmids) {
    const { sequenceId, sequenceVersionStr } = plasmidConfig;
    const file = byId.get(sequenceId);
    const wanted = Number(sequenceVersionStr);
    const before = sources.get(sequenceId);
    const state = stateOf(file, wanted);
    // A file at two versions has the worse of both states.
    if (before && rank[before.state] >= rank[state]) continue;
    sources.set(sequenceId, {
      sequenceId,
      state,
      name: file?.name ?? null,
      version: file?.version ?? null,
    });
  }
  return [...sources.values()];
};

const rank = { current: 0, changed: 1, gone: 2, closed: 3 } as const;

const stateOf = (file: FoundSource | undefined, wanted: number): BenchSource["state"] => {
  if (file === undefined) return "closed";
  if (!file.versions.includes(wanted)) return "gone";
  return file.version === wanted ? "current" : "changed";
};

/** @throws cloning.product.too.long, cloning.product.differs */
export const checkMaking = (content: SequenceContent, making: Pick<Making, "ends" | "checksum">): void => {
  const { sequence, circular, isProtein, isRna } = content;
  if (sequence.length > MAX_PRODUCT_BASES)
    throw problem("cloning.product.too.long", { limit: MAX_PRODUCT_BASES });
  const isDna = /^[ACGTRYSWKMBDHVN]+$/i.test(sequence) && !isProtein && !isRna;
  const record: SequenceRecord = {
    ...{ name: "", description: "", kind: "dna", features: [], primers: [], meta: {} },
    topology: circular ? "circular" : "linear",
    sequence: sequence.toUpperCase(),
  };
  const [left, right] = [making.ends?.left ?? blunt, making.ends?.right ?? blunt];
  const ends = circular
    ? null
    : { left: { ...left, hasPhosphate: true }, right: { ...right, hasPhosphate: true } };
  if (!isDna || !fitsEnds(record.sequence, left, right)) throw problem("cloning.product.differs");
  if (moleculeChecksum({ record, ends }) !== making.checksum) throw problem("cloning.product.differs");
};

const blunt = { kind: "blunt", bases: "" } as const;
type End = NonNullable<Making["ends"]>["left"];

/** Overhangs are the bases at the ends, with the lower strand's reversed. */
const fitsEnds = (letters: string, left: End, right: End): boolean => {
  const isSound = (end: End, here: string, top: End["kind"]): boolean =>
    (end.kind === "blunt") === (end.bases === "") &&
    here === (end.kind === top ? end.bases : reverseComplement(end.bases, "dna"));
  const [first, last] = [left.bases.length, right.bases.length];
  return (
    first + last < letters.length &&
    isSound(left, letters.slice(0, first), "5'-overhang") &&
    isSound(right, letters.slice(letters.length - last), "3'-overhang")
  );
};

/** How a file was made, as stored: with files and versions, not with the cloning workspace, which may be deleted. */
export interface StoredOrigin extends Pick<Making, "checksum" | "enzymes" | "junctions"> {
  readonly cloningMethod: BenchPlan["cloningMethod"];
  /** Not set for assemblies; origins from before these were stored lack them. */
  readonly benchId?: Id;
  readonly ends?: Making["ends"];
  readonly primers: readonly { readonly name: string; readonly bases: string; readonly part?: number }[];
  readonly parts: readonly (Omit<Making["parts"][number], "plasmidId"> & {
    readonly sequenceId: Id;
    readonly version: number;
  })[];
}

/** @throws cloning.product.differs if it names a plasmid that is not in the cloning workspace */
export const originOf = (benchId: Id, plan: BenchPlan, making: Making): StoredOrigin => ({
  cloningMethod: plan.cloningMethod,
  benchId,
  checksum: making.checksum,
  enzymes: making.enzymes,
  ends: making.ends,
  junctions: making.junctions,
  primers: making.primers.map(({ name, bases, plasmidId }) => {
    const part = making.parts.findIndex((one) => one.plasmidId === plasmidId);
    return { name, bases, ...(part >= 0 && { part }) };
  }),
  parts: making.parts.map(({ plasmidId, start, end, strand, size }) => {
    const plasmid = plan.plasmids.find(({ id }) => id === plasmidId);
    if (plasmid === undefined) throw problem("cloning.product.differs");
    const { sequenceId, sequenceVersionStr } = plasmid.plasmidConfig;
    return { sequenceId, version: Number(sequenceVersionStr), start, end, strand, ...(size && { size }) };
  }),
});

/** @throws cloning.product.differs if a primer names a part that does not exist */
export const assembledOrigin = ({ parts, primers, ...making }: AssemblyMaking): StoredOrigin => {
  if (primers.some(({ part }) => part >= parts.length)) throw problem("cloning.product.differs");
  return { ...making, primers, parts };
};
