import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"sources"> = {
  "source.off": "“{{source}}” has not been switched on by who runs this installation.",
  "source.unreachable":
    "“{{source}}” cannot be reached now. Try again later; if it stays so, ask your administrator about the network.",
  "source.busy": "“{{source}}” has been asked too often. Try again in a few seconds.",
  "source.answer.unread": "“{{source}}” gave an answer that cannot be read. Try again later.",
  "source.record.not.found": "“{{source}}” has no “{{accession}}”. Check the accession.",
  "source.record.too.long":
    "“{{accession}}” has more than {{limit}} bp, too many for one sequence file. Download it and import it as a genome.",
};
