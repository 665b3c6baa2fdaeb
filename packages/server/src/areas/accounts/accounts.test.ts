import type { CaptchaChallenge } from "@benchleaf/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, PASSWORD } from "../test-support/lab.ts";
import { composeToken, parseToken, refusalAfter } from "./accounts.rules.ts";

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab();
});
afterAll(() => lab.close());

const login = (username: string, password: string) =>
  lab.call("POST", "/passwordLogin", { username, password });

const askCode = (account: string, sceneId: string, sendChannel = "email") =>
  lab.call("POST", "/sendVerificationCode", { account, sceneId, sendChannel });

const solved = async (type: string): Promise<string> => {
  const { data } = await lab.call<CaptchaChallenge>("GET", `/captcha/challenge?type=${type}`);
  const solution = await solveChallenge({ challenge: data, deriveKey });
  return JSON.stringify({ challenge: data, solution });
};

describe("registering", () => {
  const register = (account: string, code: string, password = PASSWORD) =>
    lab.call("POST", "/register", { account, code, name: "x", password });

  it("creates an account with a team for the owner of the address", async () => {
    await askCode("New@Lab.test", "register");
    const answer = await register("new@lab.test", await lab.codeFor("new@lab.test"));
    expect(answer.code).toBe("success");
    expect(answer.data).toMatchObject({ user: { email: "new@lab.test", mobile: null } });
  });

  it("does so for a mobile too, which then signs in by its number", async () => {
    await askCode("+86 138 0013 8000", "register", "sms");
    expect((await register("13800138000", await lab.codeFor("13800138000"))).code).toBe("success");
    expect((await login("138-0013-8000", PASSWORD)).code).toBe("success");
  });

  it("reveals that an email is in use only to its owner, ignoring case", async () => {
    await lab.register("taken");
    expect((await register("Taken@Lab.test", "123456")).code).toBe("verify.code.failed");
    await askCode("Taken@Lab.test", "register");
    const again = await register("Taken@Lab.test", await lab.codeFor("taken@lab.test"));
    expect(again.code).toBe("user.email.already.registered");
  });

  it("refuses a weak and a common password and leaves nothing behind", async () => {
    await askCode("weak@lab.test", "register");
    const code = await lab.codeFor("weak@lab.test");
    expect((await register("weak@lab.test", code, "alllower")).code).toBe("request.invalid");
    expect((await register("weak@lab.test", code, "Password1")).code).toBe("password.common");
    expect(await lab.database.asOwner("select 1 from account where email = 'weak@lab.test'")).toEqual([]);
  });

  it("creates one account for concurrent registrations with the same code", async () => {
    await askCode("race@lab.test", "register");
    const code = await lab.codeFor("race@lab.test");
    const answers = await Promise.all([1, 2, 3].map(() => register("race@lab.test", code)));
    expect(answers.map((one) => one.code).sort()).toEqual([
      "success",
      "verify.code.failed",
      "verify.code.failed",
    ]);
    const owned = "select 1 from tenant t join account a on a.id = t.owner_id where a.email = $1";
    expect(await lab.database.asOwner(owned, ["race@lab.test"])).toHaveLength(1);
  });
});

