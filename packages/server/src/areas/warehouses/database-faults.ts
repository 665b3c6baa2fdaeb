import type { ErrorCode } from "@benchleaf/contract";
import { type Problem, problem } from "../../kernel/problem.ts";

/** What sentences of such refusals name. */
export interface FaultValues {
  readonly name?: string;
  readonly code?: string;
}

const codes: Readonly<Record<string, ErrorCode>> = {
  warehouse_name: "warehouse.name.exists",
  warehouse_open: "warehouse.archived",
  location_name: "location.name.exists",
  location_code: "location.code.exists",
  location_open: "location.disabled",
  location_depth: "location.too.deep",
  placement_position: "position.occupied",
  placement_in_grid: "position.outside.grid",
  container_balance: "stock.insufficient",
  container_closed: "container.closed",
  movement_reversed_once: "stock.reversed",
  movement_counters: "stock.reversed",
  movement_of_reversal: "stock.reversal.final",
  movement_amount: "stock.amount.invalid",
  movement_moves: "stock.amount.invalid",
  stock_hold_amount: "stock.amount.invalid",
  stock_hold_ended: "stock.hold.ended",
};

const faultOf = (error: unknown, { name = "", code = "" }: FaultValues): Problem | undefined => {
  const constraint = error instanceof Error ? (error as { constraint?: unknown }).constraint : undefined;
  const found = typeof constraint === "string" ? codes[constraint] : undefined;
  if (found === undefined) return undefined;
  if (found === "location.name.exists") return problem(found, { name }, { cause: error });
  if (found === "location.code.exists") return problem(found, { code }, { cause: error });
  return problem(found as "stock.insufficient", undefined, { cause: error });
};

/**
 * Rules of warehouses, locations and stock are constraints of the database. This maps each to its error: wrap the
 * transaction in it, since some are only checked at its end.
 */
export const withFaults = async <R>(work: Promise<R>, values: FaultValues = {}): Promise<R> => {
  try {
    return await work;
  } catch (error) {
    throw faultOf(error, values) ?? error;
  }
};
