import { type SubjectState, subjectStates } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Subject, SubjectStateSource } from "../../kernel/subjects.ts";

const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`;

/** Reads the states of records that the user may read, from all areas that know some of their kind. */
export const readStates = async (
  q: Queries,
  sources: readonly SubjectStateSource[],
  subjects: readonly Subject[],
): Promise<(subject: Subject) => SubjectState[]> => {
  const found = new Map<string, Set<SubjectState>>();
  await Promise.all(
    sources.map(async ({ kind, read }) => {
      const ids = subjects.filter((one) => one.kind === kind).map(({ id }) => id);
      if (ids.length === 0) return;
      for (const { id, states } of await read(q, ids)) {
        const key = keyOf({ kind, id });
        found.set(key, new Set([...(found.get(key) ?? []), ...states]));
      }
    }),
  );
  return (subject) => subjectStates.filter((state) => found.get(keyOf(subject))?.has(state));
};
