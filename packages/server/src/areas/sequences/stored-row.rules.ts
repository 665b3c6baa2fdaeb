import type { SequenceContent, TraceWire } from "@benchleaf/contract";

/** What a version keeps. */
export interface StoredSequence {
  readonly content: SequenceContent;
  readonly trace: TraceWire | null;
}

/** A version as its row holds it: the long parts are JSON text already. */
export interface StoredRow {
  readonly name: string;
  readonly description: string;
  readonly sequence: string;
  readonly circular: boolean;
  readonly isProtein: boolean;
  readonly isRna: boolean;
  readonly featureCount: number;
  readonly features: string;
  readonly primers: string;
  readonly meta: string;
  readonly qualities: string | null;
  readonly trace: string | null;
}

/** What is kept as its row holds it. Takes time by the size of the annotations: a large file's is made beside the event loop. */
export const storedRowOf = ({ content, trace }: StoredSequence): StoredRow => {
  const { name, description, sequence, circular, isProtein, isRna, features, primers, meta } = content;
  return {
    ...{ name, description, sequence, circular, isProtein, isRna },
    featureCount: features.length,
    features: JSON.stringify(features),
    primers: JSON.stringify(primers),
    meta: JSON.stringify(meta),
    qualities: content.qualities ?? null,
    trace: trace === null ? null : JSON.stringify(trace),
  };
};
