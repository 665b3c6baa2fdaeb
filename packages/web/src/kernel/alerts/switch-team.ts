import { accountsApi, tenantsApi } from "@benchleaf/contract";
import { call } from "../client.ts";
import { session } from "../session.ts";
import { keepTenant } from "./alert-facts.ts";

/** Another tab may have opened a new session since: its token stands in for the one that this page has. */
const takeToken = async (): Promise<void> => {
  const { csrfToken } = await call(accountsApi.currentUser);
  const known = session.get();
  if (known) session.set({ ...known, csrfToken });
};

/** Goes on in another team; the page opens afresh, since nothing on it belongs to that team. */
export const switchTeam = async (tenantId: string, address = "/homepage"): Promise<void> => {
  await takeToken();
  await call(tenantsApi.switch, { params: { tenantId } });
  keepTenant(tenantId);
  location.assign(address);
};
