import { alignmentsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { AlignmentsService } from "./alignments.service.ts";

export const alignmentsRoutes = (alignments: AlignmentsService): Binding[] => [
  bind(alignmentsApi.list, ({ query }, { session }) => alignments.list(session, query)),
  bind(alignmentsApi.create, ({ body }, { session }) =>
    alignments.create(session, body, body.content, body.traces),
  ),
  bind(alignmentsApi.get, ({ params, query }, { session }) =>
    alignments.get(session, params.alignmentId, query.version),
  ),
  bind(alignmentsApi.export, ({ params, query }, { session }) =>
    alignments.fasta(session, params.alignmentId, query.version),
  ),
  bind(alignmentsApi.standing, ({ params, query }, { session }) =>
    alignments.standing(session, params.alignmentId, query.version),
  ),
  bind(alignmentsApi.save, ({ params, body }, { session }) =>
    alignments.save(session, params.alignmentId, body, "alignment.save"),
  ),
  bind(alignmentsApi.autosave, ({ params, body }, { session }) =>
    alignments.save(session, params.alignmentId, body, "alignment.autosave"),
  ),
  bind(alignmentsApi.restoreVersion, ({ params, body }, { session }) =>
    alignments.restoreVersion(session, params.alignmentId, body),
  ),
  bind(alignmentsApi.trace, ({ params, query }, { session }) =>
    alignments.trace(session, params.alignmentId, query.row),
  ),
];
