import { MAX_NAMED_SUBJECTS, type ShownSubject, subjectsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import type { Subject } from "../../kernel/subjects/subject.ts";

/** Subjects of one page are asked for together. */
const COLLECT_MS = 20;

interface Waiting {
  readonly subject: Subject;
  readonly resolve: (found: ShownSubject | null) => void;
  readonly reject: (error: unknown) => void;
}
let waiting: Waiting[] = [];

const send = async (some: readonly Waiting[]): Promise<void> => {
  try {
    const subjects = some.map(({ subject: { kind, id } }) => ({ kind, id }));
    const found = await call(subjectsApi.named, { body: { subjects } });
    for (const { subject, resolve } of some)
      resolve(found.find(({ kind, id }) => kind === subject.kind && id === subject.id) ?? null);
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
};

const nameOf = (subject: Subject): Promise<ShownSubject | null> =>
  new Promise((resolve, reject) => {
    waiting.push({ subject, resolve, reject });
    if (waiting.length > 1) return;
    setTimeout(() => {
      const all = waiting;
      waiting = [];
      for (let at = 0; at < all.length; at += MAX_NAMED_SUBJECTS)
        void send(all.slice(at, at + MAX_NAMED_SUBJECTS));
    }, COLLECT_MS);
  });

/** A record's current name, page and state; null if it was deleted or the reader may not open it. */
export const useNamedSubject = (subject: Subject) =>
  useQuery({
    queryKey: ["subjects", "named", subject.kind, subject.id],
    staleTime: 60_000,
    retry: false,
    queryFn: () => nameOf(subject),
  });
