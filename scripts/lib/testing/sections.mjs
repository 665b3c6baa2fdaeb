import { readFileSync } from "node:fs";

const SLOWEST = 10;

/** CPU seconds of all processes that this one started and that have ended; undefined where the system does not tell. */
function childCpuSeconds() {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // Fields 16 and 17 of proc(5), cutime and cstime, in hundredths of a second; the first of `fields` is the third.
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return undefined;
  }
}

/** Counts, failures and times of a run, section by section. */
export function createSummary() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const remarks = [];
  const sections = [];
  const began = performance.now();
  const running = new Set();
  const files = [];

  const add = ({
    passed = 0,
    failed = 0,
    skipped = 0,
    failures: told = [],
    skips = [],
    remarks: said = [],
  }) => {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    failures.push(...told);
    remarks.push(...said);
    for (const line of skips) console.log(line);
  };

  return {
    total,
    add,
    /** Files of tests with how long they took, for the list of the slowest. */
    addFiles: (lines) => files.push(...lines.filter(({ isEnd }) => !isEnd)),
    /** Runs one section, also beside another. What it throws is a failure of its own, and the next section runs all the same. */
    async section(name, work) {
      console.log(`\n== ${name}`);
      const started = performance.now();
      const cpuBefore = childCpuSeconds();
      // The processor's time is counted for all children, so it is one section's own only where no other ran beside it.
      const section = { name, isAlone: running.size === 0 };
      for (const other of running) other.isAlone = false;
      running.add(section);
      try {
        add((await work()) ?? {});
      } catch (error) {
        console.error(error);
        add({ failed: 1, failures: [`failed: ${name}: ${error.message}`] });
      }
      running.delete(section);
      section.seconds = (performance.now() - started) / 1000;
      if (cpuBefore !== undefined && section.isAlone) section.cpu = childCpuSeconds() - cpuBefore;
      sections.push(section);
    },
    /** Prints times, slowest files, flaky journeys and failures; the last line is the count. Answers whether all is well. */
    print() {
      const slowest = files
        .map(({ file, importMs, testMs }) => ({ file, seconds: (importMs + testMs) / 1000 }))
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, SLOWEST);
      if (slowest.length > 0) console.log("\nslowest files");
      for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
      console.log("\nsections                              seconds  CPU seconds");
      const whole = { name: "all", seconds: (performance.now() - began) / 1000, cpu: childCpuSeconds() };
      for (const { name, seconds, cpu } of [...sections, whole]) {
        console.log(
          `${name.padEnd(36)} ${seconds.toFixed(1).padStart(8)} ${(cpu?.toFixed(1) ?? "-").padStart(12)}`,
        );
      }
      for (const lines of [remarks, failures]) if (lines.length > 0) console.log(`\n${lines.join("\n")}`);
      const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
      console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
      return total.failed === 0 && total.passed > 0;
    },
  };
}
