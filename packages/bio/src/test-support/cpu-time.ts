import { readFileSync } from "node:fs";

/**
 * Milliseconds of CPU time that this thread has used so far. Tests that bound how long a computation takes use it:
 * unlike the wall clock it does not run while other programs use the CPU. It counts this thread's own work only, so
 * time spent waiting for a database, a worker or the network must be measured by the wall clock. Where the system
 * does not tell (Linux does), it is the clock.
 *
 * @example const began = cpuTime(); digest(sequence, enzymes); expect(cpuTime() - began).toBeLessThan(500);
 */
export function cpuTime(): number {
  try {
    // The first figure of schedstat is nanoseconds on the processor; see proc(5).
    const [spent = ""] = readFileSync("/proc/thread-self/schedstat", "utf8").split(" ");
    return Number(spent) / 1e6;
  } catch {
    return performance.now();
  }
}
