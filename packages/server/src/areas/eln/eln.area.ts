import type { ElnFilter, Id } from "@benchleaf/contract";
import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import type { Session } from "../../kernel/context.ts";
import { subjectStateSources } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { approvalsArea } from "../approvals/approvals.area.ts";
import { approvalKinds, approvalScopes } from "../approvals/approvals.service.ts";
import { commentsArea } from "../comments/comments.area.ts";
import { documentsArea } from "../documents/documents.area.ts";
import { copyPages, digestPageVersion, documentKinds, findPageText } from "../documents/documents.service.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds } from "../files/kinds.service.ts";
import { interchangeArea } from "../interchange/interchange.area.ts";
import { noteReaders } from "../interchange/interchange.service.ts";
import { previewsArea } from "../previews/previews.area.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { recordsArea } from "../records/records.area.ts";
import { savedFilters } from "../records/records.service.ts";
import { subjectsArea } from "../subjects/subjects.area.ts";
import { configureEln } from "./configure-eln.ts";
import { demoEln } from "./eln.demo.ts";
import { elnNotifications } from "./eln.notifications.ts";
import { elnRoutes } from "./eln.routes.ts";
import { elnService } from "./eln.service.ts";
import { notebookSet } from "./eln.sets.sql.ts";
import { markModified } from "./eln.store.ts";
import { elnStates } from "./eln-states.ts";
import { elnTemplatesService } from "./eln-templates.service.ts";
import { importNotes } from "./import-notes.ts";
import { importPages } from "./import-pages.ts";
import { categoryPeople, elnApproval, reviewPages } from "./review-pages.ts";
import { unseenChanges } from "./unseen-changes.ts";

export const elnArea = serverArea({
  needs: {
    access: accessArea,
    accounts: accountsArea,
    approvals: approvalsArea,
    comments: commentsArea,
    documents: documentsArea,
    files: filesArea,
    interchange: interchangeArea,
    previews: previewsArea,
    projects: projectsArea,
    records: recordsArea,
    subjects: subjectsArea,
  },
  notificationRules: elnNotifications,
  open(
    { kernel },
    {
      approvals: { approvals },
      documents: { documents, exports },
      files,
      records: { numbering },
      subjects: { attachments },
    },
  ) {
    const eln = elnService(kernel, files.files, documents, numbering, approvals);
    return {
      eln,
      documents,
      exports,
      recycle: (session: Session, id: Id) =>
        kernel.database
          .read(session, (q) => documents.openPage(q, id, "eln"))
          .then(() => files.changes.recycle(session, [id])),
      reviews: reviewPages(kernel, eln, documents, approvals),
      templates: elnTemplatesService(kernel),
      configuration: configureEln(kernel, numbering),
      filters: savedFilters<ElnFilter>(kernel, "eln"),
      imports: importPages(kernel, eln, documents, attachments),
      unseen: unseenChanges(kernel, documents),
      notes: importNotes(eln, documents),
      approval: elnApproval(kernel),
    };
  },
  provides: ({ eln, exports, approval, notes }) => [
    provide(analysisSets, notebookSet),
    provide(noteReaders, notes),
    provide(approvalKinds, approval),
    provide(approvalScopes, { kind: "elnCategory", peopleOf: categoryPeople }),
    provide(subjectStateSources, elnStates),
    provide(documentKinds, {
      kind: "eln",
      keys: { read: "ELN_READ", update: "ELN_UPDATE" },
      refuseWriting: eln.refuseWriting,
      changed: markModified,
    }),
    provide(fileKinds, {
      kinds: ["eln"],
      async copy(tx, from, to) {
        await copyPages(tx, from, to);
        await eln.copyPages(tx, from, to);
      },
      digest: digestPageVersion,
      text: findPageText,
      async sheet(scope, id, version, timezone) {
        const sheet = await exports.sheet(scope, id, version, timezone);
        return sheet?.form === "page" ? { ...sheet, about: await eln.printed(scope, id, version) } : sheet;
      },
      writing: {
        view: "markdown",
        nameOf: (name) => `${name}.md`,
        contentType: "text/markdown; charset=utf-8",
        write: (scope, id, version) =>
          exports.export(scope, id, "eln", { format: "markdown", version, timezone: "UTC" }),
      },
    }),
  ],
  routes: (own) => elnRoutes(own),
  demo: (_, lab) => demoEln(lab),
});
