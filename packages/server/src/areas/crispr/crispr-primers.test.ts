import type { CrisprPrimerPair, CrisprTask, Sequence } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildLab, contentOf, crisprSettings, type Lab, type Person } from "../test-support/lab.ts";

const tasks = "/application/molecular-biology/crispr/tasks";
const gene = "GATTACAGGATCCTGGTCACCTCCAATGACTAGCATGGCCTTGACCGGATTTCCAGGAACGTACCAGGTTTACCGG".repeat(2);

let lab: Lab;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  [owner, stranger] = await Promise.all([lab.register("owner"), lab.register("stranger")]);
  await lab.kernel.start();
});
afterAll(() => lab?.close());

/** A task that has found its guides. */
const finished = async (): Promise<CrisprTask> => {
  const content = contentOf({ name: "target", sequence: gene });
  const { file } = await owner.post<Sequence>("/application/molecular-biology/sequences", { content });
  const { id } = await owner.post<CrisprTask>(tasks, {
    fileId: file.id,
    version: 1,
    target: { name: "gene", stretches: [] },
    settings: crisprSettings(),
    genomeIds: [],
  });
  return vi.waitFor(
    async () => {
      const task = await owner.get<CrisprTask>(`${tasks}/${id}`);
      expect(task.state).toBe("succeeded");
      return task;
    },
    { timeout: 60_000, interval: 50 },
  );
};

it("stores the primers designed for it, and returns them", async () => {
  const task = await finished();
  expect(task).toMatchObject({ primers: [], abilities: { keepPrimers: true } });
  const at = (first: number, length: number, strand: 1 | -1) => [
    { start: first, end: first + length, strand },
  ];
  const pair = (guide: number, letters = gene): CrisprPrimerPair => ({
    guide,
    productSize: 120,
    forward: { name: `F${guide}`, bases: letters.slice(0, 20), tm: 58.4, locations: at(0, 20, 1) },
    reverse: { name: `R${guide}`, bases: "ACGTACGTACGTACGTACGT", tm: 59.1, locations: at(100, 20, -1) },
  });
  const path = `${tasks}/${task.id}/primers`;
  const kept = await owner.put<CrisprTask>(path, { primers: [pair(2), pair(1)] });
  expect(kept.primers).toEqual([pair(1), pair(2)]);
  expect((await owner.get<CrisprTask>(`${tasks}/${task.id}`)).primers).toEqual([pair(1), pair(2)]);
  const { records } = await owner.get<{ records: CrisprTask[] }>(`${tasks}?fileId=${task.fileId}`);
  expect(records.find(({ id }) => id === task.id)?.primers).toHaveLength(2);
  const refused = async (primers: readonly CrisprPrimerPair[], person = owner) => {
    const { status, code, data } = await person.call<unknown>("PUT", path, { primers });
    return { status, code, data };
  };
  const unknown = await refused([pair(task.guideCount + 1)]);
  const data = { guide: task.guideCount + 1 };
  expect(unknown).toMatchObject({ status: 422, code: "crispr.guide.not.found", data });
  expect((await refused([pair(1), pair(1)])).code).toBe("crispr.guide.not.found");
  const beyond = { ...pair(1), forward: { ...pair(1).forward, locations: at(gene.length - 5, 20, 1) } };
  expect(await refused([beyond])).toMatchObject({ status: 422, code: "crispr.primer.outside" });
  expect((await refused([pair(1)], stranger)).code).toBe("crispr.task.not.found");
  expect((await owner.get<CrisprTask>(`${tasks}/${task.id}`)).primers).toEqual([pair(1), pair(2)]);
  expect((await owner.put<CrisprTask>(path, { primers: [] })).primers).toEqual([]);
});
