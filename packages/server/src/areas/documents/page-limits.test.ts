import {
  type DocumentContent,
  PAGE_SCHEMA_VERSION,
  type PageDocument,
  type PageNode,
  pageText,
} from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as Y from "yjs";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { PAGE_FRAGMENT } from "./page-content.ts";

const base = "/application/molecular-biology/yydocs";

let lab: Lab;
let owner: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
});
afterAll(() => lab.close());

const paragraph: PageNode = {
  type: "paragraph",
  attrs: { id: "b0" },
  content: [{ type: "text", text: "start " }],
};
const create = (...blocks: PageNode[]) =>
  owner.call<PageDocument>("POST", base, {
    name: "Page",
    content: JSON.stringify({ type: "doc", content: blocks }),
  });
const textNow = async (id: string): Promise<string> => {
  const { content } = await owner.get<DocumentContent>(`${base}/${id}/blocks`);
  return pageText(JSON.parse(content) as PageNode);
};

/** A page in a browser whose changes are sent by requests. */
const openCopy = async (id: string) => {
  const document = new Y.Doc();
  const { state } = await owner.get<{ state: string }>(`${base}/${id}/collaboration`);
  Y.applyUpdate(document, Buffer.from(state, "base64"));
  let known = Y.encodeStateVector(document);
  return {
    blocks: document.getXmlFragment(PAGE_FRAGMENT),
    async send() {
      const change = Buffer.from(Y.encodeStateAsUpdate(document, known)).toString("base64");
      const body = { change, schemaVersion: PAGE_SCHEMA_VERSION };
      const answer = await owner.call("POST", `${base}/${id}/collaboration`, body);
      if (answer.code === "success") known = Y.encodeStateVector(document);
      return answer;
    },
  };
};
const saveVersion = (id: string) => owner.call("POST", `${base}/${id}/versions`, { message: "" });

it("refuses what makes a page too large where it comes in, and takes it once it is shorter", async () => {
  const { file } = (await create(paragraph)).data;
  const copy = await openCopy(file.id);
  const text = (copy.blocks.get(0) as Y.XmlElement).get(0) as Y.XmlText;
  const pasted = "x".repeat(900_000);
  for (let count = 0; count < 4; count += 1) {
    text.insert(0, pasted);
    expect((await copy.send()).code).toBe("success");
  }
  text.insert(0, pasted);
  const refused = await copy.send();
  expect(refused).toMatchObject({ status: 413, code: "document.too.large" });
  expect(refused.data).toEqual({ millions: 4, blocks: 50_000 });
  // What was there before is still there, can be read and saved as a version.
  expect(await textNow(file.id)).toHaveLength(4 * pasted.length + 6);
  expect((await saveVersion(file.id)).code).toBe("success");
  text.delete(0, 800_000);
  expect((await copy.send()).code).toBe("success");
  expect(await textNow(file.id)).toHaveLength(4 * pasted.length + 100_006);
});

it("refuses a page that is created too large, and says so", async () => {
  const many = Array.from({ length: 50_001 }, () => ({ type: "divider" }));
  expect(await create(...many)).toMatchObject({ status: 413, code: "document.too.large" });
});

it("is read without a table whose last two rows were deleted by two users at once", async () => {
  const cell = { type: "tableCell", content: [{ type: "paragraph" }] };
  const row = { type: "tableRow", content: [cell] };
  const { file } = (await create(paragraph, { type: "table", content: [row, row] })).data;
  const copies = [await openCopy(file.id), await openCopy(file.id)];
  for (const [index, { blocks }] of copies.entries()) (blocks.get(1) as Y.XmlElement).delete(index, 1);
  for (const { send } of copies) expect((await send()).code).toBe("success");
  expect(await textNow(file.id)).toBe("start ");
  expect((await saveVersion(file.id)).code).toBe("success");
});
