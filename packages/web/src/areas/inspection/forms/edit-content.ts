import type { FormContent, FormItem, FormSection, FormText, ItemKind, Locale } from "@benchleaf/contract";

/** Every id that a form has used. */
const idsOf = ({ sections }: FormContent): Set<string> =>
  new Set(sections.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]));

/** An id that no part of a form has; random, so that one that was removed does not come back. */
export const newPartId = (taken: ReadonlySet<string>): string => {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    const id = `i${number.toString(36).padStart(7, "0")}`;
    if (!taken.has(id)) return id;
  }
};

/** A new empty item of a kind, in the designer's language. */
export const newItem = (
  content: FormContent,
  kind: ItemKind,
  said: (word: "ok" | "bad") => FormText,
): FormItem => {
  const taken = idsOf(content);
  const common = {
    id: newPartId(taken),
    title: {},
    help: {},
    required: true,
    showIf: null,
    onFail: null,
  } as const;
  const onFail = { action: true, block: false, dueDays: 7 };
  switch (kind) {
    case "choice":
      return {
        ...{ ...common, kind, isMultiple: false, onFail },
        options: [
          { id: "ok", title: said("ok"), isFail: false },
          { id: "bad", title: said("bad"), isFail: true },
        ],
      };
    case "number":
      return { ...common, kind, unit: "", min: null, max: null, onFail };
    case "text":
      return { ...common, kind, isLong: false };
    case "date":
      return { ...common, kind, mustNotBePast: false };
    case "photo":
    case "file":
      return { ...common, kind, most: 5 };
    case "table":
      return {
        ...common,
        kind,
        columns: [{ id: "c1", title: {}, kind: "text", unit: "", min: null, max: null }],
      };
    case "signature":
      return { ...common, kind };
    case "score":
      return { ...common, kind, most: 5, passFrom: 3, onFail };
  }
};

/** An empty section behind the others. */
export const addSection = (content: FormContent): FormContent => ({
  sections: [...content.sections, { id: newPartId(idsOf(content)), title: {}, items: [] }],
});

const changeSection = (
  { sections }: FormContent,
  sectionId: string,
  change: (section: FormSection) => FormSection,
): FormContent => ({
  sections: sections.map((section) => (section.id === sectionId ? change(section) : section)),
});

export const renameSection = (content: FormContent, sectionId: string, title: FormText): FormContent =>
  changeSection(content, sectionId, (section) => ({ ...section, title }));

export const removeSection = ({ sections }: FormContent, sectionId: string): FormContent => ({
  sections: sections.filter(({ id }) => id !== sectionId),
});

export const addItem = (content: FormContent, sectionId: string, item: FormItem): FormContent =>
  changeSection(content, sectionId, (section) => ({ ...section, items: [...section.items, item] }));

export const changeItem = (content: FormContent, item: FormItem): FormContent => ({
  sections: content.sections.map((section) => ({
    ...section,
    items: section.items.map((one) => (one.id === item.id ? item : one)),
  })),
});

export const removeItem = (content: FormContent, itemId: string): FormContent => ({
  sections: content.sections.map((section) => ({
    ...section,
    items: section.items.filter(({ id }) => id !== itemId),
  })),
});

/** One place up or down, over the border of its section too. */
export const moveItem = (content: FormContent, itemId: string, step: 1 | -1): FormContent => {
  const sections = content.sections.map((section) => ({ ...section, items: [...section.items] }));
  const at = sections.findIndex(({ items }) => items.some(({ id }) => id === itemId));
  const section = sections[at];
  if (section === undefined) return content;
  const from = section.items.findIndex(({ id }) => id === itemId);
  const [item] = section.items.splice(from, 1);
  const to = from + step;
  if (to >= 0 && to <= section.items.length) section.items.splice(to, 0, item!);
  else {
    const next = sections[at + step];
    if (next === undefined) return content;
    next.items.splice(step === 1 ? 0 : next.items.length, 0, item!);
  }
  return { sections };
};

/** The text in a language; an empty one is removed. */
export const withText = (text: FormText, locale: Locale, said: string): FormText => {
  const { [locale]: _, ...others } = text;
  return said === "" ? others : { ...others, [locale]: said };
};

/** The items before one, which its condition can name. */
export const itemsBefore = ({ sections }: FormContent, itemId: string): readonly FormItem[] => {
  const all = sections.flatMap(({ items }) => items);
  return all.slice(
    0,
    all.findIndex(({ id }) => id === itemId),
  );
};
