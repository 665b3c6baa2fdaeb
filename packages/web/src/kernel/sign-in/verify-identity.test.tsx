import type { TwoFactorInfo } from "@benchleaf/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw, openPage } from "../test-support/flat.tsx";
import { toasts } from "../toasts/toast-store.ts";
import { VerifyIdentity } from "./verify-identity.tsx";

/** Sends what was typed, as Enter does. */
let send = (_: { code: string }): void => undefined;

vi.mock("./use-entries.ts", () => ({
  useEntries: () => ({
    fieldOf: () => ({ value: "", onChange: () => undefined, onBlur: () => undefined, problem: null }),
    onSubmit: (work: typeof send) => {
      send = work;
      return () => undefined;
    },
  }),
}));

const info = { hasPassword: true, authMethod: null, email: null, mobile: null } as unknown as TwoFactorInfo;
const onVerified = vi.fn();

beforeEach(async () => {
  await openPage(["signIn", "common"]);
  toasts.set([]);
  onVerified.mockClear();
  draw(<VerifyIdentity info={info} purpose="changeAddress" onVerified={onVerified} />);
});
afterEach(() => vi.unstubAllGlobals());

test("a user with a verified identity sees so, and continues", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"code":"success","data":{"token":"t-1"}}'));
  send({ code: "Seedling7" });
  await vi.waitFor(() => expect(onVerified).toHaveBeenCalledWith("t-1"), 60_000);
  expect(toasts.get()).toMatchObject([{ tone: "success", text: "Identity verified" }]);
});

test("a user without sees nothing of the kind", async () => {
  const refused = vi.fn(
    async () => new Response('{"code":"verify.code.failed","message":""}', { status: 400 }),
  );
  vi.stubGlobal("fetch", refused);
  send({ code: "guess" });
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce(), 60_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onVerified).not.toHaveBeenCalled();
  expect(toasts.get()).toEqual([]);
});
