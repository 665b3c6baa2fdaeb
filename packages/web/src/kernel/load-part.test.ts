import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPart } from "./load-part.ts";

const reload = vi.fn();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  kept.clear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gone = () => Promise.reject(new Error("404"));

test("a chunk that failed to load is retried once", async () => {
  const load = vi
    .fn(gone)
    .mockImplementationOnce(gone)
    .mockResolvedValueOnce("part" as never);
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(600);
  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test("where it does not come twice, the page reloads once in a session, then it breaks", async () => {
  const load = vi.fn(gone);
  void loadPart(load);
  await vi.advanceTimersByTimeAsync(600);
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledOnce();
  const broken = expect(loadPart(load)).rejects.toThrow("404");
  await vi.advanceTimersByTimeAsync(600);
  await broken;
  expect(load).toHaveBeenCalledTimes(4);
  expect(reload).toHaveBeenCalledOnce();
});

test("a part that hangs has two minutes, then it is asked for again", async () => {
  const load = vi.fn(() => new Promise<string>(() => undefined));
  void loadPart(load);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(600);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
});
