import type { IssuedCode, NewCodes, Redeemed, Role, Team } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const DAY_MS = 24 * 60 * 60_000;

let lab: Lab;
let app: Person;
beforeAll(async () => {
  lab = await buildLab();
  app = await lab.register("house");
});
afterAll(() => lab.close());

const issue = async (part: Partial<NewCodes> = {}): Promise<IssuedCode> => {
  const rule = { privilegeRule: { feature: "validity" }, subscriptionLimit: 30, countLimit: 1, perLimit: 1 };
  const [code] = await app.post<IssuedCode[]>("/instance/redeemCodes", { ...rule, ...part });
  return code!;
};
const look = (person: Person, cdkey: string) =>
  person.call("GET", `/cdkey/validate?${new URLSearchParams({ cdkey })}`);
const redeem = (person: Person, cdkey: string) => person.call<Redeemed>("POST", "/cdkey/redeem", { cdkey });
/** An owner whose team expires in this many days. */
const ownerEndingIn = async (name: string, days: number): Promise<Person> => {
  const owner = await lab.register(name);
  await lab.database.asOwner(
    "update tenant set expiration_time = now() + make_interval(days => $2) where id = $1",
    [owner.user.tenantId, days],
  );
  return lab.signIn(`${name}@lab.test`);
};
const daysLeft = (time: string | null | undefined): number =>
  Math.round((Date.parse(time ?? "") - Date.now()) / DAY_MS);

it("lets only the administrator of the installation create codes and list them", async () => {
  const other = await lab.register("other");
  expect((await other.call("GET", "/instance/redeemCodes")).code).toBe("permission.denied");
  const rule = { privilegeRule: { feature: "validity" }, subscriptionLimit: 1, countLimit: 1, perLimit: 1 };
  expect((await other.call("POST", "/instance/redeemCodes", rule)).code).toBe("permission.denied");
  const made = await app.post<IssuedCode[]>("/instance/redeemCodes", { ...rule, codes: 3 });
  expect(new Set(made.map(({ cdkey }) => cdkey)).size).toBe(3);
  type Listed = { records: IssuedCode[]; nextCursor: string | null };
  const first = await app.get<Listed>("/instance/redeemCodes?limit=2");
  const rest = await app.get<Listed>(`/instance/redeemCodes?limit=2&cursor=${first.nextCursor}`);
  expect([...first.records, ...rest.records].map(({ id }) => id)).toEqual(
    made.map(({ id }) => id).sort((a, b) => Number(b) - Number(a)),
  );
});

it("extends the remaining validity, and records it in the audit trail", async () => {
  const owner = await ownerEndingIn("extends", 10);
  const { cdkey } = await issue();
  expect(await look(owner, cdkey.toLowerCase())).toMatchObject({
    code: "success",
    data: { subscriptionLimit: 30, privilegeRule: { feature: "validity" } },
  });
  const { data } = await redeem(owner, cdkey);
  expect(daysLeft(data.expirationTime)).toBe(40);
  expect(daysLeft((await owner.get<Team>("/tenants/current")).expirationTime)).toBe(40);
  const trail = await lab.database.asOwner(
    "select 1 from audit_entry where tenant_id = $1 and action = 'redeemCode.redeem'",
    [owner.user.tenantId],
  );
  expect(trail).toHaveLength(1);
  expect((await look(owner, cdkey)).code).toBe("privilege.code.cdkey.used.up");
  expect((await redeem(owner, cdkey)).code).toBe("privilege.code.cdkey.used.up");
});

it("opens a team that has run out, from today on", async () => {
  const owner = await ownerEndingIn("late", -5);
  expect((await owner.call("GET", "/platform/resource/projects/list")).code).toBe("tenant.expired");
  const { cdkey } = await issue();
  expect((await look(owner, cdkey)).code).toBe("success");
  expect(daysLeft((await redeem(owner, cdkey)).data.expirationTime)).toBe(30);
  expect((await owner.call("GET", "/platform/resource/projects/list")).code).toBe("success");
});

