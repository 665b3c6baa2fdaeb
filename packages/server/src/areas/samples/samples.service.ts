/* What other areas use of samples, such as notebook steps: see the README. */
export { addressOfSample } from "./sample-subject.ts";
export type { Use, UseSamples } from "./use-samples.ts";
