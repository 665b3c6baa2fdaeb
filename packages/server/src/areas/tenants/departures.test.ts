import type { CurrentUser, Departure, LabFile } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Invitations, invitationsOf } from "../test-support/invitations.ts";
import { buildLab, contentOf, type Lab, PASSWORD } from "../test-support/lab.ts";

let lab: Lab;
let invite: Invitations["invite"];
let codeOf: Invitations["codeOf"];
let accept: Invitations["accept"];
beforeAll(async () => {
  lab = await buildLab();
  ({ invite, codeOf, accept } = invitationsOf(lab));
});
afterAll(() => lab.close());

describe("a departure", () => {
  it("a removed member hands over projects and files, and sees by whom they were removed", async () => {
    const owner = await lab.register("r-owner");
    const colleague = await lab.addColleague(owner, "r");
    const made = await colleague.post<{ file: LabFile }>("/application/molecular-biology/sequences", {
      content: contentOf({ name: "kept" }),
    });
    const path = `/users/${colleague.user.userId}/remove`;
    expect((await owner.call("POST", path, { successorId: colleague.user.userId })).code).toBe(
      "user.not.found",
    );
    expect((await owner.call("POST", path, { successorId: owner.user.userId })).code).toBe("success");
    expect((await colleague.call("GET", "/currentUser")).code).toBe("tenant.left");
    const kept = await owner.get<{ file: LabFile }>(
      `/application/molecular-biology/sequences/${made.file.id}`,
    );
    expect(kept.file.abilities.edit).toBe(true);
    const [row] = await lab.database.asOwner<{ owner_id: string; is_personal: boolean }>(
      "select f.owner_id, p.is_personal from file f join project p on p.id = f.project_id where f.id = $1",
      [made.file.id],
    );
    expect(row).toEqual({ owner_id: owner.user.userId, is_personal: false });
    const departure = await colleague.get<Departure>("/departure");
    expect(departure).toEqual({
      left: {
        teamName: owner.user.tenantName,
        byName: owner.user.name,
        isDisabled: false,
        isTold: false,
        time: expect.any(String),
      },
      teams: [],
      invitations: [],
    });
    await colleague.post("/departure/told", {});
    expect((await colleague.get<Departure>("/departure")).left?.isTold).toBe(true);
  });

  it("a user without a team sees open invitations, and accepts one; nobody can accept another's", async () => {
    const owner = await lab.register("wait-owner");
    const other = await lab.register("wait-other");
    const colleague = await lab.addColleague(owner, "wait");
    const stranger = await lab.addColleague(other, "stranger");
    const { userId } = colleague.user;
    await owner.post(`/users/${userId}/remove`, { successorId: owner.user.userId });
    await invite(other, "wait@lab.test");
    const { invitations } = await colleague.get<Departure>("/departure");
    const { tenantName, name: inviterName, tenantId } = other.user;
    expect(invitations).toEqual([
      { id: expect.any(String), tenantId, tenantName, inviterName, expireTime: expect.any(String) },
    ]);
    expect((await stranger.get<Departure>("/departure")).invitations).toEqual([]);
    const path = `/departure/invitations/${invitations[0]?.id}`;
    expect((await stranger.call("POST", path, {})).code).toBe("invitation.not.found");
    // Of two at once one joins.
    const answers = await Promise.all([1, 2].map(() => colleague.call("POST", path, {})));
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
    expect(answers.find(({ code }) => code === "success")?.data).toMatchObject({
      user: { userId, tenantId },
    });
  });

  it("a user who has left every team gets none silently, creates one once, and is admitted nowhere else", async () => {
    const owner = await lab.register("gone-owner");
    const colleague = await lab.addColleague(owner, "gone");
    const { userId, tenantId } = colleague.user;
    await owner.post(`/users/${userId}/remove`, { successorId: owner.user.userId });
    const shut = [
      await colleague.call("GET", "/platform/resource/projects/1"),
      await colleague.call("GET", "/users"),
      await colleague.call("GET", "/sessions"),
      await colleague.call("POST", `/switchTenant/${tenantId}`, {}),
    ];
    expect(shut.map(({ code }) => code)).toEqual([...Array(3).fill("tenant.left"), "tenant.not.found"]);
    const entry = { username: "gone@lab.test", password: PASSWORD };
    const again = await lab.call("POST", "/passwordLogin", entry);
    expect(again.data).toEqual({ teamless: true, csrfToken: expect.any(String) });
    const teams = () => lab.database.asOwner("select 1 from membership where account_id = $1", [userId]);
    expect(await teams()).toEqual([]);
    const founds = ["one", "two"].map((tenantName) =>
      colleague.call<{ user?: CurrentUser }>("POST", "/departure/team", { tenantName }),
    );
    const answers = await Promise.all(founds);
    expect(answers.map(({ code }) => code)).toContain("success");
    expect(await teams()).toHaveLength(1);
  });

  it("a returning member needs a new session", async () => {
    const owner = await lab.register("back-owner");
    const colleague = await lab.addColleague(owner, "back");
    const { userId, tenantId } = colleague.user;
    await owner.post(`/users/${userId}/remove`, { successorId: owner.user.userId });
    const elsewhere = await lab.call("POST", "/passwordLogin", {
      username: "back@lab.test",
      password: PASSWORD,
    });
    expect(elsewhere.data).toMatchObject({ teamless: true });
    const { data } = await invite(owner, "back@lab.test");
    const joined = await accept(colleague, await codeOf(data));
    expect(joined.data.user).toMatchObject({ userId, tenantId });
    const token = elsewhere.cookies.find(({ name }) => name === "benchleaf_session")?.value ?? "";
    const old = { cookie: `benchleaf_session=${token}` };
    expect((await lab.call("GET", "/currentUser", undefined, old)).code).toBe("tenant.left");
    const departure = await lab.call<Departure>("GET", "/departure", undefined, old);
    expect(departure.data).toMatchObject({ left: null, teams: [{ tenantId }] });
  });
});
