import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"sources"> = {
  "source.off": "“{{source}}” isn’t enabled by your administrator.",
  "source.unreachable":
    "Can’t reach “{{source}}”. Try again later; if the problem continues, ask your administrator to check the network.",
  "source.busy": "Too many requests to “{{source}}”. Try again in a few seconds.",
  "source.answer.unread": "The response from “{{source}}” couldn’t be read. Try again later.",
  "source.record.not.found": "“{{accession}}” wasn’t found in “{{source}}”. Check the accession.",
  "source.record.too.long":
    "“{{accession}}” has more than {{limit}} bp, which is too long for one sequence file. Download it and import it as a genome.",
};
