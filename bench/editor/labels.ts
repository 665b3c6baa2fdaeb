import type { ViewLabels } from "../../packages/web/src/canvas/view-props.ts";

const format = new Intl.NumberFormat("en");
const named = (name: string) => name;

/** Plain words, made at once, so that the drawing is what is measured. */
export const labels: ViewLabels = new Proxy(
  {
    number: (value: number) => format.format(value),
    length: (letters: number) => `${letters} bp`,
    feature: ({ name }: { name: string }, first: number, last: number) => `${name} ${first} to ${last}`,
    cut: ({ names }: { names: readonly string[] }, position: number) => `${names.join(", ")} ${position}`,
  } as unknown as ViewLabels,
  // Words that views learn later are their own names here.
  {
    get: (words, key) =>
      Reflect.get(words, key) ??
      (/^(caret|here|selection|range|hidden|featureEnd|[a-z]+Of)$/.test(String(key))
        ? () => String(key)
        : named(String(key))),
  },
);
