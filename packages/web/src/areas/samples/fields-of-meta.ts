import type { Field, SampleMeta } from "@benchleaf/contract";

/**
 * What is filled in of a sample: the team's own fields of samples, then those of its template.
 *
 * @example fieldsOf(teamFields, plasmidTemplate).map(({ name }) => name) // ["Biosafety", "Host"]
 */
export const fieldsOf = (team: readonly Field[], meta: SampleMeta | undefined): readonly Field[] => [
  ...team,
  ...(meta?.fields ?? []).map(({ label, id, type, version, ...settings }) => ({
    ...settings,
    ...{ id, type, version },
    kind: "sample" as const,
    name: label,
  })),
];
