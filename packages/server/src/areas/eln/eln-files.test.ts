import { type ElnPage, PAGE_SCHEMA_VERSION, type PageNode } from "@benchleaf/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as Y from "yjs";
import { pngOf, wordOf } from "../../test-support/documents.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/elns";

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

const create = (more: object = {}): Promise<ElnPage> =>
  author.post<ElnPage>(base, { projectId, name: "Page", ...more });
const codeOf = async (person: Person, method: "POST", path: string, body?: unknown) =>
  (await person.call(method, `${base}${path}`, body)).code;
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
  expect(word).toMatchObject({ code: "success", data: { pictures: 0, isCut: false } });
  expect(word.data.page.file.name).toBe("Ligation of 质粒");
  expect(word.data.page.code).toMatch(/\d$/);
  expect(await blocksIn(word.data.page.file.id)).toMatchObject([
    { attrs: { kind: "h1" }, content: [{ text: "Aim" }] },
    { content: [{ text: "two words" }] },
    { type: "image", attrs: { name: "office-1.png", width: 80 } },
  ]);
  const [, , image] = await blocksIn(word.data.page.file.id);
  const picture = await lab.app.inject({
    url: `/app/platform/resource/subjects/file/${word.data.page.file.id}/attachments/${image?.attrs?.attachmentId}/content`,
    headers: { cookie: author.cookie },
  });
  expect(picture.rawPayload).toEqual(Buffer.from(pngOf(40, 20)));
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
    ["image.md", "\u0089PNG\u0000\u0000\u0000\u0001\u0002\u0003\u0004\u0005\u0006"],
    ["tool.exe", "MZ"],
    ["none", "words"],
  ] as const)
    expect((await bring(name, new TextEncoder().encode(bytes))).code).toBe("eln.import.unreadable");
  // Each user uploads their own.
  const uuid = await owner.upload("notes.md", new TextEncoder().encode("secret"));
  expect(await codeOf(author, "POST", "/import", { projectId, uuid, name: "notes.md" })).toBe(
    "upload.not.found",
  );
});

it("is written as a Word document and a PDF with its pictures", async () => {
  const { file } = await create({
    content: JSON.stringify({
      type: "doc",
      content: [
        { type: "paragraph", content: [{ type: "text", text: "lane 1: 质粒" }] },
        { type: "math", attrs: { formula: "\\frac{V_{m}[S]}{K_m+[S]}" } },
        // Neither ends the document.
        { type: "math", attrs: { formula: "\\nothing{x" } },
        { type: "math", attrs: { formula: "\\unknown x \\# y" } },
      ],
    } satisfies PageNode),
  });
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
  expect(pdf.rawPayload.toString("latin1")).toContain("NewCMMath");
}, 60_000);

it("notifies mentioned users once, when the page is saved, with the block that mentions them", async () => {
  const { file } = await create({
    content: JSON.stringify({
      type: "doc",
      content: [{ type: "paragraph", attrs: { id: "first" }, content: [{ type: "text", text: "aim" }] }],
    } satisfies PageNode),
  });
  const named = await change(author, file.id, (blocks) => {
    const paragraph = new Y.XmlElement("paragraph");
    paragraph.setAttribute("id", "named");
    for (const userId of [owner.user.userId, author.user.userId, "999999999"]) {
      const mention = new Y.XmlElement("mention");
      mention.setAttribute("userId", userId);
      mention.setAttribute("name", "Somebody");
      paragraph.insert(paragraph.length, [mention]);
    }
    blocks.insert(1, [paragraph]);
  });
  expect(named.code).toBe("success");
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
  // No one is notified of mentioning themselves, nor twice.
  expect(await notified(author)).toEqual([]);
  await type(author, file.id, 0, "our ");
  await author.post(`${base}/${file.id}/versions`, {});
  expect(await notified(owner)).toHaveLength(1);
});
