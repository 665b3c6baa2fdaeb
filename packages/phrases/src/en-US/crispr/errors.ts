import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"crispr"> = {
  "crispr.task.not.found": "This CRISPR task does not exist any more. Reload the list of tasks.",
  "crispr.version.gone":
    "This version of the sequence no longer exists. Open the current one and design again.",
  "crispr.not.dna": "Guides are designed on DNA only. Choose a DNA sequence.",
  "crispr.target.outside": "The target reaches beyond the sequence. Choose it again.",
  "crispr.target.too.long":
    "The target is too long: at most {{limit}} bp at a time, flanks included. Make it shorter or design in parts.",
  "crispr.genome.too.long":
    "The sequences to search for off-targets have more than {{limit}} bp together. Choose fewer.",
  "crispr.guide.not.found":
    "This task has no guide {{guide}} of its own to keep primers for. Open the task again.",
  "crispr.primer.outside": "Primer “{{name}}” does not lie on the sequence of this task. Design it again.",
  "crispr.too.many.tasks":
    "{{limit}} CRISPR tasks of yours are under way. Wait for one of them, or stop one, then start again.",
};
