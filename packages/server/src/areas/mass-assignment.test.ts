import { allEndpoints, type CurrentUser, type Invitation, type Role, type Team } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleRequest } from "../test-support/sample-request.ts";
import { buildLab, type Lab } from "./test-support/lab.ts";

/** Fields that a caller might try to set in addition to an endpoint's own, named as in tables and responses. */
const greedy = {
  id: "1",
  tenantId: "1",
  tenant_id: "1",
  ownerId: "1",
  owner_id: "1",
  accountId: "1",
  holds_all: true,
  isOwner: true,
  is_admin: true,
  mustChangePassword: false,
  tenantStatus: "forever",
  status: "forever",
  expirationTime: null,
  password_hash: "x",
};

const objectRows = allEndpoints
  .filter(({ row }) => row.body?.safeParse(sampleRequest(row).body).success)
  .map(({ row }) => ({ at: `${row.method} ${row.path}`, schema: row.body!, body: sampleRequest(row).body }))
  .filter(({ body }) => !Array.isArray(body));

describe("no row takes a field that it has not asked for", () => {
  it.each(objectRows)("$at", ({ schema, body }) => {
    const asked = Object.keys(schema.parse(body) as object);
    const taken = schema.safeParse({ ...greedy, ...body });
    if (taken.success) expect(Object.keys(taken.data as object).sort()).toEqual(asked.sort());
  });

  it("is asked of most of them", () => {
    const withBody = allEndpoints.filter(({ row }) => row.body !== undefined);
    expect(objectRows.length / withBody.length).toBeGreaterThan(0.75);
  });
});

describe("what is written", () => {
  let lab: Lab;
  beforeAll(async () => {
    lab = await buildLab();
  });
  afterAll(() => lab.close());

  it("is what the row names, whatever else the caller sends", async () => {
    const owner = await lab.register("greedy-owner");
    const stranger = await lab.register("greedy-stranger");
    const { tenantId, userId } = owner.user;
    const more = { ...greedy, tenantId: stranger.user.tenantId, ownerId: stranger.user.userId };
    const role = await owner.post<Role>("/roles", { ...more, name: "Reader", authorities: ["PROJECT_READ"] });
    expect(role).toMatchObject({ tenantId, authorities: ["PROJECT_READ"] });
    const team = await owner.put<Team>("/tenants/current", { ...more, tenantName: "Mine" });
    expect(team).toMatchObject({ tenantId, ownerId: userId, status: "normal", tenantName: "Mine" });
    const invited = { sendMethod: "email", invitedEmail: "greedy-guest@lab.test", roleIds: ["-2"] };
    const invitation = await owner.post<Invitation>("/invitation", { ...more, ...invited });
    expect(invitation).toMatchObject({ status: "pending", inviterName: "greedy-owner" });
    await owner.put("/personal/information", {
      ...more,
      name: "Me",
      email: "other@lab.test",
      mobile: "13900000001",
    });
    const { user } = await owner.get<{ user: CurrentUser }>("/currentUser");
    expect(user).toMatchObject({
      name: "Me",
      email: "greedy-owner@lab.test",
      mobile: null,
      userId,
      tenantId,
    });
    expect(await stranger.get<{ records: Role[] }>("/roles")).toMatchObject({ total: 2 });
  });
});
