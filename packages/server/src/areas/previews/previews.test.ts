import type { FilePage, LabFile, Registered } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alignmentOf, buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/projects/fileAsset";
const text = (words: string) => new TextEncoder().encode(words);

let lab: Lab;
let person: Person;
let stranger: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  stranger = await lab.register("stranger");
  projectId = person.user.personalProjectId;
});
afterAll(() => lab.close());

const send = async (name: string, bytes: Uint8Array, folderId: string | null = null): Promise<LabFile> => {
  const uuid = await person.upload(name, bytes);
  const input = { uuid, projectId, folderId, name, onDuplicate: "version" };
  return (await person.post<Registered>(`${base}/upload`, input)).file;
};
const folder = (name: string) => person.post<LabFile>(`${base}/folder`, { projectId, folderId: null, name });
const pageOf = (fileId: string, query = "") => person.get<FilePage>(`${base}/${fileId}/page${query}`);
const fetchPreview = (file: LabFile, headers: Record<string, string> = {}, kind: string = file.kind) =>
  lab.app.inject({
    method: "GET",
    url: `/app/application/molecular-biology/fileAsset/${kind}/${file.id}/preview`,
    headers: { cookie: person.cookie, ...headers },
  });

describe("the page of a file", () => {
  it("returns its location, its neighbours by name without folders, and its view", async () => {
    const home = await folder("gels");
    const inner = await person.post<LabFile>(`${base}/folder`, {
      projectId,
      folderId: home.id,
      name: "2026",
    });
    const files = [];
    for (const name of ["a 10.txt", "a 9.md", "b.csv"]) files.push(await send(name, text("x,y"), inner.id));
    const page = await pageOf(files[0]!.id);
    expect(page.path.map(({ name }) => name)).toEqual(["gels", "2026"]);
    expect([page.previous?.name, page.next?.name]).toEqual(["a 9.md", "b.csv"]);
    expect(page).toMatchObject({ view: "text", version: 1, bytes: 3, isPersonal: true });
    expect((await pageOf(files[1]!.id)).previous).toBeNull();
  });

  it("shows an earlier version as what it was", async () => {
    const file = await send("changing.txt", text("text"));
    await send("changing.txt", new Uint8Array([1, 0, 2]));
    expect((await pageOf(file.id)).view).toBe("nothing");
    expect((await pageOf(file.id, "?version=1")).view).toBe("text");
    expect((await person.call("GET", `${base}/${file.id}/page?version=9`)).code).toBe(
      "projectFile.not.found",
    );
  });

  it("is nobody else's", async () => {
    const file = await send("own.txt", text("own"));
    const answer = await stranger.call("GET", `${base}/${file.id}/page`);
    expect(answer.code).toBe("projectFile.not.found");
  });
});

describe("a preview", () => {
  it("of a page with scripts has an origin of its own and runs nothing", async () => {
    const file = await send("page.html", text("<script>fetch('/app/currentUser')</script>"));
    const { headers } = await fetchPreview(file);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("sandbox");
    expect(policy).not.toMatch(/allow-|script-src/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("answers ranges, and says where none is", async () => {
    const file = await send("letters.txt", text("0123456789"));
    const part = await fetchPreview(file, { range: "bytes=2-5" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
      206,
      "2345",
      "bytes 2-5/10",
    ]);
    const end = await fetchPreview(file, { range: "bytes=-3" });
    expect(end.body).toBe("789");
    const beyond = await fetchPreview(file, { range: "bytes=10-" });
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, "bytes */10"]);
    expect((await fetchPreview(file)).body).toBe("0123456789");
  });

  it("of a download continues where it was interrupted", async () => {
    const file = await send("again.txt", text("0123456789"));
    const part = await lab.app.inject({
      method: "GET",
      url: `/app${base}/${file.id}/download`,
      headers: { cookie: person.cookie, range: "bytes=7-" },
    });
    expect([part.statusCode, part.body]).toEqual([206, "789"]);
  });

  it("of a sequence is GenBank; under another kind's name there is none", async () => {
    const { file } = await person.post<{ file: LabFile }>("/application/molecular-biology/sequences", {
      projectId,
      content: contentOf({ name: "pDemo" }),
    });
    expect((await fetchPreview(file)).body).toMatch(/^LOCUS {7}pDemo/);
    expect((await fetchPreview(file, {}, "pdf")).json().code).toBe("projectFile.not.found");
  });

  it("of an alignment is aligned FASTA, of any version, for its readers", async () => {
    const { file } = await person.post<{ file: LabFile }>("/application/molecular-biology/alignments", {
      name: "clone 7",
      content: alignmentOf(),
    });
    const answer = await fetchPreview(file);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/x-fasta; charset=utf-8"]);
    expect(answer.body).toBe(">plasmid\nACGTACGT\n>read one\n-CG-ACG-\n");
    expect((await fetchPreview(file, {}, "sequence")).json().code).toBe("projectFile.not.found");
    expect(await pageOf(file.id)).toMatchObject({ view: "alignment", hasPdf: true });
    const address = `/application/molecular-biology/fileAsset/alignment/${file.id}/preview`;
    expect((await stranger.call("GET", address)).code).toBe("projectFile.not.found");
    expect((await person.call("GET", `${address}?version=9`)).code).toBe("projectFile.not.found");
  });

  it("of nothing is empty", async () => {
    const file = await send("empty.txt", text(""));
    expect((await pageOf(file.id)).view).toBe("empty");
    expect((await fetchPreview(file)).body).toBe("");
  });
});
