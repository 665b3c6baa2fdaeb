import type { Imported, SequenceImport } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { awaitImport } from "../test-support/sequence-imports.ts";

const base = "/application/molecular-biology/sequences";
/** More than one call imports. */
const MANY = 1_000;
const fasta = (count: number, size = 12): Uint8Array =>
  Buffer.from(Array.from({ length: count }, (_, at) => `>s${at}\n${"ACGT".repeat(size / 4)}\n`).join(""));

let lab: Lab;
let person: Person;
/** An import whose project is deleted before its job runs. */
let orphan: string;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
});
afterAll(() => lab.close());

const fileCount = async (): Promise<number> =>
  Number((await lab.database.asOwner<{ count: string }>("select count(*) from file"))[0]!.count);

const begin = async (name: string, bytes: Uint8Array): Promise<string> => {
  const uuid = await person.upload(name, bytes);
  const { importId } = await person.post<Imported>(`${base}/import`, { uuid, name });
  expect(importId).not.toBeNull();
  return importId!;
};
const show = (id: string) => person.get<SequenceImport>(`${base}/imports/${id}`);

describe("a large file before its job runs", () => {
  it("waits, and is nobody else's to see or cancel", async () => {
    const id = await begin("many.fa", fasta(MANY));
    expect(await show(id)).toMatchObject({ state: "waiting", name: "many.fa", files: [], fileCount: 0 });
    const colleague = await lab.addColleague(person, "colleague");
    for (const [method, path] of [
      ["GET", `${base}/imports/${id}`],
      ["POST", `${base}/imports/${id}/cancel`],
    ] as const)
      expect(await colleague.call(method, path, method === "POST" ? {} : undefined)).toMatchObject({
        code: "sequence.import.not.found",
      });
    expect(await person.post(`${base}/imports/${id}/cancel`, {})).toMatchObject({ state: "cancelled" });
  });

  it("may lose its project", async () => {
    const projects = "/platform/resource/projects";
    const { id } = await person.post<{ id: string }>(projects, { name: "short" });
    const uuid = await person.upload("many.fa", fasta(MANY));
    const body = { uuid, name: "many.fa", projectId: id, folderId: null };
    orphan = (await person.post<Imported>(`${base}/import`, body)).importId!;
    const { recordId } = await person.post<{ recordId: string }>(`${projects}/${id}/deletion`, {});
    const decision = { recordId, status: "approved", remark: "" };
    const decided = await person.post("/platform/resource/audit/process/submitAuditInfo", [decision]);
    expect(decided).toMatchObject([{ code: "success" }]);
  });

  it("is limited in number for one person", async () => {
    const bytes = fasta(200);
    const ids: string[] = [];
    for (;;) {
      const uuid = await person.upload("many.fa", bytes);
      const answer = await person.call<Imported>("POST", `${base}/import`, { uuid, name: "many.fa" });
      if (answer.code !== "success") {
        expect(answer).toMatchObject({ code: "sequence.import.too.many", data: { limit: 20 } });
        break;
      }
      ids.push(answer.data.importId!);
    }
    // One of the twenty is still there, in the project that was deleted.
    expect(ids).toHaveLength(19);
    for (const id of ids) await person.post(`${base}/imports/${id}/cancel`, {});
  });
});

describe("a large file", () => {
  beforeAll(() => lab.kernel.start());

  it("comes in whole, with a notice of its end and an audit entry", async () => {
    const before = await fileCount();
    const row = await awaitImport(person, await begin("many.fa", fasta(MANY)));
    expect(row).toMatchObject({ state: "succeeded", progress: 1, fileCount: MANY, fault: null });
    expect(row.files).toHaveLength(100);
    expect(row.files[0]).toMatchObject({ name: "s0", size: 12 });
    expect(await fileCount()).toBe(before + MANY);
    const entries = await lab.database.asOwner<{ count: string }>(
      "select count(*) from audit_entry where action = 'sequence.import'",
    );
    expect(entries[0]!.count).toBe("1");
  });

  it("that is too slow to be read in its call, or of more bytes, says of a fault where and why", async () => {
    const bytes = Buffer.concat([fasta(1, 3_000_000), Buffer.from(">a\nAC")]);
    expect(await awaitImport(person, await begin("large.fa", bytes))).toMatchObject({
      state: "succeeded",
      fileCount: 2,
    });
    const noise = Buffer.alloc(3_000_000, "no sequence at all\n");
    const failed = await awaitImport(person, await begin("noise.gb", noise));
    expect(failed).toMatchObject({
      state: "failed",
      fault: { code: "sequence.import.failed", note: { code: expect.any(String), line: expect.any(Number) } },
    });
    await vi.waitFor(
      async () =>
        expect(
          await lab.database.asOwner(
            `select 1 from notification
             where kind = 'importFailed' and content -> 'extraInfo' ->> 'upload' = 'noise.gb'`,
          ),
        ).toHaveLength(1),
      60_000,
    );
  });

  it("that is cancelled leaves nothing, whenever that comes", async () => {
    const before = await fileCount();
    for (let round = 0; round < 4; round += 1) {
      const id = await begin("many.fa", fasta(4_000));
      // At four moments: waiting, being read, being written.
      if (round > 0)
        await vi.waitUntil(async () => (await show(id)).progress >= [0, 0, 0.4, 0.5][round]!, {
          timeout: 60_000,
          interval: 5,
        });
      const ended = await person.post<SequenceImport>(`${base}/imports/${id}/cancel`, {});
      if (ended.state === "succeeded") continue;
      expect(ended).toMatchObject({ state: "cancelled", fileCount: 0 });
      await vi.waitFor(
        async () =>
          expect(
            await lab.database.asOwner(
              "select 1 from job where name = 'sequences.import' and state in ('queued', 'running')",
            ),
          ).toEqual([]),
        60_000,
      );
      expect(await fileCount()).toBe(before);
    }
  });

  it("whose project was deleted meanwhile fails and says so", async () => {
    expect(await awaitImport(person, orphan)).toMatchObject({
      state: "failed",
      fault: { code: "project.no.access", note: null },
    });
  });
});
