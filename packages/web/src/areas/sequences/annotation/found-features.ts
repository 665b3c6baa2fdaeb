import {
  type AnnotationMatch,
  type Feature,
  featureOfMatch,
  type Orf,
  type SequenceRecord,
} from "@benchleaf/bio";
import { shapeFeature } from "../../../canvas/feature-shape.ts";
import { knownPlaces, knownStops, stopKey } from "./known-places.ts";
import { featureOfFrame } from "./orf-features.ts";
import { drawnFeature, type Proposal, proposalId } from "./proposal.ts";

type Molecule = Pick<SequenceRecord, "sequence" | "topology" | "features">;

/** Details of a proposal, in the page's language. */
type ProposalDetails = Pick<Proposal, "detail" | "mark">;

const proposalOf = (
  feature: Feature,
  number: number,
  { sequence, topology }: Molecule,
  more: ProposalDetails & Pick<Proposal, "isKnown">,
): Proposal => {
  const id = proposalId(number);
  const { start, length } = shapeFeature(feature, sequence.length, topology === "circular");
  return {
    id,
    name: feature.name,
    place: { start, length },
    drawn: [drawnFeature(feature, id)],
    additions: { features: [feature], primers: [] },
    ...more,
  };
};

/** Matches of a library as proposals, in the order of the molecule; `say` describes whether each is known. */
export const proposalsOfMatches = (
  matches: readonly AnnotationMatch[],
  molecule: Molecule,
  say: (match: AnnotationMatch, isKnown: boolean) => ProposalDetails,
): readonly Proposal[] => {
  const isKnown = knownPlaces(molecule.features, molecule);
  return matches
    .toSorted((one, other) => one.start - other.start || other.length - one.length)
    .map((match, index) => {
      const known = isKnown(match);
      const feature = featureOfMatch(match, molecule.sequence.length, "");
      return proposalOf(feature, index, molecule, { ...say(match, known), isKnown: known });
    });
};

/** Reading frames as proposals of coding features. One whose stop ends a CDS is annotated already. */
export const proposalsOfOrfs = (
  orfs: readonly Orf[],
  molecule: Molecule,
  table: Parameters<typeof featureOfFrame>[2],
  say: (orf: Orf, isKnown: boolean) => ProposalDetails,
): readonly Proposal[] => {
  const stops = knownStops(molecule.features);
  return orfs.map((orf, index) => {
    const feature = featureOfFrame(orf, molecule.sequence.length, table);
    const last = feature.locations.at(-1);
    const isKnown = last !== undefined && stops.has(stopKey(last));
    return proposalOf(feature, index, molecule, { ...say(orf, isKnown), isKnown });
  });
};
