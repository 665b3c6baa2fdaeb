import type { Alignment, LabFile, Sequence, SubjectLinks } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alignmentOf, buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const files = "/platform/resource/projects/fileAsset";
const subjects = "/platform/resource/subjects/file";
const trash = "/platform/resource/garbage";
const alignments = "/application/molecular-biology/alignments";

let lab: Lab;
let owner: Person;
let guest: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  guest = await lab.addColleague(owner, "guest");
  stranger = await lab.register("stranger");
});
afterAll(() => lab.close());

const sequence = async (name: string, person = owner): Promise<LabFile> =>
  (
    await person.post<Sequence>("/application/molecular-biology/sequences", {
      content: contentOf({ name, sequence: "ACGTTGCA" }),
    })
  ).file;

const contentFrom = (...sources: LabFile[]) => {
  const given = alignmentOf();
  const rows = given.rows.map((row, index) => {
    const source = sources[index];
    return { ...row, source: source ? { fileId: source.id, version: 1 } : null };
  });
  return { ...given, rows };
};
const align = async (name: string, person: Person, ...sources: LabFile[]): Promise<LabFile> =>
  (await person.post<Alignment>(alignments, { name, content: contentFrom(...sources), traces: [] })).file;

const namesOf = async (file: LabFile, person = owner) => {
  const { uses, usedIn } = await person.get<SubjectLinks>(`${subjects}/${file.id}/links`);
  return { uses: uses.map(({ name }) => name), usedIn: usedIn.map(({ name }) => name) };
};

describe("where a file is used", () => {
  it("is shown on both: its sources, and what derives from it", async () => {
    const [plasmid, read] = [await sequence("plasmid"), await sequence("read")];
    const check = await align("check", owner, plasmid, read);
    expect(await namesOf(plasmid)).toEqual({ uses: [], usedIn: ["check"] });
    expect(await namesOf(check)).toEqual({ uses: ["read", "plasmid"], usedIn: [] });

    await owner.put(`${alignments}/${check.id}`, { baseVersion: 1, content: contentFrom(plasmid) });
    expect(await namesOf(check)).toEqual({ uses: ["plasmid"], usedIn: [] });
    expect(await namesOf(read)).toEqual({ uses: [], usedIn: [] });
  });

  it("is copied with a copy, and includes files in the trash", async () => {
    const plasmid = await sequence("original");
    const check = await align("copied", owner, plasmid);
    await owner.post(`${files}/copy`, { fileIds: [check.id], projectId: check.projectId, folderId: null });
    expect((await namesOf(plasmid)).usedIn).toEqual(["copied (2)", "copied"]);
    await owner.post(`${files}/recycle`, { fileIds: [check.id] });
    expect((await namesOf(plasmid)).usedIn).toEqual(["copied (2)"]);
    await owner.post(`${trash}/restore`, { fileIds: [check.id] });
    expect((await namesOf(plasmid)).usedIn).toEqual(["copied (2)", "copied"]);
  });

  it("reveals no file that the user may not read, and cannot be written without read access", async () => {
    const shared = await sequence("shared");
    await align("hidden from the guest", owner, shared);
    await owner.put(`/dp/fileAsset/${shared.id}/share/fileSharing/users`, {
      userIds: [guest.user.userId],
      level: "read",
      expireTime: null,
    });
    expect(await namesOf(shared, guest)).toEqual({ uses: [], usedIn: [] });

    const secret = await sequence("secret");
    await align("claimed by the guest", guest, secret);
    await align("claimed by a stranger", stranger, secret);
    expect((await namesOf(secret)).usedIn).toEqual([]);
    expect((await guest.call("GET", `${subjects}/${secret.id}/links`)).code).toBe(
      "fileAsset.no.read.permission",
    );
    expect((await stranger.call("GET", `${subjects}/${secret.id}/links`)).code).toBe("projectFile.not.found");
  });
});
