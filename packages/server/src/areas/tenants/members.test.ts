import type {
  CurrentUser,
  Departure,
  ErrorCode,
  Invitee,
  Member,
  OpenInvitation,
  Role,
} from "@benchleaf/contract";
import { errorMessage } from "@benchleaf/phrases";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Invitations, invitationsOf } from "../test-support/invitations.ts";
import { buildLab, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";

let lab: Lab;
let invite: Invitations["invite"];
let codeOf: Invitations["codeOf"];
let accept: Invitations["accept"];
beforeAll(async () => {
  lab = await buildLab();
  ({ invite, codeOf, accept } = invitationsOf(lab));
});
afterAll(() => lab.close());

const notInvited = (account: string, code: ErrorCode) => ({
  account,
  code,
  message: errorMessage("en-US", code),
});

const setSeats = (person: Person, seats: number) =>
  lab.database.asOwner(
    `insert into feature_switch (tenant_id, feature, feature_level, limited_quantity)
     values ($1, 'USER_SEAT', 'limit', $2) on conflict (tenant_id, feature) do update set limited_quantity = $2`,
    [person.user.tenantId, seats],
  );

describe("an invitation", () => {
  it("shows its holder the least, is accepted by the invited once, and by nobody else", async () => {
    const [owner, guest, other] = [
      await lab.register("i-owner"),
      await lab.register("i-guest"),
      await lab.register("i-other"),
    ];
    const { data: made } = await invite(owner, "I-Guest@lab.test", { remark: " The new postdoc " });
    expect(made).toMatchObject({
      account: "i-guest@lab.test",
      status: "pending",
      remark: "The new postdoc",
    });
    const code = await codeOf(made);
    const seen = await lab.call<OpenInvitation>("GET", `/invitation/code/${code}`);
    expect(seen.data).toMatchObject({
      account: "i***t@lab.test",
      isRegistered: true,
      inviterName: "i-owner",
    });
    expect((await accept(other, code)).code).toBe("invitation.for.another");
    const joined = await accept(guest, code);
    expect(joined.data.user).toMatchObject({ tenantId: owner.user.tenantId, singleTenant: false });
    expect(joined.data.user.roles).toEqual([{ roleKey: "MEMBER" }]);
    expect(joined.data.user.personalProjectId).not.toBe(guest.user.personalProjectId);
    const back = await lab.signIn("i-guest@lab.test");
    expect((await accept(back, code)).code).toBe("invitation.code.invalid");
    expect((await lab.call("GET", `/invitation/code/${code}`)).code).toBe("invitation.code.invalid");
  });

  it("accepted twice at once makes one member", async () => {
    const owner = await lab.register("twice-owner");
    const guest = await lab.register("twice-guest");
    const { data } = await invite(owner, "twice-guest@lab.test");
    const code = await codeOf(data);
    const second = await lab.signIn("twice-guest@lab.test");
    const codes = (await Promise.all([accept(guest, code), accept(second, code)]))
      .map((one) => one.code)
      .sort();
    expect(codes).toEqual(["invitation.code.invalid", "success"]);
  });

  it("registers a newcomer without a team of their own", async () => {
    const owner = await lab.register("n-owner");
    const { data } = await invite(owner, "newcomer@lab.test");
    const path = `/invitation/code/${await codeOf(data)}/register`;
    const weak = await lab.call("POST", path, { name: "New", password: "weak" });
    expect(weak.code).toBe("request.invalid");
    const answer = await lab.call<{ user: CurrentUser }>("POST", path, { name: "New", password: PASSWORD });
    expect(answer.data.user).toMatchObject({
      tenantId: owner.user.tenantId,
      email: "newcomer@lab.test",
      singleTenant: true,
      surveyType: "profile",
    });
    expect((await lab.call("POST", path, { name: "New", password: PASSWORD })).code).toBe(
      "invitation.code.invalid",
    );
  });

  it("is rejected for members and for pending invitations; an expired one is replaced", async () => {
    const owner = await lab.register("known-owner");
    await lab.addColleague(owner, "known");
    expect((await invite(owner, "known@lab.test")).code).toBe("user.already.exists");
    const { data: first } = await invite(owner, "late@lab.test");
    expect((await invite(owner, "late@lab.test")).code).toBe("invitation.already.exists");
    const code = await codeOf(first);
    await lab.database.asOwner("update invitation set expire_time = now() where id = $1", [first.id]);
    expect((await lab.call("GET", `/invitation/code/${code}`)).code).toBe("invitation.code.invalid");
    expect((await invite(owner, "late@lab.test")).code).toBe("success");
  });

  it("sent again works with the new email only; withdrawn it is invalid", async () => {
    const owner = await lab.register("again-owner");
    const { data } = await invite(owner, "again@lab.test");
    const old = await codeOf(data);
    await owner.post(`/invitation/${data.id}/resend`, {});
    const next = await codeOf(data);
    expect(next).not.toBe(old);
    expect((await lab.call("GET", `/invitation/code/${old}`)).code).toBe("invitation.code.invalid");
    expect((await lab.call("GET", `/invitation/code/${next}`)).code).toBe("success");
    await owner.post(`/invitation/${data.id}/cancel`, {});
    expect((await lab.call("GET", `/invitation/code/${next}`)).code).toBe("invitation.code.invalid");
    expect((await owner.call("POST", `/invitation/${data.id}/resend`, {})).code).toBe("invitation.not.found");
  });

  it("by mobile needs the team's leave", async () => {
    const owner = await lab.register("mobile-owner");
    const entry = { sendMethod: "mobile", invitedMobile: "13812345678", roleIds: ["-2"] };
    expect((await owner.call("POST", "/invitation", entry)).code).toBe("feature.disabled");
    await lab.database.asOwner(
      `insert into feature_switch (tenant_id, feature, feature_level, send_method)
       values ($1, 'INVITATION_STRATEGY', 'strategy', '{email,mobile}')`,
      [owner.user.tenantId],
    );
    expect((await owner.call("POST", "/invitation", entry)).code).toBe("success");
    const wrong = { ...entry, invitedMobile: "12812345678" };
    expect((await owner.call("POST", "/invitation", wrong)).code).toBe("request.invalid");
  });

  it("to many answers how each fared", async () => {
    const owner = await lab.register("many-owner");
    await lab.addColleague(owner, "many-known");
    const accounts = ["a@lab.test", "many-known@lab.test", "b@lab.test", "A@lab.test"];
    const results = await owner.post("/invitation/batch", { accounts, roleIds: ["-2"] });
    expect(results).toEqual([
      { account: "a@lab.test", code: "success" },
      notInvited("many-known@lab.test", "user.already.exists"),
      { account: "b@lab.test", code: "success" },
    ]);
    // A team that has roles wants one named; one that has none gives that of daily work.
    const nobody = { accounts: ["c@lab.test"] };
    expect((await owner.call("POST", "/invitation/batch", nobody)).code).toBe("invitation.roles.required");
    const alone = { sendMethod: "email", invitedEmail: "c@lab.test" };
    expect((await owner.call("POST", "/invitation", alone)).code).toBe("invitation.roles.required");
    await lab.database.asOwner(
      "insert into feature_switch (tenant_id, feature, enabled) values ($1, 'USER_ROLE', false)",
      [owner.user.tenantId],
    );
    expect((await owner.call("POST", "/invitation", alone)).code).toBe("success");
    const tooMany = Array.from({ length: 51 }, (_, index) => `p${index}@lab.test`);
    expect((await owner.call("POST", "/invitation/batch", { accounts: tooMany })).code).toBe(
      "request.invalid",
    );
  });
});

describe("seats", () => {
  it("are kept by open invitations and run out", async () => {
    const owner = await lab.register("seat-owner");
    await setSeats(owner, 2);
    expect((await invite(owner, "seat-a@lab.test")).code).toBe("success");
    expect((await invite(owner, "seat-b@lab.test")).code).toBe("tenant.no.remaining.seats");
  });

  it("that are free are filled by the owner alone, whatever keys another holds", async () => {
    const owner = await lab.register("fill-owner");
    const admin = await lab.addColleague(owner, "fill-admin");
    const roles = await owner.get<{ records: Role[] }>("/roles");
    const adminRole = roles.records.find(({ roleKey }) => roleKey === "ADMIN");
    await owner.post("/userRoles", { userId: admin.user.userId, roleIds: [adminRole?.id] });
    await setSeats(owner, 3);
    const path = "/tenants/current/seats/invitations";
    const accounts = ["fill-a@lab.test", "fill-b@lab.test"];
    const fill = (person: Person) => person.call("POST", path, { accounts });
    expect((await fill(admin)).code).toBe("tenant.owner.only");
    expect((await fill(owner)).data).toEqual([
      { account: "fill-a@lab.test", code: "success" },
      notInvited("fill-b@lab.test", "tenant.no.remaining.seats"),
    ]);
    const token = await owner.prove("transferTeam");
    await owner.post("/tenants/current/owner", { userId: admin.user.userId, token });
    expect((await fill(owner)).code).toBe("tenant.owner.only");
    await setSeats(owner, 4);
    expect((await fill(admin)).data).toEqual([
      notInvited("fill-a@lab.test", "invitation.already.exists"),
      { account: "fill-b@lab.test", code: "success" },
    ]);
  });

  it("the last of them taken by two at once goes to one", async () => {
    const owner = await lab.register("last-owner");
    const guests = [await lab.register("last-a"), await lab.register("last-b")];
    const codes: string[] = [];
    for (const { user } of guests) codes.push(await codeOf((await invite(owner, user.email ?? "")).data));
    await setSeats(owner, 2);
    const answers = await Promise.all(guests.map((guest, index) => accept(guest, codes[index]!)));
    expect(answers.map(({ code }) => code).sort()).toEqual(["success", "tenant.no.remaining.seats"]);
    const [row] = await lab.database.asOwner<{ count: number }>(
      "select count(*)::integer as count from membership where tenant_id = $1",
      [owner.user.tenantId],
    );
    expect(row?.count).toBe(2);
  });
});

describe("a member", () => {
  it("is found by mail with the least, and said to belong already", async () => {
    const owner = await lab.register("find-owner");
    const colleague = await lab.addColleague(owner, "find-colleague");
    const found = await owner.get<Invitee>("/users/email?email=Find-Colleague@lab.test");
    expect(found).toEqual({
      id: colleague.user.userId,
      account: "Find-Colleague@lab.test",
      userId: colleague.user.userId,
      name: "find-colleague",
      avatar: null,
      disabled: true,
    });
    expect(await owner.get("/users/email?email=nobody@lab.test")).toBeNull();
    expect(await owner.get("/users/mobile?mobile=13900000000")).toBeNull();
    expect((await colleague.call("GET", "/users/email?email=x@lab.test")).code).toBe("permission.denied");
  });

  it("a deactivated member loses the session immediately and returns when reactivated", async () => {
    const owner = await lab.register("out-owner");
    const colleague = await lab.addColleague(owner, "out");
    const path = `/users/${colleague.user.userId}/disabled`;
    expect(await owner.put<Member>(path, { disabled: true })).toMatchObject({ disabled: true });
    expect((await colleague.call("GET", "/currentUser")).code).toBe("tenant.left");
    const entry = { username: "out@lab.test", password: PASSWORD };
    expect((await lab.call("POST", "/passwordLogin", entry)).data).toMatchObject({ teamless: true });
    const departure = await colleague.get<Departure>("/departure");
    const { tenantName: teamName, name: byName } = owner.user;
    expect(departure).toMatchObject({
      left: { teamName, byName, isDisabled: true, isTold: false },
      teams: [],
    });
    expect((await colleague.call("GET", "/users")).code).toBe("tenant.left");
    await owner.put(path, { disabled: false });
    expect(await colleague.get<Departure>("/departure")).toMatchObject({
      left: null,
      teams: [{ tenantName: teamName }],
    });
    expect((await lab.signIn("out@lab.test")).user.tenantId).toBe(owner.user.tenantId);
  });

  it("may quit, but the owner may not, nor be removed or shut out", async () => {
    const owner = await lab.register("q-owner");
    const colleague = await lab.addColleague(owner, "q");
    const left = await colleague.call("POST", "/quit", {});
    expect(left.data).toMatchObject({ teamless: true });
    const open = await lab.database.asOwner("select tenant_id from session where account_id = $1", [
      colleague.user.userId,
    ]);
    expect(open).toEqual([{ tenant_id: "0" }]);
    const admin = await lab.addColleague(owner, "q-admin");
    const roles = await owner.get<{ records: Role[] }>("/roles");
    const adminRole = roles.records.find(({ roleKey }) => roleKey === "ADMIN");
    await owner.post("/userRoles", { userId: admin.user.userId, roleIds: [adminRole?.id] });
    const target = owner.user.userId;
    const answers = [
      await owner.call("POST", "/quit", {}),
      await admin.call("PUT", `/users/${target}/disabled`, { disabled: true }),
      await admin.call("POST", `/users/${target}/remove`, { successorId: admin.user.userId }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill("tenant.owner.required"));
  });

  it("the last administrator can neither be deactivated nor removed, nor leave, also with two concurrent attempts", async () => {
    const owner = await lab.register("adm-owner");
    const [first, second] = [await lab.addColleague(owner, "adm-a"), await lab.addColleague(owner, "adm-b")];
    const { records } = await owner.get<{ records: Role[] }>("/roles");
    const idOf = (key: string) => records.find(({ roleKey }) => roleKey === key)?.id;
    const give = (person: Person, roleKey: string) =>
      owner.post("/userRoles", { userId: person.user.userId, roleIds: [idOf(roleKey)] });
    await give(first, "ADMIN");
    await give(second, "ADMIN");
    await give(owner, "MEMBER");
    const removes = (by: Person, whom: Person) =>
      by.call("POST", `/users/${whom.user.userId}/remove`, { successorId: owner.user.userId });
    const answers = await Promise.all([removes(first, second), removes(second, first)]);
    const [won, lost] = answers[0]?.code === "success" ? [first, second] : [second, first];
    // Anyone who came second has lost the session, the keys, or finds that no one else is left.
    expect(answers.map(({ code }) => code)).toContain("success");
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
    expect((await lost.call("GET", "/currentUser")).code).toBe("tenant.left");
    const self = won.user.userId;
    const refusals = [
      await won.call("PUT", `/users/${self}/disabled`, { disabled: true }),
      await removes(won, won),
      await won.call("POST", "/quit", {}),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(Array(3).fill("role.last.admin"));
  });

  it("of a long list comes page by page, the first to join first, and is found by any part of a name", async () => {
    const owner = await lab.register("list-owner");
    for (const name of ["list-b", "list-a", "list-c"]) await lab.addColleague(owner, name);
    interface Page {
      records: Member[];
      nextCursor: string | null;
    }
    const first = await owner.get<Page>("/users?limit=3");
    const second = await owner.get<Page>(`/users?limit=3&cursor=${first.nextCursor}`);
    const names = [...first.records, ...second.records].map(({ name }) => name);
    expect(names).toEqual(["list-owner", "list-b", "list-a", "list-c"]);
    expect(second.nextCursor).toBeNull();
    const found = await owner.get<Page>("/users?search=ST-A");
    expect(found.records.map(({ name }) => name)).toEqual(["list-a"]);
  });

  it("is found by the current name and addresses, in every team, and wildcards are literals", async () => {
    const owner = await lab.register("found-owner");
    const person = await lab.register("found-before");
    await accept(person, await codeOf((await invite(owner, "found-before@lab.test")).data));
    const search = async (path: string, text: string) => {
      const answer = await owner.get<Member[] | { records: Member[] }>(
        `${path}?search=${encodeURIComponent(text)}`,
      );
      return (Array.isArray(answer) ? answer : answer.records).map(({ name }) => name);
    };
    const again = await lab.signIn("found-before@lab.test");
    await again.put("/personal/information", { name: "Ärztin 林小叶" });
    expect(await search("/users", "found-before")).toEqual(["Ärztin 林小叶"]);
    for (const path of ["/users", "/users/colleagues"]) {
      expect(await search(path, "ärzt")).toEqual(["Ärztin 林小叶"]);
      expect(await search(path, "小叶")).toEqual(["Ärztin 林小叶"]);
      expect(await search(path, "%")).toEqual([]);
      expect(await search(path, "_")).toEqual([]);
    }
    // Anyone who names a colleague learns nothing of addresses.
    expect(await search("/users/colleagues", "found-before@")).toEqual([]);
  });
});
