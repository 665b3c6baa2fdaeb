import type { CrisprTask, Progress, Sequence } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildLab, contentOf, crisprSettings, type Lab, type Person } from "../test-support/lab.ts";

const tasks = "/application/molecular-biology/crispr/tasks";

/** Jobs run at one node, pages listen at the other. */
let here: Lab;
let there: Lab;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  here = await buildLab();
  there = await buildLab({ beside: here });
  await Promise.all([here.kernel.start(), there.kernel.signals.start()]);
  owner = await here.register("owner");
  colleague = await here.addColleague(owner, "colleague");
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const hear = (person: Person): (Progress | null)[] => {
  const messages: (Progress | null)[] = [];
  there.kernel.liveUpdates.add(person.user.tenantId, person.user.userId, {
    send: (topic, data) => void (topic === "progress" && messages.push(data as Progress | null)),
    end: () => undefined,
  });
  return messages;
};

const design = async (place: object): Promise<CrisprTask> => {
  const { file } = await owner.post<Sequence>("/application/molecular-biology/sequences", {
    ...place,
    content: contentOf({ name: "target", sequence: `${"ACGTTGCA".repeat(8)}GTCACCTCCAATGACTAGCATGG` }),
  });
  return owner.post<CrisprTask>(tasks, {
    fileId: file.id,
    version: 1,
    target: { kind: "stretch", name: "", stretches: [{ start: 0, length: 87 }] },
    settings: crisprSettings(),
    genomeIds: [],
    referenceIds: [],
  });
};

it("is broadcast at every node until it has ended, only to users who may read its sequence", async () => {
  const project = await owner.post<{ id: string }>("/platform/resource/projects", {
    name: "shared",
    accessLevel: "PUBLIC",
  });
  const stranger = await here.register("stranger");
  const [mine, theirs, outside] = [hear(owner), hear(colleague), hear(stranger)];
  const [shared, own] = [await design({ projectId: project.id }), await design({})];
  const ended = async () => {
    for (const { id } of [shared, own])
      expect((await owner.get<CrisprTask>(`${tasks}/${id}`)).state).toBe("succeeded");
    for (const { id } of [shared, own])
      expect(mine.findLast((messages) => messages?.id === id)).toEqual({
        kind: "crisprTask",
        id,
        progress: null,
      });
  };
  await vi.waitFor(ended, { timeout: 100_000, interval: 100 });
  for (const { id } of [shared, own]) {
    const messages = mine.filter((one) => one?.id === id);
    // Messages carry the state at the time of reading, so on a busy machine the first may already show the end state.
    expect(messages[0]?.progress).toBeNull();
    const between = messages.flatMap((one) => (one?.progress == null ? [] : [one.progress]));
    expect(between.every((progress) => progress > 0 && progress < 1)).toBe(true);
    expect(between).toEqual(between.toSorted((a, b) => a - b));
  }
  expect(theirs.map((messages) => messages?.id)).toEqual(
    mine.map((messages) => messages?.id).filter((id) => id === shared.id),
  );
  expect(outside).toEqual([]);
}, 120_000);

it("messages missed while a node did not listen are queried again", async () => {
  const messages = hear(owner);
  await here.database.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'benchleaf-signals' and datname = current_database()",
  );
  await vi.waitFor(() => expect(messages).toContain(null), 60_000);
});
