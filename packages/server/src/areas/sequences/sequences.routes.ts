import { sequencesApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExportSequence } from "./export-sequence.ts";
import type { ImportSequences } from "./import-sequences.ts";
import type { FindPrimerPlaces } from "./primer-places.ts";
import type { SequencesService } from "./sequences.service.ts";

export const sequencesRoutes = (
  sequences: SequencesService,
  importSequences: ImportSequences,
  exportSequence: ExportSequence,
  findPrimerPlaces: FindPrimerPlaces,
): Binding[] => [
  bind(sequencesApi.list, ({ query }, { session }) => sequences.list(session, query)),
  bind(sequencesApi.create, ({ body }, { session }) =>
    sequences.create(session, body, body.content, body.trace),
  ),
  bind(sequencesApi.import, ({ body }, { session }) => importSequences(session, body, body.uuid, body.name)),
  bind(sequencesApi.primerPlaces, ({ body }, { session }) => findPrimerPlaces(session, body)),
  bind(sequencesApi.get, ({ params, query }, { session }) =>
    sequences.get(session, params.sequenceId, query.version),
  ),
  bind(sequencesApi.save, ({ params, body }, { session }) =>
    sequences.save(session, params.sequenceId, body, "sequence.save"),
  ),
  bind(sequencesApi.autosave, ({ params, body }, { session }) =>
    sequences.save(session, params.sequenceId, body, "sequence.autosave"),
  ),
  bind(sequencesApi.restoreVersion, ({ params, body }, { session }) =>
    sequences.restoreVersion(session, params.sequenceId, body),
  ),
  bind(sequencesApi.trace, ({ params, query }, { session }) =>
    sequences.trace(session, params.sequenceId, query.version),
  ),
  bind(sequencesApi.presence, ({ params, body }, { session }) =>
    sequences.presence(session, params.sequenceId, body.isEditing),
  ),
  bind(sequencesApi.exportNotes, ({ params, query }, { session }) =>
    exportSequence.notes(session, params.sequenceId, query),
  ),
  bind(sequencesApi.export, ({ params, query }, { session }) =>
    exportSequence.file(session, params.sequenceId, query),
  ),
];
