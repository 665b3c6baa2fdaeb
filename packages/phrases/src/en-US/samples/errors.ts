import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"samples"> = {
  "sample.meta.status.invalid":
    "The template’s status or the chosen state does not allow this. Check the states, reload and try again.",
  "sample.meta.field.setting.invalid": "A field is set up incorrectly. Check its type and options.",
  "sample.meta.field.name.duplicate": "Two fields have the same name. Change one and save again.",
  "sample.meta.field.label.duplicate": "Two fields have the same label. Change one and save again.",
  "sample.meta.name.duplicate": "A sample template with this name already exists. Choose another name.",
  "sample.meta.label.duplicate": "A sample template with this label already exists. Choose another label.",
  "sample.meta.not.found":
    "There is no such sample template in use. Check its name, or enable it on the templates page.",
  "sample.meta.stale": "Somebody has just changed this template. Reload and try again.",
  "sample.not.found": "This sample does not exist. Reload the page.",
  "sample.stale": "Somebody has just changed this sample. Reload and try again.",
  "sample.state.invalid": "The current state of the sample or request does not allow this. Reload to see it.",
  "sample.owner.required": "You can only hand over samples of your own. Choose again.",
  "sample.request.not.found": "This sample request does not exist. Reload the page.",
  "sample.transfer.not.found": "This transfer does not exist. Reload the page.",
  "sample.transfer.pending":
    "Some of these samples are being handed over already. Wait for the answer, or take the offer back first.",
  "sample.usage.not.found": "There is no such use of this sample. Reload the page.",
};
