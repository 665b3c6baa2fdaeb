import type { SequenceContent, TraceWire } from "@benchleaf/contract";

/** Content of a version. */
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

/**
 * The database row of a sequence. Takes time in proportion to the annotations: a large file's is computed outside of
 * the event loop.
 */
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
