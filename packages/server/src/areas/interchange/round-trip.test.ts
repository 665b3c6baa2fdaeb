import type { ElnExport, LabFile, Sequence } from "@benchleaf/contract";
import { strToU8 } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { archivesOf, exports, files, projects } from "../test-support/archives.ts";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let person: Person;
let mine: ReturnType<typeof archivesOf>;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  mine = archivesOf(person);
  await lab.kernel.start();
});
afterAll(() => lab.close());

const waitForExport = (id: string) =>
  vi.waitFor(
    async () => {
      const { records } = await person.get<{ records: ElnExport[] }>(exports);
      const found = records.find((one) => one.id === id);
      if (found === undefined || found.state === "running") throw new Error("running");
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
const fetchBytes = async (path: string, by = person) => {
  const answer = await lab.app.inject({ method: "GET", url: `/app${path}`, headers: { cookie: by.cookie } });
  return { status: answer.statusCode, bytes: new Uint8Array(answer.rawPayload) };
};

describe("an export", () => {
  it("is unchanged: tree, names, bytes, tags, comments, features", async () => {
    const projectId = await mine.newProject("Round: trip / 往返".replace(" / ", " "));
    const folder = await person.post<LabFile>(`${files}/folder`, {
      projectId,
      folderId: null,
      name: "Gels & 凝胶 50%",
    });
    const upload = async (name: string, text: string, folderId: string | null) => {
      const uuid = await person.upload(name, strToU8(text));
      return (
        await person.post<{ file: LabFile }>(`${files}/upload`, {
          projectId,
          folderId,
          uuid,
          name,
          onDuplicate: "version",
        })
      ).file;
    };
    await upload("note #1.txt", "first", folder.id);
    const note = await upload("note #1.txt", "第二版", folder.id);
    await upload("empty.bin", "", null);
    const tag = await person.post<{ id: string }>(`${files}/tags`, { name: "round", color: "blue" });
    await person.post(`${files}/batchTag`, { fileIds: [note.id], addTagIds: [tag.id], removeTagIds: [] });
    await person.post(`/platform/resource/subjects/file/${note.id}/comments`, {
      body: "Looks right.",
      threadId: null,
      anchor: null,
    });
    const features = [
      {
        id: "f1",
        name: "lacZα",
        type: "CDS",
        locations: [{ start: 2, end: 8, strand: -1 as const }],
        operator: "join" as const,
        qualifiers: [{ key: "note", value: 'a "quoted" word', isQuoted: true }],
      },
    ];
    const made = await person.post<Sequence>("/application/molecular-biology/sequences", {
      projectId,
      folderId: folder.id,
      content: contentOf({ name: "pTest v1.2", sequence: "ACGTACGTACGTNNNN", circular: true, features }),
    });

    const prepared = await person.post<ElnExport>(`${projects}/${projectId}/eln`, { folderId: null });
    expect(await waitForExport(prepared.id)).toMatchObject({ state: "ready", fileCount: 3, leftOutCount: 0 });
    const { bytes } = await fetchBytes(`${exports}/${prepared.id}/archive`);

    const target = await mine.newProject("Back");
    const done = await mine.bring("back.eln", bytes, target);
    expect(done).toMatchObject({ state: "done", source: { program: "Benchleaf" }, counts: { refused: 0 } });
    const withoutVersion = (lines: string[]) => lines.map((line) => line.replace(/ \d+( |$)/, " "));
    expect(withoutVersion(await mine.treeOf(target))).toEqual(withoutVersion(await mine.treeOf(projectId)));

    const top = await mine.listed(target);
    const inside = await mine.listed(target, top.find(({ kind }) => kind === "folder")!.id);
    const backNote = inside.find(({ name }) => name === "note #1.txt")!;
    expect(await person.file(`${files}/${backNote.id}/download`)).toBe("第二版");
    const threads = await person.get<{ records: { body: string }[] }>(
      `/platform/resource/subjects/file/${backNote.id}/comments`,
    );
    expect(threads.records[0]?.body).toMatch(/^owner · .*\nLooks right\.$/);
    const backId = inside.find(({ kind }) => kind === "sequence")!.id;
    const back = await person.get<Sequence>(`/application/molecular-biology/sequences/${backId}`);
    expect(back.content).toMatchObject({
      name: "pTest v1.2",
      sequence: made.content.sequence,
      circular: true,
    });
    expect(back.content.features.map(({ name, type, locations }) => ({ name, type, locations }))).toEqual(
      features.map(({ name, type, locations }) => ({ name, type, locations })),
    );

    const again = await mine.bring("back.eln", bytes, target);
    expect(again.counts).toMatchObject({ made: 0, renewed: 0 });
  });

  it("is only available to users who can still read its content", async () => {
    const colleague = await lab.addColleague(person, "reader");
    const projectId = await mine.newProject("shared");
    const uuid = await person.upload("a.txt", strToU8("a"));
    await person.post(`${files}/upload`, { projectId, folderId: null, uuid, name: "a.txt" });
    await person.post(`${projects}/${projectId}/users`, { userIds: [colleague.user.userId], role: "viewer" });
    const { id } = await colleague.post<ElnExport>(`${projects}/${projectId}/eln`, { folderId: null });
    await vi.waitFor(
      async () => {
        const { records } = await colleague.get<{ records: ElnExport[] }>(exports);
        expect(records[0]?.state).toBe("ready");
      },
      { timeout: 60_000 },
    );
    expect((await fetchBytes(`${exports}/${id}/archive`, colleague)).status).toBe(200);
    expect((await fetchBytes(`${exports}/${id}/archive`)).status).toBe(404);
    await person.call("DELETE", `${projects}/${projectId}/users/${colleague.user.userId}`);
    expect((await fetchBytes(`${exports}/${id}/archive`, colleague)).status).toBe(403);
    expect((await colleague.call("DELETE", `${exports}/${id}`)).code).toBe("success");
  });
});
