// Which source files each file of the packages needs when it runs. Read with patterns, not with a compiler: all files in
// about a second. Imports of types alone are left out, since they do not exist when a test runs.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fromRoot } from "../project.mjs";

const clause = /^(?:import|export)\s+(?!type\b)(?:([^"';]*?)\s+from\s+)?"([^"]+)"/gm;
const relativeLiteral = /["'`](\.{1,2}\/[^"'`\s$]+)["'`]/g;
const typeClause = /^(?:import|export)\s+type\s[^"';]*?from\s+"[^"]+";?/gm;
const declaration =
  /^export (?:async |abstract |declare )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const isCode = (file) => /\.(tsx?|mjs)$/.test(file);

/** Files that put everything together. Who imports one of them does not thereby need every area. */
const compositionRoots = new Set([
  "packages/contract/src/endpoints.ts",
  "packages/server/src/areas.ts",
  "packages/server/src/compute-tasks.ts",
  "packages/server/src/composition-root.ts",
  "packages/web/src/areas.ts",
  "packages/web/src/every-area.ts",
]);

/** The names in `{ a, type B, c as d }` that exist when it runs; undefined for `* as x` and default imports. */
function namesIn(text = "") {
  const braces = /^\{([\s\S]*)\}$/.exec(text.trim());
  if (!braces) return undefined;
  return braces[1]
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("type "))
    .map((part) => part.split(/\s+as\s+/)[0]);
}

/** `entryOf` gives the entry file of a workspace package, e.g. `@benchleaf/bio` at its index.ts. */
const entryOf = (specifier) => {
  const [, name, rest] = /^@benchleaf\/(\w+)(?:\/([\w/-]+))?$/.exec(specifier) ?? [];
  return name === undefined ? undefined : `packages/${name}/src/${rest ?? "index"}.ts`;
};

/**
 * Reads all files below the packages and answers `needsOf(file)`: the files that it imports or names by a relative path.
 * An import from a package's index leads to the files that declare the names, not to the whole package.
 */
export function readImportGraph() {
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file))
      texts.set(file, existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), "utf8") : "");
    return texts.get(file);
  };
  const resolve = (from, specifier) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));

  const exported = new Map();
  /** From each name that a file exports to the file that declares it. */
  const exportsOf = (file) => {
    const cached = exported.get(file);
    if (cached) return cached;
    const names = new Map();
    exported.set(file, names);
    const text = textOf(file);
    for (const [, name] of text.matchAll(declaration)) names.set(name, file);
    for (const [whole, what, specifier] of text.matchAll(clause)) {
      if (!whole.startsWith("export") || !specifier.startsWith(".")) continue;
      const target = resolve(file, specifier);
      const listed = namesIn(what);
      if (listed === undefined) for (const [name, at] of exportsOf(target)) names.set(name, at);
      else for (const name of listed) names.set(name, exportsOf(target).get(name) ?? target);
    }
    return names;
  };

  const there = new Map();
  const isThere = (file) => {
    if (!there.has(file)) there.set(file, existsSync(fromRoot(file)));
    return there.get(file);
  };

  const known = new Map();
  const needsOf = (file) => {
    const cached = known.get(file);
    if (cached) return cached;
    const needs = new Set();
    known.set(file, needs);
    if (!isCode(file) || compositionRoots.has(file)) return needs;
    const text = textOf(file).replace(typeClause, "");
    for (const [, what, specifier] of text.matchAll(clause)) {
      const entry = entryOf(specifier);
      if (entry === undefined) continue;
      const names = namesIn(what);
      const homes = names?.map((name) => exportsOf(entry).get(name));
      // A name that was not found: better too many than too few.
      if (homes === undefined || homes.includes(undefined)) needs.add(entry);
      for (const home of homes ?? []) if (home !== undefined) needs.add(home);
    }
    for (const [, specifier] of text.matchAll(relativeLiteral)) {
      const target = resolve(file, specifier);
      if (/\.\w+$/.test(target) && isThere(target)) needs.add(target);
    }
    return needs;
  };
  return { needsOf };
}

/** All files that these need, directly or not, with themselves. */
export function reachFrom(graph, starts) {
  const seen = new Set();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...graph.needsOf(file));
  }
  return seen;
}
