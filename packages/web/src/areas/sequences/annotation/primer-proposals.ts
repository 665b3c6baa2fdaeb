import type {
  BindingResult,
  BindingSite,
  DesignedOligo,
  Primer,
  PrimerPair,
  SequenceRecord,
  SequencingPrimer,
} from "@benchleaf/bio";
import { featuresOfPrimer } from "../visible-features.ts";
import type { NamedOligo } from "./annotation-jobs.ts";
import { drawnFeature, type Proposal, proposalId } from "./proposal.ts";

/** Details of a proposal, in the page's language. */
type ProposalDetails = Pick<Proposal, "name" | "detail" | "more" | "mark">;

export const primerOf = (
  name: string,
  { bases, order, locations }: Pick<Primer, "bases" | "order" | "locations">,
): Primer => ({ id: "", name, description: "", bases, ...(order !== undefined && { order }), locations });

const drawn = (primers: readonly Primer[], record: SequenceRecord, id: string) =>
  primers
    .flatMap((primer) => featuresOfPrimer(primer, record))
    .map((feature, index) => drawnFeature(feature, `${id} ${index}`));

const proposalOf = (
  number: number,
  primers: readonly Primer[],
  record: SequenceRecord,
  more: ProposalDetails & Pick<Proposal, "place" | "isKnown" | "isOptional">,
): Proposal => {
  const id = proposalId(number);
  return { id, drawn: drawn(primers, record, id), additions: { features: [], primers }, ...more };
};

const keyOf = ({ bases, locations }: Pick<Primer, "bases" | "locations">): string =>
  `${bases.toUpperCase()} ${locations.map(({ start, strand }) => `${start} ${strand}`).join()}`;

const keysOf = ({ primers }: Pick<SequenceRecord, "primers">): ReadonlySet<string> =>
  new Set(primers.map(keyOf));

/** Pairs, best first; the best is ticked. */
export const proposalsOfPairs = (
  pairs: readonly PrimerPair[],
  record: SequenceRecord,
  prefix: string,
  say: (pair: PrimerPair, rank: number) => Omit<ProposalDetails, "name">,
): readonly Proposal[] => {
  const known = keysOf(record);
  return pairs.map((pair, index) => {
    const [forward, reverse] = [`${prefix}-F${index + 1}`, `${prefix}-R${index + 1}`];
    const primers = [primerOf(forward, pair.left), primerOf(reverse, pair.right)];
    return proposalOf(index, primers, record, {
      name: `${forward} / ${reverse}`,
      ...say(pair, index),
      place: { start: pair.left.start, length: pair.productSize },
      isKnown: primers.every((primer) => known.has(keyOf(primer))),
      isOptional: index > 0,
    });
  });
};

/** Primers for reading through a region, those for which there was one. */
export const proposalsOfReads = (
  reads: readonly SequencingPrimer[],
  record: SequenceRecord,
  prefix: string,
  say: (primer: DesignedOligo) => Omit<ProposalDetails, "name">,
): readonly Proposal[] => {
  const known = keysOf(record);
  const counts = { 1: 0, [-1]: 0 };
  return reads.flatMap(({ strand, primer }, index) => {
    if (!primer) return [];
    counts[strand] += 1;
    const name = `${prefix}-seq${strand === 1 ? "F" : "R"}${counts[strand]}`;
    const { start, length } = primer;
    const added = primerOf(name, primer);
    const isKnown = known.has(keyOf(added));
    return [proposalOf(index, [added], record, { name, ...say(primer), place: { start, length }, isKnown })];
  });
};

/** Every binding site of the oligos; of several sites of one oligo the warmest is ticked. */
export const proposalsOfSites = (
  oligos: readonly NamedOligo[],
  results: readonly BindingResult[],
  record: SequenceRecord,
  say: (oligo: NamedOligo, site: BindingSite) => Omit<ProposalDetails, "name">,
): readonly Proposal[] => {
  const known = keysOf(record);
  let number = 0;
  return oligos.flatMap((oligo, index) => {
    const result = results[index];
    const sites = result?.ok ? result.sites : [];
    const warmest = Math.max(...sites.map(({ tm }) => tm));
    let hasTicked = false;
    return sites.map((site) => {
      const added = primerOf(oligo.name, { ...oligo, locations: site.locations });
      const isBest = !hasTicked && site.tm === warmest;
      hasTicked ||= isBest;
      number += 1;
      return proposalOf(number, [added], record, {
        name: oligo.name,
        ...say(oligo, site),
        place: { start: site.start, length: site.length },
        isKnown: known.has(keyOf(added)),
        isOptional: !isBest,
      });
    });
  });
};
