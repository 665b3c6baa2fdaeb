// The lock file names versions and checksums, never a machine's registry, and holds the builds of every
// platform: `npm ci` refuses a lock file in which a registry that lagged behind left one out.
import { readFileSync } from "node:fs";
import { fromRoot } from "./lib/project.mjs";

const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8"));
const addressed = Object.entries(packages).filter(([, { resolved }]) => /^(https?|git)/.test(resolved ?? ""));
const unchecked = Object.entries(packages).filter(
  ([place, { link, integrity, inBundle }]) =>
    place.includes("node_modules/") && !link && !inBundle && !integrity,
);
const locked = new Set(
  Object.keys(packages).map((place) => place.slice(place.lastIndexOf("node_modules/") + 13)),
);
const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !locked.has(name))
    .map((name) => ({ place, name })),
);
for (const { place, name } of missing)
  console.error(`package-lock.json: ${name}, optional for ${place || "the project"}, is not locked`);
for (const [place, { resolved }] of addressed)
  console.error(`package-lock.json: ${place} is tied to ${new URL(resolved).host}`);
for (const [place] of unchecked) console.error(`package-lock.json: ${place} has no checksum`);
process.exitCode = addressed.length + unchecked.length + missing.length > 0 ? 1 : 0;
