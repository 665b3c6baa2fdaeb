import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"biolibrary"> = {
  "biolibrary.type.mismatch": "The entry doesn’t match the library’s type. Choose a matching library.",
  "biolibrary.name.exists": "A library with this name already exists. Choose another name.",
  "biolibrary.max.entity.exceeded": "Up to 200 entries can be processed at once. Split them into batches.",
  "biolibrary.entity.not.found": "This entry doesn’t exist or was deleted. Reload the page and try again.",
  "biolibrary.entity.name.exists": "The library already has an entry with this name. Choose another name.",
  "biolibrary.entity.name.invalid": "The entry name isn’t valid. Change it and try again.",
  "biolibrary.entity.name.empty": "The entry name is empty. Enter a name.",
  "biolibrary.entity.name.too.long": "The entry name is too long. Shorten it to 64 characters.",
  "biolibrary.entity.name.illegal.character":
    'The entry name can’t contain \\\\ / : * " < > | , @. Change it and try again.',
  "biolibrary.entity.name.duplicate": "Two of these entries have the same name. Change one and try again.",
  "biolibrary.content.exists": "The library already has an entry with this sequence. Use that entry.",
  "biolibrary.content.invalid": "The sequence isn’t valid. Check it and try again.",
  "biolibrary.content.empty": "The sequence is empty. Enter a sequence.",
  "biolibrary.content.too.short":
    "The sequence is too short. A feature needs at least 6 bases, a primer at least 10.",
  "biolibrary.content.too.long": "The sequence is too long. Shorten it; a primer can have up to 250 bases.",
  "biolibrary.content.illegal.scope": "The sequence contains invalid characters. Use only allowed bases.",
  "biolibrary.content.duplicate":
    "Two of these entries have the same sequence. Remove the duplicate and try again.",
};
