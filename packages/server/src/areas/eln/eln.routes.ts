import { type ElnFilter, elnApi, elnDocumentApi, elnTemplatesApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { DocumentsService } from "../documents/documents.service.ts";
import type { PageExports } from "../documents/page-exports.service.ts";
import type { SavedFilters } from "../records/records.service.ts";
import type { ElnConfiguration } from "./configure-eln.ts";
import type { ElnService } from "./eln.service.ts";
import type { ElnTemplatesService } from "./eln-templates.service.ts";
import type { ImportPages } from "./import-pages.ts";
import type { ReviewPages } from "./review-pages.ts";
import type { UnseenChanges } from "./unseen-changes.ts";

interface ElnServices {
  readonly eln: ElnService;
  readonly reviews: ReviewPages;
  readonly templates: ElnTemplatesService;
  readonly configuration: ElnConfiguration;
  readonly filters: SavedFilters<ElnFilter>;
  readonly imports: ImportPages;
  readonly documents: DocumentsService;
  readonly exports: PageExports;
  readonly unseen: UnseenChanges;
  readonly recycle: (session: Parameters<ElnService["get"]>[0], id: string) => Promise<null>;
}

export const elnRoutes = (services: ElnServices): Binding[] => {
  const { eln, reviews, templates, configuration, filters, imports, documents, exports, unseen, recycle } =
    services;
  return [
    bind(elnApi.list, ({ query }, { session }) => eln.list(session, query)),
    bind(elnApi.savedFilters, (_, { session }) => filters.list(session)),
    bind(elnApi.saveFilter, ({ body }, { session }) => filters.save(session, body)),
    bind(elnApi.removeFilter, ({ params }, { session }) => filters.remove(session, params.filterId)),
    bind(elnApi.create, ({ body }, { session, locale }) =>
      eln.create(
        session,
        body,
        body.template === null ? null : templates.source(session, locale, body.template),
      ),
    ),
    bind(elnApi.import, ({ body }, { session }) => imports.importFile(session, body)),
    bind(elnApi.copy, ({ params, body }, { session }) => eln.copy(session, params.elnId, body)),
    bind(elnApi.get, ({ params }, { session }) => eln.get(session, params.elnId)),
    bind(elnApi.update, ({ params, body }, { session }) => eln.update(session, params.elnId, body)),
    bind(elnApi.append, ({ params, body }, { session }) => eln.append(session, params.elnId, body.markdown)),
    bind(elnApi.remove, ({ params }, { session }) => recycle(session, params.elnId)),
    bind(elnApi.submit, ({ params, body }, { session }) => reviews.submit(session, params.elnId, body)),
    bind(elnApi.auditContents, ({ params }, { session }) => reviews.contents(session, params.elnId)),
    bind(elnApi.review, ({ params, body }, { session }) =>
      reviews.review(session, params.elnId, params.block, body),
    ),
    bind(elnApi.auditProcesses, ({ params }, { session }) => eln.processes(session, params.elnId)),
    bind(elnApi.finish, ({ params }, { session }) => eln.finish(session, params.elnId)),
    bind(elnApi.setStatus, ({ params, body }, { session }) => eln.reopen(session, params.elnId, body.reason)),
    bind(elnApi.relations, ({ params }, { session }) => eln.relations(session, params.elnId)),
    bind(elnApi.collaborationBlocks, ({ params }, { session }) => eln.blocks(session, params.elnId)),
    bind(elnApi.unseen, ({ params }, { session }) => unseen.list(session, params.elnId)),
    bind(elnApi.markSeen, ({ params }, { session }) => unseen.markSeen(session, params.elnId)),
    bind(elnApi.commentCounts, ({ body }, { session }) => eln.commentCounts(session, body.fileIds)),
    bind(elnApi.codeConfig, (_, { session }) => configuration.code(session)),
    bind(elnApi.setCodeConfig, ({ body }, { session }) => configuration.setCode(session, body)),
    bind(elnApi.categoryCodes, (_, { session }) => configuration.categories(session)),
    bind(elnApi.setCategoryCode, ({ params, body }, { session }) =>
      configuration.setCategory(session, params.category, body),
    ),
    bind(elnApi.notificationConfig, (_, { session }) => configuration.notifications(session)),
    bind(elnApi.setNotificationConfig, ({ body }, { session }) =>
      configuration.setNotifications(session, body),
    ),
    bind(elnTemplatesApi.list, (_, { session, locale }) => templates.list(session, locale)),
    bind(elnTemplatesApi.get, ({ params, query }, { session, locale }) =>
      templates.get(session, locale, params.template, query.version),
    ),
    bind(elnTemplatesApi.versions, ({ params }, { session, locale }) =>
      templates.versions(session, locale, params.template),
    ),
    bind(elnTemplatesApi.create, ({ body }, { session, locale }) => templates.create(session, locale, body)),
    bind(elnTemplatesApi.update, ({ params, body }, { session, locale }) =>
      templates.update(session, locale, params.template, body),
    ),
    bind(elnTemplatesApi.remove, ({ params }, { session }) => templates.remove(session, params.template)),
    bind(elnDocumentApi.state, ({ params }, { session }) => documents.state(session, params.elnId, "eln")),
    bind(elnDocumentApi.change, ({ params, body }, { session }) =>
      documents.change(session, params.elnId, "eln", body),
    ),
    bind(elnDocumentApi.blocks, ({ params, query }, { session }) =>
      documents.blocks(session, params.elnId, "eln", query.version),
    ),
    bind(elnDocumentApi.saveVersion, ({ params, body }, { session }) =>
      documents.save(session, params.elnId, "eln", body.message),
    ),
    bind(elnDocumentApi.restore, ({ params, body }, { session }) =>
      documents.restore(session, params.elnId, "eln", body.version),
    ),
    bind(elnDocumentApi.step, ({ params, body }, { session }) =>
      documents.checkStep(session, params.elnId, "eln", { blockId: params.block, ...body }),
    ),
    bind(elnDocumentApi.edits, ({ params, query }, { session }) =>
      documents.edits(session, params.elnId, "eln", query),
    ),
    bind(elnDocumentApi.edit, ({ params }, { session }) =>
      documents.edit(session, params.elnId, "eln", params.seq),
    ),
    bind(elnDocumentApi.export, ({ params, query }, { session }) =>
      exports.export(session, params.elnId, "eln", query),
    ),
  ];
};
