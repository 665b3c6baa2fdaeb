import { session } from "./session.ts";

/** Where a choice of the person who is signed in is stored, so that people who share a computer each have theirs. */
export const ownKey = (key: string): string => {
  const user = session.get()?.user;
  return user ? `${key}-${user.userId}` : key;
};
