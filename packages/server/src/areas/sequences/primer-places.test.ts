import { reverseComplement } from "@benchleaf/bio";
import type { LabFile, PrimerPlaces } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/sequences";
const primer = "TTGTAAAACGACGGCCAGT";
const around = "ATCTAACTCCTTGAAGGATCCA";
const bound = around + primer + around;

let lab: Lab;
let owner: Person;
let colleague: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  colleague = await lab.addColleague(owner, "colleague");
  projectId = (await owner.post<{ id: string }>("/platform/resource/projects", { name: "plasmids" })).id;
});
afterAll(() => lab?.close());

const make = async (content: Parameters<typeof contentOf>[0]): Promise<LabFile> =>
  (await owner.post<{ file: LabFile }>(base, { projectId, content: contentOf(content) })).file;
const ask = (person: Person, input: object = {}): Promise<PrimerPlaces> =>
  person.post(`${base}/primer-places`, { projectId, bases: primer, maxMismatches: 0, ...input });

it("finds the DNA of a project that a primer binds, by name, on both strands and across the origin", async () => {
  const turned = bound.slice(30) + bound.slice(0, 30);
  const [circle, top, bottom] = [
    await make({ name: "a circle", sequence: turned, circular: true }),
    await make({ name: "b top", sequence: bound }),
    await make({ name: "c bottom", sequence: reverseComplement(bound) }),
  ];
  await make({ name: "d bare", sequence: around });
  await make({ name: "e empty", sequence: "" });
  await make({ name: "f protein", sequence: "MKVLG", isProtein: true });
  const { places, ...rest } = await ask(owner, { bases: `GGGGGG${primer}` });
  expect(rest).toEqual({ looked: 5, all: 5, isComplete: true, nextCursor: null });
  const same = { length: primer.length, tailLength: 6, mismatchCount: 0, size: bound.length };
  expect(places).toMatchObject([
    { ...same, sequenceId: circle.id, name: "a circle", strand: 1, start: bound.length - 30 + around.length },
    { ...same, sequenceId: top.id, name: "b top", strand: 1, start: around.length },
    { ...same, sequenceId: bottom.id, name: "c bottom", strand: -1, start: around.length },
  ]);
});

it("goes across a mismatch only where that is allowed", async () => {
  const bases = `${primer.slice(0, 5)}C${primer.slice(6)}`;
  const lengths = async (maxMismatches: number) =>
    (await ask(owner, { bases, maxMismatches })).places.map(({ length }) => length);
  expect(await lengths(0)).toEqual([13, 13, 13]);
  expect(await lengths(1)).toEqual([primer.length, primer.length, primer.length]);
});

it("continues after what was searched", async () => {
  const { id } = await owner.post<{ id: string }>("/platform/resource/projects", { name: "many" });
  await lab.database.asOwner(
    `with made as (
       insert into file (tenant_id, project_id, kind, name, size, owner_id)
       select tenant_id, ${id}, 'sequence', 'copy ' || n, ${bound.length}, owner_id
       from file, generate_series(1, 450) n where name = 'b top' returning tenant_id, id, name
     ), known as (
       insert into file_version (tenant_id, file_id, version, message, author_id)
       select tenant_id, id, 1, '', ${owner.user.userId} from made
     ), listed as (
       insert into sequence (tenant_id, file_id, circular, is_protein, is_rna, feature_count)
       select tenant_id, id, false, false, false, 0 from made
     )
     insert into sequence_version (tenant_id, file_id, version, name, description, bases, circular, is_protein,
       is_rna, features, meta)
     select tenant_id, id, 1, name, '', '${bound}', false, false, false, '[]', '{}' from made`,
  );
  const pages: PrimerPlaces[] = [];
  for (let cursor: string | null = ""; cursor !== null; cursor = pages.at(-1)!.nextCursor)
    pages.push(await ask(owner, { projectId: id, ...(cursor !== "" && { cursor }) }));
  expect(pages.map(({ looked, all }) => [looked, all])).toEqual([
    [200, 450],
    [200, 450],
    [50, 450],
  ]);
  const names = pages.flatMap(({ places }) => places.map(({ name }) => name));
  expect(names).toEqual(Array.from({ length: 450 }, (_, at) => `copy ${at + 1}`));
});

it("stops where a primer binds oftener than can be shown", async () => {
  const { id } = await owner.post<{ id: string }>("/platform/resource/projects", { name: "repeats" });
  const sequence = (primer + around).repeat(2_100);
  await owner.post(base, { projectId: id, content: contentOf({ name: "repeats", sequence }) });
  const found = await ask(owner, { projectId: id });
  expect([found.places.length, found.isComplete]).toEqual([2_000, false]);
});

it("refuses a project that one may not open as one that is not there", async () => {
  const input = { projectId, bases: primer, maxMismatches: 0 };
  expect(await colleague.call("POST", `${base}/primer-places`, input)).toMatchObject({
    code: "project.no.access",
  });
});
