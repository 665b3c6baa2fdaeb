import { markdownTable, plainMarkdown } from "../../kernel/markdown.ts";

/** Texts of a protocol page. */
export interface ProtocolPage {
  readonly title: string;
  /** What it makes: method, length, checksum. */
  readonly facts: readonly string[];
  readonly tables: readonly {
    readonly title: string;
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly stepsTitle: string;
  readonly steps: readonly { readonly text: string; readonly isAmount?: boolean }[];
  readonly note: string;
}

const numbered = (steps: ProtocolPage["steps"]): string[] => {
  let number = 0;
  return steps.map(({ text, isAmount }) =>
    isAmount ? `   - ${plainMarkdown(text)}` : `${++number}. ${plainMarkdown(text)}`,
  );
};

/**
 * A protocol as a page of Markdown, to be stored in a project.
 *
 * @example markdownOf(page) // "# pFA6a-ase1\n\nGibson · 6,162 bp\n…"
 */
export const markdownOf = ({ title, facts, tables, stepsTitle, steps, note }: ProtocolPage): string =>
  [
    `# ${plainMarkdown(title)}`,
    facts.map(plainMarkdown).join(" · "),
    ...tables.flatMap((table) =>
      table.rows.length === 0
        ? []
        : [`## ${plainMarkdown(table.title)}`, markdownTable(table.heads, table.rows)],
    ),
    `## ${plainMarkdown(stepsTitle)}`,
    numbered(steps).join("\n"),
    plainMarkdown(note),
    "",
  ].join("\n\n");
