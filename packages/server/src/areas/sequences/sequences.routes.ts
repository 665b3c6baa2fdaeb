import { sequencesApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExportSequence } from "./export-sequence.ts";
import type { ImportSequences } from "./import-sequences.ts";
import type { SequencesService } from "./sequences.service.ts";

export const sequencesRoutes = (
  sequences: SequencesService,
  importSequences: ImportSequences,
  exportSequence: ExportSequence,
): Binding[] => [
  bind(sequencesApi.list, ({ query }, { session }) => sequences.list(session, query)),
  bind(sequencesApi.create, ({ body }, { session }) => sequences.create(session, body, body.content)),
  bind(sequencesApi.import, ({ body }, { session }) => importSequences(session, body, body.uuid, body.name)),
  bind(sequencesApi.get, ({ params, query }, { session }) =>
    sequences.get(session, params.sequenceId, query.version),
  ),
  bind(sequencesApi.save, ({ params, body }, { session }) =>
    sequences.save(session, params.sequenceId, body),
  ),
  bind(sequencesApi.restoreVersion, ({ params, body }, { session }) =>
    sequences.restoreVersion(session, params.sequenceId, body),
  ),
  bind(sequencesApi.export, ({ params, query }, { session }) =>
    exportSequence(session, params.sequenceId, query.version, query.format),
  ),
];
