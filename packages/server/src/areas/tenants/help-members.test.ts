// Long because all of it is one concept, help for who cannot come in, tried in one lab.
import type { Member, Role, TrailEntry } from "@benchleaf/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildLab, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab({ config: { isDemo: true } });
  await lab.kernel.start();
});
afterAll(() => lab.close());

const login = async (name: string, password: string) => {
  const answer = await lab.call("POST", "/passwordLogin", { username: `${name}@lab.test`, password });
  return answer.code;
};
/** A wrong password by someone who solves the captcha first. */
const guess = async (name: string) => {
  const { data } = await lab.call<Parameters<typeof solveChallenge>[0]["challenge"]>(
    "GET",
    "/captcha/challenge?type=login",
  );
  const solution = await solveChallenge({ challenge: data, deriveKey });
  const captchaVerifyParam = JSON.stringify({ challenge: data, solution });
  const body = { username: `${name}@lab.test`, password: "Wrong-Pipette-1", captchaVerifyParam };
  return (await lab.call("POST", "/passwordLogin", body)).code;
};
/** As after this many wrong ones in a row. */
const setFailures = (person: Person, failures: number) =>
  lab.database.asOwner(
    `insert into sign_in_attempt (username, failures, lock_time)
     values ('#' || $1, $2::integer, case when $2 >= 10 then now() end)
     on conflict (username) do update set failures = excluded.failures, lock_time = excluded.lock_time`,
    [person.user.userId, failures],
  );
const trailOf = async (reader: Person, of: Person) => {
  const { records } = await reader.get<{ records: TrailEntry[] }>(
    `/auditTrail?limit=100&objectId=${of.user.userId}`,
  );
  const actions = ["account.failSignIn", "account.lock", "account.unlock", "account.signIn"];
  return records
    .filter(({ action }) => actions.includes(action) || action.startsWith("member."))
    .map(({ action, after, reason }) => ({ action, after: after as Record<string, unknown>, reason }))
    .reverse();
};
const memberOf = async (reader: Person, person: Person) => {
  const { records } = await reader.get<{ records: Member[] }>("/users?limit=100");
  return records.find(({ userId }) => userId === person.user.userId)!;
};
const join = (team: Person, person: Person) =>
  lab.database.asOwner(
    `with added as (insert into membership (tenant_id, account_id) values ($1, $2))
     insert into member_role (tenant_id, account_id, role_id) values ($1, $2, -2)`,
    [team.user.tenantId, person.user.userId],
  );
const enrol = (person: Person) =>
  lab.database.asOwner("insert into second_factor (account_id, auth_method) values ($1, 'email')", [
    person.user.userId,
  ]);
type Way = "unlock" | "resetSecondFactor";
const help = async (by: Person, to: Person, way: Way, more: object = {}) =>
  by.call<Member>("POST", `/users/${to.user.userId}/${way}`, {
    token: await by.prove("memberAccess"),
    reason: "Called me, it was them",
    ...more,
  });
const mailsTo = (name: string) =>
  lab.database.asOwner<{ subject: string; text: string }>(
    "select subject, text from sent_message where recipient = $1 order by id",
    [`${name}@lab.test`],
  );

