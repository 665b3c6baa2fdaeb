import { SIGNED_IN_COOKIE } from "@benchleaf/contract";
import { expect, it, vi } from "vitest";
import { type Session, session, signOut } from "./session.ts";
import { menuOf, placesOf, report } from "./telemetry.ts";

it("placesOf leaves functions and files, and neither message nor address", () => {
  const stack = [
    'TypeError: no feature "lacZ"',
    "    at draw (https://lab.example/assets/map-1a2b.js:1:20)",
    "    at https://lab.example/assets/index-3c.js:9:1",
  ].join("\n");
  expect(placesOf(stack)).toBe("at draw (map-1a2b.js:1:20)\nat index-3c.js:9:1");
  expect(placesOf("draw@https://lab.example/assets/map.js:1:20\nError of secret")).toBe("draw@map.js:1:20");
});

it("menuOf is the first part of the page", () => {
  expect(menuOf("/sequence/$sequenceId")).toBe("/sequence");
  expect(menuOf("/")).toBe("/");
});

it("what was noted is sent a second later when the page is idle, ten seconds after that at the latest", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { cookie: "x-visitor-id=abc" });
  vi.stubGlobal("navigator", { userAgent: "Firefox/140" });
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('{"code":"success"}'));
  vi.stubGlobal("fetch", fetched);
  const idle: [work: () => void, options: { timeout: number }][] = [];
  vi.stubGlobal("requestIdleCallback", (...asked: (typeof idle)[number]) => idle.push(asked));
  report({ event: "open_page", page: "/sequence" });
  report({ event: "open_page", page: "/project" });
  await vi.advanceTimersByTimeAsync(999);
  expect(idle).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(idle).toHaveLength(1);
  expect(idle[0]?.[1]).toEqual({ timeout: 10_000 });
  expect(fetched).not.toHaveBeenCalled();
  vi.useRealTimers();
  idle[0]?.[0]();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), 60_000);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).events).toHaveLength(2);
  vi.unstubAllGlobals();
});

it("while somebody signs out nothing is sent as theirs, and what is under way is waited for", async () => {
  vi.stubGlobal("document", { cookie: `${SIGNED_IN_COOKIE}=1; x-visitor-id=abc` });
  vi.stubGlobal("navigator", { userAgent: "Firefox/140" });
  vi.stubGlobal("location", { replace: () => undefined });
  vi.stubGlobal("sessionStorage", { setItem: () => undefined });
  const asked: string[] = [];
  let answerLog = (): void => undefined;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (address === "/app/log") await new Promise<void>((resolve) => (answerLog = resolve));
    return new Response('{"code":"success"}');
  });
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const reportNow = async (): Promise<void> => {
    vi.useFakeTimers();
    report({ event: "open_page", page: "/sequence" });
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    idle.pop()?.();
  };
  session.set({ csrfToken: "token" } as Session);
  await reportNow();
  await vi.waitFor(() => expect(asked).toEqual(["/app/log"]), 60_000);

  void signOut();
  await reportNow();
  await vi.waitFor(() => expect(asked).toEqual(["/app/log", "/app/open/log"]), 60_000);
  answerLog();
  await vi.waitFor(() => expect(asked).toEqual(["/app/log", "/app/open/log", "/app/logout"]), 60_000);
  session.set(null);
  vi.unstubAllGlobals();
});
