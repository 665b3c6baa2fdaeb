import {
  checkForm,
  type FormContent,
  type FormInput,
  type FormItem,
  type FormState,
  type FormText,
  type FormVersion,
  type Id,
  type InspectionForm,
  type InspectionFormDetail,
  type InspectionTrend,
  type Locale,
  type ReadyFormKey,
  type ReadyFormOverview,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import type { NumberingService } from "../../records/records.service.ts";
import { demand, mayEditForm } from "../inspection.policy.ts";
import { presentForm, presentFormDetail, presentVersion } from "../inspection.present.ts";
import * as store from "./forms.store.ts";
import { emptyForm, listReadyForms, readyForm } from "./ready-forms.ts";
import { findTrend } from "./trends.store.ts";

const cursorKeys = z.tuple([idKey]);

/** A name with a suffix in each language, for a copy. */
const copyName = (name: FormText): FormText =>
  Object.fromEntries(Object.entries(name).map(([locale, text]) => [locale, `${text} (2)`])) as FormText;

/** Forms are designed as drafts, which may have errors, and filled in as published versions, which never change. */
export const designForms = (
  { database, audit }: Pick<Kernel, "database" | "audit">,
  numbering: Pick<NumberingService, "take">,
) => {
  const find = async (q: Queries, formId: Id): Promise<store.FormDetailRow> => {
    const row = await store.findForm(q, formId);
    if (row === undefined) throw problem("inspection.form.not.found");
    return row;
  };

  const detail = async (q: Queries, session: Session, formId: Id): Promise<InspectionFormDetail> => {
    const [row, versions] = await Promise.all([find(q, formId), store.listVersions(q, formId)]);
    return presentFormDetail(row, versions, session);
  };

  /** Locked, and the caller may change it. */
  const hold = async (tx: Queries, session: Session, formId: Id): Promise<store.FormDetailRow> => {
    store.lockForm(tx, formId);
    const row = await find(tx, formId);
    demand(mayEditForm(row, session), "INSPECTION_FORM_MANAGE");
    return row;
  };

  const beginning = async (
    tx: Queries,
    wanted: { readyForm: ReadyFormKey | null; copyOfFormId: Id | null; locale: Locale },
  ): Promise<{ name: FormText; content: FormContent; needsReview: boolean }> => {
    if (wanted.copyOfFormId !== null) {
      const source = await find(tx, wanted.copyOfFormId);
      return { name: copyName(source.name), content: source.draft, needsReview: source.needs_review };
    }
    if (wanted.readyForm !== null) return { ...readyForm(wanted.readyForm), needsReview: false };
    return { ...emptyForm(wanted.locale), needsReview: false };
  };

  return {
    list: (
      session: Session,
      query: {
        cursor?: string | undefined;
        limit: number;
        state?: FormState | undefined;
        search?: string | undefined;
      },
    ): Promise<Page<InspectionForm>> =>
      database.read(session, async (q) => {
        const [before = null] = decodeCursor(cursorKeys, query.cursor) ?? [];
        const rows = await store.listForms(
          q,
          { state: query.state, search: query.search, before },
          query.limit + 1,
        );
        return pageFrom(
          rows,
          query.limit,
          (row) => presentForm(row, session),
          ({ id }) => [id],
        );
      }),

    readyForms: async (): Promise<ReadyFormOverview[]> => listReadyForms(),

    create: (
      session: Session,
      wanted: { readyForm: ReadyFormKey | null; copyOfFormId: Id | null; locale: Locale },
    ): Promise<InspectionFormDetail> =>
      database.write(session, async (tx) => {
        const begun = await beginning(tx, wanted);
        const formNo = await numbering.take(tx, "inspectionForm", (no) => store.hasFormNo(tx, no));
        const id = await store.insertForm(tx, { formNo, ...begun });
        await audit.record(tx, session, {
          action: "inspectionForm.create",
          objectType: "inspectionForm",
          objectId: id,
          after: { formNo, name: begun.name, readyForm: wanted.readyForm },
        });
        return detail(tx, session, id);
      }),

    /** @throws inspection.form.not.found */
    get: (session: Session, formId: Id): Promise<InspectionFormDetail> =>
      database.read(session, (q) => detail(q, session, formId)),

    /** @throws inspection.form.not.found */
    version: (scope: Scope, formId: Id, version: number): Promise<FormVersion> =>
      database.read(scope, async (q) => {
        const row = await store.findVersion(q, formId, version);
        if (row === undefined) throw problem("inspection.form.not.found");
        return presentVersion(row);
      }),

    /** @throws inspection.form.not.found, permission.denied, form.stale */
    save: (session: Session, formId: Id, input: FormInput): Promise<InspectionFormDetail> =>
      database.write(session, async (tx) => {
        const before = await hold(tx, session, formId);
        if (!(await store.saveForm(tx, formId, input))) throw problem("form.stale");
        await audit.record(tx, session, {
          action: "inspectionForm.update",
          objectType: "inspectionForm",
          objectId: formId,
          before: { name: before.name, needsReview: before.needs_review, content: before.draft },
          after: { name: input.name, needsReview: input.needsReview, content: input.content },
        });
        return detail(tx, session, formId);
      }),

    /** @throws inspection.form.not.found, permission.denied, form.stale, form.invalid */
    publish: (session: Session, formId: Id, revision: number): Promise<InspectionFormDetail> =>
      database.write(session, async (tx) => {
        const row = await hold(tx, session, formId);
        if (row.revision !== revision) throw problem("form.stale");
        const known = await store.listItemKinds(tx, formId);
        const earlier = new Map(known.map(({ id, kind }) => [id, kind as FormItem["kind"]]));
        const faults = checkForm(row.draft, earlier);
        if (Object.values(row.name).every((text) => (text ?? "") === ""))
          throw problem("form.invalid", { count: 1 });
        if (faults.length > 0) throw problem("form.invalid", { count: faults.length });
        const version = await store.publishForm(tx, formId);
        await audit.record(tx, session, {
          action: "inspectionForm.publish",
          objectType: "inspectionForm",
          objectId: formId,
          after: { version },
        });
        return detail(tx, session, formId);
      }),

    /** @throws inspection.form.not.found, permission.denied, inspection.form.in.use while a schedule is active */
    archive: (session: Session, formId: Id, isArchived: boolean): Promise<InspectionFormDetail> =>
      database.write(session, async (tx) => {
        const row = await hold(tx, session, formId);
        if (isArchived && row.schedule_count > 0) throw problem("inspection.form.in.use");
        if (row.is_archived !== isArchived) {
          store.setArchived(tx, formId, isArchived);
          await audit.record(tx, session, {
            action: isArchived ? "inspectionForm.archive" : "inspectionForm.restore",
            objectType: "inspectionForm",
            objectId: formId,
          });
        }
        return detail(tx, session, formId);
      }),

    /** @throws inspection.form.not.found */
    trend: (
      scope: Scope,
      formId: Id,
      { days, item }: { days: number; item?: string | undefined },
    ): Promise<InspectionTrend> =>
      database.read(scope, async (q) => {
        await find(q, formId);
        return findTrend(q, { formId, itemId: item ?? null, days });
      }),
  };
};
export type DesignForms = ReturnType<typeof designForms>;
