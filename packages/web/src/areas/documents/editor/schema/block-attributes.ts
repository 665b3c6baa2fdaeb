import { type AttributeRule, type PageNodeName, pageNodes } from "@benchleaf/contract";
import type { Attributes } from "@tiptap/core";

/** @example dataName("isChecked") // "data-is-checked" */
const dataName = (name: string): string => `data-${name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`;

const defaultOf = (name: string, rule: AttributeRule): unknown => {
  if (rule.type === "flag") return false;
  if (name === "indent") return 0;
  return name === "colspan" || name === "rowspan" ? 1 : null;
};

const readValue = (rule: AttributeRule, written: string | null, fallback: unknown): unknown => {
  if (written === null) return fallback;
  if (rule.type === "flag") return written === "true";
  if (rule.type === "number") return Number.isFinite(Number(written)) ? Number(written) : fallback;
  if (rule.type === "choice") return rule.of.includes(written) ? written : fallback;
  return written;
};

/** The attributes of a node of the contract as Tiptap wants them: written as `data-…`, so that copy and paste keep them. */
export const attributesOf = (node: PageNodeName): Attributes =>
  Object.fromEntries(
    Object.entries(pageNodes[node].attributes as Readonly<Record<string, AttributeRule>>).map(
      ([name, rule]) => {
        const fallback = defaultOf(name, rule);
        return [
          name,
          {
            default: fallback,
            // A split makes a new block, which gets an id of its own.
            keepOnSplit: name !== "id" && name !== "isChecked",
            parseHTML: (element: HTMLElement) =>
              readValue(rule, element.getAttribute(dataName(name)), fallback),
            renderHTML: (attributes: Record<string, unknown>) =>
              attributes[name] === fallback || attributes[name] === null
                ? {}
                : { [dataName(name)]: String(attributes[name]) },
          },
        ];
      },
    ),
  );
