import type { FollowedKind, Id, Progress } from "@benchleaf/contract";
import type { Queries } from "./database.ts";
import { liveTopic, toReaders } from "./live-updates.ts";

/** A row with new progress, and its creator. */
export interface FollowedRow {
  readonly id: Id;
  readonly maker: Id | null;
}

/** Those of some readers who may read a row. */
export type FindFollowers = (q: Queries, row: FollowedRow, readers: readonly Id[]) => Promise<readonly Id[]>;

/** Who may follow each kind of work. */
export type Followers = Readonly<Partial<Record<FollowedKind, FindFollowers>>>;

/** Of work that only its creator can read. */
export const itsMaker: FindFollowers = async (_, { maker }, readers) => readers.filter((id) => id === maker);

/** Progress of work. The database itself announces changes (triggers `tell_state` and `tell_progress`). */
export const progressTopic = (followers: Followers) =>
  liveTopic({
    topic: "progress",
    async updatesFor(q, { maker, ...progress }: Progress & FollowedRow, here) {
      const { kind, id } = progress;
      return toReaders((await followers[kind]?.(q, { id, maker }, here)) ?? [], progress);
    },
  });
