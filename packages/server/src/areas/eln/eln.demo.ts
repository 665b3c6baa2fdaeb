import { approvalsApi, documentsApi, type ElnPage, elnApi, markdownToPage } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";
import { newBlockId } from "../documents/documents.service.ts";

type Written =
  | "knockin"
  | "facs"
  | "clonePlan"
  | "expression"
  | "promoterAssay"
  | "infiltration"
  | "firstDigest";

interface DemoPage {
  readonly key: Written;
  readonly by: DemoPerson;
  readonly project: string;
  readonly daysAgo: number;
}

const written: readonly DemoPage[] = [
  { key: "firstDigest", by: "gao", project: "teaching", daysAgo: 26 },
  { key: "clonePlan", by: "sun", project: "antibody", daysAgo: 21 },
  { key: "infiltration", by: "xu", project: "promoter", daysAgo: 17 },
  { key: "promoterAssay", by: "ma", project: "promoter", daysAgo: 13 },
  { key: "knockin", by: "liu", project: "crispr", daysAgo: 9 },
  { key: "expression", by: "zhao", project: "antibody", daysAgo: 6 },
  { key: "facs", by: "he", project: "crispr", daysAgo: 3 },
];

const ofTemplates = [
  { key: "pcrPage", template: "preset-pcr", by: "sun", project: "antibody", daysAgo: 12 },
  { key: "westernPage", template: "preset-western", by: "zhao", project: "antibody", daysAgo: 5 },
  { key: "meetingPage", template: "preset-meeting", by: "wang", project: "crispr", daysAgo: 2 },
] as const;

/** Ten pages: some written, one approved and finished, one in review, three of templates; and a document. */
export const demoEln = (lab: DemoLab): void => {
  const words = lab.words.eln;
  /** A new page is of today. */
  const dateBack = async (by: DemoPerson, page: ElnPage, daysAgo: number): Promise<void> => {
    const { values, valuesVersion } = page;
    await lab.ask(by, elnApi.update, {
      params: { elnId: page.file.id },
      body: { experimentDate: lab.day(daysAgo), values, valuesVersion },
    });
  };
  for (const { key, by, project, daysAgo } of written)
    lab.on(daysAgo, "10:40", async () => {
      const body = {
        projectId: lab.idOf(`project.${project}`),
        name: words[key],
        markdown: words[`${key}Text`],
      };
      const page = await lab.ask(by, elnApi.create, { body });
      await dateBack(by, page, daysAgo);
      lab.keep(`eln.${key}`, page.file.id);
    });
  for (const { key, template, by, project, daysAgo } of ofTemplates)
    lab.on(daysAgo, "14:10", async () => {
      const body = { projectId: lab.idOf(`project.${project}`), name: words[key], template };
      const page = await lab.ask(by, elnApi.create, { body });
      await dateBack(by, page, daysAgo);
      lab.keep(`eln.${key}`, page.file.id);
    });
  const submit = async (by: DemoPerson, key: Written): Promise<string> => {
    const params = { elnId: lab.idOf(`eln.${key}`) };
    const page = await lab.ask(by, elnApi.submit, { params, body: { remark: words.please } });
    return page.submission?.recordId ?? "";
  };
  lab.on(12, "17:05", async () => {
    const recordId = await submit("ma", "promoterAssay");
    const decision = { recordId, status: "approved", remark: words.agreed } as const;
    const [decided] = await lab.ask("wu", approvalsApi.submitAuditInfo, { body: [decision] });
    if (decided?.code !== "success")
      throw new Error(`the demo lab's page was not approved: ${decided?.code}`);
    const params = { elnId: lab.idOf("eln.promoterAssay") };
    await lab.ask("ma", elnApi.finish, { params, body: {} });
  });
  lab.on(2, "16:30", () => submit("he", "facs"));
  lab.on(11, "09:20", async () => {
    const page = markdownToPage(words.namingText, newBlockId);
    await lab.ask("wang", documentsApi.create, {
      body: { projectId: lab.idOf("project.crispr"), name: words.naming, content: JSON.stringify(page) },
    });
  });
};
