import {
  blocksOf,
  type ElnCategory,
  type ElnPage,
  type ElnSubmission,
  elnCategories,
  elnCategoryScope,
  type Id,
  type PageBlock,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { ApprovalsService, SubmissionKind } from "../approvals/approvals.service.ts";
import type { DocumentsService } from "../documents/documents.service.ts";
import { editRefusal } from "../files/files.policy.ts";
import { openFile } from "../files/files.service.ts";
import { digestBlock, missingField } from "./eln.rules.ts";
import type { ElnService } from "./eln.service.ts";
import * as store from "./eln.store.ts";

/** Earlier submissions whose approved blocks remain included while they are unchanged. */
const CARRIED_SUBMISSIONS = 20;

const isCategory = (category: string | null): category is ElnCategory =>
  elnCategories.some((one) => one === category);

/** Categories of templates as scopes of approvals: each belongs to the owner of the team. */
export const categoryPeople = async (
  q: Queries,
  id: Id,
): Promise<{ ownerId: Id; managerIds: Id[] } | undefined> => {
  if (!elnCategories.some((category) => elnCategoryScope(category).id === id)) return undefined;
  const ownerId = await store.findTeamOwner(q);
  return ownerId === undefined ? undefined : { ownerId, managerIds: [] };
};

/** What there is to review of a whole page: an empty line says nothing, unless nothing else does. */
const reviewedBlocks = (blocks: readonly PageBlock[]): readonly PageBlock[] => {
  const filled = blocks.filter(({ node, text }) => node.type !== "paragraph" || text.trim() !== "");
  return filled.length > 0 ? filled : blocks;
};

type Ended = Exclude<ElnSubmission["status"], "PENDING">;

/** The effects of a decision on a page, in the transaction of the decision. */
export const elnApproval = ({ audit, events }: Pick<Kernel, "audit" | "events">): SubmissionKind => {
  const pendingOf = async (tx: Queries, fileId: Id): Promise<store.SubmissionRow | undefined> =>
    (await store.listSubmissions(tx, fileId, 1)).find(({ status }) => status === "PENDING");

  const settle =
    (
      status: Ended,
      auditStatus: store.PageRow["audit_status"],
      action: "elnPage.approve" | "elnPage.reject" | "elnPage.cancel",
    ) =>
    async (tx: Queries, scope: Scope, { object_id: fileId }: { readonly object_id: Id }): Promise<void> => {
      const pending = await pendingOf(tx, fileId);
      if (pending === undefined) return;
      if (status === "APPROVED" && (await store.hasRejectedBlock(tx, pending.id)))
        throw problem("eln.block.rejected");
      store.resolveBlocks(tx, pending.id, status === "APPROVED" ? "APPROVED" : "uncommitted");
      await store.endSubmission(tx, fileId, status);
      store.setAuditStatus(tx, fileId, auditStatus);
      // A page that was finished while its review was pending is reopened for the requested changes.
      if (status === "REJECTED") store.reopenPage(tx, fileId);
      await audit.record(tx, scope, {
        action,
        objectType: "file",
        objectId: fileId,
        after: { version: pending.version },
      });
      // Not `file.saved`: the reviewer has saved no version.
      await events.emit(tx, scope, { type: "file.stateChanged", data: { fileId } });
    };

  return {
    kind: "ELN",
    defaultConfig: {
      enabled: true,
      order: "sequence",
      allowSelfApproval: false,
      steps: [
        {
          name: "",
          mode: "any",
          approvers: [{ type: "projectOwner" }, { type: "tenantOwner" }],
          condition: null,
          dueHours: null,
          needsSignature: false,
        },
      ],
    },
    async subject(tx, session, objectId) {
      const file = await openFile(tx, objectId);
      if (file.kind !== "eln") throw problem("projectFile.not.found");
      const refusal = editRefusal(file, session.userId);
      if (refusal !== null) throw problem(refusal, { fileId: file.id, name: file.name });
      const pending = await pendingOf(tx, objectId);
      const category = (await store.findPage(tx, objectId))?.category ?? null;
      const blocks = pending === undefined ? [] : await store.listSubmittedBlocks(tx, [pending.id]);
      return {
        title: file.name,
        projectId: file.project_id,
        scope: { kind: "project", id: file.project_id },
        ...(isCategory(category) && { widerScopes: [elnCategoryScope(category)] }),
        bizData: { blockCount: blocks.length, pageVersion: pending?.version ?? 0, fileId: objectId },
      };
    },
    settled: {
      APPROVED: settle("APPROVED", "approved", "elnPage.approve"),
      REJECTED: settle("REJECTED", "rejected", "elnPage.reject"),
      canceled: settle("canceled", "canceled", "elnPage.cancel"),
      CLOSED: settle("CLOSED", "canceled", "elnPage.cancel"),
    },
  };
};

/** Submitting pages for review, and reviewing them block by block. */
export const reviewPages = (
  { database, audit, events }: Kernel,
  eln: ElnService,
  documents: DocumentsService,
  approvals: ApprovalsService,
) => {
  /** Blocks that were approved before and are unchanged since. */
  const approvedBefore = async (tx: Queries, fileId: Id): Promise<ReadonlyMap<string, Buffer>> => {
    const rows = await store.listSubmissions(tx, fileId, CARRIED_SUBMISSIONS);
    const blocks = await store.listSubmittedBlocks(
      tx,
      rows.map(({ id }) => id),
    );
    const found = new Map<string, Buffer>();
    const decided = new Set<string>();
    for (const { id } of rows)
      for (const block of blocks.filter(({ submission_id }) => submission_id === id)) {
        if (decided.has(block.block_id) || block.status === "PENDING" || block.status === "uncommitted")
          continue;
        decided.add(block.block_id);
        if (block.status === "APPROVED") found.set(block.block_id, block.digest);
      }
    return found;
  };

  return {
    submit: (
      session: Session,
      id: Id,
      input: { readonly blocks: readonly string[]; readonly remark: string },
    ): Promise<ElnPage> =>
      database.write(session, async (tx) => {
        const row = await eln.holdOpen(tx, session, id);
        const field = missingField(row.fields, row.field_values);
        if (field !== undefined) throw problem("eln.field.required", { field });
        const { version, page } = await documents.saveVersion(tx, session, id, { message: "" });
        const all = blocksOf(page);
        const wanted = new Set(
          input.blocks.length > 0 ? input.blocks : reviewedBlocks(all).map((block) => block.id),
        );
        const chosen = all.filter((block) => wanted.has(block.id));
        if (chosen.length < wanted.size) throw problem("eln.block.not.found");
        // Locks the pending approval first, in the same order as anyone who decides it.
        await approvals.holdPending(tx, "ELN", id);
        const before = await approvedBefore(tx, id);
        // A pending submission is merged into this one.
        await store.endSubmission(tx, id, "CLOSED");
        const submissionId = await store.insertSubmission(tx, { fileId: id, version, remark: input.remark });
        await store.insertBlocks(
          tx,
          submissionId,
          chosen.map((block) => {
            const digest = digestBlock(block);
            return { blockId: block.id, digest, isApproved: before.get(block.id)?.equals(digest) ?? false };
          }),
        );
        store.setAuditStatus(tx, id, "auditing");
        const recordId = await approvals.submit(tx, session, {
          kind: "ELN",
          objectId: id,
          remark: input.remark,
        });
        store.setRecord(tx, submissionId, recordId);
        await audit.record(tx, session, {
          action: "elnPage.submit",
          objectType: "file",
          objectId: id,
          after: { version, blocks: chosen.length },
          ...(input.remark !== "" && { reason: input.remark }),
        });
        await events.emit(tx, session, { type: "file.saved", data: { fileId: id, version } });
        return eln.show(tx, session, id);
      }),

    review: (
      session: Session,
      id: Id,
      blockId: string,
      said: { readonly status: "PENDING" | "APPROVED" | "REJECTED"; readonly remark: string },
    ): Promise<ElnPage> =>
      database.write(session, async (tx) => {
        await documents.openPage(tx, id, "eln");
        const [submission] = await store.listSubmissions(tx, id, 1);
        if (submission?.status !== "PENDING" || submission.record_id === null)
          throw problem("eln.audit.not.found");
        if (!(await approvals.isAsked(tx, session, submission.record_id))) throw problem("permission.denied");
        if (!(await store.reviewBlock(tx, submission.id, blockId, said)))
          throw problem("eln.block.not.found");
        await audit.record(tx, session, {
          action: "elnPage.review",
          objectType: "file",
          objectId: id,
          after: { block: blockId, status: said.status },
          ...(said.remark !== "" && { reason: said.remark }),
        });
        return eln.show(tx, session, id);
      }),

    contents: (scope: Scope, id: Id): Promise<{ submission: ElnSubmission; content: string } | null> =>
      database.read(scope, async (q) => {
        await documents.openPage(q, id, "eln");
        const [submission] = await eln.submissionsOf(q, id, 1);
        if (submission === undefined) return null;
        return { submission, content: await documents.versionContent(q, id, submission.version) };
      }),
  };
};
export type ReviewPages = ReturnType<typeof reviewPages>;
