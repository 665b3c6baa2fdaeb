import {
  LIVE_SESSION_ENDED,
  type LiveMember,
  type LiveRequest,
  type LiveState,
  liveApi,
  type RoomUpdate,
} from "@benchleaf/contract";
import { addressOf } from "../client.ts";
import { connection } from "../connection.ts";
import { session } from "../session.ts";

/** By then, the page knows whether its server is unavailable, and waits for that instead. */
const FIRST_RETRY_MS = 6_000;
const LAST_RETRY_MS = 30_000;
/**
 * A connection that has worked for this long and ends is replaced soon, since its server ends each of them after some
 * minutes; not all at one moment.
 */
const STEADY_MS = 10_000;
const REPLACE_MS = 1_000;
/** Only then is it reported as lost. */
const GRACE_MS = 3_000;
/** A window whose timers stood still for this long has slept; hidden windows run theirs once a minute. */
const SLEPT_MS = 120_000;
const AWAKE_MS = 10_000;
/** The user's own state is sent at most this often, since each update is stored; the last one is always sent. */
const SHOW_MS = 300;

interface Stay {
  state: LiveState;
  readonly onMembers: (members: readonly LiveMember[]) => void;
  readonly document: RoomDocument | undefined;
  members: readonly LiveMember[];
  self: string;
}

/** What a room's document is notified of. */
export interface RoomDocument {
  /**
   * The page has asked to be let into the room, for the first time or again: now it may ask for the document. The server
   * answers in order, and nothing to a page that it does not let in.
   */
  readonly onEntered: () => void;
  readonly onNews: (news: DocumentUpdate) => void;
  /** The connection is being replaced: unacknowledged changes may not have arrived. `onLost` follows if that fails. */
  readonly onInterrupted: () => void;
  /** The connection is lost: unacknowledged changes may not have arrived. */
  readonly onLost: () => void;
  /** The page is not let in, or no longer. */
  readonly onRefused?: (code: string) => void;
}

/** News of a room's document. */
export type DocumentUpdate = Extract<
  RoomUpdate,
  { readonly news: "document" | "change" | "kept" | "unkept" }
>;

/** The rooms that this page is in. */
const stays = new Map<string, Stay>();
let socket: WebSocket | null = null;
let tokenOfSocket: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let grace: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST_RETRY_MS;

/** False if nothing is connected. */
const send = (action: LiveRequest): boolean => {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(action));
  return true;
};

const setMembers = (stay: Stay, members: readonly LiveMember[]): void => {
  stay.members = members;
  stay.onMembers(members.filter(({ id }) => id !== stay.self));
};

const isOfDocument = (news: RoomUpdate): news is DocumentUpdate =>
  ["document", "change", "kept", "unkept"].includes(news.news);

/** Messages about a room that has been left are ignored. */
const hear = (news: RoomUpdate): void => {
  const stay = stays.get(news.room);
  if (stay === undefined) return;
  if (isOfDocument(news)) {
    stay.document?.onNews(news);
  } else if (news.news === "members") {
    clearTimeout(grace);
    stay.self = news.self;
    setMembers(stay, news.members);
  } else if (news.news === "member") {
    const others = stay.members.filter(({ id }) => id !== news.member.id);
    setMembers(stay, [...others, news.member]);
  } else if (news.news === "left") {
    setMembers(
      stay,
      stay.members.filter(({ id }) => id !== news.memberId),
    );
  } else {
    setMembers(stay, []);
    stay.document?.onRefused?.(news.code);
  }
};

const comeBackLater = (): void => {
  clearTimeout(timer);
  timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
  wait = Math.min(wait * 2, LAST_RETRY_MS);
};

const enter = (room: string, { state, document }: Stay): void => {
  if (send({ action: "enter", room, state })) document?.onEntered();
};

