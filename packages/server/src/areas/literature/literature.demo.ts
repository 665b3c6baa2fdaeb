import { paperCollectionsApi, papersApi } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import { citePapers } from "./papers/cite.rules.ts";
import { examplePapers } from "./papers/example-papers.ts";

const cloning = ["golden-gate", "golden-gate-shuffling", "modular-cloning", "cpec", "slice", "primer3"];
const editing = ["rna-programmed-editing", "timed-delivery", "crispor"];

/** Twelve records, some in two collections, some read, one recommended. */
export const demoLiterature = (lab: DemoLab): void => {
  const words = lab.words.literature;
  const importAll = async (ids: readonly string[], collectionId: string | null) => {
    const papers = examplePapers.filter(({ id }) => ids.includes(id)).map(({ fields }) => fields);
    const { text } = citePapers(papers, "csl-json");
    const place = { projectId: lab.idOf("project.library"), folderId: null };
    const { entries } = await lab.ask("owner", papersApi.importPapers, {
      body: { place, collectionId, source: { type: "text", text } },
    });
    return entries.flatMap(({ literatureId }) => literatureId ?? []);
  };
  const collect = async (name: string): Promise<string> =>
    (await lab.ask("owner", paperCollectionsApi.createCollection, { body: { name } })).id;

  lab.on(9, "10:10", async () => {
    const [first, second] = await importAll(cloning, await collect(words.cloning));
    await importAll(editing, await collect(words.editing));
    await importAll(
      examplePapers.map(({ id }) => id).filter((id) => !cloning.includes(id) && !editing.includes(id)),
      null,
    );
    await lab.ask("owner", papersApi.setPaperState, {
      params: { literatureId: first! },
      body: { readState: "read", isRecommended: true, note: words.note },
    });
    await lab.ask("member", papersApi.setPaperState, {
      params: { literatureId: second! },
      body: { readState: "reading" },
    });
  });
};
