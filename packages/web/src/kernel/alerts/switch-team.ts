import { tenantsApi } from "@benchleaf/contract";
import { call } from "../client.ts";
import { keepTenant } from "./alert-facts.ts";

/** Goes on in another team; the page opens afresh, since nothing on it belongs to that team. */
export const switchTeam = async (tenantId: string, address = "/homepage"): Promise<void> => {
  await call(tenantsApi.switch, { params: { tenantId } });
  keepTenant(tenantId);
  location.assign(address);
};
