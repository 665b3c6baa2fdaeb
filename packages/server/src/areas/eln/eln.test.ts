import type {
  ApprovalRecord,
  ElnBlock,
  ElnPage,
  ElnSummary,
  ElnTemplate,
  ElnTemplateSummary,
  PageNode,
} from "@benchleaf/contract";
import { PAGE_SCHEMA_VERSION } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as Y from "yjs";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/elns";
const approvals = "/platform/resource/audit/process";

let lab: Lab;
let owner: Person;
let author: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  author = await lab.addColleague(owner, "author");
  const project = await owner.post<{ id: string }>("/platform/resource/projects", {
    name: "notebook",
    accessLevel: "PUBLIC",
  });
  projectId = project.id;
  await owner.put(`/platform/resource/projects/${projectId}`, { publicRole: "editor" });
});
afterAll(() => lab.close());

const pageOf = (...lines: string[]): string =>
  JSON.stringify({
    type: "doc",
    content: lines.map((line, index) => ({
      type: "paragraph",
      attrs: { id: `b${index}` },
      content: [{ type: "text", text: line }],
    })),
  } satisfies PageNode);
const create = (more: object = {}, by = author): Promise<ElnPage> =>
  by.post<ElnPage>(base, { projectId, name: "Page", content: pageOf("aim", "result"), ...more });
const codeOf = async (
  person: Person,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
) => (await person.call(method, `${base}${path}`, body)).code;
const blocksOf = async (id: string) =>
  (await owner.get<ElnBlock[]>(`${base}/${id}/collaboration/blocks`)).map(({ status }) => status);

/** Changes a page, as a browser does. */
const change = async (person: Person, id: string, edit: (blocks: Y.XmlFragment) => void) => {
  const { state } = await person.get<{ state: string }>(`${base}/${id}/collaboration`);
  const document = new Y.Doc();
  Y.applyUpdate(document, Buffer.from(state, "base64"));
  const before = Y.encodeStateVector(document);
  edit(document.getXmlFragment("default"));
  const update = Buffer.from(Y.encodeStateAsUpdate(document, before)).toString("base64");
  return person.call("POST", `${base}/${id}/collaboration`, {
    change: update,
    schemaVersion: PAGE_SCHEMA_VERSION,
  });
};
/** Types into a block. */
const type = (person: Person, id: string, block: number, words: string) =>
  change(person, id, (blocks) => ((blocks.get(block) as Y.XmlElement).get(0) as Y.XmlText).insert(0, words));
const decide = async (page: ElnPage, status: "approved" | "rejected", remark = "") => {
  const [answer] = await owner.post<{ code: string }[]>(`${approvals}/submitAuditInfo`, [
    { recordId: page.submission!.recordId, status, remark },
  ]);
  return answer?.code;
};

it("is numbered, listed and returned with the reader's abilities", async () => {
  const page = await create({ name: "Ligation" });
  expect(page).toMatchObject({
    processStatus: "IN_PROGRESS",
    auditStatus: "draft",
    abilities: { edit: true, submit: true, review: false, finish: true, reopen: false },
  });
  expect(page.code).toMatch(/^EXP-\d{4}-\d{2}-\d{4}$/);
  const { records } = await owner.get<{ records: ElnSummary[] }>(`${base}?search=Ligation&auditStatus=draft`);
  expect(records.map(({ code }) => code)).toEqual([page.code]);
  expect(
    (await owner.get<{ records: unknown[] }>(`${base}?processStatus=FINISHED&search=Ligation`)).records,
  ).toEqual([]);
});

it("gets numbers without gaps or doubles under fifty creates, ten at a time", async () => {
  const pages: ElnPage[] = [];
  // Ten at a time, so that a slow machine does not respond that it is busy.
  for (let round = 0; round < 5; round += 1)
    pages.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, index) => create({ name: `n${round}-${index}` })),
      )),
    );
  const numbers = pages.map(({ code }) => Number(code.slice(-4))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => numbers[0]! + index));
}, 60_000);

