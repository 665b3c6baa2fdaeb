import type { SequenceRecord } from "@benchleaf/bio";
import type { Id, LiveMember, LiveState } from "@benchleaf/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { REMOTE_CURSOR_COLORS, type RemoteCursor } from "../../../canvas/remote-cursors.ts";
import { useFileRoom } from "../../../kernel/live/use-room.ts";
import { lastSeenPosition, visiblePosition } from "../remote-cursor-positions.ts";
import type { SequenceDocument } from "../sequence-document.ts";

interface GuestOptions {
  readonly sequenceId: Id;
  readonly document: SequenceDocument;
  /** What the saved residues are. */
  readonly version: number;
  readonly isEditing: boolean;
  readonly isOn: boolean;
  /** Whether places are shown, one's own and others'. */
  readonly hasPlaces: boolean;
}

const versionOf = ({ state }: LiveMember): number[] =>
  typeof state.version === "number" ? [state.version] : [];

/** Versions whose residues are stored: colleagues who are further behind see no one. */
const MOST_KNOWN = 5;

/** A colour that stays with a person. */
const inkOf = (userId: Id): number => Number(BigInt(userId) % BigInt(REMOTE_CURSOR_COLORS));

const isCircle = ({ topology }: SequenceRecord): boolean => topology === "circular";

/** Residues of the versions that the page is and was on. */
const useKnownLetters = (version: number, { sequence }: SequenceRecord) => {
  const { current: known } = useRef(new Map<number, string>());
  known.set(version, sequence);
  for (const old of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(old);
  return known;
};

/** Other users of a sequence and their positions, relative to a version that all of them know. */
export const useRemoteCursors = (options: GuestOptions) => {
  const { sequenceId, document, version, isEditing, isOn, hasPlaces } = options;
  const { record, savedRecord, selection } = document;
  const known = useKnownLetters(version, savedRecord);
  const [theirVersions, setTheirVersions] = useState("");
  const state: LiveState = { isEditing, version };
  // Where no one else is, no place is searched for.
  if (hasPlaces && theirVersions !== "") {
    const versions = [version, ...theirVersions.split(",").map(Number)];
    const standing = { versions, isCircular: isCircle(record) };
    Object.assign(state, visiblePosition(selection, record.sequence, known, standing));
  }
  const others = useFileRoom(isOn ? sequenceId : null, state);
  const standingOn = others.flatMap(versionOf).join(",");
  useEffect(() => setTheirVersions(standingOn), [standingOn]);
  const guests = useMemo(
    () =>
      others.flatMap(({ id, userId, name, state: theirs }): RemoteCursor[] => {
        const place = hasPlaces ? lastSeenPosition(theirs, record.sequence, known, isCircle(record)) : null;
        return place === null ? [] : [{ id, name, selection: place, ink: inkOf(userId) }];
      }),
    [others, record, known, hasPlaces],
  );
  return { others, guests };
};
