import { isOutside } from "./assess-answers.ts";
import type { FormContent, FormItem, FormText } from "./form.schema.ts";

/** What prevents the publication of a form. */
export const formFaultKinds = [
  "no-items",
  "no-title",
  "same-id",
  "id-used-before",
  "no-options",
  "no-columns",
  "limits-crossed",
  "condition-not-before",
  "condition-option",
  "score-pass",
] as const;
export type FormFaultKind = (typeof formFaultKinds)[number];

/** One fault, and the section or item that has it; null: the form as a whole. */
export interface FormFault {
  readonly kind: FormFaultKind;
  readonly partId: string | null;
}

/** The least is above the most: nothing could ever be good. */
const areCrossed = ({ min, max }: { readonly min: string | null; readonly max: string | null }): boolean =>
  min !== null && isOutside(min, { min: null, max });

const isBlank = (text: FormText): boolean => Object.values(text).every((said) => (said ?? "").trim() === "");

const ofItem = (item: FormItem, before: ReadonlyMap<string, FormItem>): FormFault[] => {
  const fault = (kind: FormFaultKind): FormFault => ({ kind, partId: item.id });
  const faults: FormFault[] = [];
  if (isBlank(item.title)) faults.push(fault("no-title"));
  if (item.kind === "choice") {
    if (item.options.length < 2) faults.push(fault("no-options"));
    if (item.options.some(({ title }) => isBlank(title))) faults.push(fault("no-title"));
    if (new Set(item.options.map(({ id }) => id)).size < item.options.length) faults.push(fault("same-id"));
  }
  if (item.kind === "table") {
    if (item.columns.length === 0) faults.push(fault("no-columns"));
    if (item.columns.some(({ title }) => isBlank(title))) faults.push(fault("no-title"));
    if (item.columns.some(areCrossed)) faults.push(fault("limits-crossed"));
  }
  if (item.kind === "number" && areCrossed(item)) faults.push(fault("limits-crossed"));
  if (item.kind === "score" && item.passFrom > item.most) faults.push(fault("score-pass"));
  if (item.showIf !== null) {
    const asked = before.get(item.showIf.item);
    if (asked === undefined) faults.push(fault("condition-not-before"));
    else if (item.showIf.op === "equals") {
      const { value } = item.showIf;
      const hasOption = asked.kind === "choice" && asked.options.some(({ id }) => id === value);
      if (!hasOption) faults.push(fault("condition-option"));
    }
  }
  return faults;
};

/**
 * What prevents the publication of a form, in its order. `earlier` has the item ids of published versions with their
 * kinds: an id is never reused for another kind, since trends span versions.
 *
 * @example checkForm({ sections: [] }).map(({ kind }) => kind) // ["no-items"]
 */
export const checkForm = (
  { sections }: FormContent,
  earlier: ReadonlyMap<string, FormItem["kind"]> = new Map(),
): readonly FormFault[] => {
  const faults: FormFault[] = [];
  const before = new Map<string, FormItem>();
  const sectionIds = new Set<string>();
  for (const section of sections) {
    if (sectionIds.has(section.id)) faults.push({ kind: "same-id", partId: section.id });
    sectionIds.add(section.id);
    if (isBlank(section.title)) faults.push({ kind: "no-title", partId: section.id });
    for (const item of section.items) {
      if (before.has(item.id)) faults.push({ kind: "same-id", partId: item.id });
      const known = earlier.get(item.id);
      if (known !== undefined && known !== item.kind)
        faults.push({ kind: "id-used-before", partId: item.id });
      faults.push(...ofItem(item, before));
      before.set(item.id, item);
    }
  }
  if (before.size === 0) faults.push({ kind: "no-items", partId: null });
  return faults;
};
