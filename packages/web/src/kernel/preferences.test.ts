import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As a page that is opened now finds them. */
const openPage = () => import("./preferences.ts");

test("the time zone is kept under yy-timezone, and the next page has it", async () => {
  const { choose, preferences } = await openPage();
  expect(preferences.get().timezone).toBe("Asia/Shanghai");
  choose({ timezone: "Europe/Berlin" });
  expect(kept).toEqual(new Map([["yy-timezone", "Europe/Berlin"]]));
  vi.resetModules();
  expect((await openPage()).preferences.get().timezone).toBe("Europe/Berlin");
});

test("a time zone that nobody knows is Shanghai's", async () => {
  kept.set("yy-timezone", "Moon/Tycho");
  expect((await openPage()).preferences.get().timezone).toBe("Asia/Shanghai");
});

test("the project that was opened last is kept for each person in each team", async () => {
  const { session } = await import("./session.ts");
  const { visitedProject } = await import("./visited-project.ts");
  const enter = (userId: string, tenantId: string) =>
    session.set({ user: { userId, tenantId }, csrfToken: "" } as NonNullable<ReturnType<typeof session.get>>);
  enter("1", "7");
  visitedProject.set("30");
  expect(kept.get("yy-visited-project")).toBe("30");
  enter("2", "7");
  expect(visitedProject.get()).toBeNull();
  visitedProject.set("40");
  enter("1", "8");
  expect(visitedProject.get()).toBeNull();
  enter("1", "7");
  expect(visitedProject.get()).toBe("30");
  visitedProject.clear();
  expect(visitedProject.get()).toBeNull();
  enter("2", "7");
  expect(visitedProject.get()).toBe("40");
});
