import {
  annotate,
  type Feature,
  type FeatureLibrary,
  featureOfMatch,
  loadCommonFeatures,
  loadCommonPlasmids,
  optimiseCodons,
  reverseComplement,
} from "@benchleaf/bio";
import type { SequenceContent } from "@benchleaf/contract";

/** Shorter matches crowd a map without telling much. */
const LEAST_MATCH = 17;

/** A feature that is on one stretch, half-open from zero. */
export const featureOn = (
  name: string,
  type: string,
  start: number,
  end: number,
  strand: 1 | -1 = 1,
): Feature => ({
  id: `d-${name.replace(/[^\w]/g, "-")}-${start}`.slice(0, 60),
  ...{ name, type, operator: "join" },
  locations: [{ start, end, strand }],
  qualifiers: [{ key: "label", value: name, isQuoted: true }],
});

/** A feature that some residues make up, on either strand. @throws where they are not there */
export const featureOf = (name: string, type: string, letters: string, sequence: string): Feature => {
  const [all, own] = [sequence.toUpperCase(), letters.toUpperCase()];
  const ahead = all.indexOf(own);
  if (ahead >= 0) return featureOn(name, type, ahead, ahead + own.length);
  const back = all.indexOf(reverseComplement(own, "dna"));
  if (back < 0) throw new Error(`${name} is not in the demo lab's sequence`);
  return featureOn(name, type, back, back + own.length, -1);
};

type Made = Pick<SequenceContent, "name" | "sequence"> & Partial<SequenceContent>;

/** Content of a sequence file; omitted parts are empty. */
export const contentOf = ({ features = [], ...made }: Made): SequenceContent => ({
  ...{ description: "", circular: false, isProtein: false, isRna: false, primers: [], meta: {} },
  ...made,
  sequence: made.sequence.toUpperCase(),
  features,
});

const spanOf = ({ locations }: Pick<Feature, "locations">) => ({
  start: Math.min(...locations.map(({ start }) => start)),
  end: Math.max(...locations.map(({ end }) => end)),
});

/** Whether a map would show one thing twice: another of its type, or of about its length, is on the same residues. */
const isToldBy = (one: Feature, other: Feature): boolean => {
  const [a, b] = [spanOf(one), spanOf(other)];
  const [length, otherLength] = [a.end - a.start, b.end - b.start];
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared >= 0.7 * length && (one.type === other.type || otherLength <= 1.6 * length);
};

/** Of an origin with five names the first is enough. */
const withoutDoubles = (features: readonly Feature[]): Feature[] => {
  const kept: Feature[] = [];
  for (const one of features)
    if (one.name !== "orf" && !kept.some((other) => other.type === one.type && isToldBy(one, other)))
      kept.push(one);
  return kept;
};

/** Libraries number their variants, and describe them after the name. */
const plainName = (name: string): string => name.replace(/ v\d+$/, "").split(";")[0] ?? name;

const annotated = (content: SequenceContent, library: FeatureLibrary): SequenceContent => {
  const topology = content.circular ? "circular" : "linear";
  const found = annotate(content.sequence, { library, topology, translated: false });
  if (!found.ok) throw new Error(`${content.name}: ${found.error.message}`);
  const features = withoutDoubles(content.features);
  for (const match of found.matches) {
    const next = featureOfMatch(match, content.sequence.length, `a${features.length + 1}`);
    if (match.length >= LEAST_MATCH && !features.some((one) => isToldBy(next, one)))
      features.push({ ...next, name: plainName(next.name) });
  }
  return { ...content, features: features as SequenceContent["features"] };
};

export interface DemoParts {
  /** A plasmid that is shipped with the product, with what else is known to be in it. */
  plasmid(name: string): SequenceContent;
  /** Residues of a feature that is shipped with the product. */
  letters(name: string): string;
  annotated(content: SequenceContent): SequenceContent;
}

/** What is shipped with the product, by name. */
export const loadDemoParts = async (): Promise<DemoParts> => {
  const [plasmids, library] = await Promise.all([loadCommonPlasmids(), loadCommonFeatures()]);
  return {
    plasmid(name) {
      const found = plasmids.find(({ record }) => record.name === name);
      if (found === undefined) throw new Error(`no plasmid ${name} is shipped`);
      const { sequence, topology, features } = found.record;
      const own = features as SequenceContent["features"];
      const circular = topology === "circular";
      const described = { name, description: found.source, sequence, circular, features: own };
      return annotated(contentOf({ ...described, meta: { moleculeType: "DNA" } }), library);
    },
    letters(name) {
      const found = library.find((one) => one.name === name);
      if (found === undefined) throw new Error(`no feature ${name} is shipped`);
      return found.sequence.toUpperCase();
    },
    annotated: (content) => annotated(content, library),
  };
};

/** DNA for a protein, in codons of a host, without some sites. */
export const geneOf = (protein: string, avoidSites: readonly string[]): string => {
  const made = optimiseCodons(protein, { host: "ecoli", avoidSites });
  if (!made.ok) throw new Error(made.error.message);
  return made.sequence;
};
