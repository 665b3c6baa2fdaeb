import type { Endpoint } from "@benchleaf/contract";
import { z } from "zod";
import { inSlices, yieldBefore } from "./yield-to-event-loop.ts";

type Row = Pick<Endpoint, "method" | "path" | "data">;

/** From how many items on a list is long. */
const MANY = 500;

const demand = (row: Row, schema: z.ZodType, data: unknown): unknown => {
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  throw new Error(`${row.method} ${row.path} answered out of its contract: ${checked.error.message}`);
};

/**
 * Responses are validated too: unknown fields are dropped, an invalid one is our fault and never reaches the caller.
 */
export const checkedData = (row: Row, data: unknown): unknown =>
  row.data === undefined ? (data ?? null) : demand(row, row.data, data);

/** The items of a list's schema that has no rules for the list as a whole; undefined for anything else. */
const plainItemsOf = ({ data }: Row): z.ZodType | undefined =>
  data instanceof z.ZodArray && (data.def.checks ?? []).length === 0
    ? (data.element as z.ZodType)
    : undefined;

/**
 * The text of a successful response. A long list is checked and written in slices, between which other requests get
 * their turn.
 *
 * @throws where the data is not what the endpoint declares
 */
export const writeData = async (row: Row, data: unknown): Promise<string> => {
  const item = plainItemsOf(row);
  if (item === undefined || !Array.isArray(data) || data.length <= MANY) {
    const checked = await yieldBefore(() => checkedData(row, data));
    return yieldBefore(() => JSON.stringify({ code: "success", data: checked }));
  }
  const slices = z.array(item);
  const texts = await inSlices(data, (slice) => [JSON.stringify(demand(row, slices, slice)).slice(1, -1)]);
  return `{"code":"success","data":[${texts.join(",")}]}`;
};
