import { type CurrentUser, permissionKeys, type Role } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
beforeAll(async () => {
  lab = await buildLab();
});
afterAll(() => lab.close());

const rolesOf = async (person: Person) => (await person.get<{ records: Role[] }>("/roles")).records;
const builtIn = async (person: Person, roleKey: string) =>
  (await rolesOf(person)).find((role) => role.roleKey === roleKey)!;
const give = (by: Person, to: Person, roleIds: string[]) =>
  by.call("POST", "/userRoles", { userId: to.user.userId, roleIds });
const authoritiesOf = async (person: Person) =>
  (await person.get<{ user: CurrentUser }>("/currentUser")).user.authorities;

it("a role is created, granted, changed and revoked with immediate effect", async () => {
  const owner = await lab.register("owner");
  const colleague = await lab.addColleague(owner, "colleague");
  const role = await owner.post<Role>("/roles", { name: "Curator", authorities: ["SAMPLE_READ"] });
  expect((await owner.call("POST", "/roles", { name: "curator", authorities: [] })).code).toBe(
    "role.name.exists",
  );
  await give(owner, colleague, [role.id]);
  expect(await authoritiesOf(colleague)).toEqual(["SAMPLE_READ"]);
  await owner.put(`/roles/${role.id}`, { name: "Curator", authorities: ["SAMPLE_READ", "SAMPLE_CREATE"] });
  expect((await authoritiesOf(colleague)).sort()).toEqual(["SAMPLE_CREATE", "SAMPLE_READ"]);
  expect((await owner.call("DELETE", `/roles/${role.id}`, {})).code).toBe("role.in.use");
  await give(owner, colleague, [(await builtIn(owner, "MEMBER")).id]);
  expect((await owner.call("DELETE", `/roles/${role.id}`, {})).code).toBe("success");
  expect((await owner.call("DELETE", `/roles/${role.id}`, {})).code).toBe("role.not.found");
});

it("built-in roles are the same for all and cannot be changed", async () => {
  const owner = await lab.register("built-in");
  const admin = await builtIn(owner, "ADMIN");
  expect(admin).toMatchObject({ tenantId: "-1", memberCount: 1, authorities: permissionKeys });
  const change = { name: "Boss", authorities: [] };
  expect((await owner.call("PUT", `/roles/${admin.id}`, change)).code).toBe("role.built.in");
  expect((await owner.call("DELETE", `/roles/${admin.id}`, {})).code).toBe("role.built.in");
});

it("no one grants, creates or revokes more than they hold", async () => {
  const owner = await lab.register("limits");
  const [clerk, other] = [await lab.addColleague(owner, "clerk"), await lab.addColleague(owner, "other")];
  const authorities = ["USER_READ", "USER_UPDATE", "USER_DELETE", "ROLE_READ", "ROLE_CREATE", "ROLE_UPDATE"];
  const role = await owner.post<Role>("/roles", { name: "Clerk", authorities });
  await give(owner, clerk, [role.id]);
  const admin = await builtIn(owner, "ADMIN");
  expect((await give(clerk, clerk, [admin.id])).code).toBe("role.beyond.own");
  expect((await give(clerk, owner, [role.id])).code).toBe("role.beyond.own");
  // Nor the standard member role, which has more permissions than theirs.
  expect((await give(clerk, clerk, [(await builtIn(owner, "MEMBER")).id, role.id])).code).toBe(
    "role.beyond.own",
  );
  await give(owner, other, [role.id]);
  const wider = { name: "Wider", authorities: [...authorities, "SETTINGS_SECURITY"] };
  expect((await clerk.call("POST", "/roles", wider)).code).toBe("role.beyond.own");
  expect((await clerk.call("PUT", `/roles/${role.id}`, wider)).code).toBe("role.beyond.own");
  await give(owner, other, [admin.id]);
  const path = `/users/${other.user.userId}`;
  expect((await clerk.call("PUT", `${path}/disabled`, { disabled: true })).code).toBe("role.beyond.own");
  const remove = await clerk.call("POST", `${path}/remove`, { successorId: clerk.user.userId });
  expect(remove.code).toBe("role.beyond.own");
});

it("the last administrator remains one, also when two resign concurrently", async () => {
  const owner = await lab.register("last");
  const member = await builtIn(owner, "MEMBER");
  expect((await give(owner, owner, [member.id])).code).toBe("role.last.admin");
  const second = await lab.addColleague(owner, "second-admin");
  await give(owner, second, [(await builtIn(owner, "ADMIN")).id]);
  const answers = await Promise.all([give(owner, owner, [member.id]), give(second, second, [member.id])]);
  expect(answers.map(({ code }) => code).sort()).toEqual(["role.last.admin", "success"]);
});

it("another team's roles are neither visible nor grantable", async () => {
  const [owner, stranger] = [await lab.register("mine"), await lab.register("theirs")];
  const role = await stranger.post<Role>("/roles", { name: "Theirs", authorities: ["SAMPLE_READ"] });
  expect((await rolesOf(owner)).map(({ id }) => id)).not.toContain(role.id);
  expect((await give(owner, owner, [role.id])).code).toBe("role.not.found");
});
