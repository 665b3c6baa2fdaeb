// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { session } from "../session.ts";
import { enterRoom, type RoomStay } from "./rooms.ts";

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static readonly made: Socket[] = [];
  readyState = 0;
  readonly sent: { action: string; room?: string }[] = [];
  constructor() {
    super();
    Socket.made.push(this);
  }
  answer(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  hear(news: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(news) }));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
}

let stay: RoomStay;
const heard = { entered: 0, lost: 0, interrupted: 0 };
// The window's clock of sleep is set up once, at the first room.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  Socket.made.length = 0;
  Object.assign(heard, { entered: 0, lost: 0, interrupted: 0 });
  session.set({ csrfToken: "t" } as never);
  stay = enterRoom("page:1", {}, () => undefined, {
    onEntered: () => {
      heard.entered += 1;
    },
    onNews: () => undefined,
    onInterrupted: () => {
      heard.interrupted += 1;
    },
    onLost: () => {
      heard.lost += 1;
    },
  });
  Socket.made[0]?.answer();
  Socket.made[0]?.hear({ news: "members", room: "page:1", self: "1", members: [] });
});
afterEach(() => {
  stay.leave();
  session.set(null);
  vi.unstubAllGlobals();
});

/** The window that was open has another connection, in the same room, and has asked for the document again. */
const isEnteredAgain = (): void => {
  expect(Socket.made).toHaveLength(2);
  const [old, next] = Socket.made;
  expect([old?.readyState, heard.lost]).toEqual([3, 1]);
  next?.answer();
  expect(next?.sent.map(({ action, room }) => [action, room])).toEqual([
    ["hello", undefined],
    ["enter", "page:1"],
  ]);
  next?.hear({ news: "members", room: "page:1", self: "2", members: [] });
  expect(heard.entered).toBe(2);
  // What the dead connection still had to say is not heard twice.
  old?.dispatchEvent(new CloseEvent("close"));
  expect([Socket.made.length, heard.lost]).toEqual([2, 1]);
};

it("connects anew when the tab was frozen and is back", () => {
  expect(heard.entered).toBe(1);
  document.dispatchEvent(new Event("resume"));
  isEnteredAgain();
});

it("connects anew when the page comes back from the browser's memory, and not when it is shown first", () => {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(Socket.made).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  isEnteredAgain();
});

it("connects anew when its timers stood still for long, as those of a sleeping computer", () => {
  vi.setSystemTime(Date.now() + 10 * 60_000);
  vi.advanceTimersByTime(10_000);
  isEnteredAgain();
});

/** As when the server ends a connection: after its time, or because it is restarted. */
const endSocket = (index: number): void => {
  Object.assign(Socket.made[index] ?? {}, { readyState: 3 });
  Socket.made[index]?.dispatchEvent(new CloseEvent("close", { code: 1001 }));
};

it("replaces a connection that the server ends after its time, without being lost", () => {
  vi.advanceTimersByTime(10 * 60_000);
  endSocket(0);
  vi.advanceTimersByTime(1_000);
  expect(Socket.made).toHaveLength(2);
  Socket.made[1]?.answer();
  Socket.made[1]?.hear({ news: "members", room: "page:1", self: "2", members: [] });
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual({ entered: 2, interrupted: 1, lost: 0 });
});

it.each([
  ["is refused", () => endSocket(1)],
  ["does not answer", () => undefined],
])("is lost when the connection that replaces another %s", (_, fail) => {
  vi.advanceTimersByTime(10 * 60_000);
  endSocket(0);
  vi.advanceTimersByTime(1_000);
  fail();
  vi.advanceTimersByTime(2_000);
  expect(heard).toEqual({ entered: 1, interrupted: 1, lost: 1 });
});

it("waits before it connects again when a connection ends soon after it began", () => {
  endSocket(0);
  expect(heard.lost).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(Socket.made).toHaveLength(1);
});