it("is reviewed block by block: rejected with a reason, changed, submitted again, approved", async () => {
  const { file } = await create();
  const submitted = await author.post<ElnPage>(`${base}/${file.id}/auditContents`, { remark: "please" });
  expect(submitted).toMatchObject({
    auditStatus: "auditing",
    submission: {
      status: "PENDING",
      version: 1,
      blocks: [{ blockId: "b0", status: "PENDING" }, { blockId: "b1" }],
    },
    abilities: { review: false, withdraw: true },
  });
  const seen = await owner.get<ElnPage>(`${base}/${file.id}`);
  expect(seen.abilities.review).toBe(true);
  // The author does not review their own page.
  expect(await codeOf(author, "PUT", `/${file.id}/auditContents/b0`, { status: "APPROVED" })).toBe(
    "permission.denied",
  );
  expect(await codeOf(owner, "PUT", `/${file.id}/auditContents/b1`, { status: "REJECTED" })).toBe(
    "request.invalid",
  );
  expect(await codeOf(owner, "PUT", `/${file.id}/auditContents/none`, { status: "APPROVED" })).toBe(
    "eln.block.not.found",
  );
  await owner.put(`${base}/${file.id}/auditContents/b0`, { status: "APPROVED" });
  await owner.put(`${base}/${file.id}/auditContents/b1`, { status: "REJECTED", remark: "no picture" });
  expect(await decide(seen, "approved")).toBe("eln.block.rejected");
  expect(await decide(seen, "rejected", "see the block")).toBe("success");
  expect(await blocksOf(file.id)).toEqual(["APPROVED", "REJECTED"]);
  expect((await owner.get<ElnPage>(`${base}/${file.id}`)).auditStatus).toBe("rejected");
  // The decision saves no version: nobody is notified of one.
  const emitted = await lab.database.asOwner<{ type: string }>(
    "select type from outbox_event where data ->> 'fileId' = $1 order by id desc limit 1",
    [file.id],
  );
  expect(emitted.map(({ type: name }) => name)).toEqual(["file.stateChanged"]);

  expect((await type(author, file.id, 1, "picture: ")).code).toBe("success");
  expect(await blocksOf(file.id)).toEqual(["APPROVED", "modify"]);
  const again = await author.post<ElnPage>(`${base}/${file.id}/auditContents`, {});
  // Approved and unchanged blocks are included.
  expect(again.submission?.blocks.map(({ status }) => status)).toEqual(["APPROVED", "PENDING"]);
  expect(await decide(again, "approved")).toBe("success");
  expect(await blocksOf(file.id)).toEqual(["APPROVED", "APPROVED"]);
  expect((await owner.get<ElnPage>(`${base}/${file.id}`)).auditStatus).toBe("approved");
  // A change of approved content is visible.
  await type(author, file.id, 0, "new ");
  expect((await owner.get<ElnPage>(`${base}/${file.id}`)).auditStatus).toBe("modify");
  // One more letter does not make an approved page something to throw away.
  expect(await codeOf(author, "DELETE", `/${file.id}`)).toBe("eln.audit.cannot.delete");
  expect(await blocksOf(file.id)).toEqual(["modify", "APPROVED"]);
});

it("asks for no review of empty lines, unless there is nothing else", async () => {
  const content = (lines: readonly string[]) =>
    JSON.stringify({
      type: "doc",
      content: lines.map((text, index) => ({
        type: "paragraph",
        attrs: { id: `b${index}` },
        ...(text !== "" && { content: [{ type: "text", text }] }),
      })),
    } satisfies PageNode);
  const submittedOf = async (...lines: string[]) => {
    const { file } = await create({ content: content(lines) });
    const { submission } = await author.post<ElnPage>(`${base}/${file.id}/auditContents`, {});
    return submission?.blocks.map(({ blockId }) => blockId);
  };
  expect(await submittedOf("aim", "", "result", "")).toEqual(["b0", "b2"]);
  expect(await submittedOf("")).toEqual(["b0"]);
});

