import type { TestProject } from "vitest/node";
import { startProduct } from "./start-product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of data as the first start leaves it, demo lab and all. */
    readonly preparedData: string;
  }
}

/** A first start makes a database and fills in the demo lab: once for all journeys, each of which begins with a copy. */
export default async function prepareData({ provide }: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  await product.stop();
  provide("preparedData", product.dataFolder);
  return product.remove;
}
