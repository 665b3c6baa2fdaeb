import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vitest/config";

const worker = fileURLToPath(new URL("../../dist/compute-worker.js", import.meta.url));
const pool = fileURLToPath(new URL("../kernel/worker-pool.ts", import.meta.url));
const besideSource = 'new URL("./compute-worker.js", import.meta.url)';

/**
 * Threads and processes of the tests run the worker that the product runs, built once before the first test by
 * global-setup.ts. Otherwise each of them would compile the sources of all tasks again, which takes seconds.
 */
export const builtWorker = (): Plugin => {
  if (!existsSync(pool)) throw new Error(`${pool} has moved: tests would run workers from their sources`);
  return {
    name: "built-worker",
    transform(code, id) {
      if (id !== pool) return null;
      if (!code.includes(besideSource)) throw new Error(`${id} does not name the built worker any more`);
      return code.replace(besideSource, `new URL(${JSON.stringify(pathToFileURL(worker).href)})`);
    },
  };
};
