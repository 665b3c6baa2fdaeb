import { type Id, MAX_AVATARS_PER_CALL, membersApi } from "@benchleaf/contract";
import { useEffect, useSyncExternalStore } from "react";
import { avatarAddress } from "./avatar.ts";
import { call } from "./client.ts";
import { queryClient } from "./queries.ts";
import { session } from "./session.ts";
import { createStore, useStore } from "./store.ts";

/** Keys of pictures by user, as far as requested; null without a picture. */
const known = createStore<ReadonlyMap<Id, string | null>>(new Map());
let wanted = new Set<Id>();

/** Users without a known picture show initials, and are requested again when they appear next. */
const ask = async (userIds: readonly Id[]): Promise<void> => {
  const found = await queryClient
    .fetchQuery({
      queryKey: ["pictures", userIds],
      queryFn: ({ signal }) => call(membersApi.avatars, { body: { userIds: [...userIds] } }, { signal }),
      gcTime: 0,
    })
    .catch(() => null);
  if (found === null) return;
  const keys = new Map(found.map(({ userId, avatar }) => [userId, avatar]));
  known.set(new Map([...known.get(), ...userIds.map((id) => [id, keys.get(id) ?? null] as const)]));
};

const askWanted = (): void => {
  const userIds = [...wanted];
  wanted = new Set();
  if (session.get() === null) return;
  for (let at = 0; at < userIds.length; at += MAX_AVATARS_PER_CALL)
    void ask(userIds.slice(at, at + MAX_AVATARS_PER_CALL));
};

/** All users who appear in one rendering of the page are requested together. */
const want = (userId: Id): void => {
  if (known.get().has(userId)) return;
  if (wanted.size === 0) queueMicrotask(askWanted);
  wanted.add(userId);
};

/**
 * Address of a colleague's picture, null for who has none or is not known yet. One's own follows its changes at once.
 *
 * @example usePictureOf("17") // "/app/avatars/Vg3…"
 */
export const usePictureOf = (userId: Id | null): string | null => {
  const me = useStore(session)?.user;
  const isMe = userId !== null && userId === me?.userId;
  const key = useSyncExternalStore(known.subscribe, () =>
    userId === null ? null : (known.get().get(userId) ?? null),
  );
  useEffect(() => {
    if (userId !== null && !isMe) want(userId);
  }, [userId, isMe]);
  return avatarAddress(isMe ? me.avatar : key);
};
