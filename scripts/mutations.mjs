// `node scripts/mutations.mjs --count 20 --seed 7`: random changes of one line in bio and the server, each against the tests that
// `test:changed` selects for it, stopped at the first that fails. `--from 8` begins with the eighth, after an interruption;
// `--survived 3,7` names those before it that were not caught. With `--whole`, the whole suite then runs once on all
// that no selected test has caught: where it passes, it catches none of them. The sources are restored, also after an
// interruption.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs, stripVTControlCharacters } from "node:util";
import ts from "typescript";
import { binaryOf, filesBelow, fromRoot, runNode } from "./lib/project.mjs";
import { selectTests } from "./lib/testing/changed.mjs";
import { readImportGraph } from "./lib/testing/import-graph.mjs";

const { values: options } = parseArgs({
  options: {
    count: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "1" },
    survived: { type: "string", default: "" },
    whole: { type: "boolean", default: false },
  },
});

const otherOperator = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
]);

/** Each place of a source where one token can be another: `{ start, end, after }`. */
function placesIn(source) {
  const places = [];
  const add = (node, after) => places.push({ start: node.getStart(source), end: node.getEnd(), after });
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = otherOperator.get(node.operatorToken.kind);
      if (other !== undefined) add(node.operatorToken, other);
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "false");
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "true");
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll("_", "")) + 1));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

const isMutated = (file) =>
  /^packages\/(bio|server)\/src\/.*\.ts$/.test(file) &&
  !/\.(test|s3-test|benchmark|d)\.ts$|\/test-support\/|\.phrases\./.test(file);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a file by its size, then a place in it. */
function draw(random, files) {
  const total = files.reduce((sum, { text }) => sum + text.length, 0);
  for (;;) {
    let at = random() * total;
    const file = files.find(({ text }) => {
      at -= text.length;
      return at < 0;
    });
    if (file === undefined) continue;
    const source = ts.createSourceFile(file.name, file.text, ts.ScriptTarget.Latest, true);
    const places = placesIn(source);
    const place = places[Math.floor(random() * places.length)];
    if (place === undefined) continue;
    const { line } = source.getLineAndCharacterOfPosition(place.start);
    return { ...file, ...place, line: line + 1, before: file.text.slice(place.start, place.end) };
  }
}

/** The first test that fails, or undefined if all pass. */
async function failureOf(args) {
  const { code, output } = await runNode([binaryOf("vitest"), "run", "--bail=1", "--reporter=dot", ...args], {
    isShown: false,
  });
  return code === 0
    ? undefined
    : (/^\s*FAIL\s+(.*)$/m.exec(stripVTControlCharacters(output))?.[1] ?? "no test that has a name");
}

const files = filesBelow("packages")
  .filter(isMutated)
  .map((name) => ({ name, text: readFileSync(fromRoot(name), "utf8") }));
const graph = readImportGraph();
const random = numbersFrom(Number(options.seed));
/** Files as they were, by name. */
const originals = new Map();
const restore = () => {
  for (const [name, text] of originals) writeFileSync(fromRoot(name), text);
  originals.clear();
};
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    restore();
    process.exit(1);
  });

/** Writes these mutations; of several in one file, the last in the file first, since each moves what follows it. */
function apply(mutations) {
  for (const { name, text, start, end, after } of mutations.toSorted((a, b) => b.start - a.start)) {
    if (!originals.has(name)) originals.set(name, text);
    const now = readFileSync(fromRoot(name), "utf8");
    writeFileSync(fromRoot(name), now.slice(0, start) + after + now.slice(end));
  }
}

const survivors = [];
const count = Number(options.count);
const from = Number(options.from);
const known = new Set(options.survived.split(",").filter(Boolean).map(Number));
for (let index = 1; index <= count; index += 1) {
  const mutation = draw(random, files);
  if (index < from) {
    if (known.has(index)) survivors.push(mutation);
    continue;
  }
  const { tests } = selectTests([mutation.name], graph);
  const started = performance.now();
  try {
    apply([mutation]);
    const failure = tests.length > 0 ? await failureOf(tests.map((file) => fromRoot(file))) : undefined;
    if (failure === undefined) survivors.push(mutation);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `${index} ${mutation.name}:${mutation.line} ${mutation.before} -> ${mutation.after}: ${failure ? `caught by ${failure}` : "survived"} (${tests.length} files of tests, ${seconds} s)`,
    );
  } finally {
    restore();
  }
}
console.log(`${count - survivors.length} of ${count} caught by the selected tests, seed ${options.seed}`);
if (options.whole && survivors.length > 0) {
  try {
    apply(survivors);
    const failure = await failureOf([]);
    console.log(
      failure
        ? `the whole suite fails on the survivors, in ${failure}: a test that was not selected catches one of them`
        : "the whole suite passes with all survivors: it catches none of them",
    );
  } finally {
    restore();
  }
}
