import { MAX_LIVE_CHANGE_BYTES } from "@benchleaf/contract";
import * as Y from "yjs";
import { type DocumentNews, enterRoom, type RoomStay } from "./rooms.ts";
import { spliceOfTyping } from "./splice-of-typing.ts";

/** `opening`: it is not there yet; `kept`: all of it is; `keeping`: some is on its way; `lost`: it waits for the connection. */
export type TextState = "opening" | "kept" | "keeping" | "lost" | "full" | "refused";

/** Refusals that are over once something is erased. */
const TOO_MUCH: ReadonlySet<string> = new Set(["live.document.full", "request.invalid"]);
/** Letters of one change, so that it fits into a message whatever they are. */
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
  /** What was typed: from what stood there to what stands there now. */
  readonly type: (before: string, after: string) => void;
  /** A place that goes along with what others type before it. Answers where it is now. */
  readonly hold: (index: number) => () => number;
  /** While letters are being composed, what others type waits. */
  readonly setComposing: (isComposing: boolean) => void;
  readonly close: () => void;
}

const bytesOf = (written: string): Uint8Array => Uint8Array.from(atob(written), (one) => one.charCodeAt(0));
const writtenOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/**
 * Opens the text of a room. What is typed goes out at once where nothing is on its way, else together once that is
 * confirmed; what was not confirmed when the connection went goes out again when it is back.
 */
export const openLiveText = (room: string, { onText, onState, onOthers }: LiveTextOptions): LiveText => {
  const document = new Y.Doc();
  const text = document.getText("text");
  let state: TextState = "opening";
  let serial = 0;
  /** What is on its way; null where nothing is. */
  let sent: number | null = null;
  let waiting: Uint8Array[] = [];
  /** Typed and not confirmed: the server may or may not have it. */
  let isOwing = false;
  let held: DocumentNews[] | null = null;

  const setState = (next: TextState): void => {
    if (state === next) return;
    state = next;
    onState(next);
  };

  const flush = (stay: RoomStay): void => {
    if (sent !== null || state === "opening" || state === "lost" || waiting.length === 0) return;
    const parts: Uint8Array[] = [];
    let size = 0;
    for (const part of waiting) {
      if (parts.length > 0 && size + part.length > MAX_LIVE_CHANGE_BYTES / 2) break;
      parts.push(part);
      size += part.length;
    }
    serial += 1;
    if (!stay.writeDocument(serial, writtenOf(Y.mergeUpdates(parts)))) return;
    waiting = waiting.slice(parts.length);
    sent = serial;
    setState("keeping");
  };

  const apply = (news: DocumentNews): void => {
    if (news.news === "document") {
      const theirs = bytesOf(news.state);
      Y.applyUpdate(document, theirs, "server");
      sent = null;
      waiting = isOwing ? [Y.encodeStateAsUpdate(document, Y.encodeStateVectorFromUpdate(theirs))] : [];
      setState(waiting.length === 0 ? "kept" : "keeping");
      onText();
      flush(stay);
    } else if (news.news === "change") {
      Y.applyUpdate(document, bytesOf(news.change), "server");
      onText();
    } else if (news.serial === sent) {
      sent = null;
      if (news.news === "unkept") {
        waiting = [];
        setState(TOO_MUCH.has(news.code) ? "full" : "refused");
      } else if (waiting.length > 0) flush(stay);
      else {
        isOwing = false;
        setState("kept");
      }
    }
  };

  const stay = enterRoom(room, {}, (members) => onOthers([...new Set(members.map(({ name }) => name))]), {
    onEntered: () => stay.readDocument(),
    onNews: (news) => (held === null ? apply(news) : void held.push(news)),
    onLost() {
      sent = null;
      if (state !== "opening") setState("lost");
    },
  });

  document.on("update", (change: Uint8Array, origin: unknown) => {
    if (origin === "server") return;
    isOwing = true;
    // What was refused is missing there: all of it goes again, by what the server has.
    if (state === "full") {
      stay.readDocument();
      return;
    }
    waiting.push(change);
    if (state === "kept") setState("keeping");
    flush(stay);
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
    setComposing(isComposing) {
      const news = held ?? [];
      held = isComposing ? news : null;
      if (!isComposing) for (const one of news) apply(one);
    },
    close() {
      stay.leave();
      document.destroy();
    },
  };
};
