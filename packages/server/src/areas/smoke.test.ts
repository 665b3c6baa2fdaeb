import type { LabFile, Sequence } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../composition-root.ts";
import { buildLab, contentOf, type Lab, type Person } from "./test-support/lab.ts";

const sequences = "/application/molecular-biology/sequences";
let lab: Lab;
let person: Person;

beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("first");
});
afterAll(() => lab.close());

describe("the slice", () => {
  it("gives a new account a team, its ownership and a personal project", async () => {
    const { user } = await person.get<{ user: Person["user"] }>("/currentUser");
    expect(user).toMatchObject({
      email: "first@lab.test",
      tenantName: "first",
      roles: [{ roleKey: "ADMIN" }],
    });
    expect(user.ownerId).toBe(user.userId);
    const projects = await person.get<{ records: { id: string; isPersonal: boolean }[] }>(
      "/platform/resource/projects/listMine",
    );
    expect(projects.records).toMatchObject([{ id: user.personalProjectId, isPersonal: true }]);
  });

  it("creates, saves, restores and exports a sequence", async () => {
    const made = await person.post<Sequence>(sequences, {
      content: contentOf({ name: "p1", circular: true }),
    });
    expect(made).toMatchObject({ version: 1, file: { name: "p1", size: 12, kind: "sequence" } });
    const path = `${sequences}/${made.file.id}`;
    const saved = await person.put<Sequence>(path, {
      baseVersion: 1,
      message: "longer",
      content: contentOf({ name: "p1", sequence: "ACGTACGTACGTTTT", circular: true }),
    });
    expect(saved).toMatchObject({ version: 2, file: { version: 2, size: 15 } });
    const restored = await person.post<Sequence>(`${path}/restore`, { version: 1, baseVersion: 2 });
    expect(restored).toMatchObject({ version: 3, content: { sequence: "ACGTACGTACGT" } });
    expect((await person.get<Sequence>(`${path}?version=2`)).content.sequence).toHaveLength(15);
    const history = await person.get<{ records: { version: number; authorName: string }[] }>(
      `/platform/resource/projects/fileAsset/${made.file.id}/versions`,
    );
    expect(history.records.map((one) => one.version)).toEqual([3, 2, 1]);
    expect(history.records[0]?.authorName).toBe("first");
    expect(await person.file(`${path}/export?format=genbank`)).toMatch(/^LOCUS +p1 .*circular/);
    expect(await person.file(`${path}/export?format=fasta`)).toBe(">p1\nACGTACGTACGT\n");
  });

  it("imports a file of several records and lists them", async () => {
    const bytes = new TextEncoder().encode(">one first\nACGT\n>two\nGGGCCC\n");
    const uuid = await person.upload("two.fasta", bytes);
    const body = { uuid, name: "two.fasta", folderId: null };
    const imported = await person.post<{ files: LabFile[] }>(`${sequences}/import`, body);
    expect(imported.files.map((file) => [file.name, file.size])).toEqual([
      ["one", 4],
      ["two", 6],
    ]);
    const found = await person.get<{ records: { name: string }[] }>(`${sequences}?search=two`);
    expect(found.records.map((one) => one.name)).toEqual(["two"]);
    expect(await person.call("POST", `${sequences}/import`, body)).toMatchObject({
      code: "upload.not.found",
    });
  });

  it("refuses a number that no column can hold, as the caller's fault", async () => {
    const { file } = await person.post<Sequence>(sequences, { content: contentOf({ name: "numbers" }) });
    for (const version of ["3000000000", "9007199254740991"]) {
      const answer = await person.call("GET", `${sequences}/${file.id}?version=${version}`);
      expect(answer).toMatchObject({ status: 400, code: "request.invalid" });
    }
    const far = await person.call("GET", `${sequences}/${"9".repeat(19)}`);
    expect(far).toMatchObject({ status: 400, code: "request.invalid" });
  });

  it("keeps an unbroken audit trail of all that", async () => {
    const { user } = person;
    const place = await lab.kernel.database.read({ userId: user.userId, tenantId: user.tenantId }, (q) =>
      lab.kernel.audit.findBreak(q),
    );
    expect(place).toBeNull();
  });
});

describe("the demo lab", () => {
  it("is made once, on an empty database only", async () => {
    const empty = await buildLab();
    expect(await seedDemo(empty.kernel)).toBe(true);
    expect(await seedDemo(empty.kernel)).toBe(false);
    const member = await empty.signIn("member@demo.lab");
    const list = await member.get<{ records: { name: string; abilities: { edit: boolean } }[] }>(sequences);
    expect(list.records.map((one) => one.name)).toContain("pUC19");
    expect(list.records.every((one) => one.abilities.edit)).toBe(true);
    await empty.close();
    // Six weeks of a lab are replayed: minutes where all test files run at once.
  }, 400_000);
});
