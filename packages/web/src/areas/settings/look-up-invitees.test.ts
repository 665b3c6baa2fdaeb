import type { Invitee } from "@benchleaf/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookUpInvitees } from "./look-up-invitees.ts";

const asked: string[] = [];
const onFound = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  onFound.mockClear();
  vi.stubGlobal("document", { cookie: "x-visitor-id=abc" });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, "https://lab.test").searchParams.get("email") ?? address);
    return new Response('{"code":"success","data":{"name":"Ann"}}');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an account is looked up 200 ms after the last key", async () => {
  const stop = lookUpInvitees(["ann@lab.te"], new Map(), onFound);
  await vi.advanceTimersByTimeAsync(150);
  stop();
  lookUpInvitees(["ann@lab.test"], new Map(), onFound);
  await vi.advanceTimersByTimeAsync(199);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["ann@lab.test"]);
  vi.useRealTimers();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledWith("ann@lab.test", { name: "Ann" }), 60_000);
});

test("known users, and invalid accounts, are not looked up", async () => {
  const found = new Map([["ann@lab.test", { name: "Ann" } as Invitee]]);
  lookUpInvitees(["ann@lab.test", "ben@lab.test", "cleo"], found, onFound);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(["ben@lab.test"]);
});
