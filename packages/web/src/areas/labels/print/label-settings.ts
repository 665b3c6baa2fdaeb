import { firstLabelSettings, type LabelSettings, labelSettingsSchema, layoutOf } from "@benchleaf/contract";

/** Settings as they were left, the first ones where they make no sense any more. */
export const parseLabelSettings = (text: string): LabelSettings => {
  try {
    const read = labelSettingsSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : firstLabelSettings;
  } catch {
    return firstLabelSettings;
  }
};

/** What is in the form: the layout is there for every format, so that it can be made one's own. */
export type LabelForm = Omit<LabelSettings, "layout"> & {
  readonly layout: NonNullable<LabelSettings["layout"]>;
};

export const formOf = (settings: LabelSettings): LabelForm => ({ ...settings, layout: layoutOf(settings) });

/** What is sent of the form; null while a number is missing or out of bounds. */
export const settingsOf = (form: LabelForm): LabelSettings | null => {
  const read = labelSettingsSchema.safeParse({
    ...form,
    layout: form.format === "custom" ? form.layout : null,
  });
  return read.success ? read.data : null;
};
