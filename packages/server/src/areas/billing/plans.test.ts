import type {
  CustomizationRequest,
  IssuedCode,
  PlanGrant,
  Redeemed,
  Team,
  TeamPlan,
} from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { services } from "../../composition-root.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const DAY_MS = 24 * 60 * 60_000;
let lab: Lab;
let app: Person;
beforeAll(async () => {
  lab = await buildLab({ config: { freeSeats: { atFirst: 3, perInvitation: 1, most: 20 } } });
  app = await lab.register("house");
});
afterAll(() => lab.close());

const seatsOf = async (owner: Person): Promise<number> =>
  (await owner.get<Team>("/tenants/current")).seatLimit;
const planOf = (owner: Person): Promise<TeamPlan> => owner.get<TeamPlan>("/subscription/plan");
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

it("sells nothing without a payment provider, in a sentence", async () => {
  const owner = await lab.register("unsold");
  expect((await owner.call("GET", "/payment/checkout/products")).code).toBe("payment.off");
  const bought = await owner.call("POST", "/payment/checkout/create-session-with-price?priceId=price_1");
  expect(bought.code).toBe("payment.off");
  expect(await owner.get("/payment/subscription/status?isFresh=true")).toEqual([]);
  expect(await planOf(owner)).toMatchObject({ plan: "standard", isPaymentOn: false, support: "5x12" });
});

it("lets the administrator of the installation grant, change and end a plan, each in the team's audit trail", async () => {
  const owner = await lab.register("granted");
  const { tenantId } = owner.user;
  const wanted = { tenantId, plan: "custom", seats: 40, endTime: inDays(30), note: "contract 7" };
  expect((await owner.call("POST", "/instance/grants", wanted)).code).toBe("permission.denied");
  const grant = await app.post<PlanGrant>("/instance/grants", wanted);
  expect(grant).toMatchObject({
    tenantName: expect.any(String),
    seats: 40,
    source: "owner",
    isRunning: true,
  });
  expect(await seatsOf(owner)).toBe(40);
  expect(await planOf(owner)).toMatchObject({ plan: "custom", source: "owner", support: "7x24", seats: 40 });
  const { limits } = await planOf(owner);
  expect(limits.find(({ feature }) => feature === "USER_SEAT")).toMatchObject({
    limit: 40,
    source: "owner",
    used: 1,
  });
  await app.put(`/instance/grants/${grant.id}`, { seats: 10, endTime: null, note: "" });
  expect(await seatsOf(owner)).toBe(10);
  const ended = await app.call<PlanGrant>("DELETE", `/instance/grants/${grant.id}`);
  expect(ended.data.isRunning).toBe(false);
  expect(await seatsOf(owner)).toBe(3);
  const trail = await lab.database.asOwner<{ action: string }>(
    "select action from audit_entry where tenant_id = $1 and object_type = 'planGrant' order by place",
    [tenantId],
  );
  expect(trail.map(({ action }) => action)).toEqual([
    "planGrant.create",
    "planGrant.update",
    "planGrant.end",
  ]);
  expect((await app.call("PUT", "/instance/grants/999999", { seats: 1, endTime: null })).code).toBe(
    "plan.grant.not.found",
  );
  const past = await app.call("POST", "/instance/grants", { ...wanted, endTime: inDays(-1) });
  expect(past.code).toBe("plan.grant.end.past");
  const nowhere = await app.call("POST", "/instance/grants", { ...wanted, tenantId: "999999" });
  expect(nowhere.code).toBe("tenant.not.found");
});

it("gives the team edition by a code, and adds the days of a second one", async () => {
  const owner = await lab.register("coded");
  const rule = {
    privilegeRule: { feature: "plan.team", seats: 8 },
    subscriptionLimit: 30,
    countLimit: 1,
    perLimit: 1,
    codes: 2,
  };
  const codes = await app.post<IssuedCode[]>("/instance/redeemCodes", rule);
  const ends: number[] = [];
  for (const { cdkey } of codes) {
    const { planEndTime, privilegeRule } = await owner.post<Redeemed>("/cdkey/redeem", { cdkey });
    expect(privilegeRule).toEqual({ feature: "plan.team", seats: 8 });
    ends.push(Math.round((Date.parse(planEndTime!) - Date.now()) / DAY_MS));
  }
  expect(ends).toEqual([30, 60]);
  expect(await planOf(owner)).toMatchObject({ plan: "team", source: "code", seats: 8 });
  const { records } = await app.get<{ records: PlanGrant[] }>("/instance/grants?isRunning=true");
  const mine = records.filter(({ tenantId }) => tenantId === owner.user.tenantId);
  expect(mine).toHaveLength(1);
  const fixed = await app.call("PUT", `/instance/grants/${mine[0]!.id}`, { seats: 9, endTime: null });
  expect(fixed.code).toBe("plan.grant.fixed");
});

