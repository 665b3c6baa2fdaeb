import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { recordsArea } from "../records/records.area.ts";
import { signaturesArea } from "../signatures/signatures.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient } from "../tenants/tenants.service.ts";
import { demoApprovals } from "./approvals.demo.ts";
import { approvalsNotifications } from "./approvals.notifications.ts";
import { approvalsRoutes } from "./approvals.routes.ts";
import { approvalKinds, approvalScopes, approvalsService } from "./approvals.service.ts";
import { approvalsSet } from "./approvals.sets.sql.ts";
import { approvalsWebhookEvents } from "./approvals.webhook-events.ts";
import { approvalsTopic, broadcastApprovals } from "./broadcast-approvals.ts";
import { decideApprovals } from "./decide-approvals.ts";
import { remindApprovers } from "./remind-approvers.ts";
import { transferApprovals } from "./transfer-approvals.ts";

export const approvalsArea = serverArea({
  needs: { accounts: accountsArea, tenants: tenantsArea, signatures: signaturesArea, records: recordsArea },
  notificationRules: approvalsNotifications,
  webhookEvents: approvalsWebhookEvents,
  topics: [approvalsTopic],
  open({ kernel, resolveAll: all }, { signatures: { signatures }, records: { numbering } }) {
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
      handOver: transferApprovals(kernel, approvals),
    };
  },
  provides: ({ handOver }) => [provide(belongingsRecipient, handOver), provide(analysisSets, approvalsSet)],
  routes: ({ approvals, decisions, signatures }, { kernel }) =>
    approvalsRoutes(kernel, approvals, decisions, signatures),
  start(_, { kernel }) {
    remindApprovers(kernel);
    broadcastApprovals(kernel);
  },
  demo: (_, lab) => demoApprovals(lab),
});
