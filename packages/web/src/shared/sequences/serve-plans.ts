import type { SequenceRecord } from "@benchleaf/bio";

/**
 * Residues and features of a molecule by `fileId version`; undefined if the file is closed or the version missing.
 */
export type MoleculeOf = (key: string) => SequenceRecord | undefined;

/** A plan on its way to the worker, with the molecules that it does not have yet. */
export interface PlanMessage<Plan> {
  /** Molecules that the worker has not been sent before, by `fileId version`. */
  readonly molecules: readonly (readonly [string, SequenceRecord])[];
  readonly plan: Plan;
  readonly serial: number;
}

/** The worker's result for a plan; `serial` identifies the plan, time in milliseconds. */
export interface PlanAnswer<Planned> {
  readonly serial: number;
  readonly planned: Planned;
  readonly milliseconds: number;
}

/** Makes this worker compute plans, so that no plan delays a key press. */
export const servePlans = <Plan, Planned>(make: (plan: Plan, moleculeOf: MoleculeOf) => Planned): void => {
  const molecules = new Map<string, SequenceRecord>();
  addEventListener("message", ({ data }: MessageEvent<PlanMessage<Plan>>) => {
    for (const [key, record] of data.molecules) molecules.set(key, record);
    const started = performance.now();
    const planned = make(data.plan, (key) => molecules.get(key));
    const milliseconds = performance.now() - started;
    postMessage({ serial: data.serial, planned, milliseconds } satisfies PlanAnswer<Planned>);
  });
};
