import {
  type FormContent,
  type FormItem,
  type FormText,
  formItemSchema,
  type Locale,
  type ReadyFormKey,
  type ReadyFormOverview,
  readyFormKeys,
} from "@benchleaf/contract";
import { readyFormText } from "@benchleaf/phrases";
import { type ReadyItem, readyForms } from "./ready-form-data.ts";

const textOf = (word: string): FormText => {
  const text = readyFormText(word);
  if (text === undefined) throw new Error(`ready forms say nothing for ${word}`);
  return text;
};

const options = [
  { id: "ok", title: textOf("ok"), isFail: false },
  { id: "bad", title: textOf("bad"), isFail: true },
  { id: "na", title: textOf("notApplicable"), isFail: false },
];

const itemOf = (form: ReadyFormKey, { block, dueDays = 7, ...item }: ReadyItem): FormItem =>
  formItemSchema.parse({
    ...item,
    title: textOf(`${form}_${item.id}`),
    ...(item.kind === "choice" && { options }),
    ...(item.kind === "table" && {
      columns: item.columns.map((column) => ({
        ...column,
        title: textOf(`${form}_${item.id}_${column.id}`),
      })),
    }),
    onFail: { action: true, block: block ?? false, dueDays },
  });

/** A ready form in all languages, as a draft to start with. */
export const readyForm = (key: ReadyFormKey): { readonly name: FormText; readonly content: FormContent } => ({
  name: textOf(key),
  content: {
    sections: readyForms[key].sections.map(({ id, items }) => ({
      id,
      title: textOf(`${key}_${id}_section`),
      items: items.map((item) => itemOf(key, item)),
    })),
  },
});

/** An empty form with a section, in the language of its author. */
export const emptyForm = (locale: Locale): { readonly name: FormText; readonly content: FormContent } => {
  const said = (word: string): FormText => ({ [locale]: textOf(word)[locale] ?? "" });
  return {
    name: said("newForm"),
    content: { sections: [{ id: "s1", title: said("newSection"), items: [] }] },
  };
};

/** All shipped forms. */
export const listReadyForms = (): ReadyFormOverview[] =>
  readyFormKeys.map((key) => {
    const { frequency, interval, sections } = readyForms[key];
    return {
      key,
      name: textOf(key),
      about: textOf(`${key}_about`),
      itemCount: sections.reduce((count, { items }) => count + items.length, 0),
      recurrence: { frequency, interval, weekdays: [], monthDay: null, until: null, count: null },
    };
  });
