import { mapRange, type Selection, type SequenceRecord } from "@benchleaf/bio";
import type { CommentAnchor } from "@benchleaf/contract";
import { spliceBetween } from "./analysis/splice-between.ts";

type Anchor = CommentAnchor & { readonly threadId: string };

/** Current anchor of a thread; null if its residues were deleted. */
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
 * Anchors of threads that follow each edit. The server gives their positions in the saved version; from then on each
 * moves with the edits, as exactly as features do.
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
