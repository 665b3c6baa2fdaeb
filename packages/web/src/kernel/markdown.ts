/** Text for a page of Markdown, on one line: what Markdown would take for a sign stays a character. */
export const plainMarkdown = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|#~]/g, "\\$&");

/**
 * A table as Markdown.
 *
 * @example markdownTable(["Name"], [["a|b"]]) // "| Name |\n| --- |\n| a\\|b |"
 */
export const markdownTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const rowOf = (cells: readonly string[]): string => `| ${cells.map(plainMarkdown).join(" | ")} |`;
  return [rowOf(heads), `|${" --- |".repeat(heads.length)}`, ...rows.map(rowOf)].join("\n");
};

/**
 * What is called what, as a list of Markdown.
 *
 * @example markdownFacts([["Stock", "100 µM"]]) // "- **Stock**: 100 µM"
 */
export const markdownFacts = (facts: readonly (readonly [label: string, value: string])[]): string =>
  facts.map(([label, value]) => `- **${plainMarkdown(label)}**: ${plainMarkdown(value)}`).join("\n");
