import {
  accountsApi,
  departuresApi,
  type SignInAnswer,
  type TwoFactorChallenge,
  tenantsApi,
} from "@benchleaf/contract";
import { call } from "../client.ts";
import { isTeamless, session } from "../session.ts";
import { createStore } from "../store.ts";
import { carryToNextPage } from "../toasts/next-page.ts";
import { rememberTenant } from "./alert-facts.ts";

interface Destination {
  readonly tenantId: string;
  readonly address: string;
}

/** A team that requires the second factor before the switch. */
export const teamEntry = createStore<(Destination & { readonly challenge: TwoFactorChallenge }) | null>(null);

/** Another tab may have opened a new session since: its token replaces the one of this page. */
const takeToken = async (): Promise<void> => {
  if (isTeamless.get()) return;
  const { csrfToken } = await call(accountsApi.currentUser, undefined, { isForAnySession: true });
  const known = session.get();
  if (known) session.set({ ...known, csrfToken });
};

/** The page opens again, since nothing on it belongs to the team that was entered. */
export const continueIn = ({ tenantId, address }: Destination): void => {
  rememberTenant(tenantId);
  carryToNextPage("teamSwitched");
  location.assign(address);
};

const goOn = (answer: SignInAnswer, destination: Destination): boolean => {
  if ("twoFactor" in answer) {
    teamEntry.set({ ...destination, challenge: answer.twoFactor });
    return false;
  }
  continueIn(destination);
  return true;
};

/** Joins by an invitation to one's own address, and continues in that team as one who enters it. */
export const joinInvited = async (invitation: { id: string; tenantId: string }): Promise<boolean> => {
  const { id: invitationId, tenantId } = invitation;
  const answer = await call(departuresApi.acceptOwnInvitation, { params: { invitationId } });
  return goOn(answer, { tenantId, address: "/homepage" });
};

/** Switches to another team, after the second factor if that team requires it; false while it is being requested. */
export const switchTeam = async (tenantId: string, address = "/homepage"): Promise<boolean> => {
  await takeToken();
  return goOn(await call(tenantsApi.switch, { params: { tenantId } }), { tenantId, address });
};