it("merges a new submission into the pending one, and is withdrawn by its author", async () => {
  const { file } = await create();
  const first = await author.post<ElnPage>(`${base}/${file.id}/auditContents`, { blocks: ["b0"] });
  const second = await author.post<ElnPage>(`${base}/${file.id}/auditContents`, { blocks: ["b0", "b1"] });
  expect(second.submission?.recordId).toBe(first.submission?.recordId);
  const all = await author.get<{ status: string }[]>(`${base}/${file.id}/auditProcesses`);
  expect(all.map(({ status }) => status)).toEqual(["PENDING", "CLOSED"]);
  const record = await author.post<ApprovalRecord>(`${approvals}/cancel`, {
    recordId: second.submission!.recordId,
  });
  expect(record.status).toBe("canceled");
  expect((await author.get<ElnPage>(`${base}/${file.id}`)).auditStatus).toBe("canceled");
  expect(await codeOf(author, "POST", `/${file.id}/auditContents`, { blocks: ["gone"] })).toBe(
    "eln.block.not.found",
  );
});

it("requires required fields before it is submitted or finished", async () => {
  const templates = await author.get<ElnTemplateSummary[]>(`${base}/templates`);
  expect(templates.filter(({ scope }) => scope === "preset")).toHaveLength(12);
  const page = await author.post<ElnPage>(base, { projectId, name: "PCR", template: "preset-pcr" });
  expect(page.fields.filter(({ isRequired }) => isRequired).map(({ key }) => key)).toEqual([
    "template",
    "polymerase",
  ]);
  expect(await codeOf(author, "POST", `/${page.file.id}/finished`, {})).toBe("eln.field.required");
  const values = { template: "pUC19", polymerase: "Q5", unknown: "x" };
  const input = { experimentDate: "2026-11-27", values, valuesVersion: page.valuesVersion };
  const filled = await author.put<ElnPage>(`${base}/${page.file.id}`, input);
  expect(filled.values).toEqual({ template: "pUC19", polymerase: "Q5" });
  expect(await codeOf(author, "PUT", `/${page.file.id}`, input)).toBe("eln.fields.stale");
  expect((await author.post<ElnPage>(`${base}/${page.file.id}/finished`, {})).processStatus).toBe("FINISHED");
});

it("accepts no change once it is finished, also from concurrent editors, and is reopened with a reason", async () => {
  const { file } = await create();
  const typing = Array.from({ length: 6 }, (_, index) => type(author, file.id, 0, `${index} `));
  const [finished, ...typed] = await Promise.all([
    author.post<ElnPage>(`${base}/${file.id}/finished`, {}),
    ...typing,
  ]);
  expect(typed.every(({ code }) => code === "success" || code === "eln.finished")).toBe(true);
  const now = await author.get<ElnPage>(`${base}/${file.id}`);
  // Everything that was acknowledged is in the finished version.
  expect([now.seq, now.finished?.version]).toEqual([now.versionSeq, finished.finished?.version]);
  expect((await type(author, file.id, 0, "late ")).code).toBe("eln.finished");
  expect(await codeOf(author, "POST", `/${file.id}/restore`, { version: 1 })).toBe("eln.finished");
  expect(await codeOf(author, "PUT", `/${file.id}/status`, { status: "IN_PROGRESS", reason: "" })).toBe(
    "request.invalid",
  );
  const open = await owner.put<ElnPage>(`${base}/${file.id}/status`, {
    status: "IN_PROGRESS",
    reason: "a typo",
  });
  expect([open.processStatus, open.finished]).toEqual(["IN_PROGRESS", null]);
  expect((await type(author, file.id, 0, "now ")).code).toBe("success");
});

it("is not thrown away in review, approved, finished or signed, alone or with its folder", async () => {
  const folder = await author.post<{ id: string }>("/platform/resource/projects/fileAsset/folder", {
    projectId,
    folderId: null,
    name: "kept",
  });
  const { file } = await create({ folderId: folder.id });
  await author.post(`${base}/${file.id}/auditContents`, {});
  const recycled = (id: string) =>
    author.call("POST", "/platform/resource/projects/fileAsset/recycle", { fileIds: [id] });
  expect(await codeOf(author, "DELETE", `/${file.id}`)).toBe("eln.audit.cannot.delete");
  expect((await recycled(file.id)).code).toBe("eln.audit.cannot.delete");
  expect((await recycled(folder.id)).code).toBe("eln.audit.cannot.delete");
  const free = await create();
  expect(await codeOf(author, "DELETE", `/${free.file.id}`)).toBe("success");
  const signed = await create();
  await owner.post(`/signatures/files/${signed.file.id}`, {
    version: 1,
    meaning: "review",
    timezone: "Asia/Shanghai",
    signatureId: null,
    token: await owner.prove("signature"),
  });
  expect(await codeOf(author, "DELETE", `/${signed.file.id}`)).toBe("eln.audit.cannot.delete");
});

