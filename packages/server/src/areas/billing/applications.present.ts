import type { ActivationApplication } from "@benchleaf/contract";
import type { ApplicationRow } from "./applications.store.ts";

export const presentApplication = (row: ApplicationRow): ActivationApplication => ({
  id: row.id,
  modules: [...row.modules],
  name: row.name,
  organizationName: row.organization_name,
  mobile: row.mobile,
  email: row.email,
  researchField: row.research_field,
  extra: { tenantId: row.tenant_id, tenantName: row.tenant_name },
  status: row.status,
  remark: row.remark,
  createTime: row.create_time.toISOString(),
  decideTime: row.decide_time?.toISOString() ?? null,
});
