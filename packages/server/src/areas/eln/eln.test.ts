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
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as Y from "yjs";
import { pngOf, wordOf } from "../../test-support/documents.ts";
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
/** Puts a picture under the first block. */
const insertImage = (person: Person, id: string, attributes: Readonly<Record<string, string>>) =>
  change(person, id, (blocks) => {
    const image = new Y.XmlElement("image");
    for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
    blocks.insert(1, [image]);
  });
const decide = async (page: ElnPage, status: "approved" | "rejected", remark = "") => {
  const [answer] = await owner.post<{ code: string }[]>(`${approvals}/submitAuditInfo`, [
    { recordId: page.submission!.recordId, status, remark },
  ]);
  return answer?.code;
};

it("is numbered, listed and told of with what its reader may do", async () => {
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
  // Ten at a time, so that a slow machine does not answer that it is busy.
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
  // Who wrote it does not review it.
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

  expect((await type(author, file.id, 1, "picture: ")).code).toBe("success");
  expect(await blocksOf(file.id)).toEqual(["APPROVED", "modify"]);
  const again = await author.post<ElnPage>(`${base}/${file.id}/auditContents`, {});
  // What was approved and is the same goes along.
  expect(again.submission?.blocks.map(({ status }) => status)).toEqual(["APPROVED", "PENDING"]);
  expect(await decide(again, "approved")).toBe("success");
  expect(await blocksOf(file.id)).toEqual(["APPROVED", "APPROVED"]);
  expect((await owner.get<ElnPage>(`${base}/${file.id}`)).auditStatus).toBe("approved");
  // A change of what was approved shows.
  await type(author, file.id, 0, "new ");
  expect((await owner.get<ElnPage>(`${base}/${file.id}`)).auditStatus).toBe("modify");
  expect(await blocksOf(file.id)).toEqual(["modify", "APPROVED"]);
});

