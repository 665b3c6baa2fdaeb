import type { Answers, FormItem } from "@benchleaf/contract";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pngOf } from "../../../test-support/documents.ts";
import {
  INSPECTIONS,
  publishForm,
  sendPhoto,
  startInspection,
  submitRecord,
} from "../../test-support/inspections.ts";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  stranger = await lab.register("stranger");
});
afterAll(() => lab.close());

const common = { help: {}, required: true, showIf: null, onFail: null };
const items: FormItem[] = [
  {
    ...common,
    kind: "number",
    id: "t",
    title: { "en-US": "Temperature" },
    unit: "℃",
    min: "-86",
    max: "-70",
  },
  { ...common, kind: "signature", id: "s", title: { "en-US": "Checked by", "zh-CN": "检查人" } },
];
const content = { sections: [{ id: "s1", title: { "en-US": "Cold" }, items }] };

/** A report as a PDF reader sees it: its text, and how many pictures are painted. */
const read = async (bytes: Uint8Array) => {
  const document = await getDocument({ data: new Uint8Array(bytes), isEvalSupported: false }).promise;
  let text = "";
  let pictures = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    text += (await page.getTextContent()).items.map((item) => ("str" in item ? item.str : "")).join("");
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter(
      (one) => one === OPS.paintImageXObject || one === OPS.paintInlineImageXObject,
    ).length;
  }
  await document.destroy();
  return { text, pictures };
};

const reportOf = async (answers: Answers, files: readonly object[], locale = "en-US") => {
  const task = await startInspection(owner, (await publishForm(owner, { content })).id);
  const sent = await submitRecord(owner, task, answers, { files });
  expect(sent.code).toBe("success");
  const ask = (person: Person) =>
    lab.app.inject({
      method: "GET",
      url: `/app${INSPECTIONS}/record/${sent.data.recordId}/pdf?locale=${locale}&timezone=Asia/Shanghai`,
      headers: { cookie: person.cookie, "x-csrf-token": person.csrfToken, lang: locale },
    });
  return { answer: await ask(owner), ofOthers: await ask(stranger) };
};

it("shows the drawn signature under who signed, and the same report without one has no picture", async () => {
  const drawn = await sendPhoto(owner, pngOf(120, 40), "signature.png");
  const { uploadUuid: _, ...file } = drawn;
  const signed = await reportOf({ t: { number: "-60" }, s: { signedBy: "Wang Wei", files: [file] } }, [
    drawn,
  ]);
  expect(signed.answer.headers["content-type"]).toBe("application/pdf");
  const report = await read(signed.answer.rawPayload);
  expect(report.text).toContain("-60 ℃");
  expect(report.text).toContain("Checked by: Wang Wei");
  expect(report.pictures).toBe(1);
  expect(signed.ofOthers.json()).toMatchObject({ code: "inspection.record.not.found" });
  const typed = await reportOf({ t: { number: "-80" }, s: { signedBy: "Wang Wei" } }, []);
  const plain = await read(typed.answer.rawPayload);
  expect(plain.text).toContain("Wang Wei");
  expect(plain.pictures).toBe(0);
});

it("is in the language of who reads it", async () => {
  const drawn = await sendPhoto(owner, pngOf(60, 20), "signature.png");
  const { uploadUuid: _, ...file } = drawn;
  const { answer } = await reportOf(
    { t: { number: "-80" }, s: { signedBy: "王伟", files: [file] } },
    [drawn],
    "zh-CN",
  );
  const { text, pictures } = await read(answer.rawPayload);
  expect(text).toContain("检查人: 王伟");
  expect(pictures).toBe(1);
});
