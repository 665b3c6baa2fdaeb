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

describe("registering", () => {
  it("refuses an email that is taken, whatever its case", async () => {
    await lab.register("taken");
    const again = await lab.call("POST", "/register", {
      email: "Taken@Lab.test",
      name: "x",
      password: PASSWORD,
    });
    expect(again.code).toBe("user.email.already.registered");
  });

  it("refuses a weak password and leaves nothing behind", async () => {
    const weak = await lab.call("POST", "/register", {
      email: "weak@lab.test",
      name: "x",
      password: "alllower",
    });
    expect(weak.code).toBe("request.invalid");
    expect(await lab.database.asOwner("select 1 from account where email = 'weak@lab.test'")).toEqual([]);
  });

  it("makes one account of two that register the same email at once", async () => {
    const body = { email: "race@lab.test", name: "race", password: PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => lab.call("POST", "/register", body)));
    expect(answers.map((one) => one.code).sort()).toEqual([
      "success",
      "user.email.already.registered",
      "user.email.already.registered",
    ]);
    const owned = "select 1 from tenant t join account a on a.id = t.owner_id where a.email = $1";
    expect(await lab.database.asOwner(owned, ["race@lab.test"])).toHaveLength(1);
  });
});

describe("signing in", () => {
  it("answers alike for a wrong password and an unknown name, and locks both at the tenth", async () => {
    await lab.register("locked");
    const known: string[] = [];
    const unknown: string[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      known.push((await login("locked@lab.test", "wrong")).code);
      unknown.push((await login("nobody@lab.test", "wrong")).code);
    }
    expect(known).toEqual([...Array(9).fill("third.attempt"), "tenth.attempt", "user.locked"]);
    expect(unknown).toEqual(known);
    expect((await login("locked@lab.test", PASSWORD)).code).toBe("user.locked");
  });

  it("counts wrong passwords in a row only", async () => {
    await lab.register("forgetful");
    for (let attempt = 0; attempt < 9; attempt++) await login("forgetful@lab.test", "wrong");
    expect((await login("forgetful@lab.test", PASSWORD)).code).toBe("success");
    expect((await login("forgetful@lab.test", "wrong")).code).toBe("third.attempt");
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

  it("keeps no token that would open a session from the database alone", async () => {
    const person = await lab.register("hashed");
    const secret = person.cookie.split(".").at(-1) ?? "";
    const rows = await lab.database.asOwner<{ token_hash: Buffer }>("select token_hash from session");
    expect(rows.some((row) => row.token_hash.toString("base64url").includes(secret))).toBe(false);
    expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  });
});

describe("a session", () => {
  it("ends at sign-out, at once", async () => {
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

describe("rules", () => {
  it("tell the tenth wrong password apart", () => {
    expect([1, 3, 9, 10, 11].map(refusalAfter)).toEqual([
      "third.attempt",
      "third.attempt",
      "third.attempt",
      "tenth.attempt",
      "user.locked",
    ]);
  });
  it("take a token apart as they composed it, and nothing else", () => {
    const secret = "a".repeat(43);
    expect(parseToken(composeToken("1", "2", secret))).toEqual({ tenantId: "1", userId: "2" });
    for (const bad of ["", "1.2", `1.2.${secret}x`, `-1.2.${secret}`, `1;.2.${secret}`]) {
      expect(parseToken(bad)).toBeNull();
    }
  });
});
