// A vitest reporter that appends a line of JSON for each test file as soon as it has ended, so that an interrupted
// run leaves its results. The last line marks the end of the run, with errors that belong to no file.
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../project.mjs";

const firstLine = (error) => String(error?.message ?? error ?? "").split("\n")[0];

/** Errors of hooks and imports, of a file and of all its suites. */
const errorsOf = (module) => [
  ...module.errors(),
  ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
];

function lineOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return {
    file: relative(root, module.moduleId).replaceAll("\\", "/"),
    project: module.project.name,
    state: module.state(),
    importMs: Math.round(environmentSetupDuration + prepareDuration + collectDuration + setupDuration),
    testMs: Math.round(duration),
    errors: errorsOf(module).map(firstLine),
    tests: [...module.children.allTests()].map((test) => {
      const { state, errors = [] } = test.result();
      return { name: test.fullName, state, error: state === "failed" ? firstLine(errors[0]) : undefined };
    }),
  };
}

export default class LineReporter {
  #write(line) {
    appendFileSync(process.env.BENCHLEAF_TEST_REPORT, `${JSON.stringify(line)}\n`);
  }

  onTestModuleEnd(module) {
    this.#write(lineOf(module));
  }

  onTestRunEnd(_modules, unhandledErrors, reason) {
    this.#write({ isEnd: true, reason, unhandled: unhandledErrors.map(firstLine) });
  }
}
