import { readFileSync } from "node:fs";

const SLOWEST = 10;

/** CPU seconds of all ended child processes; undefined if the system does not provide them. */
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

  const counted = async (name, work) => {
    try {
      add((await work()) ?? {});
    } catch (error) {
      console.error(error);
      add({ failed: 1, failures: [`failed: ${name}: ${error.message}`] });
    }
  };

  const timed = async (name, work) => {
    const started = performance.now();
    const cpuBefore = childCpuSeconds();
    await work();
    const cpu = cpuBefore === undefined ? undefined : childCpuSeconds() - cpuBefore;
    return { name, seconds: (performance.now() - started) / 1000, cpu };
  };

  return {
    total,
    add,
    /** Files of tests with how long they took, for the list of the slowest. */
    addFiles: (lines) => files.push(...lines.filter(({ isEnd }) => !isEnd)),
    /** Runs one section. What it throws is a failure of its own, and the next section runs anyway. */
    async section(name, work) {
      console.log(`\n== ${name}`);
      sections.push(await timed(name, () => counted(name, work)));
    },
    /**
     * Runs sections at the same time: `[name, work]` each. Processor time is that of all of them, since the system
     * does not tell them apart.
     */
    async together(parts) {
      const name = parts.map(([part]) => part).join(", ");
      console.log(`\n== ${name}`);
      const inner = [];
      const whole = await timed(name, () =>
        Promise.all(
          parts.map(async ([part, work]) => {
            const { seconds } = await timed(part, () => counted(part, work));
            inner.push({ name: `  ${part}`, seconds, isPart: true });
          }),
        ),
      );
      sections.push({ ...whole, name: "at the same time" }, ...inner);
    },
    /**
     * Prints times, slowest files, flaky journeys and failures; the last line is the count. Returns whether all is
     * well.
     */
    print() {
      const slowest = files
        .map(({ file, importMs, testMs }) => ({ file, seconds: (importMs + testMs) / 1000 }))
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, SLOWEST);
      if (slowest.length > 0) console.log("\nslowest files");
      for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
      console.log("\nsections                              seconds  CPU seconds");
      const whole = { name: "all", seconds: 0, cpu: 0 };
      for (const { name, seconds, cpu, isPart = false } of sections) {
        whole.seconds += isPart ? 0 : seconds;
        whole.cpu += cpu ?? 0;
        console.log(
          `${name.padEnd(36)} ${seconds.toFixed(1).padStart(8)} ${(cpu?.toFixed(1) ?? "-").padStart(12)}`,
        );
      }
      console.log(
        `${whole.name.padEnd(36)} ${whole.seconds.toFixed(1).padStart(8)} ${whole.cpu.toFixed(1).padStart(12)}`,
      );
      for (const lines of [remarks, failures]) if (lines.length > 0) console.log(`\n${lines.join("\n")}`);
      const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
      console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
      return total.failed === 0 && total.passed > 0;
    },
  };
}
