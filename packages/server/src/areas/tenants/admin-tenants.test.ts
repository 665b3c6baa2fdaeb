import type { CurrentUser, FeatureSwitch, InstanceTeam, SwitchEntry } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";

let lab: Lab;
let app: Person;
let owner: Person;
let member: Person;
beforeAll(async () => {
  lab = await buildLab();
  // Who opened the first account runs the installation.
  app = await lab.register("house");
  owner = await lab.register("owner");
  member = await lab.addColleague(owner, "member");
});
afterAll(() => lab.close());

const pathOf = ({ user }: Person, part = "") => `/instance/teams/${user.tenantId}${part}`;
const standing = { tenantType: "enterprise", status: "normal", expirationTime: "2099-01-31T00:00:00.000Z" };
const switchOf = (part: Partial<SwitchEntry>): SwitchEntry => ({
  feature: "USER_SEAT",
  enabled: true,
  visible: true,
  limitedQuantity: -1,
  sendMethod: [],
  ...part,
});
const put = (entries: readonly SwitchEntry[]) =>
  app.put<FeatureSwitch[]>(pathOf(owner, "/switches"), { switches: entries });
const featureOf = async (person: Person, feature: string): Promise<FeatureSwitch> => {
  const [answer] = await person.post<FeatureSwitch[]>("/config/featureSwitch", [feature]);
  return answer!;
};

