import { type CurrentUser, SIGNED_IN_COOKIE } from "@benchleaf/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientHooks } from "./client.ts";
import { Failure } from "./failure.ts";
import {
  endedFirst,
  giveUpSignIn,
  hasPermission,
  isTeamless,
  loadSession,
  mayBeSignedIn,
  resumeAfterSignIn,
  type Session,
  session,
  signInDialog,
  signOut,
} from "./session.ts";

const signedIn = (user: Partial<CurrentUser> = {}, csrfToken = "token"): Session => ({
  user: {
    userId: "1",
    tenantId: "7",
    authorities: ["PROJECT_CREATE"],
    needChangePassword: false,
    ...user,
  } as CurrentUser,
  csrfToken,
});
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const replace = vi.fn();

beforeEach(() => {
  replace.mockClear();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { replace, assign: vi.fn(), pathname: "/left" });
  session.set(null);
  isTeamless.set(false);
});
afterEach(() => {
  giveUpSignIn();
  vi.unstubAllGlobals();
});

describe("a session that has ended", () => {
  it("is asked for once by all calls that met it, which then go on", async () => {
    session.set(signedIn());
    const calls = [clientHooks.signInAgain(), clientHooks.signInAgain()];
    expect(calls[0]).toBe(calls[1]);
    expect(signInDialog.get()).toBe(true);
    await resumeAfterSignIn(signedIn({}, "new"));
    await Promise.all(calls);
    expect(signInDialog.get()).toBe(false);
    expect(clientHooks.csrfToken()).toBe("new");
    expect(replace).not.toHaveBeenCalled();
  });

  it("is not asked for where nobody was signed in", async () => {
    await expect(clientHooks.signInAgain()).rejects.toMatchObject({ code: "error.unauthorized" });
    expect(signInDialog.get()).toBe(false);
  });

  it("lets the calls fail when somebody gives up", async () => {
    session.set(signedIn());
    const call = clientHooks.signInAgain();
    giveUpSignIn();
    await expect(call).rejects.toBeInstanceOf(Failure);
    expect(signInDialog.get()).toBe(false);
  });

  it.each([
    ["somebody else", { userId: "2" }],
    ["another team", { tenantId: "8" }],
  ])("gives %s a document of their own", (_, other) => {
    session.set(signedIn());
    void clientHooks.signInAgain().catch(() => {});
    void resumeAfterSignIn(signedIn(other, "theirs"));
    expect(replace).toHaveBeenCalledExactlyOnceWith("/homepage");
    expect(clientHooks.csrfToken()).toBe("token");
  });
});

describe("requests for the current user", () => {
  it("asks nobody without the cookie that says so", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("document", { cookie: `not-${SIGNED_IN_COOKIE}=1` });
    session.set(signedIn());
    expect(mayBeSignedIn()).toBe(false);
    expect(await loadSession()).toBeNull();
    expect(session.get()).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  const ask = (code: string, data: unknown = null, status = 403) => {
    vi.stubGlobal("document", { cookie: `a=b; ${SIGNED_IN_COOKIE}=1` });
    vi.stubGlobal("fetch", async () => answer({ code, message: "", data }, status));
    return loadSession();
  };

  it("takes the answer as the page's session", async () => {
    expect(await ask("success", signedIn(), 200)).toMatchObject({ csrfToken: "token" });
    expect(hasPermission("PROJECT_CREATE")).toBe(true);
    expect(hasPermission("PROJECT_DELETE")).toBe(false);
  });

  it("keeps enough of a session without a team, or barred from here, to end it", async () => {
    expect(await ask("tenant.left", { csrfToken: "barred" })).toBeNull();
    expect([isTeamless.get(), clientHooks.csrfToken()]).toEqual([true, "barred"]);
    expect(await ask("security.ip.forbidden", { csrfToken: "elsewhere" })).toBeNull();
    expect([isTeamless.get(), clientHooks.csrfToken()]).toEqual([false, "elsewhere"]);
    expect(await ask("security.ip.forbidden")).toBeNull();
    expect(clientHooks.csrfToken()).toBeNull();
  });

  it("says nobody where the session has ended, and fails where the server cannot say", async () => {
    session.set(signedIn());
    expect(await ask("error.unauthorized", null, 401)).toBeNull();
    await expect(ask("error.internal", null, 500)).rejects.toBeInstanceOf(Failure);
  });
});

it("reports an expired password once, and changes nothing else of the session", () => {
  clientHooks.hearOfStalePassword();
  expect(session.get()).toBeNull();
  session.set(signedIn());
  clientHooks.hearOfStalePassword();
  const state = session.get();
  expect(state).toEqual(signedIn({ needChangePassword: true }));
  clientHooks.hearOfStalePassword();
  expect(session.get()).toBe(state);
});

describe("signing out", () => {
  it("ends what asks of itself before the session, and opens the sign-in page", async () => {
    const order: string[] = [];
    endedFirst.push(async () => {
      order.push("stream");
    });
    vi.stubGlobal("fetch", async () => {
      order.push("logout");
      return answer({ code: "success", data: null });
    });
    void signOut();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/login"), 60_000);
    expect(order).toEqual(["stream", "logout"]);
    endedFirst.length = 0;
  });

  it("is done where the session had ended already, and stays where the server refuses", async () => {
    vi.stubGlobal("fetch", async () => answer({ code: "error.unauthorized", message: "" }, 401));
    void signOut();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce(), 60_000);
    replace.mockClear();
    vi.stubGlobal("fetch", async () => answer({ code: "error.internal", message: "" }, 500));
    await expect(signOut()).rejects.toBeInstanceOf(Failure);
    expect(replace).not.toHaveBeenCalled();
  });
});