const open = (): void => {
  clearTimeout(timer);
  const token = session.get()?.csrfToken;
  if (socket !== null || stays.size === 0 || token === undefined || connection.state.get() !== "well") return;
  const address = new URL(addressOf(liveApi.connect.path, {}), location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const own = new WebSocket(address);
  socket = own;
  tokenOfSocket = token;
  let openTime = Number.POSITIVE_INFINITY;
  own.addEventListener("open", () => {
    openTime = Date.now();
    wait = FIRST_RETRY_MS;
    send({ action: "hello", csrfToken: token });
    for (const [room, stay] of stays) enter(room, stay);
  });
  own.addEventListener("message", ({ data }) => hear(JSON.parse(String(data)) as RoomUpdate));
  own.addEventListener("close", ({ code }) => {
    if (socket !== own) return;
    if (code !== LIVE_SESSION_ENDED && Date.now() - openTime > STEADY_MS) {
      interrupt();
      return;
    }
    lose();
    // A new sign-in opens it again.
    if (code !== LIVE_SESSION_ENDED) comeBackLater();
  });
};

/** The others stay on screen until it is clear that the connection does not come back at once. */
const interrupt = (): void => {
  socket = null;
  for (const stay of stays.values()) stay.document?.onInterrupted();
  clearTimeout(timer);
  timer = setTimeout(open, Math.random() * REPLACE_MS);
  clearTimeout(grace);
  grace = setTimeout(replace, GRACE_MS);
};

const lose = (): void => {
  clearTimeout(grace);
  socket = null;
  for (const stay of stays.values()) {
    setMembers(stay, []);
    stay.document?.onLost();
  }
};

/** Gives up a socket that may be dead without having been closed, and opens another. */
const replace = (): void => {
  const own = socket;
  if (own !== null) lose();
  own?.close();
  open();
};

const close = (): void => {
  clearTimeout(timer);
  clearTimeout(grace);
  tokenOfSocket = undefined;
  const own = socket;
  socket = null;
  own?.close();
};

connection.state.subscribe(() => {
  if (connection.state.get() === "well") open();
  // A socket whose network is gone is not closed for minutes, and one that never opened reports no loss.
  else if (socket === null) lose();
  else replace();
});

let isWatched = false;
/** Replaces the socket after the computer or the tab has slept, or the page was put aside and is back. */
const watchSleep = (): void => {
  if (isWatched) return;
  isWatched = true;
  const wake = () => void (stays.size > 0 && replace());
  document.addEventListener("resume", wake);
  addEventListener("pageshow", ({ persisted }) => persisted && wake());
  let lastAwake = Date.now();
  setInterval(() => {
    const slept = Date.now() - lastAwake > SLEPT_MS;
    lastAwake = Date.now();
    if (slept) wake();
  }, AWAKE_MS);
};

session.subscribe(() => {
  if (session.get()?.csrfToken === tokenOfSocket) return;
  close();
  open();
});

/** A page's stay in a room. */
export interface RoomStay {
  /** What the others see of this page. */
  readonly show: (state: LiveState) => void;
  readonly readDocument: () => void;
  /** False if nothing is connected. */
  readonly writeDocument: (serial: number, change: string) => boolean;
  /** Nothing has been answered for too long: another connection is opened. */
  readonly reconnect: () => void;
  readonly leave: () => void;
}

/**
 * Enters a room over the page's single websocket, and reports who else is there. Returns functions to update the
 * user's own state and to leave.
 */
export const enterRoom = (
  room: string,
  state: LiveState,
  onMembers: (others: readonly LiveMember[]) => void,
  document?: RoomDocument,
): RoomStay => {
  const stay: Stay = { state, onMembers, document, members: [], self: "" };
  let showing: ReturnType<typeof setTimeout> | undefined;
  watchSleep();
  if (stays.has(room)) send({ action: "leave", room });
  stays.set(room, stay);
  if (socket === null) open();
  // Once the caller has its stay.
  else queueMicrotask(() => stays.get(room) === stay && enter(room, stay));
  // Reported once the caller has its stay.
  if (socket === null && connection.state.get() !== "well") queueMicrotask(() => document?.onLost());
  return {
    show(next) {
      stay.state = next;
      showing ??= setTimeout(() => {
        showing = undefined;
        if (stays.get(room) === stay) send({ action: "show", room, state: stay.state });
      }, SHOW_MS);
    },
    readDocument: () => void send({ action: "read", room }),
    writeDocument: (serial, change) => send({ action: "write", room, serial, change }),
    reconnect: replace,
    leave() {
      clearTimeout(showing);
      if (stays.get(room) !== stay) return;
      stays.delete(room);
      send({ action: "leave", room });
      if (stays.size === 0) close();
    },
  };
};
