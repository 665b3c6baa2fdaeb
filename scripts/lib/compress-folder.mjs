import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const kinds = /\.(js|mjs|css|html|svg|json|wasm|bcmap|ttf|pfb)$/;
/** Below, nothing is won. */
const SMALLEST = 1_000;
const AT_ONCE = 4;

/**
 * Writes `.br` and `.gz` next to every file that becomes smaller, for the server to send as they are. `brotliLevel`
 * returns the level for a file's name. High levels take seconds, so results are stored in `cache` until a build no
 * longer needs them.
 */
export async function compressFolder(folder, cache, brotliLevel) {
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name) && entry.name !== "manifest.json")
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const used = new Set();
  const compressOne = async (file) => {
    const content = readFileSync(file);
    if (content.length < SMALLEST) return;
    const level = brotliLevel(path.basename(file));
    const name = `${createHash("sha256").update(content).digest("hex")}-${level}`;
    used.add(name);
    const kept = path.join(cache, name);
    if (!existsSync(kept)) {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(kept, await asBrotli(content, { params }));
    }
    const brotli = readFileSync(kept);
    const zipped = await asGzip(content, { level: 9 });
    if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli);
    if (zipped.length < content.length) writeFileSync(`${file}.gz`, zipped);
  };
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compressOne(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
}
