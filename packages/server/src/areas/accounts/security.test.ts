import { generateSync } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";
import { secondSteps } from "./accounts.rules.ts";

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab();
});
afterAll(() => lab.close());

const NEW_PASSWORD = "Cotyledon7";
const login = (username: string, password = PASSWORD) =>
  lab.call<Challenge>("POST", "/passwordLogin", { username, password });
const sendCode = (account: string, sceneId: string, more: object = {}) =>
  lab.call<{ retryAfterSeconds?: number }>("POST", "/sendVerificationCode", {
    account,
    sceneId,
    sendChannel: "email",
    ...more,
  });
/** As if the last code had been sent a minute ago. */
const waitAMinute = (account: string) =>
  lab.database.asOwner(
    "update verification_code set send_time = send_time - interval '61 seconds' where account = $1",
    [account],
  );
interface Challenge {
  readonly twoFactor: { readonly twoFactorTicket: string; readonly authMethods: readonly string[] };
}

describe("a code", () => {
  const byCode = (username: string, code: string) => lab.call("POST", "/smsLogin", { username, code });

  it("signs in once; of two concurrent uses one succeeds", async () => {
    await lab.register("coded");
    await sendCode("coded@lab.test", "login");
    const code = await lab.codeFor("coded@lab.test");
    const answers = await Promise.all([1, 2, 3].map(() => byCode("Coded@lab.test", code)));
    expect(answers.map((one) => one.code).sort()).toEqual([
      "success",
      "verify.code.failed",
      "verify.code.failed",
    ]);
  });

  it("is worth nothing after five guesses, nor in another scene, nor after ten minutes", async () => {
    await lab.register("guessed");
    const name = "guessed@lab.test";
    await sendCode(name, "login");
    const code = await lab.codeFor(name);
    const reset = { account: name, code, newPassword: NEW_PASSWORD };
    expect((await lab.call("POST", "/resetPassword", reset)).code).toBe("verify.code.failed");
    const wrong = code === "111111" ? "222222" : "111111";
    for (let guess = 0; guess < 5; guess++) await byCode(name, wrong);
    expect((await byCode(name, code)).code).toBe("verify.code.failed");
    await waitAMinute(name);
    await sendCode(name, "login");
    const next = await lab.codeFor(name);
    await lab.database.asOwner(
      "update verification_code set send_time = now() - interval '11 minutes' where account = $1",
      [name],
    );
    expect((await byCode(name, next)).code).toBe("verify.code.failed");
  });

  it("can be requested once a minute, with the same response for an unknown name", async () => {
    await lab.register("asked");
    for (const name of ["asked@lab.test", "nobody-asked@lab.test"]) {
      const first = await sendCode(name, "login");
      const second = await sendCode(name, "login");
      expect([first.status, first.code, first.data]).toEqual([200, "success", { resendAfterSeconds: 60 }]);
      expect(second.code).toBe("send.verification.code.too.frequently");
      expect(second.data.retryAfterSeconds).toBeGreaterThan(50);
      expect((await sendCode(name, "resetPassword")).code).toBe("success");
      expect((await sendCode(name, "resetPassword")).code).toBe("reset.password.code.too.frequently");
    }
  });

  it("is sent once for ten concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendCode("burst@lab.test", "register")),
    );
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
  });

  it("needs a captcha after three within the hour", async () => {
    for (let round = 0; round < 3; round++) {
      expect((await sendCode("often@lab.test", "login")).code).toBe("success");
      await waitAMinute("often@lab.test");
    }
    expect((await sendCode("often@lab.test", "login")).code).toBe("need.verify.captcha");
  });

  it("is sent only through the channel of its address, and to one's own address only when signed in", async () => {
    expect((await sendCode("odd@lab.test", "login", { sendChannel: "sms" })).code).toBe("request.invalid");
    for (const scene of ["verifyIdentity", "changeEmail", "changeMobile", "eduEmail"]) {
      expect((await sendCode("odd@lab.test", scene)).code).toBe("error.unauthorized");
    }
    expect((await sendCode("odd@lab.test", "twoFactor")).code).toBe("two.factor.expired");
  });
});

