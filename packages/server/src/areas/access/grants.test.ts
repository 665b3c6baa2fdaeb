import { type Invitation, type PermissionKey, permissionKeys, type Role } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

/** All permission keys for managing access, without those of a standard member. */
const giving = permissionKeys.filter((key) => /^(ROLE|USER|SETTINGS)_/.test(key)) as PermissionKey[];

let lab: Lab;
let owner: Person;
let clerk: Person;
let other: Person;
let wide: Role;
let own: Role;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  clerk = await lab.addColleague(owner, "clerk");
  other = await lab.addColleague(owner, "other");
  own = await owner.post<Role>("/roles", { name: "Clerk", authorities: giving });
  wide = await owner.post<Role>("/roles", { name: "Wide", authorities: [...giving, "SAMPLE_READ"] });
  await owner.post("/userRoles", { userId: clerk.user.userId, roleIds: [own.id] });
});
afterAll(() => lab.close());

const beyond = { code: "role.beyond.own" };
/** Ids of roles with more permissions than the clerk's: the built-in ones and one of the team's. */
const more = () => ["-1", "-2", wide.id];

describe("cannot be granted by a user who does not hold it:", () => {
  it("roles to oneself or others", async () => {
    for (const userId of [clerk.user.userId, other.user.userId])
      for (const id of more())
        expect(await clerk.call("POST", "/userRoles", { userId, roleIds: [own.id, id] })).toMatchObject(
          beyond,
        );
  });

  it("permission keys of a role that is created or changed", async () => {
    const entry = { name: "Mine", authorities: ["SAMPLE_READ"] };
    expect(await clerk.call("POST", "/roles", entry)).toMatchObject(beyond);
    expect(await clerk.call("PUT", `/roles/${own.id}`, entry)).toMatchObject(beyond);
    expect(await clerk.call("PUT", `/roles/${wide.id}`, { ...entry, authorities: [] })).toMatchObject(beyond);
    expect(await clerk.call("DELETE", `/roles/${wide.id}`, {})).toMatchObject(beyond);
  });

  it("invitations, single or bulk, also those that name no role and thereby grant the standard member role", async () => {
    for (const roleIds of [...more().map((id) => [id]), []]) {
      const input = { sendMethod: "email", invitedEmail: "new@lab.test", roleIds, remark: "" };
      expect(await clerk.call("POST", "/invitation", input)).toMatchObject(beyond);
      const batch = { accounts: ["a@lab.test"], roleIds, remark: "" };
      expect(await clerk.call("POST", "/invitation/batch", batch)).toMatchObject(beyond);
    }
  });

  it("an invitation of another that is sent again", async () => {
    const input = { sendMethod: "email", invitedEmail: "later@lab.test", roleIds: ["-1"], remark: "" };
    const { id } = await owner.post<Invitation>("/invitation", input);
    expect(await clerk.call("POST", `/invitation/${id}/resend`, {})).toMatchObject(beyond);
  });

  it("access tokens", async () => {
    const input = { name: "script", permissions: ["SAMPLE_READ"], days: 5 };
    expect(await clerk.call("POST", "/accessTokens", input)).toMatchObject(beyond);
  });

  it("a disabled member who is re-enabled", async () => {
    const path = `/users/${other.user.userId}/disabled`;
    expect((await owner.call("PUT", path, { disabled: true })).code).toBe("success");
    expect(await clerk.call("PUT", path, { disabled: false })).toMatchObject(beyond);
    expect((await owner.call("PUT", path, { disabled: false })).code).toBe("success");
  });

  it("a provider whose users join by themselves", async () => {
    for (const roleId of [...more(), null]) {
      const input = {
        protocol: "oidc",
        name: "Lab",
        joining: "domain",
        roleId,
        isEnabled: false,
        issuer: "https://id.lab.test",
        clientId: "lab",
        clientSecret: "secret",
      };
      const answer = await clerk.call("POST", "/identity/providers", input);
      expect(answer).toMatchObject(beyond);
    }
  });
});

it("one's own permissions can be granted", async () => {
  const answer = await clerk.call("POST", "/userRoles", { userId: clerk.user.userId, roleIds: [own.id] });
  expect(answer.code).toBe("success");
});

it("an access token does not open as a cookie, nor a session as a bearer, nor does one revive", async () => {
  const holder = await lab.addColleague(owner, "holder");
  const input = { name: "script", permissions: holder.user.authorities, days: 5 };
  const { token } = await holder.post<{ token: string }>("/accessTokens", input);
  const path = "/users/colleagues";
  const asBearer = (said: string) => lab.call("GET", path, undefined, { authorization: `Bearer ${said}` });
  const asCookie = (said: string) =>
    lab.call("GET", path, undefined, { cookie: `benchleaf_session=${said}` });
  const known = (await asBearer(token)).code;
  expect(known).not.toBe("error.unauthorized");
  expect((await asCookie(token)).code).toBe("error.unauthorized");
  const session = /benchleaf_session=([^;]+)/.exec(holder.cookie)![1]!;
  expect((await asCookie(decodeURIComponent(session))).code).not.toBe("error.unauthorized");
  expect((await asBearer(decodeURIComponent(session))).code).toBe("error.unauthorized");
  const disabled = (is: boolean) => owner.put(`/users/${holder.user.userId}/disabled`, { disabled: is });
  await disabled(true);
  expect((await asBearer(token)).code).toBe("error.unauthorized");
  await disabled(false);
  expect((await asBearer(token)).code).toBe("error.unauthorized");
});
