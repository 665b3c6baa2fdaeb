import type { LabFile } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { services } from "../composition-root.ts";
import { buildLab, contentOf, type Lab, type Person } from "./test-support/lab.ts";

const sequences = "/application/molecular-biology/sequences";
const fileBase = "/platform/resource/projects/fileAsset";

let lab: Lab;
let owner: Person;
let stranger: Person;
let file: LabFile;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  stranger = await lab.register("stranger");
  file = (await owner.post<{ file: LabFile }>(sequences, { content: contentOf({ name: "secret" }) })).file;
});
afterAll(() => lab.close());

describe("another team", () => {
  it("cannot distinguish a foreign file from one that does not exist", async () => {
    const body = { baseVersion: 1, content: contentOf() };
    for (const id of [file.id, "999999999"]) {
      const answers = await Promise.all([
        stranger.call("GET", `${sequences}/${id}`),
        stranger.call("PUT", `${sequences}/${id}`, body),
        stranger.call("GET", `${sequences}/${id}/export?format=fasta`),
        stranger.call("PUT", `${fileBase}/${id}`, { name: "mine" }),
        stranger.call("GET", `${fileBase}/${id}/versions`),
        stranger.call("POST", `${fileBase}/recycle`, { fileIds: [id] }),
      ]);
      expect(new Set(answers.map((one) => one.code))).toEqual(new Set(["projectFile.not.found"]));
    }
  });

  it("sees nothing of it in lists, searches and projects", async () => {
    const project = owner.user.personalProjectId;
    expect((await stranger.get<{ records: unknown[] }>(sequences)).records).toEqual([]);
    expect(await stranger.get(`${fileBase}/search?search=secret`)).toEqual([]);
    for (const path of [`${fileBase}?projectId=${project}`, `/platform/resource/projects/${project}`]) {
      expect((await stranger.call("GET", path)).code).toBe("project.no.access");
    }
    const wanted = { projectId: project, content: contentOf() };
    expect((await stranger.call("POST", sequences, wanted)).code).toBe("project.no.access");
  });
});

describe("a colleague", () => {
  let colleague: Person;
  beforeAll(async () => {
    const {
      accounts: { accounts },
      tenants: { tenants },
      projects: { projects },
    } = services(lab.kernel);
    await lab.kernel.database.open(async (tx) => {
      const accountId = await accounts.createBareAccount(tx, {
        email: "colleague@lab.test",
        name: "colleague",
        password: "Benchleaf1",
      });
      const { tenantId } = owner.user;
      await tx.rows("select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)", [
        tenantId,
        accountId,
      ]);
      const scope = { tenantId, userId: accountId ?? "" };
      await tenants.addMember(tx, scope, scope.userId);
      await projects.createPersonal(tx, scope, "colleague");
    });
    colleague = await lab.signIn("colleague@lab.test");
  });

  it("may not read a file of a project that is closed to them", async () => {
    const answer = await colleague.call("GET", `${sequences}/${file.id}`);
    expect(answer).toMatchObject({ status: 403, code: "fileAsset.no.read.permission" });
  });

  it("can read and not change the content of a public project", async () => {
    const project = await owner.post<{ id: string }>("/platform/resource/projects", {
      name: "open",
      accessLevel: "PUBLIC",
    });
    const wanted = { projectId: project.id, content: contentOf() };
    const made = await owner.post<{ file: LabFile }>(sequences, wanted);
    const path = `${sequences}/${made.file.id}`;
    const seen = await colleague.get<{ file: LabFile }>(path);
    expect(seen.file.abilities).toEqual({
      edit: false,
      recycle: false,
      unlock: false,
      comment: true,
      manage: false,
    });
    const save = { baseVersion: 1, content: contentOf() };
    expect((await colleague.call("PUT", path, save)).code).toBe("fileAsset.no.edit.permission");
    expect((await colleague.call("POST", sequences, wanted)).code).toBe("project.no.access");
    const rename = { name: "mine", accessLevel: "PRIVATE" };
    const change = await colleague.call("PUT", `/platform/resource/projects/${project.id}`, rename);
    expect(change.code).toBe("project.manager.required");
  });
});