describe("resetting a password", () => {
  it("unlocks, ends every session and pending step, and requires the new password from then on", async () => {
    const person = await lab.register("resetting");
    const name = "resetting@lab.test";
    await lab.database.asOwner(
      "insert into sign_in_attempt (username, failures, lock_time) values ($1, 10, now())",
      [`#${person.user.userId}`],
    );
    expect((await login(name)).code).toBe("user.locked");
    await sendCode(name, "resetPassword");
    const reset = { account: name, code: await lab.codeFor(name), newPassword: NEW_PASSWORD };
    expect((await lab.call("POST", "/resetPassword", { ...reset, newPassword: "Password1" })).code).toBe(
      "password.common",
    );
    expect((await lab.call("POST", "/resetPassword", reset)).code).toBe("success");
    expect((await person.call("GET", "/currentUser")).code).toBe("error.unauthorized");
    expect((await login(name)).code).toBe("third.attempt");
    expect((await login(name, NEW_PASSWORD)).code).toBe("success");
    expect((await lab.call("POST", "/resetPassword", reset)).code).toBe("verify.code.failed");
  });
});

describe("changing a password", () => {
  it("takes two steps, ends all other sessions immediately, and counts to the end of the day in UTC", async () => {
    const person = await lab.register("changing");
    const other = await lab.signIn("changing@lab.test");
    expect((await other.call("GET", "/currentUser")).code).toBe("success");
    const refused = await person.call("POST", "/changePassword", { token: "x", newPassword: NEW_PASSWORD });
    expect(refused.code).toBe("identity.token.invalid");
    const wrong = { purpose: "changePassword", authMethod: "password", code: "wrong" };
    expect((await person.call("POST", "/verifyIdentity", wrong)).code).toBe("verify.code.failed");
    const token = await person.prove("changePassword");
    expect((await other.call("POST", "/changePassword", { token, newPassword: NEW_PASSWORD })).code).toBe(
      "identity.token.invalid",
    );
    const body = { token: await person.prove("changePassword"), newPassword: NEW_PASSWORD };
    const headers = { cookie: person.cookie, "x-csrf-token": person.csrfToken };
    const changed = await lab.call("POST", "/changePassword", body, headers);
    expect(changed.code).toBe("success");
    // An earlier copy of the cookie is invalid, here and in another browser.
    for (const before of [person, other]) {
      expect((await before.call("GET", "/currentUser")).code).toBe("error.unauthorized");
    }
    const renewed = changed.cookies.find(({ name }) => name === "benchleaf_session")?.value;
    const cookie = `benchleaf_session=${renewed}`;
    const current = await lab.call<{ user: { passwordUpdateTime: string } }>(
      "GET",
      "/currentUser",
      undefined,
      {
        cookie,
      },
    );
    expect(current.data.user.passwordUpdateTime).toBe(
      `${new Date().toISOString().slice(0, 10)}T23:59:59.999Z`,
    );
    const again = await lab.call("POST", "/changePassword", body, { ...headers, cookie });
    expect(again.code).toBe("identity.token.invalid");
  });

  it("counts wrong answers of a signed-in user, and stops further identity checks", async () => {
    const person = await lab.register("proving");
    const guess = { purpose: "changePassword", authMethod: "password", code: "wrong" };
    const codes: string[] = [];
    for (let round = 0; round < 11; round++)
      codes.push((await person.call("POST", "/verifyIdentity", guess)).code);
    expect(codes).toEqual([...Array(9).fill("verify.code.failed"), "user.locked", "user.locked"]);
    expect((await person.call("POST", "/verifyIdentity", { ...guess, code: PASSWORD })).code).toBe(
      "user.locked",
    );
  });

  it("accepts a token only for its purpose, and nothing else from the caller", async () => {
    const person = await lab.register("mass");
    const token = await person.prove("twoFactor");
    const body = { token, newPassword: NEW_PASSWORD, must_change_password: true, userId: "1" };
    expect((await person.call("POST", "/changePassword", body)).code).toBe("identity.token.invalid");
  });
});

