import type {
  CrisprGuide,
  CrisprOffTarget,
  CrisprSettings,
  CrisprTask,
  Notification,
  Sequence,
  SequenceContent,
} from "@benchleaf/contract";
import { addressOfNotification } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildLab, contentOf, crisprSettings, type Lab, type Person } from "../test-support/lab.ts";

const tasks = "/application/molecular-biology/crispr/tasks";
const sequences = "/application/molecular-biology/sequences";

let lab: Lab;
let owner: Person;
let stranger: Person;
let target: Sequence;
let genome: Sequence;

/** Random bases, the same in every run. */
const noise = (length: number, seed: number): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return "ACGT"[(state >> 16) & 3];
  }).join("");
};
const spacer = "GTCACCTCCAATGACTAGCA";
const gene = `${noise(60, 7)}${spacer}TGG${noise(60, 9)}`;
const near = `${spacer.slice(0, 5)}A${spacer.slice(6)}TGG`;

const make = (person: Person, content: Partial<SequenceContent>): Promise<Sequence> =>
  person.post(sequences, { content: contentOf(content) });

beforeAll(async () => {
  lab = await buildLab();
  [owner, stranger] = await Promise.all([lab.register("owner"), lab.register("stranger")]);
  await lab.kernel.start();
  target = await make(owner, { name: "target", sequence: gene });
  genome = await make(owner, {
    name: "genome",
    sequence: `${noise(500, 11)}${gene}${noise(300, 13)}${near}${noise(200, 17)}`,
    features: [
      {
        id: "f1",
        name: "lacZ",
        type: "CDS",
        locations: [{ start: 500 + gene.length + 300, end: 500 + gene.length + 320, strand: 1 }],
        operator: "join",
        qualifiers: [],
      },
    ],
  });
});
afterAll(() => lab?.close());

/** A genome with the gene, a near match in another gene, and one across the origin of its plasmid. */
const importGenome = async (): Promise<string> => {
  const chromosome = `${noise(400, 21)}${gene}${noise(300, 23)}${near}${noise(200, 27)}`;
  const plasmid = `${near.slice(9)}${noise(300, 29)}${near.slice(0, 9)}`;
  const at = 400 + gene.length + 300;
  const rows = [
    "##gff-version 3",
    `chr\tx\tgene\t${at - 50}\t${at + 60}\t.\t+\t.\tID=g;Name=nearby`,
    `ring\tx\tregion\t1\t${plasmid.length}\t.\t+\t.\tID=r;Is_circular=true`,
    "",
  ].join("\n");
  const bytes = (text: string) => new TextEncoder().encode(text);
  const upload = async (name: string, text: string) => ({
    uuid: await owner.upload(name, bytes(text)),
    name,
  });
  const { id } = await owner.post<{ id: string }>("/application/molecular-biology/genomes", {
    name: "whole",
    sequence: await upload("g.fa", `>chr\n${chromosome}\n>ring\n${plasmid}\n`),
    annotation: await upload("g.gff3", rows),
  });
  await vi.waitFor(
    async () =>
      expect(await owner.get(`/application/molecular-biology/genomes/${id}`)).toMatchObject({
        state: "ready",
      }),
    { timeout: 60_000, interval: 50 },
  );
  return id;
};

interface Input {
  readonly references?: readonly string[];
  readonly settings?: Partial<CrisprSettings>;
  readonly genomes?: readonly Sequence[];
  readonly stretches?: readonly { start: number; length: number }[];
  readonly sequence?: Sequence;
  readonly version?: number;
}

const bodyOf = ({
  settings,
  references = [],
  genomes = [],
  stretches = [],
  sequence = target,
  version = 1,
}: Input = {}) => ({
  fileId: sequence.file.id,
  version,
  target: { name: "gene", stretches },
  settings: crisprSettings(settings),
  genomeIds: genomes.map(({ file }) => file.id),
  referenceIds: references,
});

const start = (input: Input = {}, person = owner): Promise<CrisprTask> => person.post(tasks, bodyOf(input));
const refusal = async (input: Input, person = owner) => {
  const { status, code } = await person.call("POST", tasks, bodyOf(input));
  return { status, code };
};