it("merges a new submission into what waits, and is taken back by its author", async () => {
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

it("asks for required fields before it is submitted or finished", async () => {
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

it("takes no change once it is finished, whoever types at that moment, and opens again with a reason", async () => {
  const { file } = await create();
  const typing = Array.from({ length: 6 }, (_, index) => type(author, file.id, 0, `${index} `));
  const [finished, ...typed] = await Promise.all([
    author.post<ElnPage>(`${base}/${file.id}/finished`, {}),
    ...typing,
  ]);
  expect(typed.every(({ code }) => code === "success" || code === "eln.finished")).toBe(true);
  const now = await author.get<ElnPage>(`${base}/${file.id}`);
  // All that was taken stands in the version that was finished.
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

it("keeps templates: one's own from others, the team's to who may keep them, against two at once", async () => {
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

it("is copied with a number of its own, and made of Markdown", async () => {
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

it("keeps how it is numbered and whom it tells, for who may set that", async () => {
  expect(await codeOf(author, "GET", "/codeConfig")).toBe("permission.denied");
  const config = await owner.get<{ version: number }>(`${base}/codeConfig`);
  const next = { pattern: "N{yyyy}-{0001}", zone: "Asia/Shanghai", version: config.version };
  await owner.put(`${base}/codeConfig`, next);
  expect(await codeOf(owner, "PUT", "/codeConfig", { ...next, pattern: "N" })).toBe("number.pattern.invalid");
  expect((await create()).code).toMatch(/^N\d{4}-\d{4}$/);
  const told = { sendEmail: true, sendNotification: true, version: 0 };
  expect(await owner.put(`${base}/writeNotificationConfig`, told)).toMatchObject({
    sendEmail: true,
    version: 1,
  });
  expect(await codeOf(owner, "PUT", "/writeNotificationConfig", told)).toBe("eln.config.stale");
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

it("lists by template, category, author, tag and days of the experiment, in pages by key", async () => {
  const templates = await author.get<ElnTemplateSummary[]>(`${base}/templates`);
  const template = templates.find(({ id }) => id === "preset-pcr")!;
  const made: ElnPage[] = [];
  for (const name of ["filtered 1", "filtered 2", "filtered 3"])
    made.push(await create({ name, content: null, template: template.id }));
  await author.put(`${base}/${made[1]!.file.id}`, {
    experimentDate: "2020-02-03",
    values: {},
    valuesVersion: 0,
  });
  const tag = await author.post<{ id: string }>("/platform/resource/projects/fileAsset/tags", {
    name: "filter-tag",
    color: "blue",
  });
  await author.post("/platform/resource/projects/fileAsset/batchTag", {
    fileIds: [made[2]!.file.id],
    addTagIds: [tag.id],
    removeTagIds: [],
  });
  const namesBy = async (query: string) =>
    (await owner.get<{ records: ElnSummary[] }>(`${base}?search=filtered&sort=name&${query}`)).records.map(
      ({ name }) => name,
    );
  const name = encodeURIComponent(template.name);
  expect(await namesBy(`templateName=${name}&category=${template.category}`)).toHaveLength(3);
  // What is typed stays a value.
  expect(await namesBy(`templateName=${encodeURIComponent("x' or true --")}`)).toEqual([]);
  expect(await namesBy("category=immunology")).toEqual([]);
  expect(await namesBy("from=2020-02-03&to=2020-02-03")).toEqual(["filtered 2"]);
  expect(await namesBy(`tagId=${tag.id}`)).toEqual(["filtered 3"]);
  expect(await namesBy(`ownerId=${author.user.userId}`)).toHaveLength(3);
  expect(await namesBy(`ownerId=${owner.user.userId}`)).toEqual([]);
  const first = await owner.get<{ records: ElnSummary[]; nextCursor: string }>(
    `${base}?search=filtered&sort=name&limit=2&templateName=${name}`,
  );
  expect(await namesBy(`limit=2&templateName=${name}&cursor=${first.nextCursor}`)).toEqual(["filtered 3"]);
});

it("saves filters for their owner alone, replaced by name, fifty at most", async () => {
  const filters = `${base}/filters`;
  const save = (name: string, filter: object, by = author) =>
    by.post<{ id: string; name: string }>(filters, { name, filter });
  const { id } = await save("to review", { auditStatus: "auditing" });
  expect((await save("to review", { auditStatus: "rejected", tagId: "1" })).id).toBe(id);
  expect(await author.get(filters)).toEqual([
    { id, name: "to review", filter: { auditStatus: "rejected", tagId: "1" } },
  ]);
  expect(await owner.get(filters)).toEqual([]);
  expect(await codeOf(owner, "DELETE", `/filters/${id}`)).toBe("eln.filter.not.found");
  expect(await codeOf(author, "POST", "/filters", { name: "x", filter: { auditStatus: "gone" } })).toBe(
    "request.invalid",
  );
  for (let index = 1; index < 50; index += 1) await save(`f${index}`, {});
  expect(await codeOf(author, "POST", "/filters", { name: "one more", filter: {} })).toBe(
    "eln.filter.limit.exceed",
  );
  expect(await codeOf(author, "DELETE", `/filters/${id}`)).toBe("success");
  expect(await author.get<unknown[]>(filters)).toHaveLength(49);
});

it("makes pages of Word documents and Markdown, and refuses what it cannot read", async () => {
  const bring = async (name: string, bytes: Uint8Array) =>
    author.call<{ page: ElnPage; pictures: number; isCut: boolean }>("POST", `${base}/import`, {
      projectId,
      uuid: await author.upload(name, bytes),
      name,
    });
  const blocksIn = async (id: string) => {
    const { content } = await author.get<{ content: string }>(`${base}/${id}/blocks`);
    return (JSON.parse(content) as PageNode).content!;
  };
  const word = await bring(
    "Ligation of 质粒.docx",
    wordOf(
      '<w:p><w:pPr><w:pStyle w:val="1"/></w:pPr><w:r><w:t>Aim</w:t></w:r></w:p><w:p><w:r><w:t>two words</w:t></w:r></w:p>' +
        '<w:p><w:r><w:drawing><a:blip r:embed="rId1"/></w:drawing></w:r></w:p>',
    ),
  );
  expect(word).toMatchObject({ code: "success", data: { pictures: 1, isCut: false } });
  expect(word.data.page.file.name).toBe("Ligation of 质粒");
  expect(word.data.page.code).toMatch(/\d$/);
  expect(await blocksIn(word.data.page.file.id)).toMatchObject([
    { attrs: { kind: "h1" }, content: [{ text: "Aim" }] },
    { content: [{ text: "two words" }] },
  ]);
  const markdown = await bring(
    "notes.md",
    new TextEncoder().encode("# Notes\n\n- [x] done\n\n<script>x</script>"),
  );
  expect(await blocksIn(markdown.data.page.file.id)).toMatchObject([
    {},
    { attrs: { list: "task", isChecked: true } },
    { content: [{ text: "<script>x</script>" }] },
  ]);
  for (const [name, bytes] of [
    ["broken.docx", "no archive"],
    ["tool.exe", "MZ"],
    ["none", "words"],
  ] as const)
    expect((await bring(name, new TextEncoder().encode(bytes))).code).toBe("eln.import.unreadable");
  // Its upload is one’s own.
  const uuid = await owner.upload("notes.md", new TextEncoder().encode("secret"));
  expect(await codeOf(author, "POST", "/import", { projectId, uuid, name: "notes.md" })).toBe(
    "upload.not.found",
  );
});

it("is written as a Word document and a PDF with its pictures", async () => {
  const { file } = await create();
  const picture = pngOf(60, 30);
  const { id } = await author.post<{ id: string }>(
    `/platform/resource/subjects/file/${file.id}/attachments`,
    { uuid: await author.upload("gel.png", picture), name: "gel.png" },
  );
  const added = await insertImage(author, file.id, {
    id: "p",
    attachmentId: id,
    name: "gel.png",
    caption: "Gel",
  });
  expect(added.code).toBe("success");
  const answer = await lab.app.inject({
    url: `/app${base}/${file.id}/export?format=docx`,
    headers: { cookie: author.cookie },
  });
  expect(answer.statusCode).toBe(200);
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  expect(parts[`word/media/picture${id}.png`]).toEqual(new Uint8Array(picture));
  expect(strFromU8(parts["word/document.xml"]!)).toContain("Gel");
  await author.post(`${base}/${file.id}/versions`, {});
  const pdf = await lab.app.inject({
    url: `/app/application/molecular-biology/fileAsset/eln/${file.id}/previewByPdf`,
    headers: { cookie: author.cookie },
  });
  expect(pdf.statusCode).toBe(200);
  expect(pdf.rawPayload.toString("latin1")).toMatch(/\/Subtype\s*\/Image/);
}, 60_000);

it("notifies who is named in a page once, when the page is saved, with the block that names them", async () => {
  const mention = (userId: string) => ({ type: "mention", attrs: { userId, name: "Owner" } });
  const page = JSON.stringify({
    type: "doc",
    content: [
      { type: "paragraph", attrs: { id: "first" }, content: [{ type: "text", text: "aim" }] },
      {
        type: "paragraph",
        attrs: { id: "named" },
        content: [mention(owner.user.userId), mention(author.user.userId), mention("999999999")],
      },
    ],
  });
  const { file } = await create({ name: "Names the owner", content: page });
  interface Notified {
    readonly records: readonly { kind: string; fileId: string | null; bizId: string | null }[];
  }
  const notified = async (person: Person) => {
    await lab.kernel.events.deliver();
    const { records } = await person.get<Notified>("/notifications/list?limit=50");
    return records.filter(({ fileId }) => fileId === file.id).map(({ kind, bizId }) => [kind, bizId]);
  };
  await author.post(`${base}/${file.id}/versions`, {});
  expect(await notified(owner)).toEqual([["pageMention", "named"]]);
  // Nobody is told of naming themselves, nor twice.
  expect(await notified(author)).toEqual([]);
  await type(author, file.id, 0, "our ");
  await author.post(`${base}/${file.id}/versions`, {});
  expect(await notified(owner)).toHaveLength(1);
});
