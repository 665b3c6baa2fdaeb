import {
  type FlatSequenceCall,
  type RequestOf,
  type SequenceContent,
  sequencesApi,
  type TraceWire,
} from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExportSequence } from "./export-sequence.ts";
import { contentOfFlat } from "./flat-sequence.rules.ts";
import type { ImportSequences } from "./import-sequences.ts";
import type { FindPrimerPlaces } from "./primer-places.ts";
import type { SequencesService } from "./sequences.service.ts";

type FlatCall = FlatSequenceCall & {
  readonly content?: SequenceContent;
  readonly trace?: TraceWire | null;
};

/** The content of a request, or that of its flat fields. */
const contentOf = ({ content, ...flat }: FlatCall): SequenceContent => content ?? contentOfFlat(flat);
const traceOf = ({ trace, chromatogramData }: FlatCall): TraceWire | null | undefined =>
  trace === undefined ? chromatogramData : trace;

const givenBy = (body: RequestOf<typeof sequencesApi.save>["body"] & FlatCall) => {
  const trace = traceOf(body);
  const { baseVersion, message = "", mergedFrom } = body;
  return {
    baseVersion,
    message,
    content: contentOf(body),
    ...(mergedFrom === undefined ? {} : { mergedFrom }),
    ...(trace === undefined ? {} : { trace }),
  };
};

const versionOf = ({ version, recent }: { version?: number | undefined; recent: "true" | "false" }) =>
  recent === "true" ? undefined : version;

export const sequencesRoutes = (
  sequences: SequencesService,
  importSequences: ImportSequences,
  exportSequence: ExportSequence,
  findPrimerPlaces: FindPrimerPlaces,
): Binding[] => [
  bind(sequencesApi.list, ({ query }, { session }) => sequences.list(session, query)),
  bind(sequencesApi.create, ({ body }, { session }) =>
    sequences.create(session, body, contentOf(body), traceOf(body), {
      tags: body.tags,
      isSnapshot: body.needSnapshot,
    }),
  ),
  bind(sequencesApi.import, ({ body }, { session }) => importSequences(session, body, body.uuid, body.name)),
  bind(sequencesApi.primerPlaces, ({ body }, { session }) => findPrimerPlaces(session, body)),
  bind(sequencesApi.get, ({ params, query }, { session }) =>
    sequences.get(session, params.sequenceId, versionOf(query)),
  ),
  bind(sequencesApi.getFlat, ({ params, query }, { session }) =>
    sequences.getFlat(session, params.sequenceId, versionOf(query)),
  ),
  bind(sequencesApi.save, ({ params, body }, { session }) =>
    sequences.save(session, params.sequenceId, givenBy(body), "sequence.save"),
  ),
  bind(sequencesApi.autosave, ({ params, body }, { session }) =>
    sequences.save(session, params.sequenceId, givenBy(body), "sequence.autosave"),
  ),
  bind(sequencesApi.restoreVersion, ({ params, body }, { session }) =>
    sequences.restoreVersion(session, params.sequenceId, body),
  ),
  bind(sequencesApi.trace, ({ params, query }, { session }) =>
    sequences.trace(session, params.sequenceId, query.version),
  ),
  bind(sequencesApi.standing, ({ params }, { session }) => sequences.standing(session, params.sequenceId)),
  bind(sequencesApi.exportNotes, ({ params, query }, { session }) =>
    exportSequence.notes(session, params.sequenceId, query),
  ),
  bind(sequencesApi.export, ({ params, query }, { session }) =>
    exportSequence.file(session, params.sequenceId, query),
  ),
];