const untilOver = ({ id }: CrisprTask): Promise<CrisprTask> =>
  vi.waitFor(
    async () => {
      const task = await owner.get<CrisprTask>(`${tasks}/${id}`);
      expect(["waiting", "running"]).not.toContain(task.state);
      return task;
    },
    { timeout: 60_000, interval: 50 },
  );
const guidesOf = async ({ id }: CrisprTask): Promise<CrisprGuide[]> =>
  (await owner.get<{ guides: CrisprGuide[] }>(`${tasks}/${id}/guides`)).guides;

const noticesOf = async ({ id }: CrisprTask): Promise<Notification[]> => {
  const { records } = await owner.get<{ records: Notification[] }>("/notifications/list");
  return records.filter(({ content }) => content.taskId === id);
};

describe("a task", () => {
  it("searches an imported genome, and returns chromosome, position and gene", async () => {
    const genomeId = await importGenome();
    const task = await untilOver(await start({ references: [genomeId] }));
    expect(task).toMatchObject({ state: "succeeded" });
    expect(task.searched.map((part) => [part.name, part.genomeId])).toEqual([
      ["target", null],
      ["whole", genomeId],
    ]);
    const guide = (await guidesOf(task)).find((one) => one.spacer === spacer)!;
    // Its own position in the genome is not counted; the two near matches are.
    expect(guide.mismatchCounts).toEqual([0, 2, 0, 0]);
    const { offTargets } = await owner.get<{ offTargets: CrisprOffTarget[] }>(
      `${tasks}/${task.id}/guides/${guide.number}`,
    );
    const at = 400 + gene.length + 300;
    expect(
      offTargets.map(({ chromosome, start, feature }) => [chromosome?.name, start, feature?.name]),
    ).toEqual(
      expect.arrayContaining([
        ["chr", at, "nearby"],
        ["ring", 314 - 0, undefined],
      ]),
    );
    expect((await refusal({ references: ["999999"] })).code).toBe("genome.not.found");
    expect((await refusal({ references: [genomeId], sequence: target }, stranger)).code).not.toBe("success");
  });

  it("counts a position once if a genome contains the open sequence, and all of them if not", async () => {
    // The open sequence begins with the guide's position, so half of its context is unknown.
    const open = `${spacer}TGG${noise(90, 31)}${near}${noise(80, 37)}`;
    const elsewhere = `${noise(60, 41)}${near}${noise(60, 43)}`;
    const sequence = await make(owner, { name: "open", sequence: open });
    const holding = await make(owner, {
      name: "holding",
      sequence: `${noise(300, 47)}${open}${noise(90, 53)}${elsewhere}`,
    });
    const alike = await make(owner, { name: "alike", sequence: `${noise(90, 59)}${open.slice(60)}` });
    const countsWith = async (...genomes: Sequence[]) => {
      const task = await untilOver(await start({ sequence, genomes }));
      return (await guidesOf(task)).find((one) => one.spacer === spacer)?.mismatchCounts;
    };
    expect(await countsWith()).toEqual([0, 1, 0, 0]);
    expect(await countsWith(holding)).toEqual([0, 2, 0, 0]);
    expect(await countsWith(alike)).toEqual([0, 2, 0, 0]);
  });

  it("finds guides, their off-targets with genes, and notifies the user who requested them", async () => {
    const made = await start({ genomes: [genome] });
    expect(made).toMatchObject({ state: "waiting", version: 1, guideCount: 0, fault: null });
    const task = await untilOver(made);
    expect(task).toMatchObject({ state: "succeeded", progress: 1 });
    expect(task.searched.map(({ name }) => name)).toEqual(["target", "genome"]);
    const guides = await guidesOf(task);
    expect(guides).toHaveLength(task.guideCount);
    const guide = guides.find((one) => one.spacer === spacer)!;
    // Its own position in the genome is not counted against it.
    expect(guide).toMatchObject({
      start: 60,
      strand: 1,
      pam: "TGG",
      cutTop: 77,
      mismatchCounts: [0, 1, 0, 0],
    });
    const { offTargets } = await owner.get<{ offTargets: CrisprOffTarget[] }>(
      `${tasks}/${task.id}/guides/${guide.number}`,
    );
    expect(offTargets).toHaveLength(1);
    expect(offTargets[0]).toMatchObject({
      part: 1,
      mismatches: 1,
      feature: { name: "lacZ", type: "CDS" },
      alignedSite: near.slice(0, 20),
    });
    const [notice] = await vi.waitFor(async () => {
      const notices = await noticesOf(task);
      expect(notices).toHaveLength(1);
      return notices;
    }, 60_000);
    expect(notice).toMatchObject({ kind: "crisprFinished", fileName: "target" });
    expect(notice!.content).toMatchObject({
      sequenceName: "target",
      sequenceFileId: target.file.id,
      sequenceFileVersionStr: "1",
      count: guides.length,
    });
    expect(addressOfNotification(notice!)).toBe(
      `/sequence/${target.file.id}?crispr=true&crisprFileVersion=1&crisprTaskId=${task.id}`,
    );
  });

  it("searches only the given range", async () => {
    const stretches = [{ start: 75, length: 5 }];
    const guides = await guidesOf(await untilOver(await start({ stretches })));
    expect(guides.length).toBeGreaterThan(0);
    for (const { cutTop } of guides) {
      expect(cutTop).toBeGreaterThanOrEqual(75);
      expect(cutTop).toBeLessThanOrEqual(80);
    }
  });

  it("reports that there is no PAM, also in the notification", async () => {
    const bare = await make(owner, { name: "bare", sequence: "AT".repeat(60) });
    const task = await untilOver(await start({ sequence: bare }));
    expect(task).toMatchObject({ state: "failed", fault: { code: "no-guides" } });
    await vi.waitFor(async () => expect((await noticesOf(task))[0]?.kind).toBe("crisprFailed"), {
      timeout: 60_000,
    });
  });

  it("is listed with its sequence, newest first, and deleted", async () => {
    const one = await untilOver(await start());
    const page = () => owner.get<{ records: CrisprTask[] }>(`${tasks}?fileId=${target.file.id}&limit=2`);
    expect((await page()).records[0]?.id).toBe(one.id);
    expect(await owner.call("DELETE", `${tasks}/${one.id}`)).toMatchObject({ status: 200 });
    expect((await page()).records.map(({ id }) => id)).not.toContain(one.id);
    const gone = await owner.call("GET", `${tasks}/${one.id}/guides`);
    expect(gone.code).toBe("crispr.task.not.found");
    const [left] = await lab.database.asOwner<{ count: string }>(
      "select count(*) from crispr_guide where task_id = $1",
      [one.id],
    );
    expect(left?.count).toBe("0");
  });

  it("is listed with those of all sequences that one may read, and with no others", async () => {
    const other = await make(owner, { name: "second target", sequence: gene });
    const [first, second] = [await start(), await start({ sequence: other })];
    const listed = await owner.get<{ records: CrisprTask[]; nextCursor: string }>(`${tasks}?limit=2`);
    expect(listed.records.map(({ id, fileName }) => [id, fileName])).toEqual([
      [second.id, "second target"],
      [first.id, "target"],
    ]);
    expect(listed.records[0]!.abilities.remove).toBe(true);
    const next = await owner.get<{ records: CrisprTask[] }>(`${tasks}?limit=2&cursor=${listed.nextCursor}`);
    expect(next.records.map(({ id }) => id)).not.toContain(first.id);
    expect((await stranger.get<{ records: CrisprTask[] }>(tasks)).records).toEqual([]);
    await Promise.all([first, second].map(untilOver));
  });

  it("keeps the version that it was created on, although that was an autosave", async () => {
    const made = await make(owner, { name: "moving", sequence: gene });
    const save = (baseVersion: number, sequence: string) =>
      owner.put<Sequence>(`${sequences}/${made.file.id}/autosave`, {
        baseVersion,
        message: "",
        content: contentOf({ name: "moving", sequence }),
      });
    await save(1, `${gene}A`);
    await start({ sequence: made, version: 2 });
    await save(2, `${gene}AC`);
    const kept = await owner.get<Sequence>(`${sequences}/${made.file.id}?version=2`);
    expect(kept.content.sequence).toBe(`${gene}A`);
  });

  it("starts again after its server was killed, and ends once", async () => {
    const task = await untilOver(await start());
    // As left by a killed server: in progress, with no result.
    await lab.database.asOwner("update crispr_task set state = 'running', finish_time = null where id = $1", [
      task.id,
    ]);
    await lab.database.asOwner("delete from crispr_guide where task_id = $1", [task.id]);
    await lab.database.asOwner(
      "update job set state = 'queued' where id = (select job_id from crispr_task where id = $1)",
      [task.id],
    );
    await lab.database.asOwner(
      `select graphile_worker.add_job('crispr.search', json_build_object('jobId', t.job_id::text,
         'payload', json_build_object('taskId', t.id::text))) from crispr_task t where t.id = $1`,
      [task.id],
    );
    const again = await untilOver(task);
    expect(again).toMatchObject({ state: "succeeded", guideCount: task.guideCount });
    expect(await guidesOf(again)).toHaveLength(task.guideCount);
  });

  it("is reported as failed when lost with its job", async () => {
    const task = await untilOver(await start());
    await lab.database.asOwner("update crispr_task set state = 'running' where id = $1", [task.id]);
    await lab.database.asOwner(
      "update job set state = 'failed' where id = (select job_id from crispr_task where id = $1)",
      [task.id],
    );
    expect(await owner.get(`${tasks}/${task.id}`)).toMatchObject({
      state: "failed",
      fault: { code: "internal" },
      abilities: { cancel: false, remove: true, keepPrimers: false },
    });
  });
});

