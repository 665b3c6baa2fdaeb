import {
  builtFileKinds,
  type FileKind,
  fileKindOf,
  type LabFile,
  type ListedFile,
  type TraceWire,
} from "@benchleaf/contract";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as everyArea from "../areas.ts";
import { openAreas } from "../kernel/area.ts";
import type { FileKindActions } from "./files/kinds.service.ts";
import { digestOf, fileKinds, sheetOf, textOf, writingOf } from "./files/kinds.service.ts";
import { alignmentOf, analysisOf, buildLab, contentOf, type Lab, type Person } from "./test-support/lab.ts";

const base = "/platform/resource/projects/fileAsset";
let lab: Lab;
let person: Person;
let actions: readonly FileKindActions[];

beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  actions = openAreas(lab.kernel, Object.values(everyArea)).app.resolveAll(fileKinds);
});
afterAll(() => lab.close());

const bytes = (text: string) => Buffer.from(text, "latin1");
const [office, ole] = [bytes("PK\x03\x04"), bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")];

/** A file of each kind that is stored as uploaded. */
const sent: Partial<Record<FileKind, readonly [name: string, bytes: Uint8Array]>> = {
  doc: ["protocol.docx", office],
  image: ["gel.gif", bytes("GIF89a\x01\0\x01\0\0\0\0;")],
  other: ["run.fcs", Buffer.from([0, 1, 2, 3])],
  pdf: ["paper.pdf", bytes("%PDF-1.4\n%%EOF\n")],
  ppt: ["talk.ppt", ole],
  txt: ["notes.md", bytes("# Notes\n")],
  xls: ["plate.xlsx", office],
  zip: ["raw.zip", bytes("PK\x05\x06".padEnd(22, "\0"))],
};

const dots = "AgLUBA==";
const trace: TraceWire = {
  channels: { A: dots, C: dots, G: dots, T: dots },
  peaks: dots,
  run: { machine: "3730" },
};

const bySequence = async (more: object): Promise<LabFile> => {
  const content = contentOf({ name: "pKind", qualities: "IIIIIIIIIIII" });
  const path = "/application/molecular-biology/sequences";
  return (await person.post<{ file: LabFile }>(path, { content, ...more })).file;
};

/** One file of each kind that there is. A kind without an example fails its test. */
const madeOf: Partial<Record<FileKind, () => Promise<LabFile>>> = {
  folder() {
    const place = { projectId: person.user.personalProjectId, folderId: null };
    return person.post<LabFile>(`${base}/folder`, { ...place, name: "folder" });
  },
  sequence: () => bySequence({}),
  sanger: () => bySequence({ trace }),
  async alignment() {
    const path = "/application/molecular-biology/alignments";
    return (await person.post<{ file: LabFile }>(path, { name: "rows", content: alignmentOf() })).file;
  },
  async analysis() {
    const path = "/application/analysis/files";
    return (await person.post<{ file: LabFile }>(path, { name: "table", content: analysisOf() })).file;
  },
  async eln() {
    const path = "/application/molecular-biology/elns";
    return (await person.post<{ file: LabFile }>(path, { name: "page" })).file;
  },
  async literature() {
    const uuid = await person.upload("paper.pdf", bytes("%PDF-1.4\n%%EOF\n"));
    const source = { type: "uploads", uploads: [{ uuid, name: "a paper.pdf" }] };
    const { entries } = await person.post<{ entries: { literatureId: string }[] }>("/library/import", {
      source,
    });
    const { records } = await person.get<{ records: ListedFile[] }>(
      `${base}?projectId=${person.user.personalProjectId}&kinds=literature`,
    );
    return records.find(({ id }) => id === entries[0]!.literatureId)!;
  },
  async yydoc() {
    const path = "/application/molecular-biology/yydocs";
    return (await person.post<{ file: LabFile }>(path, { name: "page" })).file;
  },
};

const made = new Map<FileKind, LabFile>();
const make = async (kind: FileKind): Promise<LabFile> => {
  const upload = sent[kind];
  const madeByArea = madeOf[kind];
  if (upload === undefined) return madeByArea!();
  const [name, content] = upload;
  const place = { projectId: person.user.personalProjectId, folderId: null };
  const given = { uuid: await person.upload(name, content), name, ...place };
  return (await person.post<{ file: LabFile }>(`${base}/upload`, given)).file;
};

const answerOf = (path: string) =>
  lab.app.inject({ method: "GET", url: `/app${path}`, headers: { cookie: person.cookie } });

describe.each(builtFileKinds)("a file of kind %s", (kind) => {
  let file: LabFile;
  beforeAll(async () => {
    file = await make(kind);
    made.set(kind, file);
  });

  it("is what it is taken for, and listed", async () => {
    expect(file.kind).toBe(kind);
    const { records } = await person.get<{ records: ListedFile[] }>(
      `${base}?projectId=${person.user.personalProjectId}&kinds=${kind}`,
    );
    expect(records.map(({ id }) => id)).toContain(file.id);
  });

  it("is copied with what is in it", async () => {
    const { personalProjectId: projectId } = person.user;
    const place = await person.post<LabFile>(`${base}/folder`, {
      ...{ projectId, folderId: null },
      name: `copies of ${kind}`,
    });
    const target = { fileIds: [file.id], projectId, folderId: place.id };
    expect(await person.post(`${base}/copy`, target)).toEqual({ copied: 1 });
    const [copy] = (
      await person.get<{ records: ListedFile[] }>(`${base}?projectId=${projectId}&folderId=${place.id}`)
    ).records;
    expect(copy?.kind).toBe(kind);
    // An empty folder has nothing to compare.
    if (kind === "folder") return;
    const packed = await answerOf(`${base}/zip?fileIds=${file.id},${copy!.id}`);
    expect(packed.statusCode, packed.body.slice(0, 300)).toBe(200);
    const [one, other, ...more] = Object.values(unzipSync(packed.rawPayload)).map((part) =>
      Buffer.from(part).toString("base64"),
    );
    expect([one, more]).toEqual([other, []]);
  });
});

describe.each(builtFileKinds.filter((kind) => kind !== "folder"))("a file of kind %s", (kind) => {
  it("is shown, and if it was not sent signed, packed, printed and found by its text", async () => {
    const file = made.get(kind)!;
    const page = await answerOf(`${base}/${file.id}/page`);
    expect(page.statusCode, page.body.slice(0, 300)).toBe(200);
    const preview = await answerOf(`/application/molecular-biology/fileAsset/${kind}/${file.id}/preview`);
    expect(preview.statusCode, preview.body.slice(0, 300)).toBe(200);
    if (fileKindOf(kind).isUpload) return;
    expect(digestOf(actions, kind), "digest for signatures").toBeDefined();
    expect(writingOf(actions, kind), "form in archives").toBeDefined();
    expect(textOf(actions, kind), "text for the search").toBeDefined();
    expect(sheetOf(actions, kind), "sheet for print").toBeDefined();
  });
});
