import type { SequenceContent } from "@benchleaf/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftStore, type Draft, type DraftStorage, draftKey } from "./draft-store.ts";

const content = (sequence: string): SequenceContent => ({
  name: "pTest",
  description: "",
  sequence,
  circular: true,
  isProtein: false,
  isRna: false,
  features: [],
  primers: [],
  meta: {},
});
const draft = (sequence: string): Draft<SequenceContent> => ({
  baseVersion: 3,
  content: content(sequence),
  keptAt: "2026-11-21T08:00:00.000Z",
});

const memory = () => {
  const kept = new Map<string, unknown>();
  const storage: DraftStorage = {
    get: async (key) => kept.get(key),
    put: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
  };
  return { kept, storage };
};

describe("drafts of unsaved work", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stores the last state within half a second while typing continues", async () => {
    const { kept, storage } = memory();
    const keeper = createDraftStore(storage, "k");
    for (let index = 1; index <= 5; index += 1) {
      keeper.schedule(() => draft("A".repeat(index)));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect((kept.get("k") as Draft<SequenceContent>).content.sequence.length).toBeGreaterThanOrEqual(3);
    await vi.advanceTimersByTimeAsync(500);
    expect(kept.get("k")).toEqual(draft("AAAAA"));
  });

  it("keeps the first change at once, for a page may be gone in the next moment", async () => {
    const { kept, storage } = memory();
    createDraftStore(storage, "k").schedule(() => draft("ACGT"));
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.get("k")).toEqual(draft("ACGT"));
  });

  it("returns what was stored, and nothing after it was discarded", async () => {
    const { storage } = memory();
    const keeper = createDraftStore(storage, "k");
    keeper.schedule(() => draft("ACGT"));
    await keeper.flush();
    expect(await createDraftStore(storage, "k").load()).toEqual(draft("ACGT"));
    keeper.schedule(() => draft("ACGTA"));
    await keeper.discard();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await keeper.load()).toBeNull();
  });

  it("does not let a slow older write undo a discard", async () => {
    const { kept, storage } = memory();
    const slow: DraftStorage = {
      ...storage,
      put: async (key, value) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        kept.set(key, value);
      },
    };
    const keeper = createDraftStore(slow, "k");
    keeper.schedule(() => draft("ACGT"));
    void keeper.flush();
    const discarded = keeper.discard();
    await vi.advanceTimersByTimeAsync(1000);
    await discarded;
    expect(kept.has("k")).toBe(false);
  });

  it("keeps at once what is waiting or only half kept when the page is left", async () => {
    const { kept, storage } = memory();
    const slow: DraftStorage = {
      ...storage,
      put: async (key, value, isLeaving) => {
        if (!isLeaving) await new Promise((resolve) => setTimeout(resolve, 200));
        kept.set(key, value);
      },
    };
    const keeper = createDraftStore(slow, "k");
    keeper.schedule(() => draft("A"));
    await vi.advanceTimersByTimeAsync(100);
    expect(kept.has("k")).toBe(false);
    void keeper.leave();
    expect(kept.get("k")).toEqual(draft("A"));
    keeper.schedule(() => draft("AC"));
    void keeper.leave();
    expect(kept.get("k")).toEqual(draft("AC"));
  });

  it("ignores what is not a draft and reports a storage that fails", async () => {
    const { kept, storage } = memory();
    kept.set("k", { baseVersion: "old" });
    expect(await createDraftStore(storage, "k").load()).toBeNull();
    const onFailure = vi.fn();
    const broken: DraftStorage = { ...storage, put: async () => Promise.reject(new Error("full")) };
    const keeper = createDraftStore(broken, "k", { onFailure });
    keeper.schedule(() => draft("A"));
    await keeper.flush();
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it("keeps people, documents and kinds of document apart", () => {
    const keys = new Set([
      draftKey("sequence", "1", "2"),
      draftKey("sequence", "2", "1"),
      draftKey("sequence", "1", "21"),
      draftKey("sequence", "12", "1"),
      draftKey("bench", "1", "2"),
    ]);
    expect(keys.size).toBe(5);
  });
});
