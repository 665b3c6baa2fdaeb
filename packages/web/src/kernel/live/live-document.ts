import { type LiveMember, type LiveState, MAX_LIVE_CHANGE_BYTES } from "@benchleaf/contract";
import * as Y from "yjs";
import { Failure, isConnectionFailure } from "../failure.ts";
import { type DocumentUpdate, enterRoom, type RoomStay } from "./rooms.ts";

/**
 * `opening`: not loaded yet; `kept`: everything is stored; `keeping`: some changes are being sent; `lost`: waiting
 * for the connection.
 */
export type DocumentState = "opening" | "kept" | "keeping" | "lost" | "full" | "refused";

/** A change that is too large to be sent, such as a whole book that is pasted. */
export const CHANGE_TOO_LARGE = "client.change.too.large";
/** Refusals that are over once something is erased. */
const TOO_MUCH: ReadonlySet<string> = new Set([
  "live.document.full",
  "document.too.large",
  CHANGE_TOO_LARGE,
  "request.invalid",
]);
/** The server lacks what a change builds on: it gets all that it lacks. */
const GAP = "document.change.missing";

/** What a page does with a document that is open. */
export interface LiveDocumentOptions {
  /** Its content is other than it was, by the server's doing. */
  readonly onChange?: () => void;
  readonly onState: (state: DocumentState) => void;
  readonly onMembers: (others: readonly LiveMember[]) => void;
  /** Something was typed that is not confirmed yet, or all of it is. */
  readonly onOwing?: (isOwing: boolean) => void;
  /** What was typed before this page was opened and never acknowledged, according to a copy in the browser. */
  readonly isOwing?: boolean;
  /** Whether a change came from a copy in the browser, and so was typed before. */
  readonly isFromCopy?: (origin: unknown) => boolean;
  /** Stores a change that is too large for the websocket. Ends with a failure that has a `code`. */
  readonly saveLarge?: (change: Uint8Array) => Promise<unknown>;
}

/** A Yjs document that people write together in a room. */
export interface LiveDocument {
  readonly document: Y.Doc;
  readonly state: () => DocumentState;
  /** Why the server took nothing any more; null if it did. */
  readonly refusal: () => string | null;
  /** While characters are being composed, what others type waits. */
  readonly setComposing: (isComposing: boolean) => void;
  /** Calls `read` before each change by others. Returns a function that ends it. */
  readonly beforeOthers: (read: () => void) => () => void;
  /** Loads the server's state again, and sends what it lacks. */
  readonly compare: () => void;
  /** What the others see of this page. */
  readonly show: (state: LiveState) => void;
  readonly close: () => void;
}

/** Whether a document has insertions that a state lacks; deletions are not compared. */
const hasMore = (document: Y.Doc, theirs: ReadonlyMap<number, number>): boolean =>
  [...Y.decodeStateVector(Y.encodeStateVector(document))].some(
    ([client, clock]) => clock > (theirs.get(client) ?? 0),
  );

const bytesOf = (written: string): Uint8Array => Uint8Array.from(atob(written), (one) => one.charCodeAt(0));
const RETRY_MS = 5_000;
/**
 * Changes are sent together at most this often: fast typing, a key that is held down, must not make more messages than
 * the server takes from one connection.
 */
export const PACE_MS = 100;
/** A connection that has not answered for this long is replaced. */
const SILENCE_MS = 15_000;
const PIECE = 0x8000;
/** Bytes in base64, as sent. */
export const writtenOf = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
};

/**
 * Opens the document of a room. A change is sent immediately if nothing was sent for a moment, otherwise together with
 * the next ones after the acknowledgement; unacknowledged changes are sent again when the connection is back.
 */
