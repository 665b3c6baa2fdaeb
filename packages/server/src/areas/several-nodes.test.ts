import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "./test-support/lab.ts";

/**
 * Two nodes on one database. A node caches a session for some seconds, which never pass here: changes on the other node
 * must reach it without that.
 */
const SOON = { timeout: 60_000, interval: 50 };

let here: Lab;
let there: Lab;
let owner: Person;
beforeAll(async () => {
  here = await buildLab();
  there = await buildLab({ beside: here });
  await Promise.all([here.kernel.sessions.start(), there.kernel.sessions.start()]);
  owner = await here.register("owner");
  const stopped = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(stopped);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await there.close();
  await here.close();
});

const codeThere = async ({ cookie }: Person, path = "/currentUser"): Promise<string> =>
  (await there.call("GET", path, undefined, { cookie })).code;

it("a member who is deactivated on one node is signed out on the other immediately", async () => {
  const colleague = await here.addColleague(owner, "out");
  expect(await codeThere(colleague)).toBe("success");
  await owner.put(`/users/${colleague.user.userId}/disabled`, { disabled: true });
  await vi.waitFor(async () => expect(await codeThere(colleague)).toBe("tenant.left"), SOON);
});

it("keys that are given at one node open at the other at once", async () => {
  const colleague = await here.addColleague(owner, "keys");
  expect(await codeThere(colleague, "/roles")).toBe("permission.denied");
  const role = await owner.post<{ id: string }>("/roles", { name: "Reader", authorities: ["ROLE_READ"] });
  await owner.post("/userRoles", { userId: colleague.user.userId, roleIds: [role.id] });
  await vi.waitFor(async () => expect(await codeThere(colleague, "/roles")).toBe("success"), SOON);
});

it("a browser that is signed out at one node is so at the other at once", async () => {
  const person = await here.register("signed-out");
  const other = await here.signIn("signed-out@lab.test");
  expect(await codeThere(other)).toBe("success");
  await person.post("/sessions/endOthers", {});
  await vi.waitFor(async () => expect(await codeThere(other)).toBe("error.unauthorized"), SOON);
});