describe("wrong passwords", () => {
  it("are recorded in the trail of every team of the account: the first, the lock and the unlock, with their count", async () => {
    const [owner, elsewhere] = [await lab.register("w-owner"), await lab.register("w-elsewhere")];
    const person = await lab.addColleague(owner, "w-person");
    await join(elsewhere, person);
    for (let attempt = 0; attempt < 2; attempt++) await login("w-person", "Wrong-Pipette-1");
    expect(await login("w-person", PASSWORD)).toBe("success");
    expect(await login("w-person", "Wrong-Pipette-1")).toBe("third.attempt");
    await setFailures(person, 9);
    expect(await guess("w-person")).toBe("tenth.attempt");
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await login("w-person", PASSWORD)).toBe("user.locked");
    const failed = { means: "password", ip: "127.0.0.1" };
    for (const reader of [owner, elsewhere]) {
      await vi.waitFor(
        async () => {
          const logged = (await trailOf(reader, person)).filter(({ action }) => action !== "account.signIn");
          expect(logged).toEqual([
            { action: "account.failSignIn", after: { ...failed, failures: 1 }, reason: null },
            { action: "account.failSignIn", after: { ...failed, failures: 1 }, reason: null },
            { action: "account.lock", after: { ...failed, failures: 10 }, reason: null },
          ]);
        },
        { timeout: 60_000, interval: 200 },
      );
    }
    // The sign-in between them records how many there were before it.
    const entries = (await Promise.all([trailOf(owner, person), trailOf(elsewhere, person)])).flat();
    expect(entries.filter(({ after }) => after?.failures === 2)).toHaveLength(1);
  });

  it("of an unknown name are reported to nobody, and end in the same way", async () => {
    for (let attempt = 0; attempt < 2; attempt++) await login("w-nobody", "Wrong-Pipette-1");
    await vi.waitFor(async () => {
      const waiting = await lab.database.asOwner(
        "select 1 from job where name = 'tell-teams' and state <> 'succeeded'",
      );
      expect(waiting).toEqual([]);
    }, 60_000);
  });

  it("that a new password forgets are an unlock for all teams", async () => {
    const owner = await lab.register("w-reset");
    await setFailures(owner, 10);
    const input = { account: "w-reset@lab.test", sceneId: "resetPassword", sendChannel: "email" };
    await lab.call("POST", "/sendVerificationCode", input);
    const code = await vi.waitFor(async () => {
      const [letter] = await mailsTo("w-reset");
      return /\b\d{6}\b/.exec(letter?.text ?? "")![0];
    }, 60_000);
    const reset = { account: "w-reset@lab.test", code, newPassword: "Cotyledon7" };
    expect((await lab.call("POST", "/resetPassword", reset)).code).toBe("success");
    const back = await lab.signIn("w-reset@lab.test", "Cotyledon7");
    await vi.waitFor(async () => {
      const logged = await trailOf(back, owner);
      expect(logged.find(({ action }) => action === "account.unlock")?.after).toEqual({
        means: "resetPassword",
        failures: 10,
      });
    }, 60_000);
  });
});

