import {
  type Feature,
  type Primer,
  type Selection,
  type SequenceRecord,
  unusedFeatureId,
} from "@benchleaf/bio";

/** Annotations to be added. Their ids are given when they are. */
export interface Additions {
  readonly features: readonly Feature[];
  readonly primers: readonly Primer[];
}

/**
 * Something found or designed that a user may accept: viewed, ticked, and added with all that is ticked in one step.
 */
export interface Proposal {
  readonly id: string;
  readonly name: string;
  /** Told only where it is seen: there may be thousands of them. */
  readonly detail: () => string;
  /** Further lines, e.g. the bases of a primer. */
  readonly more?: readonly string[];
  /** Told by a mark, e.g. that it matches exactly. */
  readonly mark?: { readonly word: string; readonly tone: "good" | "plain" | "warn" };
  /** Null if it binds nowhere. */
  readonly place: Selection | null;
  /** What is drawn of it while it is looked at; ids begin with that of the proposal. */
  readonly drawn: readonly Feature[];
  readonly additions: Additions;
  /** It is annotated already, so it is not ticked unless a user wants it twice. */
  readonly isKnown: boolean;
  /** Another of its kind is better, so a user has to tick it. */
  readonly isOptional?: boolean;
}

const PROPOSAL_ID = "proposal ";

export const isProposal = (id: string): boolean => id.startsWith(PROPOSAL_ID);

export const proposalId = (number: number): string => `${PROPOSAL_ID}${number}`;

/** A feature as it is drawn before it is added: its name indicates that. */
export const drawnFeature = (feature: Feature, id: string): Feature => ({
  ...feature,
  id,
  name: `+ ${feature.name}`,
});

export const additionsOf = (proposals: readonly Proposal[]): Additions => ({
  features: proposals.flatMap(({ additions }) => additions.features),
  primers: proposals.flatMap(({ additions }) => additions.primers),
});

/** The record with all of them, each by an id of its own. */
export const withAdditions = (record: SequenceRecord, { features, primers }: Additions): SequenceRecord => {
  if (features.length + primers.length === 0) return record;
  const first = Number(unusedFeatureId(record).slice(1));
  const taken = new Set([...record.features, ...record.primers].map(({ id }) => id));
  const numbered = <Added extends { readonly id: string }>(
    added: readonly Added[],
    letter: string,
    from: number,
  ) => {
    let number = from;
    return added.map((one) => {
      while (taken.has(`${letter}${number}`)) number += 1;
      const id = `${letter}${number}`;
      taken.add(id);
      return { ...one, id };
    });
  };
  return {
    ...record,
    features: [...record.features, ...numbered(features, "f", first)],
    primers: [...record.primers, ...numbered(primers, "p", record.primers.length + 1)],
  };
};