describe("stopping", () => {
  it("ends a running task immediately, and no result comes after it", async () => {
    const long = await make(owner, { name: "long", sequence: noise(9_000_000, 23) });
    const busy = await start({
      genomes: [long],
      settings: { maxMismatches: 5, maxDnaBulge: 2, maxRnaBulge: 2 },
    });
    await vi.waitFor(
      async () => expect((await owner.get<CrisprTask>(`${tasks}/${busy.id}`)).state).toBe("running"),
      { timeout: 60_000, interval: 20 },
    );
    const stopped = await owner.post<CrisprTask>(`${tasks}/${busy.id}/cancel`, {});
    expect(stopped).toMatchObject({ state: "cancelled", abilities: { cancel: false } });
    await vi.waitFor(
      async () => {
        const [job] = await lab.database.asOwner<{ state: string }>(
          "select j.state from job j join crispr_task t on t.job_id = j.id where t.id = $1",
          [busy.id],
        );
        expect(job?.state).toBe("cancelled");
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(await owner.get(`${tasks}/${busy.id}`)).toMatchObject({ state: "cancelled", guideCount: 0 });
    expect(await noticesOf(busy)).toEqual([]);
  });
});

describe("refusals", () => {
  it("name what cannot be designed", async () => {
    const protein = await make(owner, { name: "protein", sequence: "MKV", isProtein: true });
    const rna = await make(owner, { name: "rna", sequence: "ACGU", isRna: true });
    const wide = await make(owner, { name: "wide", sequence: noise(30_000, 29) });
    expect(await refusal({ sequence: protein })).toEqual({ status: 422, code: "crispr.not.dna" });
    expect(await refusal({ genomes: [rna] })).toEqual({ status: 422, code: "crispr.not.dna" });
    expect(await refusal({ version: 9 })).toEqual({ status: 404, code: "crispr.version.gone" });
    expect(await refusal({ stretches: [{ start: 900, length: 9 }] })).toEqual({
      status: 422,
      code: "crispr.target.outside",
    });
    expect(await refusal({ sequence: wide })).toEqual({ status: 422, code: "crispr.target.too.long" });
  });

  it("hide other users' sequences and tasks", async () => {
    const task = await start();
    expect(await refusal({}, stranger)).toMatchObject({ code: "projectFile.not.found" });
    const colleague = await lab.addColleague(owner, "colleague");
    expect(await refusal({}, colleague)).toMatchObject({ code: "fileAsset.no.read.permission" });
    for (const path of [
      `${tasks}/${task.id}`,
      `${tasks}/${task.id}/guides`,
      `${tasks}/${task.id}/guides/1`,
    ]) {
      expect((await colleague.call("GET", path)).code).toBe("fileAsset.no.read.permission");
    }
    expect((await colleague.call("DELETE", `${tasks}/${task.id}`)).code).toBe("fileAsset.no.read.permission");
    await untilOver(task);
  });

  it("apply if the team has the feature off", async () => {
    await lab.database.asOwner(
      "insert into feature_switch (tenant_id, feature, enabled) values ($1, 'CRISPR', false)",
      [stranger.user.tenantId],
    );
    const answer = await stranger.call("GET", `${tasks}?fileId=1`);
    expect([answer.status, answer.code]).toEqual([403, "feature.disabled"]);
  });
});
