import { existsSync } from "node:fs";
import { resolve } from "node:path";

const folder = process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../../../shared/data");

/** Whether the folder of public sequence files is there; journeys that need it are skipped otherwise. */
export const hasTestData = existsSync(folder);
export const testData = (path: string): string => resolve(folder, path);
