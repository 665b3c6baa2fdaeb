import type { CDPSession } from "playwright-core";

/** The longest piece of work of the page's main thread: on the clock, and of its own processor time. */
export interface Longest {
  readonly wallMs: number;
  readonly cpuMs: number;
  /** Processor time of all pieces together. */
  readonly totalCpuMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the main threads of pages do during `work`, reported by the browser itself. */
export async function longestTask(tracer: CDPSession, work: () => Promise<unknown>): Promise<Longest> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value as TraceEvent[]) events.push(event);
  };
  tracer.on("Tracing.dataCollected", collect);
  const traceConfig = { includedCategories: ["toplevel"], excludedCategories: ["*"] };
  await tracer.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  const outcome = await work().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const ended = new Promise<void>((settle) => tracer.once("Tracing.tracingComplete", () => settle()));
  await tracer.send("Tracing.end");
  await ended;
  tracer.off("Tracing.dataCollected", collect);
  if (outcome) throw outcome.error;
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && mains.has(threadOf(event)));
  const most = (of: (event: TraceEvent) => number | undefined) =>
    tasks.reduce((longest, event) => Math.max(longest, (of(event) ?? 0) / 1000), 0);
  return {
    wallMs: most(({ dur }) => dur),
    cpuMs: most(({ tdur }) => tdur),
    totalCpuMs: tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
  };
}