describe("sessions", () => {
  it("are listed and ended by their owner alone, with immediate effect", async () => {
    const person = await lab.register("listed");
    const other = await lab.signIn("listed@lab.test");
    const stranger = await lab.register("session-stranger");
    const sessions = await person.get<{ id: string; isCurrent: boolean }[]>("/sessions");
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const theirs = sessions.find(({ isCurrent }) => !isCurrent)!.id;
    expect((await stranger.call("POST", `/sessions/${theirs}/end`, {})).code).toBe("session.not.found");
    expect((await other.call("GET", "/currentUser")).code).toBe("success");
    await person.post(`/sessions/${theirs}/end`, {});
    expect((await other.call("GET", "/currentUser")).code).toBe("error.unauthorized");
    const third = await lab.signIn("listed@lab.test");
    await person.post("/sessions/endOthers", {});
    expect((await third.call("GET", "/currentUser")).code).toBe("error.unauthorized");
    expect((await person.call("GET", "/currentUser")).code).toBe("success");
  });

  it("end after two weeks without use", async () => {
    const person = await lab.register("idle");
    const { userId } = person.user;
    await lab.database.asOwner(
      "update session set last_use_time = now() - interval '15 days' where account_id = $1",
      [userId],
    );
    expect((await person.call("GET", "/currentUser")).code).toBe("error.unauthorized");
  });
});

describe("the second step", () => {
  const enrol = async (person: Person) => {
    const wanted = { token: await person.prove("twoFactor"), authMethod: "totp" };
    const begun = await person.post<{ enrolmentToken: string; secret: string }>("/twoFactor/enrol", wanted);
    const code = generateSync({ secret: begun.secret });
    const { enrolmentToken, secret } = begun;
    expect((await person.call("POST", "/twoFactor/enable", { enrolmentToken, code: "000000" })).code).toBe(
      "verify.code.failed",
    );
    const made = await person.post<{ recoveryCodes: string[] }>("/twoFactor/enable", {
      enrolmentToken,
      code,
    });
    return { secret, code, recoveryCodes: made.recoveryCodes };
  };
  const second = (ticket: string, authMethod: string, code: string) =>
    lab.call("POST", "/twoFactorLogin", { twoFactorTicket: ticket, authMethod, code });
  const ticketFor = async (name: string) => (await login(name)).data.twoFactor.twoFactorTicket;

  it("lets in by the app's next code, and refuses one that has been used", async () => {
    const { secret, code } = await enrol(await lab.register("app"));
    const answer = await login("app@lab.test");
    expect(answer.cookies.some(({ name }) => name === "benchleaf_session")).toBe(false);
    expect(answer.data.twoFactor.authMethods).toEqual(["totp", "recovery"]);
    const ticket = answer.data.twoFactor.twoFactorTicket;
    expect((await second(ticket, "totp", code)).code).toBe("verify.code.failed");
    expect((await second(ticket, "email", "123456")).code).toBe("verify.code.failed");
    const next = generateSync({ secret, epoch: Date.now() / 1000 + 30 });
    const named = (username: string) => ({
      twoFactorTicket: ticket,
      authMethod: "totp",
      code: next,
      username,
    });
    const stranger = await lab.call("POST", "/twoFactorLogin", named("recovery@lab.test"));
    expect(stranger.code).toBe("two.factor.expired");
    expect((await lab.call("POST", "/twoFactorLogin", named(" App@lab.test"))).code).toBe("success");
    expect((await second(ticket, "totp", next)).code).toBe("two.factor.expired");
    expect((await second(await ticketFor("app@lab.test"), "totp", next)).code).toBe("verify.code.failed");
  });

  it("accepts a recovery code once, also for two concurrent uses", async () => {
    const { recoveryCodes } = await enrol(await lab.register("recovery"));
    const tickets = [await ticketFor("recovery@lab.test"), await ticketFor("recovery@lab.test")];
    const typed = recoveryCodes[0]!.toUpperCase().replace("-", " ");
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, "recovery", typed)));
    expect(answers.map(({ code }) => code).sort()).toEqual(["success", "verify.code.failed"]);
    const kept = await lab.database.asOwner<{ code_hash: Buffer }>("select code_hash from recovery_code");
    expect(kept.every(({ code_hash }) => !code_hash.includes(recoveryCodes[1]!))).toBe(true);
  });

  it("burns its ticket after five guesses and locks the account after ten", async () => {
    await enrol(await lab.register("burnt"));
    const tickets = [await ticketFor("burnt@lab.test"), await ticketFor("burnt@lab.test")];
    const codes: string[] = [];
    for (const ticket of tickets) {
      for (let guess = 0; guess < 6; guess++) codes.push((await second(ticket, "totp", "000000")).code);
    }
    expect(codes).toEqual([
      ...Array(5).fill("verify.code.failed"),
      "two.factor.expired",
      ...Array(4).fill("verify.code.failed"),
      "user.locked",
      "two.factor.expired",
    ]);
  });

  it("stores the app's secret encrypted, and deletes everything when it is turned off", async () => {
    const person = await lab.register("off");
    const { secret } = await enrol(person);
    const [row] = await lab.database.asOwner<{ secret: string }>(
      "select secret from second_factor where account_id = $1",
      [person.user.userId],
    );
    expect(row?.secret).not.toContain(secret);
    await person.post("/twoFactor/disable", { token: await person.prove("twoFactor") });
    expect((await login("off@lab.test")).data).toHaveProperty("user");
  });

  it("is required of every member if the team requires it, by a code to the other address", async () => {
    const person = await lab.register("team-wants");
    await lab.database.asOwner(
      "insert into tenant_security (tenant_id, is_two_factor_enabled) values ($1, true)",
      [person.user.tenantId],
    );
    const { twoFactor } = (await login("team-wants@lab.test")).data;
    expect(twoFactor.authMethods).toEqual(["email"]);
    const { twoFactorTicket } = twoFactor;
    expect((await sendCode("whatever", "twoFactor", { twoFactorTicket })).code).toBe("success");
    const code = await lab.codeFor("team-wants@lab.test");
    expect((await second(twoFactorTicket, "email", code)).code).toBe("success");
  });
});

