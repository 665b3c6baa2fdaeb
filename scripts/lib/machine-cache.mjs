import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { fromRoot } from "./project.mjs";

/** Each checks by content whether what it holds is still right, so that any earlier state may be put here. */
const kept = [
  ".cache/types.tsbuildinfo",
  ".cache/import-rules",
  ".cache/brotli",
  ".cache/server.stamp",
  ".cache/web.stamp",
  ".cache/bundle-size.stamp",
  "packages/server/dist",
  "packages/web/dist",
];
/** Of so many sets of installed packages. */
const MOST = 3;

const base = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), ".cache"), "benchleaf");

/** What was made with other packages, or by another Node, is of no use. */
const folder = () => {
  const hash = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}`);
  return path.join(
    base,
    hash
      .update(readFileSync(fromRoot("package-lock.json")))
      .digest("hex")
      .slice(0, 16),
  );
};

/** Gives a fresh checkout what the last checks that passed on this machine have built and found. */
export function restoreFromMachine() {
  const from = folder();
  for (const place of kept) {
    if (existsSync(fromRoot(place)) || !existsSync(path.join(from, place))) continue;
    try {
      cpSync(path.join(from, place), fromRoot(place), { recursive: true, preserveTimestamps: true });
    } catch {
      // Removed meanwhile by another run: it is made anew.
      rmSync(fromRoot(place), { recursive: true, force: true });
    }
  }
}

const contentOf = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
const isKept = () =>
  kept
    .filter((place) => path.extname(place) !== "")
    .every((place) => contentOf(fromRoot(place)) === contentOf(path.join(folder(), place)));

/** Keeps what is there for fresh checkouts on this machine. */
export function keepOnMachine() {
  if (isKept()) return;
  try {
    mkdirSync(base, { recursive: true });
    const fresh = mkdtempSync(path.join(base, "new-"));
    for (const place of kept) {
      if (!existsSync(fromRoot(place))) continue;
      cpSync(fromRoot(place), path.join(fresh, place), { recursive: true, preserveTimestamps: true });
    }
    rmSync(folder(), { recursive: true, force: true });
    renameSync(fresh, folder());
    const byAge = readdirSync(base)
      .map((name) => ({ name, time: statSync(path.join(base, name)).mtimeMs }))
      .toSorted((a, b) => b.time - a.time);
    for (const { name } of byAge.slice(MOST)) rmSync(path.join(base, name), { recursive: true, force: true });
  } catch (error) {
    // A home that is not writable costs time, not the result.
    console.log(`nothing is kept for other checkouts on this machine: ${error.message}`);
  }
}
