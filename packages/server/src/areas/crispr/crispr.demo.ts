import { type CrisprSettings, crisprApi, type Id, sequencesApi } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import type { DemoPerson } from "../../kernel/demo/demo-people.ts";
import type { Scope } from "../../kernel/scope.ts";

/** Codon 66 of EGFP and its surroundings. */
const EGFP_SITE = "CTGACCTACGGCGTGCAGTGC";
const AROUND = 60;

const settings: CrisprSettings = {
  nuclease: "SpCas9",
  pam: null,
  spacerLength: null,
  flank: 0,
  onTarget: "ruleSet1",
  maxMismatches: 3,
  maxDnaBulge: 0,
  maxRnaBulge: 0,
  minSpecificity: 50,
};

/** Guides for the knock-in: close to the codon, and in the whole coding sequence. */
export const demoGuides = (search: (taskId: Id, scope: Scope) => Promise<void>, lab: DemoLab): void => {
  const design = async (
    by: DemoPerson,
    target: { readonly of: string; readonly name: string; readonly around: number | null },
  ): Promise<void> => {
    const fileId = lab.idOf(`sequence.${target.of}`);
    const found = await lab.ask(by, sequencesApi.get, { params: { sequenceId: fileId }, query: {} });
    const at = found.content.sequence.indexOf(EGFP_SITE);
    const stretches =
      target.around === null
        ? []
        : [{ start: at - target.around, length: EGFP_SITE.length + 2 * target.around }];
    const genomeIds = ["pEGFP-N1", "pUC19"].map((name): Id => lab.idOf(`sequence.${name}`));
    const body = {
      fileId,
      version: found.version,
      target: { name: target.name, stretches },
      settings,
      genomeIds,
    };
    const { id } = await lab.ask(by, crisprApi.create, { body });
    // Runs immediately, not at the server's start; the job then finds it done.
    await search(id, lab.scopeOf(by));
  };
  const { target, whole } = lab.words.crispr;
  lab.on(23, "10:05", () => design("wang", { of: "pcDNA3-EGFP", name: target, around: AROUND }));
  lab.on(22, "15:15", () => design("liu", { of: "EGFP", name: whole, around: null }));
};
