// Parts of `npm run test:full`, each of which may run alone and in shards, and continues where it was broken off.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync } from "node:fs";
import { filesBelow, fromRoot, run } from "../project.mjs";
import { countTests, isGreen, readReport } from "./count-tests.mjs";
import { runVitest } from "./run-vitest.mjs";

/** Every `count`-th file, so that neighbours, which take similarly long, are spread over the shards. */
export const shardOf = (files, { index, count }) => files.filter((_, at) => at % count === index - 1);

/** `"1/3"` as `{ index: 1, count: 3 }`. @throws if it is not one */
export function readShard(text = "1/1") {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) throw new Error(`--shard is ${text}, and must be like 1/3`);
  return { index, count };
}

/** One name for the state of all files: the commit, what differs from it, and what git does not know yet. */
async function stateOfFiles() {
  const git = async (...args) => (await run("git", args)).output;
  const hash = createHash("sha256")
    .update(await git("rev-parse", "HEAD"))
    .update(await git("diff", "HEAD"));
  const added = (await git("ls-files", "--others", "--exclude-standard")).split("\n").filter(Boolean);
  for (const file of added) hash.update(file).update(readFileSync(fromRoot(file)));
  return hash.digest("hex").slice(0, 16);
}

/** The folder of reports for the current state of the files. Reports of other states are removed. */
export async function openReports() {
  const state = await stateOfFiles();
  const folder = fromRoot(".cache/full");
  mkdirSync(`${folder}/${state}`, { recursive: true });
  for (const other of readdirSync(folder)) {
    if (other !== state) rmSync(`${folder}/${other}`, { recursive: true, force: true });
  }
  return `${folder}/${state}`;
}

/**
 * What is known of a part: green files of a run that was broken off, and where the next run reports to. A run that
 * came to its end is forgotten, so that the next one begins again.
 */
export function resumePart(folder, name) {
  const own = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.`) && file.endsWith(".jsonl"))
    .sort();
  const reports = own.map((file) => readReport(`${folder}/${file}`));
  const hasEnded = reports.some((lines) => lines.some(({ isEnd }) => isEnd));
  if (hasEnded) for (const file of own) unlinkSync(`${folder}/${file}`);
  const green = hasEnded ? [] : reports.flat().filter(isGreen);
  const report = `${folder}/${name}.${String(hasEnded ? 0 : own.length).padStart(3, "0")}.jsonl`;
  return { green: [...new Map(green.map((line) => [line.file, line])).values()], report };
}

/** Files that are still to run; says so if some had passed before the run was interrupted. */
export function filesToRun(files, green) {
  const done = new Set(green.map(({ file }) => file));
  if (done.size > 0)
    console.log(`${done.size} files passed before the run was broken off and are not run again`);
  return files.filter((file) => !done.has(file));
}

/** Counts a part of which nothing is left to run. */
export const countFinished = (green) => ({
  ...countTests([...green, { isEnd: true, unhandled: [] }], 0, { isEmptyAllowed: true }),
  lines: green,
});

/** Runs a part's files with vitest, and counts them with those that were green before. */
export async function runPart({ name, files, args = [], env = {}, folder }) {
  const { green, report } = resumePart(folder, name);
  const rest = filesToRun(files, green);
  // Without a name vitest would run all there is.
  if (rest.length === 0) return countFinished(green);
  const paths = rest.map((file) => fromRoot(file));
  const { code, lines } = await runVitest(name, [...args, ...paths], { env, report });
  return { ...countTests([...green, ...lines], code), lines: [...green, ...lines] };
}

/** Tests of the server below a folder of its source, whose names end so. */
export const serverFiles = (places, ending = ".test.ts") =>
  filesBelow(...places.map((place) => `packages/server/src/${place}`)).filter((file) =>
    file.endsWith(ending),
  );
