import type { NamedSubject } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { SubjectActions } from "../../kernel/subjects.ts";

/** Finds records other than files by name or number; each kind returns those that the user may read. */
export const findRecords =
  ({ database }: Pick<Kernel, "database">, kinds: () => readonly SubjectActions[]) =>
  (session: Session, { q: text, limit }: { readonly q: string; readonly limit: number }) =>
    database.read(session, async (q): Promise<NamedSubject[]> => {
      const found = await Promise.all(
        kinds().map(async (kind) => (await kind.find?.(q, session, text, limit)) ?? []),
      );
      return found.flat().map(({ kind, id, name, sort, address }) => ({ kind, id, name, sort, address }));
    });
export type FindRecords = ReturnType<typeof findRecords>;
