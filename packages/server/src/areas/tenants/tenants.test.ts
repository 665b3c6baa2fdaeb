import type {
  CurrentUser,
  IdentityPurpose,
  SecuritySettings,
  Team,
  Tenant,
  TwoFactorChallenge,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { pictureTypeOf, teamOfCode } from "./tenants.rules.ts";

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab();
});
afterAll(() => lab.close());

const setTeam = (tenantId: string, change: string) =>
  lab.database.asOwner(`update tenant set ${change} where id = ${tenantId}`);

/** A person with two teams: their own, and one that they joined. */
const withTwoTeams = async (name: string) => {
  const host = await lab.register(`${name}-host`);
  const person = await lab.register(name);
  await lab.database.asOwner("insert into membership (tenant_id, account_id) values ($1, $2)", [
    host.user.tenantId,
    person.user.userId,
  ]);
  await lab.database.asOwner(
    "insert into project (tenant_id, name, is_personal, owner_id) values ($1, 'own', true, $2)",
    [host.user.tenantId, person.user.userId],
  );
  return { host, person };
};

describe("several teams", () => {
  it("are listed for their member alone, and one is switched to with a new session", async () => {
    const { host, person } = await withTwoTeams("two");
    const teams = await person.get<Tenant[]>("/userTenants/tenants");
    expect(teams.map((team) => team.tenantId)).toEqual([person.user.tenantId, host.user.tenantId]);
    expect((await host.get<Tenant[]>("/userTenants/tenants")).map((team) => team.tenantId)).toEqual([
      host.user.tenantId,
    ]);
    const switched = await person.call<{ user: CurrentUser }>(
      "POST",
      `/switchTenant/${host.user.tenantId}`,
      {},
    );
    expect(switched.data.user).toMatchObject({ tenantId: host.user.tenantId, singleTenant: false });
    expect((await person.call("GET", "/currentUser")).code).toBe("error.unauthorized");
    const again = await lab.signIn("two@lab.test");
    expect(again.user.tenantId).toBe(host.user.tenantId);
  });

  it("report a person in only one team", async () => {
    expect((await lab.register("single")).user.singleTenant).toBe(true);
  });

  it("cannot be entered by non-members or deactivated members", async () => {
    const { host, person } = await withTwoTeams("shut");
    const stranger = await lab.register("stranger");
    const path = `/switchTenant/${host.user.tenantId}`;
    expect((await stranger.call("POST", path, {})).code).toBe("tenant.not.found");
    await lab.database.asOwner(
      "update membership set status = 'disabled' where tenant_id = $1 and account_id = $2",
      [host.user.tenantId, person.user.userId],
    );
    expect((await person.call("POST", path, {})).code).toBe("tenant.not.found");
  });
});

describe("a team that asks for two steps", () => {
  const asking = async (name: string) => {
    const { host, person } = await withTwoTeams(name);
    await lab.database.asOwner(
      "insert into tenant_security (tenant_id, is_two_factor_enabled) values ($1, true)",
      [host.user.tenantId],
    );
    return { person, tenantId: host.user.tenantId, path: `/switchTenant/${host.user.tenantId}` };
  };

  it("is not entered by a session of one step before its second is made", async () => {
    const { person, tenantId, path } = await asking("one-step");
    await lab.database.asOwner("update session set means = 'password' where account_id = $1", [
      person.user.userId,
    ]);
    const { data } = await person.call<{ twoFactor: TwoFactorChallenge }>("POST", path, {});
    expect(data.twoFactor.authMethods).toEqual(["email"]);
    const { user } = await person.get<{ user: CurrentUser }>("/currentUser");
    expect(user.tenantId).toBe(person.user.tenantId);
    const { twoFactorTicket } = data.twoFactor;
    const second = (code: string) =>
      lab.call<{ user: CurrentUser }>("POST", "/twoFactorLogin", {
        twoFactorTicket,
        authMethod: "email",
        code,
      });
    expect((await second("000000")).code).toBe("verify.code.failed");
    const input = { account: "own", sceneId: "twoFactor", sendChannel: "email", twoFactorTicket };
    await lab.call("POST", "/sendVerificationCode", input);
    const entered = await second(await lab.codeFor("one-step@lab.test"));
    expect(entered.data.user.tenantId).toBe(tenantId);
  });

  it("is entered at once by a session of two steps", async () => {
    const { person, tenantId, path } = await asking("two-steps");
    await lab.database.asOwner("update session set means = 'password+totp' where account_id = $1", [
      person.user.userId,
    ]);
    const { data } = await person.call<{ user: CurrentUser }>("POST", path, {});
    expect(data.user.tenantId).toBe(tenantId);
  });
});

