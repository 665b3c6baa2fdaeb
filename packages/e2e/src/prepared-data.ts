import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startProduct } from "./start-product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of data as the first start leaves it, demo lab and all. */
    readonly preparedData: string;
    /** A folder with an entry for each kind of page whose accessibility was checked in this run. */
    readonly scannedPages: string;
  }
}

/** A first start makes a database and fills in the demo lab: once for all journeys, each of which begins with a copy. */
export default async function prepareData({ provide }: TestProject): Promise<() => Promise<void>> {
  const scannedPages = await mkdtemp(join(tmpdir(), "benchleaf-scanned-"));
  const product = await startProduct();
  await product.stop();
  provide("preparedData", product.dataFolder);
  provide("scannedPages", scannedPages);
  return async () => {
    await product.remove();
    await rm(scannedPages, { recursive: true, force: true });
  };
}
