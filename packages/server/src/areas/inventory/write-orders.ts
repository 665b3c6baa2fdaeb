import { exactNumber, exactText, multiplyExact } from "@benchleaf/bio";
import type { Id, OrderExportFormat, PurchaseOrder } from "@benchleaf/contract";
import { orderPhrasesIn } from "@benchleaf/phrases";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { writeTable } from "../../kernel/tables/write-table.ts";
import type { SheetColumn } from "../../kernel/tables/write-workbook.ts";
import { momentFor, type PrintBlock, type Reader, typesetSections } from "../previews/previews.service.ts";
import type { ManageOrders } from "./manage-orders.ts";
import { findWarehouseName } from "./orders.store.ts";

/** Price times amount, exactly; empty without a price. */
const amountOf = ({ price, quantity }: PurchaseOrder["lines"][number]): string =>
  price === null ? "" : exactText(multiplyExact(exactNumber(price), exactNumber(quantity.value)))!;

const columns = ["material", "catalogNumber", "quantity", "unit", "price", "amount", "received"] as const;
type Column = (typeof columns)[number];
const numeric = new Set<Column>(["quantity", "price", "amount", "received"]);

/** A price states its currency. */
const headOf = (key: Column, words: Readonly<Record<Column, string>>, { currency }: PurchaseOrder): string =>
  key === "price" || key === "amount" ? `${words[key]} (${currency})` : words[key];

const cellsOf = (line: PurchaseOrder["lines"][number]): Record<Column, string> => ({
  material: line.material,
  catalogNumber: line.catalogNumber,
  quantity: line.quantity.value,
  unit: line.quantity.unit,
  price: line.price ?? "",
  amount: amountOf(line),
  received: line.received,
});

/** An exact decimal number as the reader's language groups it. */
const digitsIn = ({ locale }: Reader, text: string): string =>
  text === ""
    ? ""
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(text as Intl.StringNumericLiteral);
const moneyIn = ({ locale }: Reader, { total, currency }: PurchaseOrder): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 20 }).format(
    total as Intl.StringNumericLiteral,
  );

/** An order as a file for its supplier: a workbook of its lines, or a page to print and sign. */
export const writeOrders = (
  kernel: Pick<Kernel, "database" | "brand" | "compute" | "log">,
  orders: Pick<ManageOrders, "get">,
) => {
  const blocksOf = (order: PurchaseOrder, warehouse: string, reader: Reader): PrintBlock[] => {
    const words = orderPhrasesIn(reader.locale);
    const facts: [string, string][] = [
      [words.supplier, order.supplier],
      [words.warehouse, warehouse],
      [words.creator, order.creator],
      [words.createTime, momentFor(reader, order.createTime)],
      [words.orderTime, order.orderTime === null ? "" : momentFor(reader, order.orderTime)],
      [words.status, words[`status_${order.status}`]],
      [words.note, order.note],
    ];
    return [
      { kind: "facts", rows: facts.filter(([, value]) => value !== "") },
      {
        kind: "grid",
        head: columns.map((key) => headOf(key, words, order)),
        rows: order.lines
          .map(cellsOf)
          .map((cells) =>
            columns.map((key) => (numeric.has(key) ? digitsIn(reader, cells[key]) : cells[key])),
          ),
      },
      {
        kind: "paragraph",
        inside: [
          {
            kind: "strong",
            inside: [{ kind: "text", text: `${words.total} ${moneyIn(reader, order)}` }],
          },
        ],
      },
      {
        kind: "remark",
        text: `${words.signature} ____________________    ${words.day} ____________________`,
      },
    ];
  };

  const sheet = (order: PurchaseOrder, reader: Reader): Omit<FileAnswer, "fileName"> => {
    const words = orderPhrasesIn(reader.locale);
    const heads: SheetColumn[] = columns.map((key) => ({
      label: headOf(key, words, order),
      isNumber: numeric.has(key),
    }));
    async function* rows() {
      yield order.lines.map(cellsOf).map((cells) => columns.map((key) => cells[key]));
      yield [columns.map((key) => (key === "material" ? words.total : key === "amount" ? order.total : ""))];
    }
    return writeTable("xlsx", heads, rows());
  };

  return {
    /** @throws order.not.found, pdf.not.possible */
    async write(
      session: Session,
      warehouseId: Id,
      orderId: Id,
      format: OrderExportFormat,
      reader: Reader,
    ): Promise<FileAnswer> {
      const order = await orders.get(session, warehouseId, orderId);
      const words = orderPhrasesIn(reader.locale);
      const title = `${words.title} ${order.number}`;
      if (format === "xlsx") return { fileName: `${order.number}.xlsx`, ...sheet(order, reader) };
      const warehouse = await kernel.database.read(session, (q) => findWarehouseName(q, warehouseId));
      const bytes = await typesetSections(kernel, session, {
        title,
        reader,
        sections: [
          {
            title,
            ...{ place: warehouse, stamp: order.number, pictures: {} },
            blocks: blocksOf(order, warehouse, reader),
          },
        ],
      });
      return {
        fileName: `${order.number}.pdf`,
        contentType: "application/pdf",
        body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      };
    },
  };
};
export type WriteOrders = ReturnType<typeof writeOrders>;
