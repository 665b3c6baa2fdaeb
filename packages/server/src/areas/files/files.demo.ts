import { filesApi, marksApi, sharingApi, type tagColors, uploadsApi } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";

type Words = DemoLab["words"]["files"];

interface Document {
  readonly by: DemoPerson;
  readonly project: string;
  readonly name: keyof Words;
  readonly text: keyof Words;
  readonly at: readonly [number, `${number}:${number}`];
}

const folders = [
  ["library", "zhou", ["folderVectors", "folderReporters", "folderYeast"]],
  ["crispr", "wang", ["folderDesign", "folderConstructs", "folderDocuments"]],
  ["antibody", "member", ["folderDesign", "folderConstructs", "folderReads", "folderDocuments"]],
  ["promoter", "wu", ["folderParts", "folderConstructs", "folderDocuments"]],
] as const;

const documents: readonly Document[] = [
  { by: "wang", project: "crispr", name: "rnpName", text: "rnp", at: [24, "15:10"] },
  { by: "liu", project: "crispr", name: "flowName", text: "flow", at: [6, "18:05"] },
  { by: "liu", project: "crispr", name: "orderName", text: "order", at: [20, "10:15"] },
  { by: "zhao", project: "antibody", name: "purifyName", text: "purify", at: [13, "16:45"] },
  { by: "zhao", project: "antibody", name: "yieldName", text: "yields", at: [5, "11:20"] },
  { by: "wu", project: "promoter", name: "activityName", text: "activity", at: [4, "17:30"] },
  { by: "owner", project: "promoter", name: "meetingName", text: "meeting", at: [3, "12:10"] },
  { by: "zhou", project: "teaching", name: "welcomeName", text: "welcome", at: [29, "09:45"] },
];

const tags: readonly (readonly [keyof Words, (typeof tagColors)[number], readonly string[]])[] = [
  ["tagVerified", "green", ["pET28a-scFv", "p35S-LUC", "pd35S-LUC", "pRbcS2B-LUC", "pNOS-LUC"]],
  ["tagOrdered", "orange", ["scFv gene", "ssODN-BFP"]],
  ["tagFreezer", "blue", ["pUC19", "pET-28a(+)", "pcDNA3-EGFP", "pET28a-scFv"]],
  ["tagTeaching", "purple", ["pUC19", "pBR322"]],
];

const favourites: readonly (readonly [DemoPerson, readonly string[]])[] = [
  ["owner", ["sequence.pET28a-scFv", "alignment.reads", "file.meetingName"]],
  ["member", ["sequence.pET28a-scFv", "sequence.pET-28a(+)", "file.purifyName"]],
  ["wang", ["sequence.ssODN-BFP", "sequence.pcDNA3-EGFP"]],
  ["wu", ["sequence.pd35S-LUC", "file.activityName"]],
];

/** Files that people have opened today, the latest last. */
const opened: readonly (readonly [DemoPerson, readonly string[]])[] = [
  [
    "owner",
    [
      "sequence.pUC19",
      "file.flowName",
      "sequence.p35S-LUC",
      "file.activityName",
      "alignment.reads",
      "sequence.pET28a-scFv",
    ],
  ],
  [
    "member",
    [
      "sequence.pET-28a(+)",
      "sequence.scFv gene",
      "file.purifyName",
      "sequence.pET28a-scFv",
      "alignment.reads",
    ],
  ],
  ["wang", ["sequence.pcDNA3-EGFP", "file.flowName", "sequence.ssODN-BFP"]],
];

const typeOf = (name: string): string => (name.endsWith(".md") ? "text/markdown" : "text/csv");

const placeOf = (lab: DemoLab, project: string, folder: string) => ({
  projectId: lab.idOf(`project.${project}`),
  folderId: lab.idOf(`folder.${project}.${folder}`),
});

/** Folders and documents, and the tags and favourites that people use to find files again. */
export const demoFiles = (lab: DemoLab): void => {
  const words = lab.words.files;
  const openingOf = (person: DemoPerson, name: string) =>
    lab.ask(person, marksApi.noteOpening, { params: { fileId: lab.idOf(name) } });

  for (const [project, owner, names] of folders)
    lab.on(36, "10:30", async () => {
      for (const name of names) {
        const body = { projectId: lab.idOf(`project.${project}`), folderId: null, name: words[name] };
        lab.keep(`folder.${project}.${name}`, (await lab.ask(owner, filesApi.createFolder, { body })).id);
      }
    });

  for (const { by, project, name, text, at } of documents)
    lab.on(...at, async () => {
      const fileName = words[name];
      // Spreadsheet applications need the byte order mark to detect UTF-8.
      const body = fileName.endsWith(".csv") ? `\uFEFF${words[text]}` : words[text];
      const uuid = await lab.send(by, fileName, typeOf(fileName), body);
      const place =
        project === "teaching"
          ? { projectId: lab.idOf("project.teaching"), folderId: null }
          : placeOf(lab, project, "folderDocuments");
      const made = await lab.ask(by, uploadsApi.register, { body: { ...place, uuid, name: fileName } });
      lab.keep(`file.${name}`, made.file.id);
    });

  lab.on(2, "11:00", async () => {
    for (const [name, color, files] of tags) {
      const tag = await lab.ask("zhou", marksApi.createTag, { body: { name: words[name], color } });
      const fileIds = files.map((one) => lab.idOf(`sequence.${one}`));
      const body = { fileIds, addTagIds: [tag.id], removeTagIds: [] };
      await lab.ask("owner", marksApi.tagFiles, { body });
    }
  });

  for (const [index, [person, names]] of favourites.entries())
    lab.on(1, `15:${10 + index}`, () =>
      lab.ask(person, marksApi.setFavourite, {
        body: { fileIds: names.map((name) => lab.idOf(name)), isFavourite: true },
      }),
    );

  lab.on(7, "10:10", () =>
    lab.ask("member", sharingApi.share, {
      params: { fileId: lab.idOf("sequence.pET28a-scFv") },
      body: {
        userIds: [lab.scopeOf("xu").userId, lab.scopeOf("he").userId],
        level: "read",
        expireTime: null,
      },
    }),
  );
  lab.on(5, "16:00", () =>
    lab.ask("wang", sharingApi.share, {
      params: { fileId: lab.idOf("file.rnpName") },
      body: { userIds: [lab.scopeOf("zhao").userId], level: "comment", expireTime: null },
    }),
  );
  lab.today(4, () =>
    lab.ask("xu", sharingApi.apply, {
      params: { fileId: lab.idOf("file.purifyName") },
      body: { level: "read", message: words.wantsAccess },
    }),
  );

  for (const [at, [person, names]] of opened.entries())
    for (const [index, name] of names.entries())
      lab.today(3 - index * 0.4 - at * 0.1, () => openingOf(person, name));
};
