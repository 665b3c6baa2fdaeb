import { accountsApi, type CurrentUser, type PermissionKey, SIGNED_IN_COOKIE } from "@benchleaf/contract";
import { call, clientHooks } from "./client.ts";
import { Failure } from "./failure.ts";
import { queryClient } from "./queries.ts";
import { createStore, useStore } from "./store.ts";
import { carryToNextPage } from "./toasts/next-page.ts";

/** The signed-in user, and the token that is sent with each change. */
export interface Session {
  readonly user: CurrentUser;
  readonly csrfToken: string;
}

/** Who is signed in on this page; null for no one. */
export const session = createStore<Session | null>(null);

/** Open while the sign-in dialog is shown over the page. */
export const signInDialog = createStore<boolean>(false);

interface Wait {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: Failure) => void;
}
let waiting: Wait | null = null;

const newWait = (): Wait => {
  let resolve = () => {};
  let reject: Wait["reject"] = () => {};
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

/** Of a session that the team does not let in from this address: enough to sign out. */
let barredToken: string | null = null;

/** Signed in, and in no team (any more). */
export const isTeamless = createStore<boolean>(false);

clientHooks.csrfToken = () => session.get()?.csrfToken ?? barredToken;
clientHooks.signInAgain = () => {
  if (!session.get()) return Promise.reject(new Failure("error.unauthorized", "", { status: 401 }));
  if (!waiting) {
    waiting = newWait();
    signInDialog.set(true);
  }
  return waiting.promise;
};

/** The alert for a new password opens; the page stays as it is. */
clientHooks.hearOfStalePassword = () => {
  const known = session.get();
  if (known && !known.user.needChangePassword)
    session.set({ ...known, user: { ...known.user, needChangePassword: true } });
};

const closeDialog = (): void => {
  waiting = null;
  signInDialog.set(false);
};

/**
 * Opens an address as a document of its own. A document belongs to one session: what is read of it (features, rights,
 * cached answers) is read when it starts, and no one who signs in or out finds anything of another's. Never resolves.
 */
export const reopen = (address: string): Promise<void> => {
  location.replace(address);
  return new Promise(() => {});
};

/** Ends the wait of every call that met the ended session; someone else, or another team, begins again. */
export const resumeAfterSignIn = async (next: Session): Promise<void> => {
  const wait = waiting;
  const before = session.get()?.user;
  if (before && (before.userId !== next.user.userId || before.tenantId !== next.user.tenantId))
    return reopen("/homepage");
  session.set(next);
  closeDialog();
  wait?.resolve();
};

/** Closes the dialog: every call that has waited for it is refused. */
export const giveUpSignIn = (): void => {
  const wait = waiting;
  closeDialog();
  wait?.reject(new Failure("error.unauthorized", "", { status: 401 }));
};

/** Set by the server together with the session cookie: without it, there is no session to request. */
export const mayBeSignedIn = (): boolean =>
  document.cookie.split("; ").some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));

const asAnybody = { isSessionOptional: true, isForAnySession: true };

/** Requests the signed-in user; having none is not an error. @throws {Failure} if the server cannot answer */
export const loadSession = async (): Promise<Session | null> => {
  if (!mayBeSignedIn()) {
    session.set(null);
    return null;
  }
  try {
    const answer = await call(accountsApi.currentUser, undefined, asAnybody);
    session.set(answer);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === "security.ip.forbidden" || error.code === "tenant.left") {
      isTeamless.set(error.code === "tenant.left");
      barredToken = (error.data as { csrfToken?: string } | null)?.csrfToken ?? null;
    } else if (error.code !== "error.unauthorized") throw error;
    session.set(null);
  }
  return session.get();
};

/** Background requests are ended before the session: answered after it, they would be refused. */
export const endedFirst: (() => Promise<void>)[] = [];

/**
 * Ends the session and opens the sign-in page. Running reads are dropped first: answered after it, they would ask for
 * the password again.
 */
export const signOut = async (): Promise<void> => {
  await Promise.all([queryClient.cancelQueries(), ...endedFirst.map((end) => end())]);
  await call(accountsApi.logout, undefined, { isSessionOptional: true }).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code !== "error.unauthorized") throw error;
  });
  carryToNextPage("signedOut");
  return reopen("/login");
};

/** The signed-in user. Only below the signed-in layout, which shows nothing without one. */
export const useSession = (): CurrentUser => {
  const current = useStore(session);
  if (!current) throw new Failure("error.unauthorized", "", { status: 401 });
  return current.user;
};

/** Whether the user has a permission. What they may do with one record is given by that record's abilities. */
export const hasPermission = (key: PermissionKey): boolean =>
  session.get()?.user.authorities.includes(key) ?? false;
