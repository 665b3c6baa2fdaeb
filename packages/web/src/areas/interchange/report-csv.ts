import { csvText, type ElnNode } from "@benchleaf/contract";
import type { Translate } from "../../kernel/translation.ts";
import { formatNode } from "./node-labels.ts";

/** The path of each part, by its number; parents come before their parts. */
const pathsOf = (nodes: readonly ElnNode[]): ReadonlyMap<number, string> => {
  const paths = new Map<number, string>();
  for (const { number, parent, name } of nodes) {
    const above = parent === null ? "" : `${paths.get(parent) ?? ""}/`;
    paths.set(number, `${above}${name}`);
  }
  return paths;
};

/** The report of an import for a spreadsheet, in the user's language: a line for each part. */
export const reportCsv = (t: Translate, nodes: readonly ElnNode[], isDone: boolean): string => {
  const paths = pathsOf(nodes);
  const header = [
    t("interchange.part"),
    t("interchange.becomes"),
    t("interchange.size"),
    t("interchange.outcome"),
    t("interchange.remarks"),
  ];
  const rows = nodes.map((node) => [
    paths.get(node.number) ?? node.name,
    t(`interchange.becomes_${node.becomes}`),
    node.size ?? "",
    t(`interchange.${isDone ? "did" : "will"}_${node.outcome}`),
    formatNode(t, node).join(" | "),
  ]);
  return csvText([header, ...rows]);
};