describe("a locked member", () => {
  it("is unlocked by a permitted member, with a reason and identity verification; is notified, and the trail records it", async () => {
    const owner = await lab.register("u-owner");
    const person = await lab.addColleague(owner, "u-person");
    expect(await memberOf(owner, person)).toMatchObject({ lockTime: null, abilities: { unlock: false } });
    await setFailures(person, 10);
    const shown = await memberOf(owner, person);
    expect(shown).toMatchObject({ abilities: { unlock: true, resetSecondFactor: false } });
    expect(Date.parse(shown.lockTime!)).toBeGreaterThan(Date.now() - 60_000);
    expect((await help(owner, person, "unlock", { reason: "  " })).code).toBe("request.invalid");
    const token = await owner.prove("passkey");
    expect((await help(owner, person, "unlock", { token })).code).toBe("identity.token.invalid");
    expect(await login("u-person", PASSWORD)).toBe("user.locked");
    const { data, code } = await help(owner, person, "unlock");
    expect(code).toBe("success");
    expect(data).toMatchObject({ lockTime: null, abilities: { unlock: false } });
    expect(await login("u-person", PASSWORD)).toBe("success");
    expect((await trailOf(owner, person)).find(({ action }) => action === "member.unlock")?.reason).toBe(
      "Called me, it was them",
    );
    await vi.waitFor(async () => {
      const mails = await mailsTo("u-person");
      expect(mails.at(-1)?.text).toContain("Called me, it was them");
      const logged = await (await lab.signIn("u-person@lab.test")).get<{ records: { kind: string }[] }>(
        "/notifications/list",
      );
      expect(logged.records.map(({ kind }) => kind)).toContain("accountUnlocked");
    }, 60_000);
  });

  it("is not let in by themselves, nor by who holds less, nor by who proves nothing; the owner by nobody", async () => {
    const owner = await lab.register("n-owner");
    const [clerk, other] = [
      await lab.addColleague(owner, "n-clerk"),
      await lab.addColleague(owner, "n-other"),
    ];
    const role = await owner.post<Role>("/roles", {
      name: "Clerk",
      authorities: ["USER_READ", "USER_UPDATE"],
    });
    await owner.post("/userRoles", { userId: clerk.user.userId, roleIds: [role.id] });
    await enrol(clerk);
    await enrol(owner);
    for (const way of ["unlock", "resetSecondFactor"] as const) {
      expect((await help(clerk, clerk, way)).code).toBe("member.yourself");
      expect((await help(clerk, other, way)).code).toBe("role.beyond.own");
      expect((await help(clerk, owner, way)).code).toBe("role.beyond.own");
      expect((await help(other, clerk, way)).code).toBe("permission.denied");
      expect((await help(owner, clerk, way, { token: "none" })).code).toBe("identity.token.invalid");
    }
    expect(await memberOf(clerk, other)).toMatchObject({ abilities: { unlock: false } });
    const stranger = await lab.register("n-stranger");
    expect((await help(stranger, other, "unlock")).code).toBe("user.not.found");
  });

  it("shows the reasons only to members who can help", async () => {
    const owner = await lab.register("s-owner");
    const [reader, person] = [
      await lab.addColleague(owner, "s-reader"),
      await lab.addColleague(owner, "s-person"),
    ];
    const role = await owner.post<Role>("/roles", { name: "Reader", authorities: ["USER_READ"] });
    await owner.post("/userRoles", { userId: reader.user.userId, roleIds: [role.id] });
    await enrol(person);
    await setFailures(person, 10);
    expect(await memberOf(reader, person)).toMatchObject({ lockTime: null, hasSecondFactor: null });
    expect(await memberOf(owner, person)).toMatchObject({ hasSecondFactor: true });
  });
});

