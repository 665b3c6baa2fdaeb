import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The built server, as `npm start` runs it. */
export const program = join(root, "packages/server/dist/main.js");

/** Builds the server if its sources have changed; the web's files are not rebuilt. */
export const buildProgram = async (): Promise<void> => {
  await promisify(execFile)(process.execPath, [join(root, "scripts/build.mjs"), "--server"]);
};
