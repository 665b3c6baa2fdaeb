import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vitest/config";

const worker = fileURLToPath(new URL("../../dist/compute-worker.js", import.meta.url));
const besideSource = 'new URL("./compute-worker.js", import.meta.url)';

/**
 * Threads and processes of the tests run the worker that the product runs, built once before the first test by
 * global-setup.ts. Left alone, each would compile the sources of all tasks again.
 */
export const builtWorker = (): Plugin => ({
  name: "built-worker",
  transform(code, id) {
    if (!id.endsWith("/kernel/compute-seats.ts")) return null;
    if (!code.includes(besideSource)) throw new Error(`${id} no longer says where the built worker lies`);
    return code.replace(besideSource, `new URL(${JSON.stringify(pathToFileURL(worker).href)})`);
  },
});
