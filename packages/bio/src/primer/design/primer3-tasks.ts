import type { Template } from "../template.ts";
import { type DesignError, type DesignExplanation, designPrimerPairs } from "./design-primer-pairs.ts";
import { listPrimers, type OligoList, type OligoSide, type PrimerListResult } from "./list-primers.ts";
import type { PrimerPair } from "./present-pair.ts";
import { readPrimer3Library } from "./primer3-library.ts";
import { listSequencingPrimers } from "./primer3-sequencing.ts";
import { fromPrimer3Settings, type Primer3Tags } from "./primer3-settings.ts";
import type { Primer3Task } from "./primer3-tags.ts";
import { findUnreadableTag } from "./primer3-values.ts";

/** Pairs, or lists of single primers if the task or the requested sides make no pairs. */
export type Primer3Answer =
  | {
      readonly ok: true;
      readonly task: Primer3Task;
      readonly pairs: readonly PrimerPair[];
      readonly lists: Readonly<Partial<Record<OligoSide, OligoList>>>;
      /** Null if there are lists, which have their own. */
      readonly explanation: DesignExplanation | null;
      readonly unknownTags: readonly string[];
    }
  | { readonly ok: false; readonly error: DesignError | Primer3Error };

/** What is wrong with the record itself; `tag` if one is to blame. */
export interface Primer3Error {
  readonly code: "no-single-target" | "unreadable-library" | "unreadable-tag";
  readonly message: string;
  readonly tag?: string;
}

/**
 * Runs a primer3 record, including its task. The template is its `SEQUENCE_TEMPLATE` unless another is given. Tags
 * that have no counterpart are in `unknownTags` and had no effect; an invalid value is an error. `mispriming` is the
 * content of the file that primer3 gets as `PRIMER_MISPRIMING_LIBRARY`.
 *
 * @example designByPrimer3Settings({ SEQUENCE_TEMPLATE: letters, PRIMER_TASK: "pick_primer_list", PRIMER_NUM_RETURN:
 * 20 }) // { ok: true, task: "pick_primer_list", pairs: [], lists: { left: { oligos: […] }, right: … }, … }
 */
export const designByPrimer3Settings = (
  tags: Primer3Tags,
  template?: Template,
  mispriming = "",
): Primer3Answer => {
  const unreadable = findUnreadableTag(tags);
  if (unreadable !== null) {
    const message = `The value of ${unreadable} cannot be read.`;
    return { ok: false, error: { code: "unreadable-tag", message, tag: unreadable } };
  }
  const translated = fromPrimer3Settings(tags);
  const { unknownTags, task, sides, tiles } = translated;
  const read = readPrimer3Library(mispriming);
  if (!read.ok) return read;
  const options = { ...translated.options, primer: { ...translated.options.primer, library: read.library } };
  const given: Template = template ?? String(tags.SEQUENCE_TEMPLATE ?? "");
  if (task === "pick_discriminative_primers" && options.targets?.length !== 1) {
    const message = "Primers that tell two alleles apart need exactly one target to end at.";
    return { ok: false, error: { code: "no-single-target", message } };
  }
  const base = { ok: true, task, unknownTags } as const;
  const ofLists = (result: PrimerListResult): Primer3Answer =>
    result.ok ? { ...base, pairs: [], lists: result.lists, explanation: null } : result;
  if (task === "pick_sequencing_primers") return ofLists(listSequencingPrimers(given, options, tiles, sides));
  const isPaired = sides.includes("left") && sides.includes("right") && task !== "pick_primer_list";
  if (!isPaired) return ofLists(listPrimers(given, { ...options, sides }));
  const result = designPrimerPairs(given, options);
  return result.ok ? { ...base, pairs: result.pairs, lists: {}, explanation: result.explanation } : result;
};
