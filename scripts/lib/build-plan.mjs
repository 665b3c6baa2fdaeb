import { existsSync } from "node:fs";
import { filesBelow, fromRoot, hashOf, readStamp } from "./project.mjs";

const shared = [
  "packages/bio",
  "packages/contract",
  "packages/phrases",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/lib/compress-folder.mjs",
];

/** What is built, from which sources, and the file that shows that it was. */
const parts = {
  server: {
    sources: [...shared, "docs/guide", "packages/server/src", "packages/server/package.json"],
    result: "packages/server/dist/main.js",
  },
  web: { sources: [...shared, "packages/web"], result: "packages/web/dist/index.html" },
};

/** The files and folders that a part is built from. */
export const sourcesOf = (name) => parts[name].sources;

/** The parts whose sources changed since they were last built, with the stamp to write afterwards. */
export function outdatedParts() {
  return Object.entries(parts).flatMap(([name, part]) => {
    const stamp = hashOf(filesBelow(...part.sources));
    const isCurrent = stamp === readStamp(name) && existsSync(fromRoot(part.result));
    return isCurrent ? [] : [{ name, stamp }];
  });
}
