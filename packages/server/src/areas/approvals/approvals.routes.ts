import { type ApprovalScope, approvalsApi } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { SignaturesService } from "../signatures/signatures.service.ts";
import type { ApprovalsService } from "./approvals.service.ts";
import { browseApprovals } from "./browse-approvals.ts";
import { configureApprovals } from "./configure-approvals.ts";
import type { ApprovalDecisions } from "./decide-approvals.ts";

/** A scope needs both parts; one alone counts as none. */
const scopeIn = ({
  scope,
  scopeId,
}: {
  scope?: ApprovalScope["kind"] | undefined;
  scopeId?: string | undefined;
}): ApprovalScope | null =>
  scope === undefined || scopeId === undefined ? null : { kind: scope, id: scopeId };

export const approvalsRoutes = (
  kernel: Kernel,
  approvals: ApprovalsService,
  decide: ApprovalDecisions,
  signatures: SignaturesService,
): Binding[] => {
  const browse = browseApprovals(kernel, signatures, approvals.decisionFields);
  const settings = configureApprovals(kernel, approvals);
  return [
    bind(approvalsApi.list, ({ query }, { session }) => settings.processes(session, scopeIn(query))),
    bind(approvalsApi.config, ({ body }, { session }) => settings.configure(session, body)),
    bind(approvalsApi.records, ({ query }, { session }) => browse.list(session, "team", query)),
    bind(approvalsApi.mySubmitted, ({ query }, { session }) => browse.list(session, "submitted", query)),
    bind(approvalsApi.myAudit, ({ query }, { session }) =>
      browse.list(session, query.isDecided ? "decided" : "asked", query),
    ),
    bind(approvalsApi.batchGet, ({ body }, { session }) => browse.get(session, body)),
    bind(approvalsApi.submitAuditInfo, ({ body }, { session }) => decide.decideAll(session, body)),
    bind(approvalsApi.transfer, ({ body }, { session }) => decide.transfer(session, body)),
    bind(approvalsApi.cancel, ({ body }, { session }) => decide.cancel(session, body.recordId)),
    bind(approvalsApi.reset, ({ body }, { session }) => decide.reset(session, body.recordId)),
    bind(approvalsApi.optLog, ({ params }, { session }) => browse.log(session, params.recordId)),
    bind(approvalsApi.signatures, ({ params }, { session }) => browse.signatures(session, params.recordId)),
    bind(approvalsApi.signatureImage, ({ params }, { session }) =>
      browse.signatureImage(session, params.recordId, params.signatureRecordId),
    ),
    bind(approvalsApi.delegation, (_request, { session }) => settings.delegation(session)),
    bind(approvalsApi.delegate, ({ body }, { session }) => settings.delegate(session, body.delegation)),
  ];
};
