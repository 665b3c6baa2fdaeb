import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { RESTORE } from "./prepared-data.ts";
import { type Product, startProduct } from "./start-product.ts";

// Starting and stopping a product takes 4 s of processor time, so the journeys of a worker use the same one after
// another. Between them, its database gets the rows of the prepared data again. A journey that restarts the product,
// needs other settings, changes those of the installation or fails has a product of its own, or leaves it to nobody.

const QUIET_WITHIN_MS = 10_000;

/** Jobs and events that the journey has left; and settings that a server remembers. */
const LEFT = `select
  (select count(*) from graphile_worker._private_jobs where locked_at is not null or run_at <= now() and attempts = 0)
    + (select count(*) from job where state = 'running')
    + (select count(*) from outbox_event where delivery_time is null and attempts = 0) as work,
  exists (select from global_config) or exists (select from instance_model_setting)
    or exists (select from audit_anchor) as settings`;

interface Left {
  readonly work: string;
  readonly settings: boolean;
}

/** A product on loan to one journey. */
export interface LentProduct extends Product {
  /** Ends the loan. A product that is not `isClean` is removed. */
  giveBack(isClean: boolean): Promise<void>;
}

let idle: Product | undefined;

/** Whether the product is as it was at its start. */
const restore = async (product: Product): Promise<boolean> => {
  try {
    for (const until = performance.now() + QUIET_WITHIN_MS; ; await sleep(50)) {
      const [left] = await product.asOwner<Left>(LEFT);
      if (left === undefined || left.settings || performance.now() > until) return false;
      if (Number(left.work) === 0) break;
    }
    await product.asOwner(RESTORE);
    return true;
  } catch {
    return false;
  }
};

/** A product on the prepared data, with the usual settings. */
export async function borrowProduct(): Promise<LentProduct> {
  const product = idle ?? (await startProduct({}, inject("preparedData"), inject("productsFolder")));
  idle = undefined;
  let isWhole = true;
  const ending =
    <T>(act: () => Promise<T>) =>
    (): Promise<T> => {
      isWhole = false;
      return act();
    };
  return {
    ...product,
    kill: ending(product.kill),
    stop: ending(product.stop),
    restart: ending(product.restart),
    async giveBack(isClean) {
      if (isWhole && isClean && (await restore(product))) idle = product;
      else await product.remove();
    },
  };
}