describe("the teams of an installation", () => {
  it("are seen and steered by who runs it, and by nobody else", async () => {
    const calls = [
      ["GET", "/instance/teams"],
      ["GET", pathOf(owner)],
      ["PUT", pathOf(owner, "/standing"), standing],
      ["PUT", pathOf(owner, "/switches"), { switches: [switchOf({})] }],
      ["POST", pathOf(owner, "/demandPasswords"), {}],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await owner.call(method, path, body)).code, path).toBe("permission.denied");
      expect((await member.call(method, path, body)).code, path).toBe("permission.denied");
    }
    expect((await app.call("GET", "/instance/teams/999999")).code).toBe("tenant.not.found");
    expect((await app.call("PUT", "/instance/teams/999999/standing", standing)).code).toBe(
      "tenant.not.found",
    );
  });

  it("are listed newest first, page by page, and found by name, owner or address", async () => {
    const page = await app.get<{ records: InstanceTeam[]; nextCursor: string | null }>(
      "/instance/teams?limit=1",
    );
    expect(page.records).toEqual([
      expect.objectContaining({
        tenantId: owner.user.tenantId,
        ownerName: "owner",
        ownerAccount: "owner@lab.test",
        memberCount: 2,
      }),
    ]);
    const next = await app.get<{ records: InstanceTeam[] }>(
      `/instance/teams?limit=1&cursor=${page.nextCursor}`,
    );
    expect(next.records.map(({ tenantId }) => tenantId)).toEqual([app.user.tenantId]);
    for (const search of ["OWNER", "owner@lab", owner.user.tenantName.slice(0, 4)]) {
      const found = await app.get<{ records: InstanceTeam[] }>(
        `/instance/teams?search=${encodeURIComponent(search)}`,
      );
      expect(found.records.map(({ tenantId }) => tenantId)).toContain(owner.user.tenantId);
    }
    const none = await app.get<{ records: InstanceTeam[] }>("/instance/teams?search=%25");
    expect(none.records).toEqual([]);
  });

  it("have an edition and an end, past which and frozen they are shut, at once", async () => {
    const change = (part: object) =>
      app.put<InstanceTeam>(pathOf(owner, "/standing"), { ...standing, ...part });
    expect(await change({})).toMatchObject(standing);
    const { user } = await owner.get<{ user: CurrentUser }>("/currentUser");
    expect(user).toMatchObject({ type: "enterprise", expirationTime: standing.expirationTime });
    await change({ status: "freeze" });
    expect((await member.call("GET", "/users")).code).toBe("tenant.frozen");
    expect(await change({ expirationTime: "2020-01-31T00:00:00.000Z" })).toMatchObject({ status: "expired" });
    expect((await member.call("GET", "/users")).code).toBe("tenant.expired");
    await change({ status: "forever" });
    expect((await member.call("GET", "/platform/resource/projects/list")).code).toBe("success");
    const { records } = await owner.get<{ records: { action: string; userName: string }[] }>("/auditTrail");
    expect(records.filter(({ action }) => action === "tenant.changeStanding")).toHaveLength(4);
  });

  it("are asked about themselves as their edition is: overseas in its own way", async () => {
    const asked = async () => (await member.get<{ user: CurrentUser }>("/currentUser")).user;
    const setEdition = (tenantType: string) =>
      app.put(pathOf(owner, "/standing"), { ...standing, tenantType, status: "forever" });
    await lab.database.asOwner("update account set survey_type = 'profile' where email = 'member@lab.test'");
    expect((await asked()).surveyType).toBe("profile");
    await setEdition("overseas");
    expect(await asked()).toMatchObject({ type: "overseas", surveyType: "overseas_profile" });
    const answer = (part: object) =>
      member.call("POST", "/survey/overseas_profile", {
        name: "Mia",
        position: "Lab Manager",
        country: "SG",
        organization: "Institute",
        education: "doctor",
        channel: "socialNetworks",
        ...part,
      });
    // Words of the Chinese survey, a country that is none, and a channel of one's own without its name.
    expect((await answer({ position: "researcher" })).code).toBe("request.invalid");
    expect((await answer({ channel: "friend" })).code).toBe("request.invalid");
    expect((await answer({ country: undefined })).code).toBe("request.invalid");
    expect((await answer({ channel: "Others" })).code).toBe("request.invalid");
    expect((await asked()).surveyType).toBe("overseas_profile");
    expect((await answer({})).code).toBe("success");
    expect((await asked()).surveyType).toBeNull();
    await setEdition("team");
    expect((await asked()).type).toBe("team");
  });

  it("have features, limits and strategies, each of its level", async () => {
    const { switches } = await app.get<{ switches: FeatureSwitch[] }>(pathOf(owner));
    const levels = Object.fromEntries(switches.map(({ feature, featureLevel }) => [feature, featureLevel]));
    expect(levels).toMatchObject({ CRISPR: "feature", USER_SEAT: "limit", INVITATION_STRATEGY: "strategy" });
    await put([
      switchOf({ limitedQuantity: 2 }),
      switchOf({ feature: "CRISPR", enabled: false }),
      switchOf({
        feature: "INVITATION_STRATEGY",
        sendMethod: ["email", "mobile", "mobile"].slice(0, 2) as never,
      }),
    ]);
    expect((await featureOf(owner, "CRISPR")).detail.enabled).toBe(false);
    expect(await featureOf(owner, "USER_SEAT")).toMatchObject({
      featureLevel: "limit",
      detail: { limitedQuantity: 2 },
    });
    const invite = (entry: object) => owner.call("POST", "/invitation", { ...entry, roleIds: ["-2"] });
    expect((await invite({ sendMethod: "email", invitedEmail: "third@lab.test" })).code).toBe(
      "tenant.no.remaining.seats",
    );
    await put([switchOf({ limitedQuantity: -1 })]);
    expect((await invite({ sendMethod: "mobile", invitedMobile: "13800138000" })).code).toBe("success");
    // What was not named stays.
    expect((await featureOf(owner, "CRISPR")).detail.enabled).toBe(false);
  });

  it("choose new passwords where that is demanded, before they go on", async () => {
    expect(await app.post(pathOf(owner, "/demandPasswords"), {})).toEqual({ accounts: 2 });
    expect((await member.call("GET", "/users")).code).toBe("password.change.required");
    const { user } = await member.get<{ user: CurrentUser }>("/currentUser");
    expect(user.needChangePassword).toBe(true);
    expect((await app.call("GET", "/users")).code).toBe("success");
  });
});

describe("registration", () => {
  it("can be closed: people come by invitation then, and nobody founds a team", async () => {
    const { config } = await app.get<{ config: object }>("/instance/config");
    const save = (isRegistrationOpen: boolean) =>
      app.put("/instance/config", { ...config, isRegistrationOpen });
    const guest = await lab.addColleague(app, "guest");
    await save(false);
    const account = "stranger@lab.test";
    const code = { account, sceneId: "register", sendChannel: "email" };
    expect((await lab.call("POST", "/sendVerificationCode", code)).code).toBe("registration.closed");
    const entry = { account, code: "123456", name: "Stranger", password: PASSWORD };
    expect((await lab.call("POST", "/register", entry)).code).toBe("registration.closed");
    await app.post(`/users/${guest.user.userId}/remove`, { successorId: app.user.userId });
    const found = await guest.call("POST", "/departure/team", { tenantName: "Own" });
    expect(found.code).toBe("registration.closed");
    expect((await lab.call("GET", "/global/config")).data).toMatchObject({ isRegistrationOpen: false });
    await save(true);
    expect((await lab.call("POST", "/register", entry)).code).toBe("verify.code.failed");
  });
});
