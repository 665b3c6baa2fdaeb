import { afterEach, expect, test, vi } from "vitest";
import { readGuidance } from "./read-guidance.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a server that does not say within three seconds how far one is, is not waited for", async () => {
  const late = new AbortController();
  const waits = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((milliseconds) =>
      milliseconds === 3_000 ? late.signal : new AbortController().signal,
    );
  vi.stubGlobal("document", { cookie: "x-visitor-id=abc" });
  const fetched = vi.fn((_address: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  vi.stubGlobal("fetch", fetched);
  const asked = expect(readGuidance("firstSteps", new AbortController().signal)).rejects.toThrow("late");
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), 60_000);
  expect(fetched.mock.calls[0]?.[0]).toBe("/app/guidance/firstSteps");
  expect(waits).toHaveBeenCalledWith(3_000);
  late.abort(new Error("late"));
  await asked;
});
