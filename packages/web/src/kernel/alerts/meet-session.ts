import { accountsApi } from "@benchleaf/contract";
import { useEffect } from "react";
import { call, clientHooks } from "../client.ts";
import { Failure } from "../failure.ts";
import { readStored, writeStored } from "../preferences.ts";
import { resumeAfterSignIn, type Session, session, signInDialog } from "../session.ts";

/** The user whose page started last in this browser, and when. */
const USER_KEY = "yy-user";

const askAnew = (): Promise<Session | null> =>
  call(accountsApi.currentUser, undefined, { isSessionOptional: true, isForAnySession: true }).catch(
    (error: unknown) => {
      if (error instanceof Failure) return null;
      throw error;
    },
  );

let meeting: Promise<boolean> | null = null;

const meet = async (): Promise<boolean> => {
  const next = await askAnew();
  const known = session.get();
  if (!next || !known) return false;
  const isOther = next.user.userId !== known.user.userId;
  // For another team, an alert offers the way back.
  if (!isOther && (next.user.tenantId !== known.user.tenantId || next.csrfToken === known.csrfToken))
    return false;
  await resumeAfterSignIn(next);
  return true;
};

/**
 * Another tab has signed in. Of the same person in the same team this page continues with the new session; someone
 * else gets a document of their own. Returns whether the page continues with another token than before.
 */
const meetSession = (): Promise<boolean> => {
  meeting ??= meet().finally(() => {
    meeting = null;
  });
  return meeting;
};

clientHooks.meetSession = meetSession;

/** Tells the other tabs who is signed in, and follows sign-ins there. */
export const useOtherTabs = ({ user: { userId }, csrfToken }: Session): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: because each new session of this page is told again
  useEffect(() => {
    writeStored(USER_KEY, `${userId} ${Date.now()}`);
    const look = () => {
      const [last = userId] = readStored(USER_KEY)?.split(" ") ?? [];
      if (last !== userId || signInDialog.get()) void meetSession();
    };
    const hear = ({ key }: StorageEvent) => key === USER_KEY && look();
    window.addEventListener("storage", hear);
    window.addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("storage", hear);
      window.removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [userId, csrfToken]);
};
