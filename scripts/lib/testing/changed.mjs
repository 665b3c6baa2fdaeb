// Which tests a change touches: by what each test imports, and for the server by areas, since its tests ask the whole server
// by HTTP and import nothing of the area that they are about.
import { readFileSync } from "node:fs";
import { filesBelow, fromRoot, run } from "../project.mjs";
import { reachFrom } from "./import-graph.mjs";
import { fileOfJourney, listedJourneys } from "./journeys.mjs";

const isUnitOrServer = (file) => /\.test\.(tsx?|mjs)$/.test(file);
const isMarkdown = (file) => file.endsWith(".md");
const serverArea = /^packages\/server\/src\/areas\/([^/]+)\//;
const anyArea = /^packages\/(?:(?:server|web)\/src\/areas|contract\/src)\/([^/]+)\//;

/** They go through all areas by themselves, whatever is registered: every change of the server or the contract. */
export const centralSuites = [
  ...["foreign-ids", "isolation", "mass-assignment", "file-kinds", "round-trips", "smoke", "sweeps"].map(
    (name) => `areas/${name}`,
  ),
  ...["schema", "refusals", "migrate"].map((name) => `kernel/${name}`),
  ...["composition-root", "demo-lab"],
].map((name) => `packages/server/src/${name}.test.ts`);

/** A change here may change any test. */
const changesAll =
  /^(package-lock\.json|package\.json|tsconfig\.json|vitest\.config\.ts|scripts\/lib\/testing\/.*)$/;
/** Lists of what there is; a line more changes what the central suites see. */
const registers =
  /^packages\/(server\/src\/(areas|compute-tasks)|web\/src\/(areas|every-area)|contract\/src\/(areas|endpoints|index))\.ts$|^packages\/server\/(migrations\/.*|schema\.sql)$/;

/** Files that differ from where this branch left `base`, committed or not. @throws where git knows no such branch */
export async function changedFiles(base) {
  const git = async (...args) => {
    const { code, output } = await run("git", args);
    if (code !== 0) throw new Error(`git ${args.join(" ")}: ${output.trim()}`);
    return output.split("\n").filter((line) => line !== "");
  };
  const [from] = await git("merge-base", "HEAD", base);
  const changed = await git("diff", "--name-only", "--no-renames", from);
  const added = await git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...changed, ...added])].sort();
}

/** All files of tests that vitest.config.ts runs, without those that need a server that speaks S3. */
export const allTests = () => [...filesBelow("packages"), ...filesBelow("scripts")].filter(isUnitOrServer);

/** A test may ask for what it does not import: that of an area for all the area holds. */
function startsOf(test, areaFiles) {
  const [, area] = serverArea.exec(test) ?? [];
  return [test, ...(areaFiles.get(area) ?? [])];
}

function filesOfAreas() {
  const areas = new Map();
  for (const file of filesBelow("packages/server/src/areas")) {
    const [, area] = serverArea.exec(file) ?? [];
    if (area === undefined || isUnitOrServer(file) || isMarkdown(file)) continue;
    areas.set(area, [...(areas.get(area) ?? []), file]);
  }
  return areas;
}

function journeysFor(changed) {
  const { gate, full } = listedJourneys();
  const areas = new Set(
    changed.flatMap((file) => (isUnitOrServer(file) ? [] : (anyArea.exec(file)?.[1] ?? []))),
  );
  const through = (list, area) => Object.keys(list).filter((name) => list[name].includes(area));
  const ofAreas = [...areas].flatMap((area) => {
    const ofGate = through(gate, area);
    return ofGate.length > 0 ? ofGate : through(full, area).slice(0, 1);
  });
  const own = Object.keys({ ...gate, ...full }).filter((name) => changed.includes(fileOfJourney(name)));
  return [...new Set([...own, ...ofAreas])].map(fileOfJourney);
}

/**
 * The tests that these changed files touch: `{ tests, journeys }`, paths from the project's root. A deleted file touches
 * what still names it, and what its package lists by reading a folder.
 */
export function selectTests(changed, graph) {
  const relevant = changed.filter((file) => !isMarkdown(file));
  const tests = allTests();
  if (relevant.some((file) => changesAll.test(file))) {
    return { tests, journeys: Object.keys(listedJourneys().gate).map(fileOfJourney) };
  }
  const watched = new Set(relevant.filter((file) => !registers.test(file)));
  const areaFiles = filesOfAreas();
  const isServerChange = relevant.some((file) => /^packages\/(server|contract)\//.test(file));
  const readsFolders = (test) => readFileSync(fromRoot(test), "utf8").includes("readdirSync(");
  const picked = tests.filter((test) => {
    if (isServerChange && centralSuites.includes(test)) return true;
    for (const file of reachFrom(graph, startsOf(test, areaFiles))) if (watched.has(file)) return true;
    const ownPackage = /^(packages\/)?[^/]+\//.exec(test)?.[0] ?? "";
    return relevant.some((file) => file.startsWith(ownPackage)) && readsFolders(test);
  });
  return { tests: picked, journeys: journeysFor(relevant) };
}
