import { mkdirSync, writeFileSync } from "node:fs";
import { fromRoot, run } from "../project.mjs";

const git = async (...args) => {
  const { code, output } = await run("git", args);
  return code === 0 ? output.trim() : undefined;
};

/** The commit that is there unchanged; undefined if files differ from it, or if there is no git. */
export async function cleanCommit() {
  const commit = await git("rev-parse", "HEAD");
  const changes = await git("status", "--porcelain");
  return changes === "" ? commit : undefined;
}

/** Writes to .cache/gate.json on which commit the whole of `npm test` passed. */
export function recordGreenRun(commit, { passed, seconds }) {
  mkdirSync(fromRoot(".cache"), { recursive: true });
  const record = { commit, at: new Date().toISOString(), passed, seconds: Math.round(seconds) };
  writeFileSync(fromRoot(".cache/gate.json"), `${JSON.stringify(record, null, 2)}\n`);
}
