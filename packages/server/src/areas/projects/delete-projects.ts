import type { ApprovalConfig, Decision, ErrorCode, Id, ProjectDeletion } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import {
  type ApprovalsService,
  findSubmission,
  type SubmissionKind,
} from "../approvals/approvals.service.ts";
import { abilitiesOf } from "./projects.policy.ts";
import * as store from "./projects.store.ts";

/** The built-in role with all permissions. */
const ADMIN_ROLE_ID = "-1";
const MEGABYTE = 1024 ** 2;

/** By default, the owner or an administrator decides, but nobody on their own request. */
const byLeaders: ApprovalConfig = {
  enabled: true,
  order: "sequence",
  allowSelfApproval: false,
  steps: [
    {
      name: "",
      mode: "any",
      approvers: [{ type: "tenantOwner" }, { type: "role", id: ADMIN_ROLE_ID }],
      condition: null,
      dueHours: null,
      needsSignature: false,
    },
  ],
};

const statusOf = { PENDING: "waiting", APPROVED: "approved", REJECTED: "rejected" } as const;

/** How approvals pass decisions: each is independent and has its own result. */
type DecideAll = (
  session: Session,
  decisions: readonly Decision[],
) => Promise<readonly { readonly code: ErrorCode | "success" }[]>;

/** A deletion of a project, as a kind of approval. */
export const projectDeletion = ({ audit, events }: Pick<Kernel, "audit" | "events">): SubmissionKind => ({
  kind: "PROJECT_DELETION",
  defaultConfig: byLeaders,
  // The only administrator of a team decides alone; the project can be restored for 30 days.
  isOwnDecisionWhere: async (tx) => !(await store.hasOtherLeader(tx, ADMIN_ROLE_ID)),
  async subject(tx, session, projectId) {
    const project = await store.findProject(tx, projectId);
    if (project === undefined || !abilitiesOf(project, session).requestDeletion)
      throw problem("project.no.access");
    const scope = { kind: "project", id: projectId } as const;
    const bytes = await store.sizeOfProject(tx, projectId);
    const bizData = {
      fileCount: project.file_count,
      megabytes: Math.ceil((bytes / MEGABYTE) * 10) / 10,
      memberCount: project.member_count,
    };
    return { title: project.name, projectId, bizData, scope };
  },
  settled: {
    async APPROVED(tx, scope, record) {
      if (!(await store.lockForDeletion(tx, record.object_id))) return;
      await store.deleteProject(tx, record.object_id);
      await events.emit(tx, scope, {
        type: "project.deleted",
        data: { projectId: record.object_id, name: record.title },
      });
      await audit.record(tx, scope, {
        action: "project.delete",
        objectType: "project",
        objectId: record.object_id,
        before: { name: record.title },
        ...(record.remark !== "" && { reason: record.remark }),
      });
    },
  },
});

/** Deletion of projects by request and approval. */
export const deleteProjects = ({ database }: Kernel, approvals: ApprovalsService, decideAll: DecideAll) => {
  const get = (session: Session, projectId: Id, recordId: Id): Promise<ProjectDeletion> =>
    database.read(session, async (q) => {
      const record = await findSubmission(q, session, "PROJECT_DELETION", recordId);
      const isRequest =
        record.status === "PENDING" || record.status === "APPROVED" || record.status === "REJECTED";
      if (record.object_id !== projectId || !isRequest) throw problem("approval.not.found");
      return {
        projectId,
        recordId,
        projectName: record.title,
        fileCount: Number(record.biz_data.fileCount ?? 0),
        status: statusOf[record.status as keyof typeof statusOf],
        submitUserName: record.submit_user_name,
        remark: record.remark,
        createTime: record.create_time.toISOString(),
      };
    });

  return {
    get,

    request: (
      session: Session,
      projectId: Id,
      remark: string,
    ): Promise<{ recordId: Id; isDeleted: boolean }> =>
      database.write(session, async (tx) => {
        const input = { kind: "PROJECT_DELETION", objectId: projectId, remark } as const;
        const recordId = await approvals.submit(tx, session, input);
        return { recordId, isDeleted: (await store.findProject(tx, projectId)) === undefined };
      }),

    /** The same as deciding it in the list of approvals. */
    async decide(session: Session, projectId: Id, decision: Decision): Promise<ProjectDeletion> {
      await get(session, projectId, decision.recordId);
      const [decided] = await decideAll(session, [decision]);
      if (decided!.code !== "success") throw problem(decided!.code);
      return get(session, projectId, decision.recordId);
    },
  };
};
export type ProjectDeletions = ReturnType<typeof deleteProjects>;
