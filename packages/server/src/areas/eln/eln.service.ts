import {
  type CheckedOf,
  type ElnBlock,
  type ElnCategory,
  type ElnField,
  type ElnPage,
  type ElnSubmission,
  type ElnSummary,
  type ElnValues,
  type elnApi,
  emptyPage,
  type FileKind,
  type Id,
  markdownToPage,
  nodesIn,
  type PageNode,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { ApprovalsService } from "../approvals/approvals.service.ts";
import { type DocumentsService, newBlockId, parsePage } from "../documents/documents.service.ts";
import { editRefusal, hasLevel } from "../files/files.policy.ts";
import { type FilesService, lockFilesForUpdate } from "../files/files.service.ts";
import type { FileRow } from "../files/files.sql.ts";
import type { PrintedRecord } from "../files/kinds.service.ts";
import { listKind } from "../files/list-kind.service.ts";
import type { Page } from "../paging.ts";
import { findPersonalProject } from "../projects/projects.service.ts";
import type { NumberingService } from "../records/records.service.ts";
import { presentPage, presentSubmission, presentSummary } from "./eln.present.ts";
import { blockStatuses, fittingValues, missingField } from "./eln.rules.ts";
import * as store from "./eln.store.ts";

/** Maximum number of a page's submissions that are returned. */
const MAX_SUBMISSIONS = 100;
/** Characters of a block shown in a list. */
const BLOCK_CHARACTERS = 200;

/** The initial content of a new page. */
export interface PageSource {
  readonly page: PageNode;
  readonly category: ElnCategory | null;
  readonly templateName: string;
  readonly fields: readonly ElnField[];
}

export interface PlaceInput {
  readonly projectId?: Id | undefined;
  readonly folderId: Id | null;
}

const blank: PageSource = { page: emptyPage, category: null, templateName: "", fields: [] };

/** Notebook pages except their text: creating, listing, descriptions, values, finishing. */
export const elnService = (
  kernel: Kernel,
  files: FilesService,
  documents: DocumentsService,
  numbering: Pick<NumberingService, "take">,
  approvals: Pick<ApprovalsService, "isAsked">,
) => {
  const { database, audit, events } = kernel;

  const submissionsOf = async (q: Queries, id: Id, limit: number): Promise<ElnSubmission[]> => {
    const rows = await store.listSubmissions(q, id, limit);
    const blocks = await store.listSubmittedBlocks(
      q,
      rows.map((row) => row.id),
    );
    return rows.map((row) => presentSubmission(row, blocks));
  };

  const abilitiesOf = async (
    q: Queries,
    session: Session,
    file: FileRow,
    row: store.PageRow,
    submission: ElnSubmission | null,
  ): Promise<ElnPage["abilities"]> => {
    const holds = (key: string) => session.authorities.has(key);
    const mayEdit = holds("ELN_UPDATE") && editRefusal(file, session.userId) === null;
    const isOpen = row.process_status === "IN_PROGRESS";
    const isPending = submission?.status === "PENDING" && submission.recordId !== null;
    const isOwn = submission?.submitUserId === session.userId;
    return {
      edit: mayEdit && isOpen,
      submit: mayEdit && isOpen && (!isPending || isOwn),
      review: isPending && (await approvals.isAsked(q, session, submission!.recordId!)),
      withdraw: isPending && isOwn,
      finish: mayEdit && isOpen,
      reopen: !isOpen && (holds("ELN_AUDIT") || (holds("ELN_UPDATE") && hasLevel(file, "manage"))),
    };
  };

  const find = async (q: Queries, id: Id): Promise<store.PageRow> => {
    const row = await store.findPage(q, id);
    if (row === undefined) throw problem("projectFile.not.found");
    return row;
  };

  const show = async (q: Queries, session: Session, id: Id): Promise<ElnPage> => {
    const file = await documents.openPage(q, id, "eln");
    const [document, row, [submission = null]] = await Promise.all([
      documents.show(q, session, id, "eln"),
      find(q, id),
      submissionsOf(q, id, 1),
    ]);
    return presentPage(document, row, submission, await abilitiesOf(q, session, file, row, submission));
  };

  const nextCode = async (tx: Queries, category: string | null): Promise<string> =>
    numbering.take(
      tx,
      "eln",
      (taken) => store.hasCode(tx, taken),
      await store.findCategoryCode(tx, category),
    );

  const createIn = async (
    tx: Queries,
    scope: Scope,
    target: PlaceInput & { readonly name: string },
    source: PageSource,
  ): Promise<Id> => {
    const projectId = target.projectId ?? (await findPersonalProject(tx));
    const made = { kind: "eln" as const, name: target.name, page: source.page };
    const id = await documents.createIn(tx, scope, { projectId, folderId: target.folderId }, made);
    const code = await nextCode(tx, source.category);
    await store.insertPage(tx, {
      id,
      code,
      category: source.category,
      templateName: source.templateName,
      fields: source.fields,
      values: {},
    });
    await audit.record(tx, scope, {
      action: "elnPage.create",
      objectType: "file",
      objectId: id,
      after: { name: target.name, code, template: source.templateName },
    });
    return id;
  };

  /**
   * Locks a page for a change of its lifecycle: the file first. @throws eln.finished, and what `lockFilesForUpdate`
   * throws
   */
  const holdOpen = async (tx: Queries, session: Session, id: Id): Promise<store.PageRow> => {
    await documents.openPage(tx, id, "eln");
    await lockFilesForUpdate(tx, session, [id]);
    const row = await find(tx, id);
    if (row.process_status === "FINISHED") throw problem("eln.finished");
    return row;
  };

  return {
    show,
    find,
    createIn,
    holdOpen,
    submissionsOf,

    list: (scope: Scope, query: CheckedOf<typeof elnApi.list>["query"]): Promise<Page<ElnSummary>> =>
      listKind(database, scope, store.listing, query, {
        facts: store.factsOf(query),
        present: (row: store.SummaryRow) => presentSummary(row, scope.userId),
      }),

    /** What a printed version says of its record: date and fields are of no version, so that only the newest one has them. */
    printed: (scope: Scope, id: Id, version: number): Promise<PrintedRecord> =>
      database.read(scope, async (q) => {
        const file = await documents.openPage(q, id, "eln");
        const row = await store.findPage(q, id);
        const isNewest = file.version === version;
        return {
          code: row?.code ?? "",
          day: isNewest ? (row?.experiment_date ?? null) : null,
          fields: isNewest
            ? (row?.fields ?? []).map(({ key, name }) => [name, row?.field_values[key] ?? ""] as const)
            : [],
        };
      }),

    get: (session: Session, id: Id): Promise<ElnPage> => database.read(session, (q) => show(q, session, id)),

    create: (
      session: Session,
      input: PlaceInput & {
        readonly name: string;
        readonly content: string | null;
        readonly markdown: string | null;
      },
      template: ((q: Queries) => Promise<PageSource>) | null,
    ): Promise<ElnPage> =>
      database.write(session, async (tx) => {
        const source = template === null ? blank : await template(tx);
        const given =
          input.content !== null
            ? parsePage(input.content)
            : input.markdown !== null
              ? markdownToPage(input.markdown, newBlockId)
              : parsePage(JSON.stringify(source.page));
        return show(tx, session, await createIn(tx, session, input, { ...source, page: given }));
      }),

    /** Its reviews, signatures and values are not copied. */
    copy: (session: Session, id: Id, target: PlaceInput & { readonly name: string }): Promise<ElnPage> =>
      database.write(session, async (tx) => {
        await documents.openPage(tx, id, "eln");
        const row = await find(tx, id);
        const { page } = await documents.pageNow(tx, id);
        const made = await createIn(tx, session, target, {
          page,
          category: row.category as ElnCategory | null,
          templateName: row.template_name,
          fields: row.fields,
        });
        return show(tx, session, made);
      }),

    /** Copies made by the area of files: each gets a number of its own. */
    async copyPages(tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> {
      for (const [index, id] of from.entries()) {
        const row = await store.findPage(tx, id);
        await store.insertPage(tx, {
          id: to[index]!,
          code: await nextCode(tx, row?.category ?? null),
          category: row?.category ?? null,
          templateName: row?.template_name ?? "",
          fields: row?.fields ?? [],
          values: row?.field_values ?? {},
        });
      }
    },

    update: (
      session: Session,
      id: Id,
      input: {
        readonly experimentDate: string | null;
        readonly values: ElnValues;
        readonly valuesVersion: number;
      },
    ): Promise<ElnPage> =>
      database.write(session, async (tx) => {
        const before = await holdOpen(tx, session, id);
        const values = fittingValues(before.fields, input.values);
        if (!(await store.updateValues(tx, id, { ...input, values }))) throw problem("eln.fields.stale");
        store.markModified(tx, id);
        await audit.record(tx, session, {
          action: "elnPage.update",
          objectType: "file",
          objectId: id,
          before: { experimentDate: before.experiment_date, values: before.field_values },
          after: { experimentDate: input.experimentDate, values },
        });
        return show(tx, session, id);
      }),

    /** Those who have the page open see the new blocks at once. */
    append: (session: Session, id: Id, markdown: string): Promise<{ seq: number; blockId: string }> =>
      database.write(session, async (tx) => {
        await documents.openPage(tx, id, "eln");
        const { content = [] } = markdownToPage(markdown, newBlockId);
        const seq = await documents.editBlocks(tx, session, id, (before) => [...before, ...content]);
        return { seq, blockId: String(content[0]?.attrs?.id ?? "") };
      }),

    finish: (session: Session, id: Id): Promise<ElnPage> =>
      database.write(session, async (tx) => {
        const row = await holdOpen(tx, session, id);
        const field = missingField(row.fields, row.field_values);
        if (field !== undefined) throw problem("eln.field.required", { field });
        // Locks the text from here on: no change is stored between this version and the finish.
        const { version } = await documents.saveVersion(tx, session, id, { message: "" });
        store.finishPage(tx, id, version);
        await audit.record(tx, session, {
          action: "elnPage.finish",
          objectType: "file",
          objectId: id,
          after: { version },
        });
        await events.emit(tx, session, { type: "eln.finished", data: { fileId: id, version } });
        return show(tx, session, id);
      }),

    reopen: (session: Session, id: Id, reason: string): Promise<ElnPage> =>
      database.write(session, async (tx) => {
        const file = await documents.openPage(tx, id, "eln");
        const row = await store.lockPage(tx, id);
        if (row?.process_status !== "FINISHED") throw problem("eln.status.invalid");
        if (!(await abilitiesOf(tx, session, file, row, null)).reopen) throw problem("permission.denied");
        store.reopenPage(tx, id);
        await audit.record(tx, session, {
          action: "elnPage.reopen",
          objectType: "file",
          objectId: id,
          before: { version: row.finish_version },
          reason,
        });
        await events.emit(tx, session, { type: "file.stateChanged", data: { fileId: id } });
        return show(tx, session, id);
      }),

    /** State of the review of each current block of the page. */
    blocks: (scope: Scope, id: Id): Promise<ElnBlock[]> =>
      database.read(scope, async (q) => {
        await documents.openPage(q, id, "eln");
        const rows = await store.listSubmissions(q, id, MAX_SUBMISSIONS);
        const ids = rows.map((row) => row.id);
        const blocks = await store.listSubmittedBlocks(q, ids);
        const newestFirst = ids.flatMap((one) => blocks.filter(({ submission_id }) => submission_id === one));
        const { page } = await documents.pageNow(q, id);
        return blockStatuses(page, newestFirst).map(({ block, status }) => ({
          blockId: block.id,
          text: block.text.slice(0, BLOCK_CHARACTERS),
          status,
        }));
      }),

    processes: (scope: Scope, id: Id): Promise<ElnSubmission[]> =>
      database.read(scope, async (q) => {
        await documents.openPage(q, id, "eln");
        return submissionsOf(q, id, MAX_SUBMISSIONS);
      }),

    relations: (scope: Scope, id: Id): Promise<{ fileId: Id; name: string; kind: FileKind }[]> =>
      database.read(scope, async (q) => {
        await documents.openPage(q, id, "eln");
        const { page } = await documents.pageNow(q, id);
        const ids = [...nodesIn(page)].flatMap(({ type, attrs }) => {
          if (type === "chip" && attrs?.kind === "file") return [String(attrs.recordId)];
          return (type === "file" || type === "sequence") && attrs?.fileId ? [String(attrs.fileId)] : [];
        });
        const found = await files.showAll(q, scope, [...new Set(ids)]);
        return found.map((file) => ({ fileId: file.id, name: file.name, kind: file.kind }));
      }),

    commentCounts: (scope: Scope, fileIds: readonly Id[]) =>
      database.read(scope, (q) => store.countComments(q, fileIds)),

    /** Whether a page may be changed now; the caller has locked its text. @throws eln.finished */
    async refuseWriting(tx: Queries, id: Id): Promise<void> {
      if ((await store.findProcessStatus(tx, id)) !== "IN_PROGRESS") throw problem("eln.finished");
    },
  };
};
export type ElnService = ReturnType<typeof elnService>;
