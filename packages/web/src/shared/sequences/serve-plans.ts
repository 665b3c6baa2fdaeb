import type { SequenceRecord } from "@benchleaf/bio";

/** A molecule's residues and features by `fileId version`; undefined if the file is closed or the version gone. */
export type MoleculeOf = (key: string) => SequenceRecord | undefined;

/** A plan on its way to the worker, with the molecules that it does not have yet. */
export interface PlanMessage<Plan> {
  /** Molecules that the worker has not been sent before, by `fileId version`. */
  readonly molecules: readonly (readonly [string, SequenceRecord])[];
  readonly plan: Plan;
  readonly serial: number;
}

/** What the worker made of a plan; `serial` tells which one, time in milliseconds. */
export interface PlanAnswer<Planned> {
  readonly serial: number;
  readonly planned: Planned;
  readonly milliseconds: number;
}

/** Makes of this worker one that answers plans, beside the page, so that no plan holds up a key. */
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
