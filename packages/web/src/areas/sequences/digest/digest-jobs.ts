import {
  type CutSites,
  type Enzyme,
  enzymes,
  type FragmentEnd,
  findCutSites,
  findEnzyme,
  type Methylase,
  partialDigest,
  type SequenceRecord,
} from "@benchleaf/bio";

type Molecule = Pick<SequenceRecord, "sequence" | "topology">;

/** How often an enzyme of the catalogue cuts a molecule, and where. */
export interface CutterRow {
  readonly name: string;
  /** Sites that are cut. */
  readonly count: number;
  /** Sites that methylation protects from being cut. */
  readonly blocked: number;
  /** The first of the cuts: the base after which the top strand parts, counted from one. */
  readonly positions: readonly number[];
}

/** Maximum number of positions of an enzyme that are listed. */
export const MAX_POSITIONS = 50;
/** Maximum number of sites that are checked individually for methylation and the ends of a linear molecule. */
const MAX_LOOKED_AT = 20_000;

export interface Lane {
  readonly key: string;
  readonly enzymes: readonly string[];
  /** Also what an incomplete digestion leaves: fragments with one site uncut. */
  readonly isPartial: boolean;
}

export interface BlockedSite {
  readonly enzyme: string;
  readonly start: number;
  readonly length: number;
}

export interface Fragment {
  readonly start: number;
  readonly length: number;
  readonly left: FragmentEnd | null;
  readonly right: FragmentEnd | null;
  readonly missedCuts: number;
}

/** Why a lane has no fragments; the texts are `digest.error-<code>`. */
export type LaneError = "too-many" | "no-dna";

export interface LaneResult {
  readonly key: string;
  readonly fragments: readonly Fragment[];
  readonly blocked: readonly BlockedSite[];
  /** Methylation may slow these down. */
  readonly impaired: readonly string[];
  /** Enzymes that find no site to cut. */
  readonly idle: readonly string[];
  /** Enzymes of which sites overlap so that only one of them is cut in each molecule. */
  readonly crossing: readonly string[];
  readonly error: LaneError | null;
}

interface Asked {
  readonly molecule: Molecule;
  readonly methylation: readonly Methylase[];
  /** Enzymes of the libraries in addition to the catalogue. */
  readonly own: readonly Enzyme[];
}

export type DigestJob =
  | (Asked & { readonly type: "cutters" })
  | (Asked & { readonly type: "digest"; readonly lanes: readonly Lane[] });

export interface DigestAnswers {
  readonly cutters: readonly CutterRow[];
  readonly digest: readonly LaneResult[];
}

/** Does a job to its end. Pure and without the page. */
export const doDigestJob = (job: DigestJob): DigestAnswers[DigestJob["type"]] =>
  job.type === "cutters" ? findCutters(job) : job.lanes.map((lane) => runLane(job, lane));

const withMethylation = (methylation: readonly Methylase[]) =>
  methylation.length > 0 ? { methylation } : {};

/** Every enzyme whose cut is known: own ones, then the catalogue in its order. */
export const findCutters = ({
  molecule: { sequence, topology },
  methylation,
  own,
}: Asked): readonly CutterRow[] => {
  const known = [...own, ...enzymes()].filter(({ cuts }) => cuts.length > 0);
  const found = findCutSites(sequence, { topology, enzymes: known, ...withMethylation(methylation) });
  if (!found.ok) return known.map(({ name }) => ({ name, count: 0, blocked: 0, positions: [] }));
  return known.map(({ name }) => cutterOf(found, name, sequence.length));
};

const cutterOf = (found: CutSites, name: string, size: number): CutterRow => {
  const count = found.count(name);
  if (count === 0 || count > MAX_LOOKED_AT) return { name, count, blocked: 0, positions: [] };
  const sites = found.of(name);
  const starts = (state: "cut" | "blocked") =>
    new Set(sites.filter((site) => site.state === state).map(({ start, strand }) => `${start} ${strand}`))
      .size;
  const positions = sites.flatMap(({ topCut, bottomCut }) => {
    const cut = topCut ?? bottomCut;
    return cut === null ? [] : [cut === 0 ? size : cut];
  });
  return {
    name,
    count: starts("cut"),
    blocked: starts("blocked"),
    positions: positions.sort((one, other) => one - other).slice(0, MAX_POSITIONS),
  };
};

/** Own enzymes by their names; a name that no one knows any more, since its enzyme was deleted, cuts nothing. */
const enzymesOf = (names: readonly string[], own: readonly Enzyme[]): readonly Enzyme[] => {
  const byName = new Map(own.map((enzyme) => [enzyme.name, enzyme]));
  return names.flatMap((name) => byName.get(name) ?? findEnzyme(name) ?? []);
};

const runLane = ({ molecule: { sequence, topology }, methylation, own }: Asked, lane: Lane): LaneResult => {
  const nothing = { key: lane.key, fragments: [], blocked: [], impaired: [], idle: [], crossing: [] };
  const options = { topology, enzymes: enzymesOf(lane.enzymes, own), ...withMethylation(methylation) };
  const digested = partialDigest(sequence, { ...options, maxMissedCuts: lane.isPartial ? 1 : 0 });
  if (!digested.ok) return { ...nothing, error: digested.error.code === "too-many" ? "too-many" : "no-dna" };
  const found = findCutSites(sequence, options);
  if (!found.ok) return { ...nothing, error: "no-dna" };
  const shared = new Map<string, FragmentEnd>();
  /** Equal ends are one object, so that thousands of fragments cross quickly. */
  const endOf = (end: FragmentEnd | null): FragmentEnd | null => {
    if (end === null) return null;
    const key = `${end.enzyme} ${end.kind} ${end.overhang}`;
    const known = shared.get(key);
    if (!known) shared.set(key, end);
    return known ?? end;
  };
  return {
    key: lane.key,
    fragments: digested.fragments.map(({ start, length, left, right, missedCuts }) => ({
      start,
      length,
      left: endOf(left),
      right: endOf(right),
      missedCuts,
    })),
    ...remarksOn(found, lane),
    crossing: enzymesOfCuts(digested.crossings.flat()),
    error: null,
  };
};

const enzymesOfCuts = (cuts: readonly { readonly end: FragmentEnd }[]): readonly string[] => [
  ...new Set(cuts.flatMap(({ end }) => end.enzyme ?? [])),
];

const remarksOn = (found: CutSites, lane: Lane): Pick<LaneResult, "blocked" | "impaired" | "idle"> => {
  const blocked: BlockedSite[] = [];
  const impaired = new Set<string>();
  const idle: string[] = [];
  for (const name of new Set(lane.enzymes)) {
    if (found.count(name) > MAX_LOOKED_AT) continue;
    let cuts = 0;
    for (const site of found.of(name)) {
      if (site.state === "cut") cuts += 1;
      if (site.state === "blocked" && blocked.length < MAX_POSITIONS)
        blocked.push({ enzyme: name, start: site.start, length: findEnzyme(name)?.site.length ?? 0 });
      else if (/impaired|variable|sometimes/.test(site.methylation)) impaired.add(name);
    }
    if (cuts === 0) idle.push(name);
  }
  return { blocked, impaired: [...impaired], idle };
};
