import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { attributesOf } from "./block-attributes.ts";

/** Cells hold plain blocks, and nothing else that is set as markup: styles are forbidden by the page's policy. */
const cellOf = (cell: typeof TableCell | typeof TableHeader) =>
  cell.extend({
    content: "cellBlock+",
    addAttributes() {
      return {
        colspan: { default: 1 },
        rowspan: { default: 1 },
        colwidth: {
          default: null,
          parseHTML: (element: HTMLElement) => {
            const widths = element.dataset.colwidth?.split(",").map(Number);
            return widths?.every((width) => Number.isFinite(width)) ? widths : null;
          },
          renderHTML: ({ colwidth }: Record<string, unknown>) =>
            Array.isArray(colwidth) ? { "data-colwidth": colwidth.join(",") } : {},
        },
      };
    },
  });

const PageTable = Table.extend({
  group: "block columnBlock",
  addAttributes: () => attributesOf("table"),
  renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
}).configure({ resizable: true, cellMinWidth: 60, lastColumnResizable: true });

export const tables = [PageTable, TableRow, cellOf(TableCell), cellOf(TableHeader)];
