// The lock file names versions and checksums, never a machine's registry.
import { readFileSync } from "node:fs";
import { fromRoot } from "./lib/project.mjs";

const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8"));
const addressed = Object.entries(packages).filter(([, { resolved }]) => /^(https?|git)/.test(resolved ?? ""));
const unchecked = Object.entries(packages).filter(
  ([place, { link, integrity, inBundle }]) =>
    place.includes("node_modules/") && !link && !inBundle && !integrity,
);
for (const [place, { resolved }] of addressed)
  console.error(`package-lock.json: ${place} is tied to ${new URL(resolved).host}`);
for (const [place] of unchecked) console.error(`package-lock.json: ${place} has no checksum`);
process.exitCode = addressed.length + unchecked.length > 0 ? 1 : 0;
