import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"coming"> = {
  "sample.meta.status.invalid": "The sample template's current status does not allow this. Reload to see it.",
  "sample.meta.field.setting.invalid": "A field is set up incorrectly. Check its type and options.",
  "sample.meta.field.name.duplicate": "Two fields have the same name. Change one and save again.",
  "sample.meta.field.label.duplicate": "Two fields have the same label. Change one and save again.",
  "sample.meta.name.duplicate": "A sample template with this name already exists. Choose another name.",
  "sample.meta.label.duplicate": "A sample template with this label already exists. Choose another label.",
};