export const openLiveDocument = (
  room: string,
  document: Y.Doc,
  options: LiveDocumentOptions,
): LiveDocument => {
  const { onChange, onState, onMembers, onOwing, saveLarge, isFromCopy = () => false } = options;
  let state: DocumentState = "opening";
  let refusal: string | null = null;
  let serial = 0;
  /** What is on its way; null if nothing is. */
  let sent: number | null = null;
  let waiting: Uint8Array[] = [];
  /** Typed and not confirmed: the server may or may not have it. */
  let isOwing = options.isOwing ?? false;
  let held: DocumentUpdate[] | null = null;
  let isClosed = false;
  /** The server's state is here, and the connection that it came over still lasts. */
  let isLoaded = false;
  let isReading = false;
  let readBefore = (): void => {};
  /** Set for a moment after something was sent. */
  let pace: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const setState = (next: DocumentState): void => {
    if (state === next || isClosed) return;
    state = next;
    onState(next);
  };
  const setOwing = (next: boolean): void => {
    if (isOwing === next) return;
    isOwing = next;
    onOwing?.(next);
  };

  /** Of the websocket: what is sent by a request has its own time limit. */
  const expectAnswer = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => stay.reconnect(), SILENCE_MS);
  };
  const read = (): void => {
    isReading = true;
    stay.readDocument();
    expectAnswer();
  };

  const confirmed = (): void => {
    sent = null;
    if (waiting.length > 0) flush(stay);
    else {
      setOwing(false);
      setState("kept");
    }
  };
  const refused = (code: string): void => {
    sent = null;
    if (code === GAP) {
      read();
      return;
    }
    waiting = [];
    refusal = code;
    setState(TOO_MUCH.has(code) ? "full" : "refused");
  };

  const sendLarge = (change: Uint8Array, own: number): void => {
    saveLarge?.(change).then(
      () => own === sent && confirmed(),
      (error: unknown) => {
        if (own !== sent) return;
        if (error instanceof Failure && !isConnectionFailure(error)) {
          refused(error.code);
          return;
        }
        // Requested again when the connection is back; then everything that the server lacks is sent again.
        sent = null;
        isLoaded = false;
        setState("lost");
        setTimeout(() => state === "lost" && read(), RETRY_MS);
      },
    );
  };

  /** As much of what waits as fits into one message, and how many changes that is. */
  const nextChange = (): { readonly change: Uint8Array; readonly count: number } => {
    let [count, size] = [0, 0];
    for (const { length } of waiting) {
      if (count > 0 && size + length > MAX_LIVE_CHANGE_BYTES / 2) break;
      count += 1;
      size += length;
    }
    return { change: Y.mergeUpdates(waiting.slice(0, count)), count };
  };

  const flush = (to: RoomStay): void => {
    if (sent !== null || !isLoaded || pace !== undefined || waiting.length === 0) return;
    serial += 1;
    const { change, count } = nextChange();
    const isLarge = change.length > MAX_LIVE_CHANGE_BYTES && saveLarge !== undefined;
    if (!isLarge && !to.writeDocument(serial, writtenOf(change))) return;
    pace = setTimeout(() => {
      pace = undefined;
      flush(to);
    }, PACE_MS);
    waiting = waiting.slice(count);
    sent = serial;
    setState("keeping");
    if (isLarge) sendLarge(change, serial);
    else expectAnswer();
  };

  /** Before the page is gone: what waits is sent without waiting for anything; the server takes it in order. */
  const sendRest = (): void => {
    while (isLoaded && waiting.length > 0) {
      const { change, count } = nextChange();
      if (change.length > MAX_LIVE_CHANGE_BYTES) return;
      if (!stay.writeDocument(serial + 1, writtenOf(change))) return;
      serial += 1;
      sent = serial;
      waiting = waiting.slice(count);
    }
  };

  const apply = (news: DocumentUpdate): void => {
    if (isClosed) return;
    if (news.news === "document" || news.news === "change") readBefore();
    if (news.news === "document") {
      const theirs = bytesOf(news.state);
      const vector = Y.encodeStateVectorFromUpdate(theirs);
      // Another tab may have written into the browser's copy, and closed before it was confirmed.
      if (hasMore(document, Y.decodeStateVector(vector))) setOwing(true);
      Y.applyUpdate(document, theirs, "server");
      sent = null;
      isLoaded = true;
      isReading = false;
      waiting = isOwing ? [Y.encodeStateAsUpdate(document, vector)] : [];
      refusal = null;
      setState(waiting.length === 0 ? "kept" : "keeping");
      onChange?.();
      flush(stay);
    } else if (news.news === "change") {
      Y.applyUpdate(document, bytesOf(news.change), "server");
      onChange?.();
    } else if (news.serial === sent) {
      if (news.news === "unkept") refused(news.code);
      else confirmed();
    }
  };

  const disconnected = (): void => {
    sent = null;
    isLoaded = false;
    isReading = false;
    clearTimeout(silence);
  };

  const stay = enterRoom(room, {}, onMembers, {
    onEntered: read,
    onNews(news) {
      if (news.news !== "change") clearTimeout(silence);
      if (held === null) apply(news);
      else held.push(news);
    },
    onInterrupted: disconnected,
    onLost() {
      disconnected();
      // With a copy of the browser, the user can write before the server has responded.
      if (state !== "opening" || document.store.clients.size > 0) setState("lost");
    },
    onRefused(code) {
      clearTimeout(silence);
      refusal = code;
      setState("refused");
    },
  });

  document.on("update", (change: Uint8Array, origin: unknown) => {
    if (origin === "server" || isFromCopy(origin)) return;
    setOwing(true);
    // What was refused is missing on the server: everything is sent again, based on the server's state.
    if (state === "full") {
      if (!isReading) read();
      return;
    }
    waiting.push(change);
    if (state === "kept") setState("keeping");
    flush(stay);
  });

  addEventListener("pagehide", sendRest);

  return {
    document,
    state: () => state,
    refusal: () => refusal,
    setComposing(isComposing) {
      const news = held ?? [];
      held = isComposing ? news : null;
      if (!isComposing) for (const one of news) apply(one);
    },
    beforeOthers(work) {
      readBefore = work;
      return () => {
        if (readBefore === work) readBefore = () => {};
      };
    },
    compare: read,
    show: (shown) => stay.show(shown),
    close() {
      removeEventListener("pagehide", sendRest);
      sendRest();
      isClosed = true;
      clearTimeout(silence);
      clearTimeout(pace);
      stay.leave();
      document.destroy();
    },
  };
};
