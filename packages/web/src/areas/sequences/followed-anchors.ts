import { mapRange, type Selection, type SequenceRecord } from "@benchleaf/bio";
import type { CommentAnchor } from "@benchleaf/contract";
import { spliceBetween } from "./analysis/splice-between.ts";

type Anchor = CommentAnchor & { readonly threadId: string };

/** The range that a comment thread refers to now; null if its residues were deleted. */
export interface ThreadPlace {
  readonly threadId: string;
  readonly number: number;
  readonly selection: Selection | null;
}

const moved = (place: Selection | null, before: string, { sequence, topology }: SequenceRecord) => {
  const splice = place && spliceBetween(before, sequence);
  if (!splice) return place;
  const { start, end, inserted } = splice;
  const change = { start, end, insert: sequence.slice(start, start + inserted) };
  return mapRange(place, change, before.length, topology === "circular");
};

/**
 * Ranges of comment threads that follow each edit. The server returns their ranges in the saved residues; from then
 * on each edit moves them, so that typing in several positions moves them as exactly as it moves features.
 */
export class FollowedAnchors {
  private sequence = "";
  private places: ReadonlyMap<string, Selection | null> = new Map();

  follow(
    anchors: readonly Anchor[],
    record: SequenceRecord,
    savedRecord: SequenceRecord,
  ): readonly ThreadPlace[] {
    const size = savedRecord.sequence.length;
    const selectionOf = ({ start, end, isGone }: Anchor): Selection | null =>
      isGone || start >= size || end - start > size ? null : { start, length: end - start };
    const now = anchors.map((anchor, index): ThreadPlace => {
      const known = anchor.isGone ? null : this.places.get(anchor.threadId);
      const selection =
        known === undefined
          ? moved(selectionOf(anchor), savedRecord.sequence, record)
          : moved(known, this.sequence, record);
      return { threadId: anchor.threadId, number: index + 1, selection };
    });
    this.sequence = record.sequence;
    this.places = new Map(now.map(({ threadId, selection }) => [threadId, selection]));
    return now;
  }
}