it("opens a team that has run out while a plan runs, and no longer", async () => {
  const owner = await lab.register("late");
  const { tenantId } = owner.user;
  await lab.database.asOwner("update tenant set expiration_time = now() - interval '1 day' where id = $1", [
    tenantId,
  ]);
  const again = await lab.signIn("late@lab.test");
  const make = () => again.call("POST", "/platform/resource/projects", { name: "new" });
  expect((await make()).code).toBe("tenant.expired");
  const grant = await app.post<PlanGrant>("/instance/grants", {
    ...{ tenantId, plan: "team", seats: 5, endTime: inDays(1) },
  });
  expect((await make()).code).toBe("success");
  await app.call("DELETE", `/instance/grants/${grant.id}`);
  expect((await make()).code).toBe("tenant.expired");
});

it("sends a request for a quote by email and list, at most 512 characters long", async () => {
  const owner = await lab.register("quote");
  const form = {
    type: "overseas_customization",
    firstName: "Mei",
    lastName: "Lin",
    email: "mei@lab.example",
    organization: "Lin Lab",
    organizationSize: "51-200",
    occupation: "PI",
    industry: "biotech",
    description: "x".repeat(512),
  };
  const long = await owner.call("POST", "/customization", { ...form, description: "x".repeat(513) });
  expect(long.code).toBe("request.invalid");
  expect((await owner.call("POST", "/customization", form)).code).toBe("success");
  expect((await owner.call("GET", "/instance/customizations")).code).toBe("permission.denied");
  type Listed = { records: CustomizationRequest[] };
  const [row] = (await app.get<Listed>("/instance/customizations")).records;
  expect(row).toMatchObject({ organization: "Lin Lab", tenantId: owner.user.tenantId, doneTime: null });
  await app.put(`/instance/customizations/${row!.id}`, { isDone: true });
  expect((await app.get<Listed>("/instance/customizations")).records).toEqual([]);
  expect((await app.get<Listed>("/instance/customizations?state=done")).records).toHaveLength(1);
  const mails = await lab.database.asOwner("select 1 from job where name = 'send-mail'");
  expect(mails.length).toBeGreaterThan(0);
});

it("refuses bytes beyond the storage, at signing and at registering", async () => {
  const owner = await lab.register("full");
  const { tenantId, personalProjectId: projectId } = owner.user;
  const uuid = await owner.upload("big.bin", Buffer.alloc(2 * 1024 * 1024, 1));
  await lab.database.asOwner(
    "update feature_switch set limited_quantity = 1 where tenant_id = $1 and feature = 'STORAGE_LIMIT'",
    [tenantId],
  );
  const sign = await owner.call("GET", `/file/sign?name=a.bin&size=${2 * 1024 * 1024}&contentType=`);
  expect(sign.code).toBe("storage.limit.exceed");
  const wanted = { projectId, folderId: null, uuid, name: "big.bin" };
  const path = "/platform/resource/projects/fileAsset/upload";
  expect((await owner.call("POST", path, wanted)).code).toBe("storage.limit.exceed");
  const small = await owner.call("GET", "/file/sign?name=a.bin&size=1000&contentType=");
  expect(small.code).toBe("success");
});

it("warns the owner once of a limit that is nearly used, and of a plan that ends within a week", async () => {
  const owner = await lab.register("warned");
  const { tenantId } = owner.user;
  await app.post("/instance/grants", { tenantId, plan: "team", seats: 4, endTime: inDays(3) });
  await lab.addColleague(owner, "warned1");
  await lab.addColleague(owner, "warned2");
  await lab.addColleague(owner, "warned3");
  const { warnTeam } = services(lab.kernel).billing;
  const notificationsOf = async () =>
    (
      await lab.database.asOwner<{ type: string }>(
        "select type from outbox_event where tenant_id = $1 and type like 'billing.%' order by type",
        [tenantId],
      )
    ).map(({ type }) => type);
  await warnTeam(tenantId);
  await warnTeam(tenantId);
  expect(await notificationsOf()).toEqual(["billing.limitNear", "billing.planEnds"]);
});

it("counts the use of every limit that a team has", async () => {
  const owner = await lab.register("counts");
  const { limits } = await planOf(owner);
  expect(limits.map(({ feature }) => feature)).toEqual([
    "USER_SEAT",
    "STORAGE_LIMIT",
    "PROJECT_LIMIT",
    "PROJECT_FILE_LIMIT",
    "EQUIPMENT_LIMIT",
    "INVENTORY_MATERIALS_LIMIT",
    "INVENTORY_MATERIALS_WAREHOUSE_LIMIT",
  ]);
  expect(limits.slice(2).every(({ limit, source }) => limit === -1 && source === "none")).toBe(true);
});
