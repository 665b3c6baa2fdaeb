import { approvalsOutside } from "./areas/approvals/approvals.outside.ts";
import { filesOutside } from "./areas/files/files.outside.ts";
import { projectsOutside } from "./areas/projects/projects.outside.ts";
import { signaturesOutside } from "./areas/signatures/signatures.outside.ts";
import { tenantsOutside } from "./areas/tenants/tenants.outside.ts";
import type { OutsideRule } from "./kernel/outside-events.ts";

/** What other systems are told of, area by area. */
export const outsideEvents: readonly OutsideRule[] = [
  ...tenantsOutside,
  ...filesOutside,
  ...signaturesOutside,
  ...approvalsOutside,
  ...projectsOutside,
];
