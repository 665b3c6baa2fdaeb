import {
  type DesignResult,
  designByPrimer3Settings,
  designGenotypingPrimers,
  primer3AnswerTags,
} from "@benchleaf/bio";
import type { ComputeTasks } from "../../kernel/compute.ts";

type Primer3Task = ComputeTasks["design-by-primer3"];

/** Primers by primer3's own settings, as values and as primer3 writes them. */
export const designByPrimer3 = ({
  asked,
  sequence,
  circular,
  library,
}: Primer3Task["input"]): Primer3Task["output"] => {
  const template = { sequence, topology: circular ? "circular" : "linear" } as const;
  const answer = designByPrimer3Settings(asked, template, library);
  return { answer, tags: primer3AnswerTags(answer, asked) };
};

/** Primers around each cut of a guide, to detect an edit. */
export const designGenotyping = ({
  sequence,
  circular,
  cuts,
}: ComputeTasks["design-genotyping-primers"]["input"]): readonly DesignResult[] => {
  const template = { sequence, topology: circular ? "circular" : "linear" } as const;
  return cuts.map((cut) => designGenotypingPrimers(template, cut));
};
