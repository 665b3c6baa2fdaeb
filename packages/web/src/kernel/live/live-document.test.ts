// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { type DocumentState, openLiveDocument, PACE_MS, writtenOf } from "./live-document.ts";
import type { RoomDocument } from "./rooms.ts";

/** The room of the page that is open: what it sends, and what it is sent. */
const room = vi.hoisted(() => ({
  document: null as unknown,
  isOpen: true,
  reads: 0,
  reconnects: 0,
  written: [] as { serial: number; change: string }[],
}));
vi.mock("./rooms.ts", () => ({
  enterRoom: (_room: string, _state: object, _onMembers: unknown, document: RoomDocument) => {
    room.document = document;
    return {
      show: () => {},
      readDocument: () => {
        room.reads += 1;
      },
      writeDocument(serial: number, change: string) {
        if (room.isOpen) room.written.push({ serial, change });
        return room.isOpen;
      },
      reconnect: () => {
        room.reconnects += 1;
      },
      leave: () => {},
    };
  },
}));

const SILENCE_MS = 15_000;
const side = (): RoomDocument => room.document as RoomDocument;
const bytesOf = (written: string): Uint8Array => Uint8Array.from(Buffer.from(written, "base64"));

/** The server: has what is stored, and confirms it. */
let stored: Y.Doc;
const sendState = (): void =>
  side().onNews({
    news: "document",
    room: "page:1",
    state: writtenOf(Y.encodeStateAsUpdate(stored)),
  } as never);
const confirmAll = (): void => {
  vi.advanceTimersByTime(PACE_MS);
  for (const { serial, change } of room.written.splice(0)) {
    Y.applyUpdate(stored, bytesOf(change));
    side().onNews({ news: "kept", room: "page:1", serial } as never);
  }
};

const open = (document: Y.Doc, options: { isOwing?: boolean } = {}) => {
  const states: DocumentState[] = [];
  const owing: boolean[] = [];
  const live = openLiveDocument("page:1", document, {
    onState: (state) => states.push(state),
    onMembers: () => {},
    onOwing: (isOwing) => owing.push(isOwing),
    ...options,
  });
  return { live, states, owing };
};
const type = (document: Y.Doc, words: string): void => document.getText("t").insert(0, words);
const textOf = (document: Y.Doc): string => document.getText("t").toString();

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Y.Doc();
  type(stored, "seeded");
  Object.assign(room, { document: null, isOpen: true, reads: 0, reconnects: 0, written: [] });
});
afterEach(() => vi.useRealTimers());

it("is written without a server from the browser's copy, and merged on return", () => {
  const document = new Y.Doc();
  Y.applyUpdate(document, Y.encodeStateAsUpdate(stored));
  room.isOpen = false;
  const { live, owing } = open(document);
  let seen = "";
  live.beforeOthers(() => {
    seen = textOf(document);
  });
  side().onLost();
  expect(live.state()).toBe("lost");
  type(document, "offline ");
  expect([room.written, owing]).toEqual([[], [true]]);
  type(stored, "theirs ");
  room.isOpen = true;
  side().onEntered();
  sendState();
  confirmAll();
  expect(live.state()).toBe("kept");
  expect(textOf(document)).toBe(textOf(stored));
  expect(textOf(document)).toContain("offline ");
  expect(textOf(document)).toContain("theirs ");
  expect(seen).toBe("offline seeded");
});

it("stays unopened without a copy, so that nobody writes into a page that is not there", () => {
  const { live } = open(new Y.Doc());
  side().onLost();
  expect(live.state()).toBe("opening");
});

it("sends what another tab has left in the browser's copy unconfirmed, though it is not noted", () => {
  const document = new Y.Doc();
  Y.applyUpdate(document, Y.encodeStateAsUpdate(stored));
  type(document, "of the other tab ");
  const { states } = open(document);
  side().onEntered();
  sendState();
  expect(room.written).toHaveLength(1);
  confirmAll();
  expect(textOf(stored)).toBe("of the other tab seeded");
  expect(states.at(-1)).toBe("kept");
});

it("replaces a connection that says open and does not answer, neither to a change nor to a read", () => {
  const document = new Y.Doc();
  const { live } = open(document);
  side().onEntered();
  vi.advanceTimersByTime(SILENCE_MS);
  expect(room.reconnects).toBe(1);
  side().onEntered();
  sendState();
  type(document, "into the void ");
  room.written.length = 0;
  vi.advanceTimersByTime(SILENCE_MS);
  expect([room.reconnects, live.state()]).toEqual([2, "keeping"]);
  side().onLost();
  side().onEntered();
  sendState();
  confirmAll();
  expect([textOf(stored), live.state()]).toEqual(["into the void seeded", "kept"]);
  vi.advanceTimersByTime(10 * SILENCE_MS);
  expect(room.reconnects).toBe(2);
});

