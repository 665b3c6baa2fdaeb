import {
  type ActivationApplication,
  type ActivationState,
  activationModules,
  builtModules,
  type FeatureSwitch,
  type NewApplication,
  type Notification,
} from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as everyArea from "../../areas.ts";
import { areas } from "../../composition-root.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { billingAreaWith } from "./billing.area.ts";

let lab: Lab;
let app: Person;
let owner: Person;
let member: Person;
beforeAll(async () => {
  // As if every module were available: teams apply only for those.
  lab = await buildLab({
    areas: (kernel) => areas(kernel, { ...everyArea, billing: billingAreaWith(activationModules) }),
  });
  app = await lab.register("house");
  owner = await lab.register("owner");
  member = await lab.addColleague(owner, "member");
});
afterAll(() => lab.close());

const input: NewApplication = {
  modules: ["inventory", "sample"],
  name: "Ann",
  organizationName: "Institute",
  mobile: "138 0013 8000",
};
const apply = (person: Person, part: Partial<NewApplication> = {}) =>
  person.call<ActivationApplication>("POST", "/activation/application", { ...input, ...part });
const decide = (person: Person, id: string, body: object) =>
  person.call<ActivationApplication>("PUT", `/instance/activationApplications/${id}`, body);
const listed = (query = "") =>
  app.get<{ records: ActivationApplication[]; nextCursor: string | null }>(
    `/instance/activationApplications${query}`,
  );
const isOn = async (person: Person, feature: string): Promise<boolean> => {
  const [answer] = await person.post<FeatureSwitch[]>("/config/featureSwitch", [feature]);
  return answer!.detail.enabled;
};
const mails = () =>
  lab.database.asOwner<{ count: number }>(
    `select count(*)::integer as count from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-mail'`,
  );

it("requires a team of more than two, a module and a valid number", async () => {
  expect((await apply(owner)).code).toBe("activation.team.too.small");
  await lab.addColleague(owner, "third");
  expect((await apply(owner, { modules: [] })).code).toBe("request.invalid");
  expect((await apply(owner, { mobile: "12345" })).code).toBe("request.invalid");
  const { mobile: _, ...without } = input;
  expect((await owner.call("POST", "/activation/application", without)).code).toBe("request.invalid");
  expect(await isOn(owner, "INVENTORY")).toBe(false);
});

it("stores an application for the administrator of the installation only, who is notified by email", async () => {
  const before = (await mails())[0]!.count;
  const made = await apply(member);
  expect(made).toMatchObject({
    code: "success",
    data: {
      modules: ["inventory", "sample"],
      mobile: "13800138000",
      email: "member@lab.test",
      status: "waiting",
      extra: { tenantId: owner.user.tenantId },
    },
  });
  expect((await mails())[0]!.count).toBe(before + 1);
  expect((await apply(owner, { modules: ["sample"] })).code).toBe("activation.already.asked");
  expect((await listed("?status=waiting")).records.map(({ id }) => id)).toEqual([made.data.id]);
  for (const person of [owner, member]) {
    expect((await person.call("GET", "/instance/activationApplications")).code).toBe("permission.denied");
    expect((await decide(person, made.data.id, { status: "approved" })).code).toBe("permission.denied");
  }
  const state = await owner.get<ActivationState>("/activation/application");
  expect(state.memberCount).toBe(3);
  expect(state.modules[0]).toMatchObject({ module: "inventory", application: { status: "waiting" } });
  const elsewhere = await app.get<ActivationState>("/activation/application");
  expect(elsewhere.modules.every(({ application }) => application === null)).toBe(true);
});

it("turns approved modules on immediately, once, with a notification, an email and an entry in the team's audit trail", async () => {
  const { id } = (await listed("?status=waiting")).records[0]!;
  const before = (await mails())[0]!.count;
  const both = await Promise.all([
    decide(app, id, { status: "approved" }),
    decide(app, id, { status: "rejected", remark: "no" }),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual(["activation.not.waiting", "success"]);
  const { status } = both.find(({ code }) => code === "success")!.data;
  expect(await isOn(owner, "INVENTORY")).toBe(status === "approved");
  expect(await isOn(owner, "EQUIPMENT")).toBe(false);
  expect(await isOn(app, "INVENTORY")).toBe(false);
  expect((await mails())[0]!.count).toBe(before + 1);
  await lab.kernel.events.deliver();
  const notifications = await member.get<{ records: Notification[] }>("/notifications/list");
  expect(notifications.records.map(({ kind }) => kind)).toContain(
    status === "approved" ? "activationApproved" : "activationRejected",
  );
  const trail = await lab.database.asOwner(
    "select 1 from audit_entry where tenant_id = $1 and action like 'activation.%' and object_id = $2",
    [owner.user.tenantId, id],
  );
  expect(trail).toHaveLength(2);
});

it("gives the reason of a refusal, after which the team may apply again", async () => {
  const made = (await apply(owner, { modules: ["equipment"] })).data;
  expect((await decide(app, made.id, { status: "rejected" })).code).toBe("request.invalid");
  expect((await decide(app, made.id, { status: "rejected", remark: "which equipment?" })).code).toBe(
    "success",
  );
  const { modules } = await owner.get<ActivationState>("/activation/application");
  expect(modules.find(({ module }) => module === "equipment")?.application).toMatchObject({
    status: "rejected",
    remark: "which equipment?",
  });
  const again = (await apply(owner, { modules: ["equipment"] })).data;
  await decide(app, again.id, { status: "approved" });
  expect(await isOn(owner, "EQUIPMENT")).toBe(true);
  expect((await apply(owner, { modules: ["equipment"] })).code).toBe("activation.already.enabled");
  expect((await decide(app, "999999999", { status: "approved" })).code).toBe("activation.not.found");
});

it("accepts one of two concurrent applications for a module, and pages the list", async () => {
  const answers = await Promise.all([
    apply(owner, { modules: ["analysis"] }),
    apply(member, { modules: ["analysis"] }),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual(["activation.already.asked", "success"]);
  const first = await listed("?limit=2");
  const rest = await listed(`?limit=200&cursor=${first.nextCursor}`);
  const ids = [...first.records, ...rest.records].map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(ids).toHaveLength(4);
});

it("offers no unavailable module, and accepts no application for it", async () => {
  const absent = activationModules.filter((module) => !builtModules.includes(module));
  const plain = await buildLab();
  try {
    const someone = await plain.register("someone");
    const state = await someone.get<ActivationState>("/activation/application");
    expect(state.modules.map(({ module }) => module)).toEqual(builtModules);
    for (const module of absent) {
      const body = { ...input, modules: [module] };
      expect((await someone.call("POST", "/activation/application", body)).code).toBe("activation.not.built");
    }
  } finally {
    await plain.close();
  }
});
