// JavaScript that a page loads before anybody clicks, gzipped. Held at 250 kB for the sign-in page and 400 kB for the
// signed-in shell, counted from Vite's manifest: the entry, all it imports statically, and the page's own chunks.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { fromRoot, runNode } from "./lib/project.mjs";

const built = await runNode([fromRoot("scripts/build.mjs")]);
if (built.code !== 0) {
  console.error(built.output.trim());
  process.exit(1);
}

const dist = fromRoot("packages/web/dist");
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8"));
const keys = Object.keys(manifest);
const entry = keys.find((key) => manifest[key].isEntry && key.endsWith("index.html"));
const page = (pattern) => keys.filter((key) => pattern.test(key));

/** What each first load needs beside the entry: the pages it shows, and the words of the language a newcomer gets. */
const words = page(/phrases\/src\/zh-CN\/parts\/whole\.ts$/);
const wordsAtDoor = page(/phrases\/src\/zh-CN\/parts\/door\.ts$/);
/** Comes with every session: the shell, and the table of all addresses. */
const signedIn = page(/kernel\/shell\/shell\.tsx$|src\/areas\.ts$/);
const loads = [
  {
    name: "sign-in page",
    limit: 250_000,
    roots: page(/areas\/accounts\/pages\/login\.page\.tsx$/),
    words: wordsAtDoor,
  },
  {
    name: "sequence editor's own code",
    limit: 250_000,
    roots: page(/areas\/sequences\/pages\/sequence-editor\.page\.tsx$/),
    isOwn: true,
  },
  {
    name: "signed-in shell",
    limit: 400_000,
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
  return new Set([...seen].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")));
}

const shellFiles = filesLoadedBy([entry, ...words, ...signedIn]);

const sizes = new Map();
const gzipped = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length);
  return sizes.get(file);
};

for (const { name, limit, roots, words: said = words, isOwn = false } of loads) {
  // A page's own code is what it adds to the shell that is there already.
  const loaded = [...filesLoadedBy([entry, ...said, ...roots])];
  const files = loaded
    .filter((file) => !isOwn || !shellFiles.has(file))
    .sort((a, b) => gzipped(b) - gzipped(a));
  const bytes = files.reduce((sum, file) => sum + gzipped(file), 0);
  console.log(`${name}: ${(bytes / 1000).toFixed(0)} kB of ${limit / 1000} kB in ${files.length} files`);
  if (bytes < limit && roots.length > 0) continue;
  process.exitCode = 1;
  if (roots.length === 0) console.log("  its page was not found in the manifest");
  for (const file of files.slice(0, 8)) console.log(`  ${(gzipped(file) / 1000).toFixed(1)} kB ${file}`);
}
