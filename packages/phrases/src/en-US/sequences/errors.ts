import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"sequences"> = {
  "publication.not.found": "This sequence isn’t published, or was unpublished.",
  "publication.not.allowed": "Your team doesn’t allow publishing. An admin can turn it on under Security.",
  "publication.path.taken": "This address is already in use. Choose another one.",
  "sequence.import.failed":
    "Couldn’t read a sequence from this file, so nothing was imported. Check its format and try again.",
  "sequence.import.not.found": "This import doesn’t exist, or someone else started it.",
  "sequence.import.too.many": "You already have {{limit}} imports in progress. Wait until one finishes.",
  "sequence.illegal.letters": "The sequence contains invalid characters. Remove them and save again.",
};