describe("a team that is shut", () => {
  const statusOf = (person: Person, method: "GET" | "POST", path: string) =>
    person.call(method, path, method === "POST" ? {} : undefined).then(({ code }) => code);

  it("that has expired lets out, switch and renew, and nothing else", async () => {
    const person = await lab.register("expired");
    await setTeam(person.user.tenantId, "expiration_time = now() - interval '1 minute'");
    lab.kernel.sessions.forget({ tenantId: person.user.tenantId });
    expect((await person.get<{ user: CurrentUser }>("/currentUser")).user.tenantStatus).toBe("expired");
    expect(await statusOf(person, "GET", "/userTenants/tenants")).toBe("success");
    expect(await statusOf(person, "GET", "/tenants/current")).toBe("success");
    expect(await statusOf(person, "GET", "/platform/resource/projects/list")).toBe("tenant.expired");
    expect(await statusOf(person, "GET", "/users")).toBe("tenant.expired");
    expect(await statusOf(person, "POST", "/logout")).toBe("success");
  });

  it("that is frozen cannot be renewed either", async () => {
    const person = await lab.register("frozen");
    await setTeam(person.user.tenantId, "status = 'freeze'");
    lab.kernel.sessions.forget({ tenantId: person.user.tenantId });
    expect(await statusOf(person, "GET", "/tenants/current")).toBe("tenant.frozen");
    expect(await statusOf(person, "GET", "/currentUser")).toBe("success");
  });

  it("for ever never expires", async () => {
    const person = await lab.register("forever");
    await setTeam(person.user.tenantId, "status = 'forever', expiration_time = now() - interval '1 year'");
    lab.kernel.sessions.forget({ tenantId: person.user.tenantId });
    expect(await statusOf(person, "GET", "/platform/resource/projects/list")).toBe("success");
  });
});