it("stores templates: private ones, and the team's for users who may manage them, with a check for concurrent changes", async () => {
  const input = {
    scope: "personal",
    category: "general",
    name: "Mine",
    content: pageOf("hello"),
    fields: [],
  };
  const mine = await author.post<ElnTemplate>(`${base}/templates`, input);
  expect(await codeOf(owner, "GET", `/templates/${mine.id}`)).toBe("eln.template.not.found");
  expect(await codeOf(owner, "POST", "", { projectId, name: "x", template: mine.id })).toBe(
    "eln.template.not.found",
  );
  expect(await codeOf(author, "POST", "/templates", { ...input, scope: "team" })).toBe("permission.denied");
  const team = await owner.post<ElnTemplate>(`${base}/templates`, { ...input, scope: "team" });
  expect(await codeOf(author, "PUT", `/templates/${team.id}`, { ...input, version: 1 })).toBe(
    "permission.denied",
  );
  const page = await author.post<ElnPage>(base, { projectId, name: "of it", template: team.id });
  await owner.put(`${base}/templates/${team.id}`, { ...input, scope: "team", name: "Ours", version: 1 });
  expect(await codeOf(owner, "PUT", `/templates/${team.id}`, { ...input, scope: "team", version: 1 })).toBe(
    "eln.template.stale",
  );
  expect(await codeOf(owner, "DELETE", `/templates/${team.id}`)).toBe("success");
  expect((await author.get<ElnPage>(`${base}/${page.file.id}`)).templateName).toBe("Mine");
});

it("is copied with a number of its own, and created from Markdown", async () => {
  const page = await create();
  const copy = await author.post<ElnPage>(`${base}/${page.file.id}/copy`, { projectId, name: "Copy" });
  expect(copy.code).not.toBe(page.code);
  expect(await blocksOf(copy.file.id)).toEqual(["uncommitted", "uncommitted"]);
  const made = await author.post<ElnPage>(base, {
    projectId,
    name: "M",
    markdown: "# T\n\n- [x] done\n\n| a | b |\n|-|-|\n| 1 | 2 |\n",
  });
  expect(await author.file(`${base}/${made.file.id}/export?format=markdown`)).toContain("- [x] done");
});

it("stores its numbering and recipients, for users who may configure them", async () => {
  expect(await codeOf(author, "GET", "/codeConfig")).toBe("permission.denied");
  const config = await owner.get<{ version: number }>(`${base}/codeConfig`);
  const next = { pattern: "N{yyyy}-{0001}", zone: "Asia/Shanghai", version: config.version };
  await owner.put(`${base}/codeConfig`, next);
  expect(await codeOf(owner, "PUT", "/codeConfig", { ...next, pattern: "N" })).toBe("number.pattern.invalid");
  expect((await create()).code).toMatch(/^N\d{4}-\d{4}$/);
  const notify = { sendEmail: true, sendNotification: true, version: 0 };
  expect(await owner.put(`${base}/writeNotificationConfig`, notify)).toMatchObject({
    sendEmail: true,
    version: 1,
  });
  expect(await codeOf(owner, "PUT", "/writeNotificationConfig", notify)).toBe("eln.config.stale");
});

it("is out of reach of other teams", async () => {
  const { file } = await create();
  const stranger = await lab.register("stranger");
  for (const path of [
    "",
    "/auditContents",
    "/auditProcesses",
    "/collaboration/blocks",
    "/relations",
    "/blocks",
  ])
    expect(await codeOf(stranger, "GET", `/${file.id}${path}`)).toBe("projectFile.not.found");
  expect(await codeOf(stranger, "POST", `/${file.id}/finished`, {})).toBe("projectFile.not.found");
});
