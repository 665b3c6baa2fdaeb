import { type FinishSso, GOOGLE_PROVIDER, identityApi, type OfferedProvider } from "@benchleaf/contract";
import { call } from "../../kernel/client.ts";

/** What this tab stores while the user is at a provider. No other tab and no other site has it. */
interface Away {
  readonly browserSecret: string;
  readonly providerKey: string;
  readonly next: string | null;
}

const AWAY = "benchleaf-sso";
const LINK = "benchleaf-sso-link";

export const findProviders = (email: string): Promise<OfferedProvider[]> =>
  call(identityApi.findProviders, { body: { email } }, { isSessionOptional: true });

/** Redirects to a provider; the page is left. */
export const leaveForProvider = async (providerKey: string, next: string | undefined): Promise<void> => {
  const { redirectUrl, browserSecret } = await call(
    identityApi.startSso,
    { body: { providerKey } },
    { isSessionOptional: true },
  );
  const away: Away = { browserSecret, providerKey, next: next ?? null };
  sessionStorage.setItem(AWAY, JSON.stringify(away));
  location.assign(redirectUrl);
};

/**
 * What this tab left with; readable once, so that a response is not handled twice. Null for a tab that never left.
 */
export const detach = (): Away | null => {
  const kept = sessionStorage.getItem(AWAY);
  sessionStorage.removeItem(AWAY);
  return kept === null ? null : (JSON.parse(kept) as Away);
};

export const finishSso = (away: Away, answer: Omit<FinishSso, "browserSecret">) => {
  const row = away.providerKey === GOOGLE_PROVIDER ? identityApi.googleLogin : identityApi.finishSso;
  const body = { ...answer, browserSecret: away.browserSecret };
  return call(row, { body }, { isSessionOptional: true });
};

/** An identity that is waiting for its owner's confirmation; stored while they sign in. */
export const rememberLink = (link: { linkToken: string; email: string }): void =>
  sessionStorage.setItem(LINK, JSON.stringify(link));

export const readLink = (): { linkToken: string; email: string } | null => {
  const kept = sessionStorage.getItem(LINK);
  return kept === null ? null : (JSON.parse(kept) as { linkToken: string; email: string });
};

export const dropLink = (): void => sessionStorage.removeItem(LINK);
