import type { Strand } from "../feature.ts";
import { readLocation, type WrittenSpan } from "../format/location.ts";
import {
  type Gene,
  type GeneTranscript,
  type GenomeChromosome,
  type Stretch,
  spanOfStretches,
} from "./gene-model.ts";
import { GenomeFault, type GenomeRemark } from "./genome-fault.ts";

/** A feature of a flat file as far as genes need it. */
export interface FlatFeature {
  readonly key: string;
  location: string;
  readonly qualifiers: Record<string, string>;
  readonly line: number;
}

interface Placed {
  readonly feature: FlatFeature;
  readonly stretches: readonly Stretch[];
  readonly strand: Strand;
  /** Read from both strands or out of order, as by trans-splicing. */
  readonly isMixed: boolean;
}

const isInOrder = (stretches: readonly Stretch[]): boolean =>
  stretches.every(([start], index) => index === 0 || start >= stretches[index - 1]![0]);

/** Spans along the top strand; what steps back past the origin of a circle continues beyond its size. */
const unwound = (spans: readonly WrittenSpan[], { size, isCircular }: GenomeChromosome): Stretch[] => {
  let beyond = 0;
  return spans.map(({ from, to }, index) => {
    if (isCircular && index > 0 && from < spans[index - 1]!.from) beyond = size;
    return [from - 1 + beyond, to + beyond];
  });
};

const placeOf = (feature: FlatFeature, chromosome: GenomeChromosome): Placed => {
  const { line, location } = feature;
  const read = readLocation(location);
  if (read === null || read.spans.length === 0)
    throw new GenomeFault("location", line, location.slice(0, 60));
  const { spans } = read;
  for (const { from, to } of spans)
    if (from < 1 || to > chromosome.size || to < from)
      throw new GenomeFault("out-of-range", line, `${from}..${to}`);
  const strand = spans[0]!.strand;
  const forward = strand === -1 ? spans.toReversed() : spans;
  const stretches = unwound(forward, chromosome);
  const isMixed = spans.some((span) => span.strand !== strand) || !isInOrder(stretches);
  if (!isMixed) return { feature, stretches, strand, isMixed };
  const sorted = forward.map(({ from, to }): Stretch => [from - 1, to]).toSorted((a, b) => a[0] - b[0]);
  return { feature, stretches: sorted, strand, isMixed };
};

const transcriptOf = (main: Placed, coding: Placed | undefined): GeneTranscript => {
  const said = main.feature.qualifiers;
  const codingQualifiers = coding?.feature.qualifiers ?? {};
  const id = said.transcript_id ?? said.locus_tag ?? codingQualifiers.protein_id ?? "";
  return {
    id,
    name: id || (said.gene ?? ""),
    type: main.feature.key,
    product: said.product ?? codingQualifiers.product ?? "",
    proteinId: codingQualifiers.protein_id ?? "",
    exons: main.stretches,
    exonIds: main.stretches.map(() => ""),
    coding: coding?.stretches ?? [],
  };
};

const isWithin = (inner: Placed, outer: Placed): boolean => {
  const [start, end] = spanOfStretches(inner.stretches);
  const [from, to] = spanOfStretches(outer.stretches);
  return inner.strand === outer.strand && from <= start && end <= to;
};

/** The n-th coding sequence belongs to the n-th mRNA that contains it; one without an mRNA is its own transcript. */
const transcriptsOf = (parts: readonly Placed[]): GeneTranscript[] => {
  const whole = parts.filter(({ isMixed }) => !isMixed);
  const coding = whole.filter(({ feature }) => feature.key === "CDS");
  const made = whole
    .filter(({ feature }) => feature.key !== "CDS")
    .map((main) => {
      const at = main.feature.key === "mRNA" ? coding.findIndex((one) => isWithin(one, main)) : -1;
      return transcriptOf(main, at < 0 ? undefined : coding.splice(at, 1)[0]);
    });
  return [...made, ...coding.map((one) => transcriptOf(one, one))];
};

const isGene = ({ feature }: Placed): boolean => /gene$/i.test(feature.key);

const typeOf = (own: Placed | undefined, parts: readonly Placed[]): string => {
  if (own && ("pseudo" in own.feature.qualifiers || "pseudogene" in own.feature.qualifiers))
    return "pseudogene";
  const [main] = parts.filter((one) => !isGene(one));
  if (main === undefined) return "";
  return main.feature.key === "CDS" || main.feature.key === "mRNA" ? "protein_coding" : main.feature.key;
};

const geneOf = (parts: readonly Placed[], chromosome: GenomeChromosome): Gene => {
  const own = parts.find(isGene);
  const main = own ?? parts[0]!;
  const said = main.feature.qualifiers;
  const transcripts = transcriptsOf(parts.filter((one) => !isGene(one)));
  const [start, end] = spanOfStretches((own ? [own] : parts).flatMap(({ stretches }) => stretches));
  const locusTag = said.locus_tag ?? "";
  const product = parts.map(({ feature }) => feature.qualifiers.product).find((one) => one !== undefined);
  return {
    chromosome: chromosome.name,
    id: locusTag || (said.gene ?? transcripts[0]?.id ?? ""),
    name: said.gene ?? (locusTag || (transcripts[0]?.name ?? "")),
    locusTag,
    product: product ?? said.note ?? "",
    type: typeOf(own, parts),
    start,
    end,
    strand: main.strand,
    transcripts,
  };
};

/** Features in groups, each of one gene: by locus tag or name, while they are at the same place. */
const groupsOf = (placed: readonly Placed[]): Placed[][] => {
  const groups: Placed[][] = [];
  const open = new Map<string, Placed[]>();
  for (const one of placed) {
    const { locus_tag: tag, gene } = one.feature.qualifiers;
    const key = tag ?? gene;
    const group = key === undefined ? undefined : open.get(key);
    const isNew = group === undefined || (isGene(one) && group.some(isGene));
    if (isNew) {
      const made = [one];
      groups.push(made);
      if (key !== undefined) open.set(key, made);
    } else group.push(one);
  }
  return groups;
};

/**
 * The genes of a flat file's features, in the order of the file.
 *
 * @throws {GenomeFault} where a location cannot be read or lies beyond the chromosome
 */
export const genesOfFeatures = (
  features: readonly FlatFeature[],
  chromosome: GenomeChromosome,
  remark: (remark: GenomeRemark) => void,
): readonly Gene[] => {
  const placed = features.map((feature) => placeOf(feature, chromosome));
  for (const { feature, isMixed } of placed)
    if (isMixed)
      remark({ code: "mixed-strands", line: feature.line, detail: feature.location.slice(0, 100) });
  return groupsOf(placed).map((parts) => geneOf(parts, chromosome));
};
