import { documentsApi, emptyPage } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Binding, bind } from "../../kernel/mount.ts";
import { findPersonalProject } from "../projects/projects.service.ts";
import type { DocumentsService } from "./documents.service.ts";
import { parsePage } from "./page-content.ts";
import type { PageExports } from "./page-exports.service.ts";

export const documentsRoutes = (
  { database }: Kernel,
  documents: DocumentsService,
  exports: PageExports,
): Binding[] => [
  bind(documentsApi.create, ({ body }, { session }) =>
    database.write(session, async (tx) => {
      const page = parsePage(body.content ?? JSON.stringify(emptyPage));
      const projectId = body.projectId ?? (await findPersonalProject(tx));
      const place = { projectId, folderId: body.folderId };
      const id = await documents.createIn(tx, session, place, { kind: "yydoc", name: body.name, page });
      return documents.show(tx, session, id, "yydoc");
    }),
  ),
  bind(documentsApi.get, ({ params }, { session }) => documents.get(session, params.documentId, "yydoc")),
  bind(documentsApi.state, ({ params }, { session }) => documents.state(session, params.documentId, "yydoc")),
  bind(documentsApi.change, ({ params, body }, { session }) =>
    documents.change(session, params.documentId, "yydoc", body),
  ),
  bind(documentsApi.blocks, ({ params, query }, { session }) =>
    documents.blocks(session, params.documentId, "yydoc", query.version),
  ),
  bind(documentsApi.saveVersion, ({ params, body }, { session }) =>
    documents.save(session, params.documentId, "yydoc", body.message),
  ),
  bind(documentsApi.restore, ({ params, body }, { session }) =>
    documents.restore(session, params.documentId, "yydoc", body.version),
  ),
  bind(documentsApi.step, ({ params, body }, { session }) =>
    documents.checkStep(session, params.documentId, "yydoc", { blockId: params.block, ...body }),
  ),
  bind(documentsApi.edits, ({ params, query }, { session }) =>
    documents.edits(session, params.documentId, "yydoc", query),
  ),
  bind(documentsApi.edit, ({ params }, { session }) =>
    documents.edit(session, params.documentId, "yydoc", params.seq),
  ),
  bind(documentsApi.export, ({ params, query }, { session }) =>
    exports.export(session, params.documentId, "yydoc", query),
  ),
];
