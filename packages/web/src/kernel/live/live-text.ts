import * as Y from "yjs";
import { type DocumentState, openLiveDocument } from "./live-document.ts";
import { spliceOfTyping } from "./splice-of-typing.ts";

/** How far a text is stored. */
export type TextState = DocumentState;

/** Characters of one change, so that it fits into a message whatever they are. */
const LETTERS_OF_CHANGE = 8_000;

/** What a page does with a text that is open. */
export interface LiveTextOptions {
  readonly onText: () => void;
  readonly onState: (state: TextState) => void;
  readonly onOthers: (names: readonly string[]) => void;
}

/** A text that people write together in a room. */
export interface LiveText {
  readonly text: () => string;
  /** What was typed: from what was there to what is there now. */
  readonly type: (before: string, after: string) => void;
  /** A position that moves with what others type before it. Returns the current position. */
  readonly hold: (index: number) => () => number;
  /** While characters are being composed, what others type waits. */
  readonly setComposing: (isComposing: boolean) => void;
  readonly close: () => void;
}

/** Opens the text of a room. */
export const openLiveText = (room: string, { onText, onState, onOthers }: LiveTextOptions): LiveText => {
  const document = new Y.Doc();
  const text = document.getText("text");
  const live = openLiveDocument(room, document, {
    onChange: onText,
    onState,
    onMembers: (members) => onOthers([...new Set(members.map(({ name }) => name))]),
  });
  return {
    text: () => text.toString(),
    type(before, after) {
      const splice = spliceOfTyping(before, after);
      if (splice === null) return;
      if (splice.removed > 0) text.delete(splice.start, splice.removed);
      for (let at = 0; at < splice.inserted.length; at += LETTERS_OF_CHANGE)
        text.insert(splice.start + at, splice.inserted.slice(at, at + LETTERS_OF_CHANGE));
    },
    hold(index) {
      const place = Y.createRelativePositionFromTypeIndex(text, index);
      return () => Y.createAbsolutePositionFromRelativePosition(place, document)?.index ?? index;
    },
    setComposing: live.setComposing,
    close: live.close,
  };
};
