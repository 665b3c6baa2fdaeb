import { mergeRecords, type SequenceRecord } from "@benchleaf/bio";
import type { FileVersion, LabFile, Sequence, SequenceContent } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../../composition-root.ts";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/sequences";
const files = "/platform/resource/projects/fileAsset";
let lab: Lab;
let owner: Person;
let member: Person;
let projectId: string;

beforeAll(async () => {
  lab = await buildLab();
  await seedDemo(lab.kernel);
  owner = await lab.signIn("owner@demo.lab");
  member = await lab.signIn("member@demo.lab");
  const [project] = await lab.database.asOwner<{ id: string }>(
    "select id from project where name = 'Demo Project'",
  );
  projectId = project!.id;
});
afterAll(() => lab.close());

const create = (name: string): Promise<Sequence> =>
  owner.post<Sequence>(base, { projectId, content: contentOf({ name, sequence: "ACGT".repeat(50) }) });
const history = async (id: string): Promise<FileVersion[]> =>
  (await owner.get<{ records: FileVersion[] }>(`${files}/${id}/versions`)).records;

const recordOf = (content: SequenceContent): SequenceRecord => ({
  name: content.name,
  description: content.description,
  kind: "dna",
  topology: "linear",
  sequence: content.sequence,
  features: content.features,
  primers: content.primers,
  meta: content.meta,
});

describe("several at once", () => {
  it("lose nothing: each merges what it has into what was saved before it, and tries again", async () => {
    const { file, content } = await create("merged");
    const path = `${base}/${file.id}`;
    const before = recordOf(content);
    const work = async (person: Person, index: number): Promise<void> => {
      let mine: SequenceRecord = {
        ...before,
        features: [
          {
            id: `f${index}`,
            name: `of ${index}`,
            type: "gene",
            locations: [{ start: index * 10, end: index * 10 + 8, strand: 1 }],
            operator: "join",
            qualifiers: [],
          },
        ],
      };
      let known = before;
      for (let version = 1; ; ) {
        const answer = await person.call<Sequence>("PUT", path, {
          baseVersion: version,
          ...(version > 1 && { mergedFrom: 1 }),
          content: { ...content, sequence: mine.sequence, features: mine.features },
        });
        if (answer.code === "success") return;
        expect(answer.code).toBe("file.version.stale");
        const theirs = await person.get<Sequence>(path);
        const merged = mergeRecords(known, mine, recordOf(theirs.content));
        if (!merged.ok) throw new Error("a conflict where there is none");
        [mine, known, version] = [merged.record, recordOf(theirs.content), theirs.version];
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, index) => work(index % 2 ? owner : member, index)));
    const now = await owner.get<Sequence>(path);
    expect(now.version).toBe(13);
    expect(now.content.features.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: 12 }, (_, index) => `f${index}`).sort(),
    );
    const versions = await history(file.id);
    expect(versions.filter(({ mergedFrom }) => mergedFrom === 1)).toHaveLength(11);
  });

  it("see the current version of the sequence, and who saved it", async () => {
    const { file } = await create("watched");
    expect(await member.get(`${base}/${file.id}/standing`)).toMatchObject({
      version: 1,
      authorName: "Demo Owner",
      file: { id: file.id, name: "watched" },
    });
  });
});

describe("autosave", () => {
  const save = (person: Person, id: string, baseVersion: number, isAutosave: boolean, sequence: string) =>
    person.call<Sequence>("PUT", `${base}/${id}${isAutosave ? "/autosave" : ""}`, {
      baseVersion,
      content: contentOf({ sequence }),
    });

  it("keeps one version a sitting, never replaces one that a person saved, and uses no number twice", async () => {
    const { file } = await create("autosaved");
    await save(owner, file.id, 1, true, "A");
    await save(owner, file.id, 2, true, "AC");
    await save(owner, file.id, 3, false, "ACG");
    await save(owner, file.id, 4, true, "ACGT");
    await save(member, file.id, 5, true, "ACGTA");
    expect((await history(file.id)).map((one) => [one.version, one.isAutosaved])).toEqual([
      [6, true],
      [5, true],
      [4, false],
      [3, true],
      [1, false],
    ]);
    const gone = await owner.call("GET", `${base}/${file.id}?version=2`);
    expect(gone).toMatchObject({ status: 404, code: "projectFile.not.found" });
    expect((await save(member, file.id, 5, true, "C")).code).toBe("file.version.stale");
  });

  it("begins a new version ten minutes after the sitting began", async () => {
    const { file } = await create("long sitting");
    await save(owner, file.id, 1, true, "A");
    await lab.database.asOwner(
      "update file_version set autosave_start = now() - interval '11 minutes' where file_id = $1 and version = 2",
      [file.id],
    );
    await save(owner, file.id, 2, true, "AC");
    expect((await history(file.id)).map((one) => one.version)).toEqual([3, 2, 1]);
  });

  it("is refused where the team has switched it off", async () => {
    const { file } = await create("explicit");
    await lab.database.asOwner(
      `insert into feature_switch (tenant_id, feature, feature_level, enabled, visible, limited_quantity, send_method)
       values ($1, 'AUTOSAVE', 'feature', false, true, -1, '{}')`,
      [owner.user.tenantId],
    );
    expect((await save(owner, file.id, 1, true, "A")).code).toBe("feature.disabled");
    expect((await save(owner, file.id, 1, false, "A")).code).toBe("success");
    await lab.database.asOwner("delete from feature_switch where feature = 'AUTOSAVE'");
  });
});

describe("a lock", () => {
  const lock = (person: Person, id: string, word = "lock") =>
    person.call<LabFile>("PUT", `${files}/${id}/${word}`, {});

  it("keeps others out until it is taken off or ends, and names its holder", async () => {
    const { file } = await create("locked");
    const path = `${base}/${file.id}`;
    const change = { baseVersion: 1, content: contentOf() };
    expect((await lock(member, file.id)).data).toMatchObject({
      lock: { userName: "Demo Member" },
      abilities: { edit: true, unlock: true },
    });
    expect(await owner.call("PUT", path, change)).toMatchObject({ code: "projectFile.locked" });
    expect((await lock(owner, file.id)).code).toBe("projectFile.locked");
    const seen = await owner.get<Sequence>(path);
    expect(seen.file).toMatchObject({
      lock: { userName: "Demo Member" },
      abilities: { edit: false, unlock: true },
    });
    expect((await member.call("PUT", path, change)).code).toBe("success");
    // Its project's owner may take it off.
    expect((await lock(owner, file.id, "unlock")).data).toMatchObject({ lock: null });
    expect((await owner.call("PUT", path, { ...change, baseVersion: 2 })).code).toBe("success");
  });

  it("ends by itself, and is nobody else's to take off", async () => {
    const { file } = await create("left behind");
    await lock(owner, file.id);
    expect((await lock(member, file.id, "unlock")).code).toBe("fileAsset.no.edit.permission");
    await lab.database.asOwner("update file set lock_time = now() - interval '9 hours' where id = $1", [
      file.id,
    ]);
    const path = `${base}/${file.id}`;
    expect((await member.get<Sequence>(path)).file.lock).toBeNull();
    expect((await member.call("PUT", path, { baseVersion: 1, content: contentOf() })).code).toBe("success");
  });
});
