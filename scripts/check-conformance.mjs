// The tables of docs/conformance: an item of the specification, whether the product does it, where, and which test shows it.
// What they name must be there: every file, and every test by words of its title.
import { existsSync, readFileSync } from "node:fs";
import { filesBelow, fromRoot } from "./lib/project.mjs";

const states = /^(built$|partly: \S|open: \S|otherwise: \S)/;

/** The cells of a row; null for the head, the line under it and what is no table. */
const cellsOf = (line) => {
  if (!line.startsWith("|")) return null;
  const cells = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
  return cells[0] === "item" || /^-+$/.test(cells[0] ?? "") ? null : cells;
};

const read = new Map();
const textOf = (file) => {
  if (!read.has(file)) read.set(file, readFileSync(fromRoot(file), "utf8"));
  return read.get(file);
};

/** What `file` › `words` of a test names and is not there, as one line; null for what is. */
const faultOfTest = (test) => {
  const [, file, words] = /^`([^`]+)` › (.+)$/.exec(test) ?? [];
  if (file === undefined) return `a test is named as \`path\` › words of its title: ${test}`;
  if (!existsSync(fromRoot(file))) return `no such file: ${file}`;
  return textOf(file).includes(words) ? null : `no test of ${file} says “${words}”`;
};

/** Everything that is wrong with a row. */
const faultsOf = ([item, state = "", place = "", test = ""]) => {
  const faults = [];
  if (!states.test(state)) faults.push(`no state: ${state}`);
  for (const [, file] of place.matchAll(/`([^`]+)`/g))
    if (!existsSync(fromRoot(file))) faults.push(`no such file: ${file}`);
  const isDone = /^(built|otherwise)/.test(state);
  if (isDone && !place.includes("`")) faults.push("names no place");
  if (isDone && test === "–") faults.push("names no test");
  if (test !== "–")
    for (const one of test.split(/, (?=`)/)) faults.push(faultOfTest(one.replaceAll("\\|", "|")));
  return faults.filter((fault) => fault !== null).map((fault) => `${item}: ${fault}`);
};

const tables = filesBelow("docs/conformance").filter((file) => file.endsWith(".md"));
const count = {};
let wrong = 0;
for (const table of tables) {
  readFileSync(fromRoot(table), "utf8")
    .split("\n")
    .forEach((line, at) => {
      const cells = cellsOf(line);
      if (cells === null) return;
      const faults = cells.length === 4 ? faultsOf(cells) : [`${cells.length} cells instead of 4`];
      for (const fault of faults) console.log(`${table}:${at + 1} ${fault}`);
      wrong += faults.length;
      const state = /^\w+/.exec(cells[1] ?? "")?.[0] ?? "none";
      count[state] = (count[state] ?? 0) + 1;
    });
}
console.log(
  Object.entries(count)
    .map(([state, rows]) => `${state} ${rows}`)
    .join(", "),
);
if (wrong > 0 || tables.length === 0) process.exitCode = 1;