describe("a lost second step", () => {
  it("is removed with all open sessions, by a permitted member; the person is notified", async () => {
    const owner = await lab.register("f-owner");
    const person = await lab.addColleague(owner, "f-person");
    await enrol(person);
    const { data, code } = await help(owner, person, "resetSecondFactor");
    expect([code, data.hasSecondFactor]).toEqual(["success", false]);
    expect((await person.call("GET", "/currentUser")).code).toBe("error.unauthorized");
    const back = await lab.signIn("f-person@lab.test");
    expect((await trailOf(owner, person)).map(({ action }) => action)).toContain("member.resetSecondFactor");
    await vi.waitFor(async () => {
      expect((await mailsTo("f-person")).at(-1)?.text).toContain("Called me, it was them");
      const logged = await back.get<{ records: { kind: string }[] }>("/notifications/list");
      expect(logged.records.map(({ kind }) => kind)).toContain("secondFactorReset");
    }, 60_000);
  });

  describe("of an account that opens a team of others too", () => {
    const hasFactor = async (person: Person) =>
      (await lab.database.asOwner("select 1 from second_factor where account_id = $1", [person.user.userId]))
        .length > 0;
    /** As if a day had passed. */
    const passADay = async (person: Person) => {
      await lab.database.asOwner(
        "update second_factor_release set create_time = create_time - interval '25 hours' where account_id = $1",
        [person.user.userId],
      );
      await lab.database.asOwner(
        "update graphile_worker._private_jobs set run_at = now() where locked_at is null",
      );
      await vi.waitFor(async () => {
        const waiting = await lab.database.asOwner(
          "select 1 from job where name = 'release-second-factor' and state in ('queued', 'running')",
        );
        expect(waiting).toEqual([]);
      }, 60_000);
    };
    const kindsTo = async (reader: Person) => {
      const { records } = await reader.get<{ records: { kind: string }[] }>("/notifications/list");
      return records.map(({ kind }) => kind);
    };
    const inTwoTeams = async (name: string) => {
      const [owner, elsewhere] = [
        await lab.register(`${name}-owner`),
        await lab.register(`${name}-elsewhere`),
      ];
      const person = await lab.addColleague(owner, `${name}-person`);
      await enrol(person);
      await join(elsewhere, person);
      return { owner, elsewhere, person };
    };

    it("is removed when all teams have agreed and a day has passed; each trail records it and the person is notified", async () => {
      const { owner, elsewhere, person } = await inTwoTeams("e");
      const { code, data } = await help(owner, person, "resetSecondFactor");
      expect([code, data.hasSecondFactor]).toEqual(["success", true]);
      expect(Date.parse(data.resetAskTime!)).toBeGreaterThan(Date.now() - 60_000);
      expect(data.abilities).toMatchObject({ resetSecondFactor: false, withdrawSecondFactorReset: true });
      await vi.waitFor(async () => {
        expect((await mailsTo("e-person")).at(-1)?.text).toContain("Called me, it was them");
        expect(await kindsTo(person)).toContain("secondFactorResetAsked");
        expect(await kindsTo(elsewhere)).toContain("secondFactorResetWaits");
      }, 60_000);
      // The other team learns neither who requested it, nor why.
      const { records } = await elsewhere.get<{ records: TrailEntry[] }>(
        "/auditTrail?limit=100&action=account.askTwoFactorReset",
      );
      expect(records).toHaveLength(1);
      expect(JSON.stringify(records)).not.toMatch(/Called me|e-owner/);
      await passADay(person);
      expect(await hasFactor(person)).toBe(true);
      expect((await memberOf(elsewhere, person)).resetAskTime).toBeNull();
      expect((await help(elsewhere, person, "resetSecondFactor", { reason: "Came by" })).code).toBe(
        "success",
      );
      expect(await hasFactor(person)).toBe(true);
      await passADay(person);
      expect(await hasFactor(person)).toBe(false);
      expect((await person.call("GET", "/currentUser")).code).toBe("error.unauthorized");
      for (const [reader, reason] of [
        [owner, "Called me, it was them"],
        [elsewhere, "Came by"],
      ] as const) {
        const logged = (await trailOf(reader, person)).filter(({ reason }) => reason !== null);
        expect(logged).toEqual([
          expect.objectContaining({ action: "member.agreeToResetSecondFactor", reason }),
          expect.objectContaining({ action: "member.resetSecondFactor", reason }),
        ]);
      }
      const back = await lab.signIn("e-person@lab.test");
      await vi.waitFor(async () => expect(await kindsTo(back)).toContain("secondFactorReset"), 60_000);
    }, 60_000);

    it("stays before the day has passed", async () => {
      const { owner, elsewhere, person } = await inTwoTeams("d");
      await help(owner, person, "resetSecondFactor");
      await help(elsewhere, person, "resetSecondFactor");
      await lab.database.asOwner(
        "update second_factor_release set create_time = now() - interval '30 hours' where tenant_id = $1",
        [owner.user.tenantId],
      );
      await lab.database.asOwner(
        "update graphile_worker._private_jobs set run_at = now() where locked_at is null",
      );
      await vi.waitFor(async () => {
        const waiting = await lab.database.asOwner(
          "select 1 from job where name = 'release-second-factor' and state in ('queued', 'running')",
        );
        expect(waiting).toEqual([]);
      }, 60_000);
      expect(await hasFactor(person)).toBe(true);
    });

    it("stays if the person objects, or signs in with it, and all trails record it", async () => {
      const { owner, elsewhere, person } = await inTwoTeams("k");
      for (const end of ["says so", "signs in"]) {
        await help(owner, person, "resetSecondFactor");
        await help(elsewhere, person, "resetSecondFactor");
        expect((await person.get<{ resetAskTime: string | null }>("/twoFactor")).resetAskTime).not.toBeNull();
        if (end === "says so") await person.post("/twoFactor/keep", {});
        else {
          const { data } = await lab.call<{ twoFactor: { twoFactorTicket: string } }>(
            "POST",
            "/passwordLogin",
            {
              username: "k-person@lab.test",
              password: PASSWORD,
            },
          );
          const { twoFactorTicket } = data.twoFactor;
          const seen = (await mailsTo("k-person")).length;
          await lab.call("POST", "/sendVerificationCode", {
            account: "k-person@lab.test",
            sceneId: "twoFactor",
            sendChannel: "email",
            twoFactorTicket,
          });
          const code = await vi.waitFor(async () => {
            const mails = (await mailsTo("k-person")).slice(seen);
            const found = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
            expect(found).toBeDefined();
            return found!;
          }, 60_000);
          const second = { twoFactorTicket, authMethod: "email", code };
          expect((await lab.call("POST", "/twoFactorLogin", second)).code).toBe("success");
        }
        expect(await memberOf(owner, person)).toMatchObject({ hasSecondFactor: true, resetAskTime: null });
      }
      await passADay(person);
      expect(await hasFactor(person)).toBe(true);
      for (const reader of [owner, elsewhere])
        await vi.waitFor(async () => {
          const { records } = await reader.get<{ records: TrailEntry[] }>(
            "/auditTrail?limit=100&action=account.keepTwoFactor",
          );
          expect(records.map(({ after }) => after)).toEqual([{ means: "signIn" }, { means: "person" }]);
        }, 60_000);
    });

    it("stays where a team takes it back, whose helper leaves or may no longer", async () => {
      const { owner, elsewhere, person } = await inTwoTeams("b");
      const clerk = await lab.addColleague(elsewhere, "b-clerk");
      const setRoles = (roleIds: readonly string[]) =>
        elsewhere.post("/userRoles", { userId: clerk.user.userId, roleIds });
      await setRoles(["-1"]);
      await help(owner, person, "resetSecondFactor");
      await help(clerk, person, "resetSecondFactor");
      await setRoles(["-2"]);
      await passADay(person);
      expect(await hasFactor(person)).toBe(true);
      const path = `/users/${person.user.userId}/withdrawSecondFactorReset`;
      expect((await clerk.call("POST", path, {})).code).toBe("permission.denied");
      const { resetAskTime } = await owner.post<Member>(path, {});
      expect(resetAskTime).toBeNull();
      await elsewhere.post(`/users/${clerk.user.userId}/remove`, { successorId: elsewhere.user.userId });
      expect((await memberOf(elsewhere, person)).resetAskTime).toBeNull();
    });

    it("is nobody's to take away where the person owns another team of others", async () => {
      const [owner, person] = [await lab.register("p-owner"), await lab.register("p-person")];
      await lab.addColleague(person, "p-other");
      await join(owner, person);
      await enrol(person);
      expect((await help(owner, person, "resetSecondFactor")).code).toBe("member.elsewhere");
      expect(await hasFactor(person)).toBe(true);
    });
  });

  it("of an account whose other team has no other member is removed, and that team's trail records it", async () => {
    const owner = await lab.register("o-owner");
    const person = await lab.register("o-person");
    await join(owner, person);
    await enrol(person);
    expect((await help(owner, person, "resetSecondFactor")).code).toBe("success");
    const back = await lab.signIn("o-person@lab.test");
    await vi.waitFor(async () => {
      const { records } = await back.get<{ records: TrailEntry[] }>(
        `/auditTrail?limit=100&action=account.disableTwoFactor`,
      );
      expect(records[0]?.after).toEqual({ means: "manager" });
    }, 60_000);
  });
});
