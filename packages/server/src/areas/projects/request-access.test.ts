import type { OwnProjectRequest, Project, ProjectMember, ProjectRequest } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let asker: Person;
let stranger: Person;
let projectId: string;
const base = "/platform/resource/projects";
const at = () => `${base}/${projectId}/access`;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("ask-owner");
  [asker, stranger] = [await lab.addColleague(owner, "asker"), await lab.register("ask-stranger")];
  projectId = (await owner.post<Project>(base, { name: "Secret", accessLevel: "PRIVATE" })).id;
});
afterAll(() => lab.close());

it("reveals nothing to another team, whether the project exists or not, and nothing of a personal project", async () => {
  const answers = [
    await stranger.call("GET", at()),
    await stranger.call("GET", `${base}/999999999/access`),
    await stranger.call("POST", at(), {}),
    await asker.call("GET", `${base}/${owner.user.personalProjectId}/access`),
  ];
  expect(answers.map(({ code, data }) => [code, data])).toEqual(
    Array(4).fill(["project.no.access", undefined]),
  );
});

it("is asked once by a colleague, who learns nothing of it, and reaches those who manage it", async () => {
  expect(await asker.get(at())).toEqual({ state: "none", reason: "" });
  const both = await Promise.all([asker.post(at(), { message: "please" }), asker.post(at(), {})]);
  expect(both).toEqual(Array(2).fill({ state: "pending", reason: "" }));
  const waiting = await owner.get<ProjectRequest[]>(`${at()}/requests`);
  expect(waiting).toHaveLength(1);
  expect(waiting[0]).toMatchObject({ userId: asker.user.userId });
  expect((await asker.call("GET", `${at()}/requests`)).code).toBe("project.no.access");
  const events = await lab.database.asOwner(
    "select 1 from outbox_event where type = 'project.requestAccess'",
  );
  expect(events).toHaveLength(1);
});

it("is refused with a reason, after which it is not asked at once again", async () => {
  const [request] = await owner.get<ProjectRequest[]>(`${at()}/requests`);
  const refuse = { isApproved: false, reason: "Ask Li first" };
  await owner.post(`${at()}/requests/${request?.id}`, refuse);
  const own = { state: "rejected", reason: "Ask Li first" };
  expect(await asker.get(at())).toEqual(own);
  expect(await asker.post(at(), {})).toEqual(own);
  await lab.database.asOwner("update project_request set decide_time = now() - interval '2 days'");
  expect((await asker.post<OwnProjectRequest>(at(), {})).state).toBe("pending");
});

it("is granted once, in the role that is given, also where two decide at once", async () => {
  const [request] = await owner.get<ProjectRequest[]>(`${at()}/requests`);
  const path = `${at()}/requests/${request?.id}`;
  const codes = await Promise.all(
    [true, true, false].map(
      async (isApproved) => (await owner.call("POST", path, { isApproved, role: "viewer" })).code,
    ),
  );
  expect(codes.filter((code) => code === "success")).toHaveLength(1);
  expect(codes.filter((code) => code === "access.request.not.found")).toHaveLength(2);
  if (codes[2] === "success") return;
  const { records } = await owner.get<{ records: ProjectMember[] }>(`${base}/${projectId}/users`);
  expect(records.find(({ userId }) => userId === asker.user.userId)?.role).toBe("viewer");
  expect((await asker.get<Project>(`${base}/${projectId}`)).name).toBe("Secret");
});