describe("the owner", () => {
  it("alone renames the team and gives it a logo, which must be a picture", async () => {
    const owner = await lab.register("owner");
    const colleague = await lab.addColleague(owner, "colleague");
    const named = await owner.put<Team>("/tenants/current", { tenantName: "Gene Lab" });
    expect(named).toMatchObject({ tenantName: "Gene Lab", memberCount: 2, seatLimit: -1, logo: null });
    for (const [path, body] of [
      ["/tenants/current", { tenantName: "Mine" }],
      ["/tenants/current/logo", { uuid: null }],
    ] as const) {
      expect((await colleague.call("PUT", path, body)).code).toBe("tenant.owner.only");
    }
    const text = await owner.upload("logo.png", new TextEncoder().encode("<svg onload='x'/>"));
    expect((await owner.call("PUT", "/tenants/current/logo", { uuid: text })).code).toBe("picture.invalid");
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
    const uuid = await owner.upload("logo.png", png);
    const { logo } = await owner.put<Team>("/tenants/current/logo", { uuid });
    const answer = await lab.app.inject({
      method: "GET",
      url: logo ?? "",
      headers: { cookie: colleague.cookie },
    });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(answer.rawPayload.equals(Buffer.from(png))).toBe(true);
    const stranger = await lab.register("logo-stranger");
    const theirs = await lab.app.inject({
      method: "GET",
      url: logo ?? "",
      headers: { cookie: stranger.cookie },
    });
    expect(theirs.statusCode).toBe(404);
  });

  it("gives the team to a member; of two transfers at once one wins", async () => {
    const owner = await lab.register("giving");
    const [first, second] = [await lab.addColleague(owner, "first"), await lab.addColleague(owner, "second")];
    const outsider = await lab.register("outsider");
    const give = async (userId: string, purpose: IdentityPurpose = "transferTeam") =>
      owner.call<Team>("POST", "/tenants/current/owner", { userId, token: await owner.prove(purpose) });
    expect((await give(first.user.userId, "memberAccess")).code).toBe("identity.token.invalid");
    const unproven = { userId: first.user.userId, token: "" };
    expect((await owner.call("POST", "/tenants/current/owner", unproven)).code).toBe(
      "identity.token.invalid",
    );
    expect((await give(outsider.user.userId)).code).toBe("user.not.found");
    const answers = await Promise.all([give(first.user.userId), give(second.user.userId)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["success", "tenant.owner.only"]);
    const winner = answers[0]?.code === "success" ? first : second;
    const { user } = await winner.get<{ user: CurrentUser }>("/currentUser");
    expect(user.ownerId).toBe(winner.user.userId);
    expect(user.roles.map(({ roleKey }) => roleKey)).toContain("ADMIN");
  });
});

describe("security rules", () => {
  const rules: SecuritySettings = {
    isTwoFactorEnabled: false,
    isPasswordRotationEnabled: false,
    passwordRotationInterval: 180,
    isIpEnabled: true,
    ipStrategy: "whiteList",
    ipList: ["127.0.0.0/8"],
  };
  const save = (person: Person, change: Partial<SecuritySettings>) =>
    person.call("PUT", "/tenantsSecurityConfig", { ...rules, ...change });

  it("refuse to shut out the one who sets them, and what is no address", async () => {
    const owner = await lab.register("ip");
    expect((await save(owner, { ipList: ["10.0.0.0/8"] })).code).toBe("security.ip.excludes.self");
    expect((await save(owner, { ipList: [] })).code).toBe("security.ip.excludes.self");
    expect((await save(owner, { ipList: ["127.0.0.1", "lab.test"] })).code).toBe("security.ip.invalid");
    expect((await save(owner, {})).code).toBe("success");
    const mine = await owner.get<SecuritySettings & { callerIp: string }>("/tenantsSecurityConfig/detail");
    expect(mine).toEqual({ ...rules, callerIp: "127.0.0.1" });
    expect(await owner.get<object>("/tenantsSecurityConfig")).not.toHaveProperty("ipList");
  });

  it("shut other addresses out at once, whatever a header says, but for signing out", async () => {
    const owner = await lab.register("ip-out");
    await save(owner, { ipList: ["127.0.0.0/8", "2001:db8::/32"] });
    const from = (remoteAddress: string, method: "GET" | "POST", path: string, csrf = owner.csrfToken) =>
      lab.app.inject({
        method,
        url: `/app${path}`,
        remoteAddress,
        headers: { cookie: owner.cookie, "x-csrf-token": csrf, "x-forwarded-for": "127.0.0.1" },
        ...(method === "POST" ? { payload: {} } : {}),
      });
    expect((await from("2001:db8::7", "GET", "/currentUser")).statusCode).toBe(200);
    const refused = await from("203.0.113.9", "GET", "/currentUser");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "security.ip.forbidden"]);
    const left = await from("203.0.113.9", "POST", "/logout", refused.json().data.csrfToken);
    expect(left.statusCode).toBe(200);
  });

  it("trust the client address forwarded by a known proxy, and nothing before it", async () => {
    const behind = await buildLab({ beside: lab, config: { trustedProxies: ["192.0.2.1"] } });
    const owner = await behind.register("ip-proxy");
    await save(owner, { ipList: ["127.0.0.0/8", "203.0.113.7"] });
    const from = async (remoteAddress: string, reported: string): Promise<number> => {
      const headers = { cookie: owner.cookie, "x-forwarded-for": reported, "x-real-ip": "203.0.113.7" };
      return (await behind.app.inject({ url: "/app/currentUser", remoteAddress, headers })).statusCode;
    };
    expect(await from("192.0.2.1", "203.0.113.7")).toBe(200);
    expect(await from("192.0.2.1", "198.51.100.9")).toBe(403);
    // The client wrote the first of these itself; the proxy added the second.
    expect(await from("192.0.2.1", "203.0.113.7, 198.51.100.9")).toBe(403);
    expect(await from("192.0.2.2", "203.0.113.7")).toBe(403);
    await behind.close();
  });

  it("ask for a new password when the old one is too old", async () => {
    let owner = await lab.register("old-password");
    await lab.database.asOwner(
      "update account set password_update_time = now() - interval '91 days' where email = 'old-password@lab.test'",
    );
    const mustChange = async () =>
      (await owner.get<{ user: CurrentUser }>("/currentUser")).user.needChangePassword;
    expect(await mustChange()).toBe(false);
    await save(owner, { isIpEnabled: false, isPasswordRotationEnabled: true, passwordRotationInterval: 90 });
    expect(await mustChange()).toBe(true);
    const list = () => owner.call("GET", "/platform/resource/projects/list").then(({ code }) => code);
    expect(await list()).toBe("password.change.required");
    expect((await owner.call("POST", "/accountVerification", {})).code).toBe("password.change.required");
    const token = await owner.prove("changePassword");
    await owner.post("/changePassword", { token, newPassword: "Fresh-Pipette-22" });
    owner = await lab.signIn("old-password@lab.test", "Fresh-Pipette-22");
    expect(await mustChange()).toBe(false);
    expect(await list()).toBe("success");
  });
});

describe("rules", () => {
  it("take a code apart, and nothing that is none", () => {
    expect(teamOfCode(`42-${"a".repeat(32)}`)).toBe("42");
    for (const bad of ["", "42", `42-${"a".repeat(31)}`, `x-${"a".repeat(32)}`])
      expect(teamOfCode(bad)).toBeNull();
  });
  it("know a picture by its first bytes", () => {
    expect(pictureTypeOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))).toBe("image/jpeg");
    expect(pictureTypeOf(new TextEncoder().encode("GIF89a"))).toBeNull();
  });
});