describe("addresses", () => {
  it("are changed with a code, notify the old one, and belong to one account", async () => {
    const person = await lab.register("moving");
    await lab.register("settled");
    const link = async (type: string, scene: string, value: string, channel = "email") => {
      const token = await person.prove("changeAddress");
      await person.call("POST", "/sendVerificationCode", {
        account: value,
        sceneId: scene,
        sendChannel: channel,
      });
      const code = await lab.codeFor(value);
      return (await person.call("POST", "/accountVerification", { type, token, code, [type]: value })).code;
    };
    expect(await link("mobile", "changeMobile", "13900139000", "sms")).toBe("success");
    expect(await link("eduEmail", "eduEmail", "moving@pku.edu.cn")).toBe("success");
    await lab.database.asOwner("update account set mobile = '13900139009' where email = 'settled@lab.test'");
    expect(await link("mobile", "changeMobile", "13900139009", "sms")).toBe("user.mobile.already.registered");
    const unreadable = { type: "email", token: "x", code: "123456", email: "no address" };
    expect((await person.call("POST", "/accountVerification", unreadable)).code).toBe("user.email.invalid");
    expect(await link("email", "changeEmail", "settled@lab.test")).toBe("user.email.already.registered");
    expect(await link("email", "changeEmail", "moved@lab.test")).toBe("success");
    expect((await login("13900139000")).code).toBe("success");
    expect((await login("moved@lab.test")).code).toBe("success");
    const lab_ = { type: "eduEmail", token: "x", code: "123456", eduEmail: "moving@notedu.cn" };
    expect((await person.call("POST", "/accountVerification", lab_)).code).toBe("request.invalid");
  });
});

describe("rules", () => {
  const person = {
    email: "ann@lab.test",
    mobile: null,
    hasPassword: true,
    enrolled: null,
    recoveryCodesLeft: 0,
  };
  it.each([
    ["nothing where nothing requires it", person, "password", false, []],
    ["the other way where the team requires it", person, "password", true, ["email"]],
    ["the password after a code by mail", person, "email", true, ["password"]],
    ["null where there is none", { ...person, hasPassword: false }, "email", true, null],
    [
      "the app alone",
      { ...person, enrolled: "totp", recoveryCodesLeft: 2 },
      "password",
      false,
      ["totp", "recovery"],
    ],
    ["never the channel of the first step", { ...person, enrolled: "email" }, "email", false, ["password"]],
  ] as const)("offer %s", (_, who, means, isRequired, expected) => {
    expect(secondSteps(who, means, isRequired)).toEqual(expected);
  });
});