it("does not count the time in which characters are composed as silence", () => {
  const document = new Y.Doc();
  const { live } = open(document);
  side().onEntered();
  sendState();
  type(document, "first ");
  live.setComposing(true);
  confirmAll();
  vi.advanceTimersByTime(2 * SILENCE_MS);
  expect([room.reconnects, live.state()]).toEqual([0, "keeping"]);
  live.setComposing(false);
  expect(live.state()).toBe("kept");
});

it("does not say stored before everything is", () => {
  const document = new Y.Doc();
  const { live, owing } = open(document);
  side().onEntered();
  sendState();
  type(document, "one ");
  type(document, "two ");
  expect(room.written).toHaveLength(1);
  confirmAll();
  expect([live.state(), owing]).toEqual(["keeping", [true]]);
  confirmAll();
  expect([live.state(), owing, textOf(stored)]).toEqual(["kept", [true, false], "two one seeded"]);
});

it("sends what is typed fast together: a held key makes fewer messages than the server takes", () => {
  const document = new Y.Doc();
  const { live, states } = open(document);
  side().onEntered();
  sendState();
  let messages = 0;
  // 50 keys a second, each confirmed at once.
  for (let keys = 0; keys < 100; keys += 1) {
    type(document, "k");
    for (const { serial, change } of room.written.splice(0)) {
      messages += 1;
      Y.applyUpdate(stored, bytesOf(change));
      side().onNews({ news: "kept", room: "page:1", serial } as never);
    }
    vi.advanceTimersByTime(20);
  }
  expect(messages).toBeLessThanOrEqual(21);
  confirmAll();
  expect([textOf(stored), live.state()]).toEqual([textOf(document), "kept"]);
  expect(states).not.toContain("lost");
});

it("sends what still waits when it is closed, or the page is hidden", () => {
  const document = new Y.Doc();
  const { live } = open(document);
  side().onEntered();
  sendState();
  for (const word of ["one ", "two ", "three "]) type(document, word);
  expect(room.written).toHaveLength(1);
  dispatchEvent(new Event("pagehide"));
  type(document, "four ");
  live.close();
  expect(room.written).toHaveLength(3);
  for (const { change } of room.written) Y.applyUpdate(stored, bytesOf(change));
  expect(textOf(stored)).toBe("four three two one seeded");
});

it("is not lost while its connection is replaced, and what is typed meanwhile is sent over the next one", () => {
  const document = new Y.Doc();
  const { live, states } = open(document);
  side().onEntered();
  sendState();
  type(document, "on its way ");
  room.written.length = 0;
  side().onInterrupted();
  type(document, "meanwhile ");
  vi.advanceTimersByTime(PACE_MS);
  expect(room.written).toHaveLength(0);
  side().onEntered();
  sendState();
  confirmAll();
  expect([textOf(stored), live.state()]).toEqual(["meanwhile on its way seeded", "kept"]);
  expect(states).toEqual(["kept", "keeping", "kept"]);
});

it("sends everything when the server lacks what a change builds on", () => {
  const document = new Y.Doc();
  const { live } = open(document);
  side().onEntered();
  sendState();
  type(document, "lost on the way ");
  const [sent] = room.written.splice(0);
  side().onNews({
    news: "unkept",
    room: "page:1",
    serial: sent?.serial,
    code: "document.change.missing",
  } as never);
  expect(room.reads).toBe(2);
  sendState();
  confirmAll();
  expect([textOf(stored), live.state()]).toEqual(["lost on the way seeded", "kept"]);
});

it("says that a page is too large, loses nothing of it, and sends it once there is less", () => {
  const document = new Y.Doc();
  const { live, owing } = open(document);
  side().onEntered();
  sendState();
  type(document, "too much ");
  const [{ serial } = { serial: -1 }] = room.written.splice(0);
  side().onNews({ news: "unkept", room: "page:1", serial, code: "document.too.large" } as never);
  expect([live.state(), live.refusal()]).toEqual(["full", "document.too.large"]);
  // Others go on, and what was refused is still here, noted as not stored.
  type(stored, "theirs ");
  side().onNews({
    news: "change",
    room: "page:1",
    change: writtenOf(Y.encodeStateAsUpdate(stored)),
  } as never);
  expect(textOf(document)).toContain("too much ");
  expect([live.state(), owing]).toEqual(["full", [true]]);
  const reads = room.reads;
  document.getText("t").delete(textOf(document).indexOf("too "), 4);
  document.getText("t").delete(0, 1);
  // One request is enough for all that is erased until it is answered.
  expect(room.reads).toBe(reads + 1);
  sendState();
  confirmAll();
  expect([live.state(), live.refusal(), owing]).toEqual(["kept", null, [true, false]]);
  expect(textOf(stored)).toBe(textOf(document));
  expect(textOf(stored)).toContain("uch ");
});