it("adds literature AI uses where they are counted", async () => {
  const owner = await lab.register("reader");
  const { cdkey } = await issue({
    privilegeRule: { feature: "library.literatures.ai" },
    perLimit: 2,
    countLimit: 2,
  });
  // A team without a limit would only lose by redeeming it: the code stays unused.
  expect((await look(owner, cdkey)).code).toBe("privilege.code.cdkey.type.incorrect");
  expect((await redeem(owner, cdkey)).code).toBe("privilege.code.cdkey.type.incorrect");
  await lab.database.asOwner(
    `insert into feature_switch (tenant_id, feature, feature_level, limited_quantity)
     values ($1, 'LITERATURE_AI_LIMIT', 'limit', 5)`,
    [owner.user.tenantId],
  );
  expect((await redeem(owner, cdkey)).data.limitedQuantity).toBe(35);
  expect((await redeem(owner, cdkey)).data.limitedQuantity).toBe(65);
  expect((await redeem(owner, cdkey)).code).toBe("privilege.code.cdkey.used.up");
});

it("leaves a team without an end as it is", async () => {
  const owner = await lab.register("endless");
  const { cdkey, id } = await issue();
  expect((await look(owner, cdkey)).code).toBe("privilege.code.cdkey.type.incorrect");
  expect((await redeem(owner, cdkey)).code).toBe("privilege.code.cdkey.type.incorrect");
  const rows = await lab.database.asOwner<{ used_count: number }>(
    "select used_count from redeem_code where id = $1",
    [id],
  );
  expect(rows).toEqual([{ used_count: 0 }]);
  expect((await owner.get<Team>("/tenants/current")).expirationTime).toBeNull();
});

it("refuses unknown and expired codes, codes of another type, and members who are not owners", async () => {
  const owner = await ownerEndingIn("refused", 10);
  const member = await lab.addColleague(owner, "refused-member");
  // Holds every permission key, but is not the owner.
  const admin = await lab.addColleague(owner, "refused-admin");
  const roles = await owner.get<{ records: Role[] }>("/roles");
  const adminRole = roles.records.find(({ roleKey }) => roleKey === "ADMIN");
  await owner.post("/userRoles", { userId: admin.user.userId, roleIds: [adminRole?.id] });
  const { cdkey } = await issue();
  const ended = await issue({ dateEnd: new Date(Date.now() - 1_000).toISOString() });
  const foreign = await issue();
  await lab.database.asOwner("update redeem_code set subscription_limit = null where id = $1", [foreign.id]);
  for (const ask of [look, redeem]) {
    expect((await ask(owner, "AAAA-AAAA-AAAA-AAAA")).code).toBe("privilege.code.cdkey.not.found");
    expect((await ask(owner, ended.cdkey)).code).toBe("privilege.code.cdkey.expired");
    expect((await ask(owner, foreign.cdkey)).code).toBe("privilege.code.cdkey.type.incorrect");
    expect((await ask(member, cdkey)).code).toBe("tenant.owner.only");
    expect((await ask(admin, cdkey)).code).toBe("tenant.owner.only");
    expect((await ask(owner, " ")).code).toBe("request.invalid");
  }
});

it("gives the last use to one of two, and no user more than their share", async () => {
  const [one, two] = [await ownerEndingIn("one", 1), await ownerEndingIn("two", 1)];
  const last = await issue();
  const codes = (await Promise.all([redeem(one, last.cdkey), redeem(two, last.cdkey)])).map(
    ({ code }) => code,
  );
  expect(codes.sort()).toEqual(["privilege.code.cdkey.used.up", "success"]);
  const shared = await issue({ countLimit: 10, perLimit: 2 });
  const tries = await Promise.all(Array.from({ length: 5 }, () => redeem(one, shared.cdkey)));
  expect(tries.filter(({ code }) => code === "success")).toHaveLength(2);
  const ends = await lab.database.asOwner<{ days: number }>(
    "select round(extract(epoch from expiration_time - now()) / 86400)::integer as days from tenant where id = $1",
    [one.user.tenantId],
  );
  expect([61, 91]).toContain(ends[0]?.days);
});
