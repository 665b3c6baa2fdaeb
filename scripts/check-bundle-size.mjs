// Scripts and styles that a page loads before anyone clicks, as they travel (brotli), and in how many files, counted
// from Vite's manifest: what the document names, all that it imports statically, and the page's own chunks. The
// journey wire.journey.ts counts the same on the wire.
import { existsSync, readFileSync, statSync } from "node:fs";
import { bundleStamp, recordBundleChecked } from "./lib/bundle-stamp.mjs";
import { fromRoot, runNode } from "./lib/project.mjs";

const stamp = bundleStamp();
const built = await runNode([fromRoot("scripts/build.mjs")]);
if (built.code !== 0) {
  console.error(built.output.trim());
  process.exit(1);
}

const planned = Object.values(JSON.parse(readFileSync(fromRoot("packages/web/parts.json"), "utf8"))).flat();
const missing = planned.filter((file) => !file.startsWith("\0") && !existsSync(fromRoot(file)));
if (missing.length > 0) {
  console.error(
    `parts.json names files that do not exist; run scripts/plan-web-parts.mjs: ${missing.join(", ")}`,
  );
  process.exit(1);
}

const dist = fromRoot("packages/web/dist");
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8"));
const keys = Object.keys(manifest);
// An entry that only imports is left out by Vite: the document names what it imported.
const named = [
  ...readFileSync(`${dist}/index.html`, "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g),
].map(([, file]) => file);
const entries = keys.filter((key) => named.includes(manifest[key].file));
const page = (pattern) => keys.filter((key) => pattern.test(key));

/**
 * What each first load needs in addition to the entry: the pages it shows, and the phrases of a new user's language.
 */
const words = page(/phrases\/src\/zh-CN\/parts\/common\.ts$|antd\/es\/locale\/zh_CN\.js$/);
const signInPhrases = page(/phrases\/src\/zh-CN\/parts\/sign-in\.ts$/);
/** Comes with every session: the shell, and the table of all addresses. */
const signedIn = page(/kernel\/shell\/shell\.tsx$|src\/every-area\.ts$/);
const loads = [
  {
    name: "sign-in page",
    limit: 150_000,
    roots: page(/areas\/accounts\/pages\/login\.page\.tsx$/),
    words: signInPhrases,
  },
  {
    name: "sequence editor's own code",
    limit: 250_000,
    roots: page(/areas\/sequences\/pages\/sequence-editor\.page\.tsx$/),
    isOwn: true,
  },
  {
    name: "signed-in shell",
    // Each area adds its addresses and the words of its menu, some half a kilobyte.
    limit: 300_000,
    // With the page at which one arrives; each other one brings its own code.
    roots: [...signedIn, ...page(/areas\/home\/pages\/start\.page\.tsx$/)],
  },
];

function filesLoadedBy(roots) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of roots) visit(key);
  const files = [...seen].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return new Set([...named.filter((file) => /\.(js|css)$/.test(file)), ...files]);
}

/** Parts that import each other are in a circle, and a page of one of them may not start: the plan has grown old. */
function findCircle() {
  const finished = new Set();
  const visit = (key, above) => {
    if (above.includes(key)) return [...above.slice(above.indexOf(key)), key];
    if (finished.has(key)) return undefined;
    for (const next of manifest[key].imports ?? []) {
      const circle = visit(next, [...above, key]);
      if (circle) return circle;
    }
    finished.add(key);
    return undefined;
  };
  for (const key of keys) {
    const circle = visit(key, []);
    if (circle) return circle;
  }
  return undefined;
}
const circle = findCircle();
if (circle) {
  console.log(`parts in a circle: ${circle.map((key) => manifest[key].file).join(" imports ")}`);
  console.log("  run node scripts/plan-web-parts.mjs");
  process.exitCode = 1;
}

const MOST_FILES = 20;
const shellFiles = filesLoadedBy([...entries, ...words, ...signedIn]);

/** As it travels. */
const sizeOf = (file) => {
  const place = `${dist}/${file}`;
  return statSync(existsSync(`${place}.br`) ? `${place}.br` : place).size;
};

for (const { name, limit, roots, words: said = words, isOwn = false } of loads) {
  // A page's own code is what it adds to the shell that is there already.
  const loaded = [...filesLoadedBy([...entries, ...said, ...roots])];
  const files = loaded
    .filter((file) => !isOwn || !shellFiles.has(file))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  console.log(`${name}: ${(bytes / 1000).toFixed(0)} kB of ${limit / 1000} kB in ${files.length} files`);
  if (bytes < limit && files.length <= MOST_FILES && roots.length > 0) continue;
  process.exitCode = 1;
  if (roots.length === 0) console.log("  its page was not found in the manifest");
  for (const file of files.slice(0, 8)) console.log(`  ${(sizeOf(file) / 1000).toFixed(1)} kB ${file}`);
}

// Recorded once everything passed, so that an unchanged bundle is not measured again.
if (process.exitCode === undefined) recordBundleChecked(stamp);
