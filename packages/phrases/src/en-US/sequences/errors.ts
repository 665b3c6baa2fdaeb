import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"sequences"> = {
  "publication.not.found": "This sequence is not public, or no longer.",
  "publication.not.allowed":
    "Your team has not allowed sequences to be published. An administrator can allow it under Security.",
  "publication.path.taken": "This address is taken. Choose another one.",
  "sequence.import.failed":
    "No sequence could be read from this file, so nothing was imported. Check its format and try again.",
  "sequence.import.not.found": "This import does not exist, or somebody else began it.",
  "sequence.import.too.many": "You have {{limit}} imports under way already. Wait until one is done.",
  "sequence.illegal.letters": "The sequence contains illegal characters. Remove them and save again.",
};
