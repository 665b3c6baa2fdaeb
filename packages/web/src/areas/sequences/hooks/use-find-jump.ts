import type { Selection } from "@benchleaf/bio";
import { type RefObject, useEffect, useRef } from "react";
import { type FoundPlace, nextPlace, placeFrom } from "../editing/found-places.ts";
import type { FindState } from "./use-find.ts";

interface FindJump {
  readonly state: FindState;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Where the caret was before anything was found. */
  readonly origin: RefObject<Selection>;
  /** Half a word of an input method leads nowhere. */
  readonly mayJump: boolean;
}

const isSame = (one: Selection, other: Selection): boolean =>
  one.start === other.start && one.length === other.length;

/**
 * Selects matches while the query is typed, relative to the caret's position before: each key searches again from
 * there, and no match, or an empty query, leads back to it. `walk` moves between matches; called before all are
 * known, it runs as soon as they are.
 */
export const useFindJump = ({ state, selection, onSelect, origin, mayJump }: FindJump) => {
  const { asked, places, first } = state;
  /** What was selected here last; another selection is a person's own, and what is looked for starts from it. */
  const own = useRef<{ readonly place: Selection; readonly before: Selection } | null>(null);
  const shown = useRef("");
  const waiting = useRef<(1 | -1)[]>([]);
  const isOwn =
    own.current !== null && [own.current.place, own.current.before].some((one) => isSame(one, selection));
  if (!isOwn) {
    own.current = null;
    origin.current = selection;
  }

  const go = (place: Selection) => {
    const { start, length } = place;
    own.current = { place: { start, length }, before: selection };
    if (!isSame(place, selection)) onSelect({ start, length });
  };
  const walkOn = (from: Selection, direction: 1 | -1) => {
    const place = places?.[nextPlace(places, from, direction)];
    if (!place) return;
    origin.current = { start: place.start, length: 0 };
    go(place);
  };
  const found: FoundPlace | null | undefined =
    places === null ? first : (placeFrom(places, origin.current.start) ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer to what is asked now leads anywhere
  useEffect(() => {
    if (!mayJump || shown.current === asked) return;
    if (asked !== "" && found === undefined) return;
    shown.current = asked;
    if (found) go(found);
    else if (own.current !== null) go(origin.current);
  }, [asked, found, mayJump]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is done once the places are there
  useEffect(() => {
    const [direction] = waiting.current;
    waiting.current = [];
    if (places !== null && direction !== undefined) walkOn(selection, direction);
  }, [places, asked]);

  return (direction: 1 | -1) => {
    if (places === null) waiting.current = [direction];
    else walkOn(selection, direction);
  };
};
