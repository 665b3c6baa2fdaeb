import type { AccessToken, Role } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab();
});
afterAll(() => lab.close());

type Made = AccessToken & { token: string };
const make = (person: Person, permissions: string[], days = 30) =>
  person.call<Made>("POST", "/accessTokens", { name: "robot", permissions, days });
const by = (token: string) => (method: "GET" | "POST", path: string, body?: unknown) =>
  lab.call(method, path, body, { authorization: `Bearer ${token}` });

it("lets a program call what its permission keys allow, without the page's token, and nothing of the user's own account", async () => {
  const owner = await lab.register("robot-owner");
  const { data } = await make(owner, ["PROJECT_READ", "PROJECT_CREATE"]);
  const call = by(data.token);
  expect((await call("GET", "/platform/resource/projects/list")).code).toBe("success");
  const project = { name: "by robot", accessLevel: "PRIVATE" };
  expect((await call("POST", "/platform/resource/projects", project)).code).toBe("success");
  expect((await call("GET", "/users")).code).toBe("permission.denied");
  for (const path of ["/currentUser", "/accessTokens", "/userTenants/tenants"]) {
    expect((await call("GET", path)).code).toBe("permission.denied");
  }
  const wider = { name: "more", permissions: ["PROJECT_READ"], days: 1 };
  expect((await call("POST", "/accessTokens", wider)).code).toBe("permission.denied");
  const [shown] = await owner.get<AccessToken[]>("/accessTokens");
  expect(shown).toMatchObject({ name: "robot", lastUseTime: expect.any(String) });
  expect(shown).not.toHaveProperty("token");
});

it("never holds more than its owner, also when the owner loses permissions later", async () => {
  const owner = await lab.register("keys-owner");
  const colleague = await lab.addColleague(owner, "keys-colleague");
  expect((await make(colleague, ["SETTINGS_SECURITY"])).code).toBe("role.beyond.own");
  const { data } = await make(colleague, ["PROJECT_READ"]);
  const call = by(data.token);
  expect((await call("GET", "/platform/resource/projects/list")).code).toBe("success");
  const role = await owner.post<Role>("/roles", { name: "Nothing", authorities: ["SAMPLE_READ"] });
  await owner.post("/userRoles", { userId: colleague.user.userId, roleIds: [role.id] });
  expect((await call("GET", "/platform/resource/projects/list")).code).toBe("permission.denied");
});

it("ends when revoked, expired, forged, or when its owner is shut out or removed", async () => {
  const owner = await lab.register("end-owner");
  const path = "/platform/resource/projects/list";
  const first = (await make(owner, ["PROJECT_READ"])).data;
  expect((await by(first.token)("GET", path)).code).toBe("success");
  await owner.call("DELETE", `/accessTokens/${first.id}`, {});
  expect((await by(first.token)("GET", path)).code).toBe("error.unauthorized");
  expect((await owner.call("DELETE", `/accessTokens/${first.id}`, {})).code).toBe("accessToken.not.found");
  const second = (await make(owner, ["PROJECT_READ"])).data;
  await lab.database.asOwner("update access_token set expire_time = now() where id = $1", [second.id]);
  expect((await by(second.token)("GET", path)).code).toBe("error.unauthorized");
  const stranger = await lab.register("end-stranger");
  const third = (await make(owner, ["PROJECT_READ"])).data.token;
  const [, , secret] = third.split(".");
  const forged = `blpat_${stranger.user.tenantId}.${stranger.user.userId}.${secret}`;
  expect((await by(forged)("GET", path)).code).toBe("error.unauthorized");
  const colleague = await lab.addColleague(owner, "end-colleague");
  const fourth = (await make(colleague, ["PROJECT_READ"])).data.token;
  expect((await by(fourth)("GET", path)).code).toBe("success");
  await owner.put(`/users/${colleague.user.userId}/disabled`, { disabled: true });
  expect((await by(fourth)("GET", path)).code).toBe("error.unauthorized");
});

it("is invalid in every team of its owner if created before the password was changed", async () => {
  const owner = await lab.register("changed-owner");
  const path = "/platform/resource/projects/list";
  const before = (await make(owner, ["PROJECT_READ"])).data.token;
  expect((await by(before)("GET", path)).code).toBe("success");
  const token = await owner.prove("changePassword");
  await owner.post("/changePassword", { token, newPassword: "Fresh-Pipette-22" });
  expect((await by(before)("GET", path)).code).toBe("error.unauthorized");
  const again = await lab.signIn("changed-owner@lab.test", "Fresh-Pipette-22");
  expect(await again.get<AccessToken[]>("/accessTokens")).toEqual([]);
  const after = (await make(again, ["PROJECT_READ"])).data.token;
  expect((await by(after)("GET", path)).code).toBe("success");
});

it("does not fall back to a cookie, and is stored as a hash", async () => {
  const owner = await lab.register("cookie-owner");
  const answer = await lab.call("GET", "/currentUser", undefined, {
    cookie: owner.cookie,
    authorization: "Bearer nonsense",
  });
  expect(answer.code).toBe("error.unauthorized");
  const { data } = await make(owner, ["PROJECT_READ"]);
  const rows = await lab.database.asOwner<{ line: string }>(
    "select access_token::text as line from access_token",
  );
  expect(rows.some(({ line }) => line.includes(data.token.slice(-43)))).toBe(false);
});
