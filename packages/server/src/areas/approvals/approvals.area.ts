import { give, serverArea } from "../../kernel/area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { recordsArea } from "../records/records.area.ts";
import { signaturesArea } from "../signatures/signatures.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsHeir } from "../tenants/tenants.service.ts";
import { demoApprovals } from "./approvals.demo.ts";
import { approvalsNotices } from "./approvals.notices.ts";
import { approvalsOutside } from "./approvals.outside.ts";
import { approvalsRoutes } from "./approvals.routes.ts";
import { approvalKinds, approvalScopes, approvalsService } from "./approvals.service.ts";
import { decideApprovals } from "./decide-approvals.ts";
import { handOverApprovals } from "./hand-over-approvals.ts";
import { remindApprovers } from "./remind-approvers.ts";
import { approvalsTopic, tellApprovals } from "./tell-approvals.ts";

export const approvalsArea = serverArea({
  needs: { accounts: accountsArea, tenants: tenantsArea, signatures: signaturesArea, records: recordsArea },
  notices: approvalsNotices,
  outside: approvalsOutside,
  topics: [approvalsTopic],
  open({ kernel, all }, { signatures: { signatures }, records: { numbering } }) {
    const approvals = approvalsService(
      kernel,
      numbering,
      () => all(approvalKinds),
      () => all(approvalScopes),
    );
    return {
      approvals,
      signatures,
      decisions: decideApprovals(kernel, approvals, signatures),
      handOver: handOverApprovals(kernel, approvals),
    };
  },
  gives: ({ handOver }) => [give(belongingsHeir, handOver)],
  routes: ({ approvals, decisions, signatures }, { kernel }) =>
    approvalsRoutes(kernel, approvals, decisions, signatures),
  work(_, { kernel }) {
    remindApprovers(kernel);
    tellApprovals(kernel);
  },
  demo: (_, lab) => demoApprovals(lab),
});
