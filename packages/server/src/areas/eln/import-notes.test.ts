import { type DocumentContent, type PageNode, pageText } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { archive, archivesOf, crate } from "../test-support/archives.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

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

it("saves a changed note as a new version of its page, once, and what was written in it since as another", async () => {
  const projectId = await mine.newProject("notes");
  const make = (...lines: string[]) =>
    archive(
      crate("Other", {
        ...{ "@id": "./x/", "@type": "Dataset", name: "Ligation" },
        text: lines.map((line) => `<p>${line}</p>`).join(""),
      }),
    );
  await mine.bring("n.eln", make("16 °C", "overnight"), projectId);
  const [folder] = await mine.listed(projectId);
  const [page] = await mine.listed(projectId, folder!.id);
  const base = `/application/molecular-biology/elns/${page!.id}`;
  const read = async (version?: number) => {
    const query = version === undefined ? "" : `?version=${version}`;
    const { content } = await person.get<DocumentContent>(`${base}/blocks${query}`);
    return JSON.parse(content) as PageNode;
  };
  const [{ attrs: before } = {}] = (await read()).content ?? [];
  const renewed = await mine.bring("n.eln", make("16 °C", "for 2 h", "10 µL"), projectId);
  expect(renewed.counts).toMatchObject({ refused: 0 });
  expect(await mine.treeOf(projectId)).toEqual([
    "Ligation folder 1",
    "Ligation/Ligation eln 2",
    "ro-crate-metadata.json txt 2",
  ]);
  expect(pageText(await read())).toBe("16 °C\nfor 2 h\n10 µL");
  expect(pageText(await read(1))).toBe("16 °C\novernight");
  // What is the same keeps its block id, so that comments on it stay where they are.
  expect((await read()).content?.[0]?.attrs).toEqual(before);
  const again = await mine.bring("n.eln", make("16 °C", "for 2 h", "10 µL"), projectId);
  expect(again.counts).toMatchObject({ made: 0, renewed: 0 });
  await person.post(`${base}/restore`, { version: 1 });
  await mine.bring("n.eln", make("at 4 °C"), projectId);
  expect([await read(3), await read()].map(pageText)).toEqual(["16 °C\novernight", "at 4 °C"]);
  // A page that is finished is not changed.
  await person.post(`${base}/finished`, {});
  const refused = await mine.bring("n.eln", make("too late"), projectId);
  expect(refused.counts).toMatchObject({ refused: 1 });
  expect(pageText(await read())).toBe("at 4 °C");
}, 60_000);
