import { limitCodes } from "@benchleaf/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientHooks } from "../client.ts";
import { Failure } from "../failure.ts";
import { session, signInDialog } from "../session.ts";
import SignInDialog from "../sign-in/sign-in-dialog.tsx";
import { draw, openPage, place, press } from "../test-support/flat.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import LimitPrompt from "./limit-prompt.tsx";
import { limitReached } from "./limit-reached.ts";

vi.mock("antd", async (original) =>
  (await import("../test-support/flat.tsx")).flatAntd(await original<object>()),
);
vi.mock("@tanstack/react-router", async (original) =>
  (await import("../test-support/flat.tsx")).flatRouter(await original<object>()),
);

const enter = (userId: string) =>
  session.set({
    user: { userId, ownerId: "1", tenantId: "7", name: "Ann", email: "ann@lab.test", roles: [] },
    csrfToken: "token",
  } as unknown as NonNullable<ReturnType<typeof session.get>>);

beforeEach(async () => {
  place.pathname = "/sequence/7";
  place.navigate.mockClear();
  await openPage(["signIn", "common"]);
  enter("2");
});
afterEach(() => {
  limitReached.set(null);
  vi.unstubAllGlobals();
});

test("alerts are in layer 2060, one over another in 2061", () => {
  expect(draw(<AlertDialog title="Frozen" actions={null} />)).toContain('data-layer="2060"');
  expect(draw(<AlertDialog title="Full" actions={null} isOnTop />)).toContain('data-layer="2061"');
  expect(draw(<SignInDialog />)).toContain('data-layer="2060"');
});

test("instead of signing in again one may leave for the sign-in page, which leads back", async () => {
  const waiting = clientHooks.signInAgain();
  expect(signInDialog.get()).toBe(true);
  draw(<SignInDialog />);
  press("Go to the sign-in page");
  await expect(waiting).rejects.toMatchObject({ code: "error.unauthorized" });
  expect(location.assign).toHaveBeenCalledWith("/login?next=%2Fsequence%2F7");
  expect(session.get()).toBeNull();
});

test.each([...limitCodes])("%s opens the prompt, another refusal does not", (code) => {
  clientHooks.hearOfRefusal(new Failure("project.not.found", "", { status: 404 }));
  expect(limitReached.get()).toBeNull();
  clientHooks.hearOfRefusal(new Failure(code, "", { status: 409, data: { limit: 3 } }));
  expect(limitReached.get()?.code).toBe(code);
});

test("the prompt says which limit, and leads the owner to the plan", () => {
  limitReached.set(new Failure("project.limit.exceed", "", { status: 409, data: { limit: 3 } }));
  expect(draw(<LimitPrompt />)).toContain("Your team has reached its project limit.");
  expect(() => press("View plan")).toThrow("nothing to press");
  enter("1");
  draw(<LimitPrompt />);
  press("View plan");
  expect(limitReached.get()).toBeNull();
  expect(place.navigate).toHaveBeenCalledWith({ to: "/team", search: { plans: "1" } });
});
