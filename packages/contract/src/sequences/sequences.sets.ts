import { setKeys } from "../foundation/set-keys.ts";

/** What dashboards count of this area. Sequences and reads of a sequencer. */
export const sequencesSets = setKeys({
  sequences: {
    opens: "/sequence/:id",
    fields: {
      molecule: { type: "choice", choices: ["dna", "rna", "protein", "sanger"] },
      topology: { type: "choice", choices: ["circular", "linear"] },
      project: { type: "record" },
      owner: { type: "record" },
    },
    measures: { length: { how: ["sum", "average"], unit: "bases" } },
    times: { updateTime: "instant", createTime: "instant" },
  },
});
