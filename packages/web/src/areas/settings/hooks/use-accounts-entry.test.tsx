import { beforeEach, expect, test, vi } from "vitest";
import { draw, openPage } from "../../../kernel/test-support/flat.tsx";
import { toasts } from "../../../kernel/toasts/toast-store.ts";
import { type AccountsEntry, useAccountsEntry } from "./use-accounts-entry.ts";

/** The entry of a dialog in which nothing was typed. */
const entry = (): AccountsEntry => {
  let given: AccountsEntry | undefined;
  const Dialog = () => {
    given = useAccountsEntry();
    return null;
  };
  draw(<Dialog />);
  if (!given) throw new Error("nothing was drawn");
  return given;
};
const said = () => toasts.get().map((toast) => [toast.tone, "text" in toast ? toast.text : ""]);

beforeEach(async () => {
  toasts.set([]);
  vi.stubGlobal("fetch", async () => new Response('{"code":"success","data":[]}'));
  await openPage(["signIn", "common"]);
});

test("an invitation needs an account", () => {
  expect(entry().check()).toBe("Enter at least one email or mobile number");
});

test("sent invitations are reported, with where they may have got lost", () => {
  const fared = (account: string, code: string) => ({ account, code }) as never;
  expect(entry().settle([fared("a@lab.test", "success"), fared("b@lab.test", "success")])).toBe(true);
  expect(said()).toHaveLength(1);
  expect(said()[0]?.[0]).toBe("success");
  expect(said()[0]?.[1]).toBe(
    "Invitations sent: 2. Emails may land in spam and text messages may be blocked.",
  );
});

test("if nobody was invited, nothing is reported as sent", () => {
  const fared = { account: "a@lab.test", code: "user.already.exists" } as never;
  expect(entry().settle([fared])).toBe(false);
  expect(said()).toEqual([]);
});
