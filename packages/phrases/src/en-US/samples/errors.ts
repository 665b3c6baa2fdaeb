import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"samples"> = {
  "sample.meta.status.invalid":
    "The status of the template or sample doesn’t allow this. Check the statuses, reload and try again.",
  "sample.meta.field.setting.invalid": "A field isn’t set up correctly. Check its type and options.",
  "sample.meta.field.name.duplicate": "Two fields have the same name. Change one and save again.",
  "sample.meta.field.label.duplicate": "Two fields have the same label. Change one and save again.",
  "sample.meta.name.duplicate": "A sample template with this name already exists. Choose another name.",
  "sample.meta.label.duplicate": "A sample template with this label already exists. Choose another label.",
  "sample.meta.not.found":
    "No active sample template found. Check its name, or enable it on the templates page.",
  "sample.meta.stale": "Someone just changed this template. Reload and try again.",
  "sample.not.found": "This sample doesn’t exist. Reload the page.",
  "sample.stale": "Someone just changed this sample. Reload and try again.",
  "sample.state.invalid": "The current status of the sample or request doesn’t allow this. Reload to check.",
  "sample.owner.required": "You can transfer only your own samples. Select again.",
  "sample.request.not.found": "This sample request doesn’t exist. Reload the page.",
  "sample.transfer.not.found": "This transfer doesn’t exist. Reload the page.",
  "sample.transfer.pending":
    "Some of these samples are already being transferred. Wait for a response, or withdraw the transfer first.",
  "sample.usage.not.found": "This usage record doesn’t exist. Reload the page.",
};