describe("signing in", () => {
  it("responds identically for a wrong password and an unknown name: captcha after three, lock at the tenth", async () => {
    await lab.register("locked");
    const attempt = async (username: string, round: number) => {
      const captchaVerifyParam = round < 3 ? undefined : await solved("login");
      const body = { username, password: "wrong", captchaVerifyParam };
      return (await lab.call("POST", "/passwordLogin", body)).code;
    };
    const [known, unknown]: [string[], string[]] = [[], []];
    for (let round = 0; round < 11; round++) {
      if (round === 3) {
        for (const name of ["locked@lab.test", "nobody@lab.test"]) {
          expect((await login(name, "wrong")).code).toBe("need.captcha");
        }
      }
      known.push(await attempt("locked@lab.test", round));
      unknown.push(await attempt("nobody@lab.test", round));
    }
    expect(known).toEqual([...Array(9).fill("third.attempt"), "tenth.attempt", "user.locked"]);
    expect(unknown).toEqual(known);
    expect((await login("locked@lab.test", PASSWORD)).code).toBe("user.locked");
  });

  it("many concurrent wrong passwords neither bypass the captcha nor lock the name", async () => {
    await lab.register("crowded");
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login("crowded@lab.test", "wrong").then(({ code }) => code)),
    );
    const count = (code: string) => answers.filter((one) => one === code).length;
    expect([count("third.attempt"), count("need.captcha")]).toEqual([3, 9]);
    expect((await login("crowded@lab.test", PASSWORD)).code).toBe("need.captcha");
  });

  it("many concurrent correct passwords require no captcha", async () => {
    await lab.register("everywhere");
    const codes = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => login("everywhere@lab.test", PASSWORD)))).map(
        ({ code }) => code,
      );
    expect(await codes(12)).toEqual(Array(12).fill("success"));
    // A few wrong passwords before do not change that.
    for (let round = 0; round < 2; round += 1) await login("everywhere@lab.test", "wrong");
    expect(await codes(4)).toEqual(Array(4).fill("success"));
  });

  it("is possible for the owner of a name that other users have locked: by a code, and in a known browser", async () => {
    await lab.register("besieged");
    const name = "besieged@lab.test";
    const from = (visitor: string, password: string) =>
      lab.call("POST", "/passwordLogin", { username: name, password }, { "x-visitor-id": visitor });
    expect((await from("browser-of-the-owner", PASSWORD)).code).toBe("success");
    const lock = async () => {
      for (let round = 0; round < 10; round++) {
        const captchaVerifyParam = round < 3 ? undefined : await solved("login");
        await lab.call("POST", "/passwordLogin", { username: name, password: "wrong", captchaVerifyParam });
      }
    };
    await lock();
    expect((await from("browser-of-a-stranger", PASSWORD)).code).toBe("user.locked");
    expect((await from("browser-of-the-owner", PASSWORD)).code).toBe("success");
    await lock();
    await askCode(name, "login");
    const byCode = await lab.call("POST", "/smsLogin", { username: name, code: await lab.codeFor(name) });
    expect(byCode.code).toBe("success");
    // Proving ownership of the account has ended the lock.
    expect((await from("another-browser", PASSWORD)).code).toBe("success");
  });

  it("counts no attempt with a correct password, however often the second step is abandoned", async () => {
    await lab.register("forgetful");
    for (let round = 0; round < 5; round++)
      expect((await login("forgetful@lab.test", PASSWORD)).code).toBe("success");
  });

  it("accepts a solved captcha once, and only for its purpose", async () => {
    for (let round = 0; round < 3; round++) await login("captcha@lab.test", "wrong");
    const attempt = async (captchaVerifyParam: string) =>
      (
        await lab.call("POST", "/passwordLogin", {
          username: "captcha@lab.test",
          password: "wrong",
          captchaVerifyParam,
        })
      ).code;
    const right = await solved("login");
    expect(await attempt(right)).toBe("third.attempt");
    expect(await attempt(right)).toBe("captcha.verify.failed");
    expect(await attempt(await solved("sendVerificationCode"))).toBe("captcha.verify.failed");
    const { challenge, solution } = JSON.parse(await solved("login"));
    challenge.parameters.cost = 1;
    expect(await attempt(JSON.stringify({ challenge, solution }))).toBe("captcha.verify.failed");
    expect(await attempt("nonsense")).toBe("captcha.verify.failed");
  });

  it("counts wrong passwords in a row only", async () => {
    await lab.register("forgetful");
    for (let attempt = 0; attempt < 2; attempt++) await login("forgetful@lab.test", "wrong");
    expect((await login("forgetful@lab.test", PASSWORD)).code).toBe("success");
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await login("forgetful@lab.test", "wrong")).code).toBe("third.attempt");
    }
  });

  it("starts a new session and ends the one before", async () => {
    const first = await lab.register("rotated");
    const answer = await lab.call(
      "POST",
      "/passwordLogin",
      { username: "rotated@lab.test", password: PASSWORD },
      { cookie: first.cookie, "x-csrf-token": first.csrfToken },
    );
    const token = answer.cookies[0]?.value;
    expect(first.cookie).not.toContain(token);
    expect((await first.call("GET", "/currentUser")).code).toBe("error.unauthorized");
  });

  it("stores no token that would open a session from the database alone", async () => {
    const person = await lab.register("hashed");
    const secret = person.cookie.split(".").at(-1) ?? "";
    const rows = await lab.database.asOwner<{ token_hash: Buffer }>("select token_hash from session");
    expect(rows.some((row) => row.token_hash.toString("base64url").includes(secret))).toBe(false);
    expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  });
});

describe("a session", () => {
  it("ends immediately at sign-out", async () => {
    const person = await lab.register("leaving");
    expect((await person.call("POST", "/logout", {})).code).toBe("success");
    expect((await person.call("GET", "/currentUser")).code).toBe("error.unauthorized");
  });

  it("is not opened by its secret under other ids", async () => {
    const [mine, other] = [await lab.register("mine"), await lab.register("other")];
    const [, , secret] = decodeURIComponent(mine.cookie.split("=")[1] ?? "").split(".");
    const forged = `benchleaf_session=${composeToken(other.user.tenantId, other.user.userId, secret ?? "")}`;
    const answer = await lab.call("GET", "/currentUser", undefined, { cookie: forged });
    expect(answer.code).toBe("error.unauthorized");
  });

  it("needs its token for every change", async () => {
    const person = await lab.register("csrf");
    const answer = await lab.call("POST", "/logout", {}, { cookie: person.cookie });
    expect(answer.status).toBe(403);
  });
});

describe("activation", () => {
  it("sets a first password only: an existing one is neither changed nor bypassed", async () => {
    const person = await lab.register("has-password");
    const account = "has-password@lab.test";
    const asked = { account, sceneId: "activate", sendChannel: "email" };
    expect((await lab.call("POST", "/sendVerificationCode", asked)).code).toBe("success");
    const proof = { account, code: await lab.codeFor(account), newPassword: "Cotyledon7" };
    expect((await lab.call("POST", "/activate", proof)).code).toBe("user.already.exists");
    expect((await person.call("GET", "/currentUser")).code).toBe("success");
    expect((await lab.signIn(account)).user.userId).toBe(person.user.userId);
  });
});

describe("rules", () => {
  it("detect the tenth wrong password", () => {
    expect([1, 3, 9, 10, 11].map(refusalAfter)).toEqual([
      "third.attempt",
      "third.attempt",
      "third.attempt",
      "tenth.attempt",
      "user.locked",
    ]);
  });
  it("parse only the tokens that they composed", () => {
    const secret = "a".repeat(43);
    expect(parseToken(composeToken("1", "2", secret))).toEqual({ tenantId: "1", userId: "2" });
    for (const bad of ["", "1.2", `1.2.${secret}x`, `-1.2.${secret}`, `1;.2.${secret}`]) {
      expect(parseToken(bad)).toBeNull();
    }
  });
});
