import type {
  CheckedOf,
  FlatSequence,
  Id,
  SavedSequence,
  Sequence,
  SequenceContent,
  SequenceSummary,
  sequencesApi,
  TraceWire,
} from "@benchleaf/contract";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { lockAnchorsForUpdate, shiftAnchors } from "../comments/comments.service.ts";
import { presentFile } from "../files/files.present.ts";
import {
  addVersion,
  type FilesService,
  type FolderRef,
  findAuthor,
  openFile,
  pinSnapshot,
  reserveFile,
} from "../files/files.service.ts";
import { listKind } from "../files/list-kind.service.ts";
import { findTagNames } from "../files/marks.sql.ts";
import type { Page } from "../paging.ts";
import { findPersonalProject } from "../projects/projects.service.ts";
import { flatOf } from "./flat-sequence.rules.ts";
import { allowsKnownTypes, unknownTypes } from "./normalize-annotations.rules.ts";
import { presentContent, presentSummary } from "./sequences.present.ts";
import { normalizeContent, normalizeReceived } from "./sequences.rules.ts";
import * as store from "./sequences.store.ts";
import { type StoredSequence, storedRowOf } from "./stored-row.rules.ts";

export type { ExportSequence } from "./export-sequence.ts";
export type { ImportedSequence, ImportSequence } from "./import-sequence.ts";
export { sequenceOf } from "./sequences.rules.ts";

/** What a signature under a sequence is bound to. */
export const digestSequence = store.digestVersion;

export const { copySequences, findSequenceText } = store;

export { findBases, findCurrentBases, measureVersion, type StoredBases } from "./sequences.store.ts";

export interface PlaceInput {
  readonly projectId?: Id | undefined;
  readonly folderId: Id | null;
}

/** The wished place, or the user's own project if none is named. */
export const placeOf = async (q: Queries, target: PlaceInput): Promise<FolderRef> => ({
  projectId: target.projectId ?? (await findPersonalProject(q)),
  folderId: target.folderId,
});

/** What someone saves; without `trace` the chromatogram of the version below continues. */
interface GivenContent {
  readonly baseVersion: number;
  readonly message: string;
  readonly mergedFrom?: number;
  readonly content: SequenceContent;
  readonly trace?: TraceWire | null;
}
type SaveAction = "sequence.save" | "sequence.autosave";

interface NextContent extends GivenContent {
  readonly restoredFrom?: number;
  readonly action: SaveAction | "sequence.restoreVersion";
}

/** Properties of a new file in addition to its content. */
interface Marks {
  readonly tags?: readonly string[] | undefined;
  readonly isSnapshot?: boolean | undefined;
}

/** Puts tags on a file that is made in the transaction, by their names. */
type BringTags = (tx: Queries, scope: Scope, fileId: Id, names: readonly string[]) => Promise<unknown>;

export const sequencesService = (
  { database, audit, events, compute }: Kernel,
  files: FilesService,
  importTags: BringTags,
) => {
  const findContent = async (q: Queries, id: Id, version: number): Promise<store.ContentRow> => {
    const row = await store.findContent(q, id, version);
    if (row === undefined) throw problem("projectFile.not.found");
    return row;
  };

  /** The chromatogram continues as long as the residues are the same. */
  const traceBelow = async (tx: Queries, id: Id, version: number, letters: string) => {
    const found = await store.findTrace(tx, id, version);
    return found?.bases === letters ? found.trace : null;
  };

  /** Types from an imported file are kept, even if no feature table knows them. */
  const typesBelow = async (tx: Queries, id: Id, { baseVersion, content }: GivenContent) => {
    if (unknownTypes(content).size === 0) return new Set<string>();
    await openFile(tx, id);
    const below = await store.findContent(tx, id, baseVersion);
    return new Set(below?.features.map(({ type }) => type));
  };

  const get = (scope: Scope, id: Id, wanted: number | undefined): Promise<Sequence> =>
    database.read(scope, async (q) => {
      const row = await openFile(q, id);
      const version = wanted ?? row.version;
      const found = await findContent(q, id, version);
      // A renamed file uses its new name; earlier versions keep theirs.
      const name = version === row.version ? row.name : found.name;
      const content = { ...presentContent(found), name };
      return { file: presentFile(row, scope.userId), version, hasTrace: found.has_trace, content };
    });

  const addContent = async (tx: Queries, scope: Scope, id: Id, next: NextContent): Promise<Sequence> => {
    const { content } = next;
    // Before the version below may be replaced by this one.
    const [trace, anchors] = await Promise.all([
      next.trace === undefined ? traceBelow(tx, id, next.baseVersion, content.sequence) : next.trace,
      lockAnchorsForUpdate(tx, id),
    ]);
    const below = anchors.length === 0 ? undefined : await store.findBases(tx, id, next.baseVersion);
    const { before, version } = await addVersion(tx, scope, id, {
      baseVersion: next.baseVersion,
      message: next.message,
      restoredFrom: next.restoredFrom ?? null,
      mergedFrom: next.mergedFrom ?? null,
      isAutosave: next.action === "sequence.autosave",
      describe: () => ({ name: content.name, size: content.sequence.length }),
    });
    await Promise.all([
      store.insertVersion(tx, id, version, { content, trace }),
      events.emit(tx, scope, { type: "file.saved", data: { fileId: id, version } }),
    ]);
    if (below !== undefined && below.bases !== content.sequence)
      await shiftAnchors(tx, anchors, version, (stretches) =>
        compute.run(
          "follow-stretches",
          {
            before: below.bases,
            after: content.sequence,
            stretches,
            isCircular: content.circular && below.circular,
          },
          { team: scope.tenantId },
        ),
      );
    const file = await files.show(tx, scope, id);
    await audit.record(tx, scope, {
      action: next.action,
      objectType: "file",
      objectId: id,
      before: { version: before.version, name: before.name, size: Number(before.size) },
      after: {
        version,
        name: content.name,
        size: content.sequence.length,
        ...(next.restoredFrom === undefined ? {} : { restoredFrom: next.restoredFrom }),
        ...(next.mergedFrom === undefined ? {} : { mergedFrom: next.mergedFrom }),
      },
      ...(next.message === "" ? {} : { reason: next.message }),
    });
    return { file, version, hasTrace: trace !== null, content };
  };

  /** A new sequence file, in the caller's transaction. */
  const createIn = async (
    tx: Queries,
    scope: Scope,
    target: PlaceInput,
    { content, trace }: { readonly content: SequenceContent; readonly trace: TraceWire | null },
  ) => {
    const kind = trace === null ? "sequence" : "sanger";
    const place = await placeOf(tx, target);
    const id = await reserveFile(tx, place, kind);
    const size = content.sequence.length;
    const made = files.create(tx, scope, place, kind, [{ id, name: content.name, size }]);
    const letters = store.insertSequences(tx, [id], [storedRowOf({ content, trace })]);
    await audit.record(tx, scope, {
      action: "sequence.create",
      objectType: "file",
      objectId: id,
      after: { name: content.name, size, projectId: place.projectId },
    });
    const hasTrace = trace !== null;
    const written = Promise.all([made, letters]).then(
      ([[file]]): Sequence => ({ file: file!, version: 1, hasTrace, content }),
    );
    return { id, written };
  };

  return {
    get,

    /** A molecule made elsewhere in the product, saved with its area's data in one transaction. */
    createIn: (tx: Queries, scope: Scope, target: PlaceInput, content: SequenceContent) =>
      createIn(tx, scope, target, { content: normalizeContent(content), trace: null }),

    /** As one flat object. */
    async getFlat(scope: Scope, id: Id, wanted: number | undefined): Promise<FlatSequence> {
      const { file, version, content } = await get(scope, id, wanted);
      const [trace, tags] = await database.read(scope, (q) =>
        Promise.all([store.findTrace(q, id, version), findTagNames(q, id)]),
      );
      const kind = file.kind === "sanger" ? "sanger" : "sequence";
      const { projectId, folderId } = file;
      const isSanger = kind === "sanger";
      const about = { id, version, bizType: kind, type: kind, isSanger, projectId, folderId, tags } as const;
      return { ...about, ...flatOf(content), chromatogramData: trace?.trace ?? null };
    },

    list: (
      scope: Scope,
      query: CheckedOf<typeof sequencesApi.list>["query"],
    ): Promise<Page<SequenceSummary>> =>
      listKind(database, scope, store.listing, query, {
        facts: store.factsOf(query),
        present: (row: store.SummaryRow) => presentSummary(row, scope.userId),
      }),

    create: (
      scope: Scope,
      target: PlaceInput,
      given: SequenceContent,
      trace: TraceWire | null = null,
      { tags = [], isSnapshot = false }: Marks = {},
    ): Promise<SavedSequence> => {
      const { content, warnings } = normalizeReceived(given, allowsKnownTypes(given));
      return database.write(scope, async (tx) => {
        const { id, written: sequence } = await createIn(tx, scope, target, { content, trace });
        const written = sequence.then((made) => ({ ...made, warnings }));
        if (tags.length === 0 && !isSnapshot) return withCommit(written);
        const made = await written;
        if (tags.length > 0) await importTags(tx, scope, id, tags);
        if (isSnapshot) await pinSnapshot(tx, id, made.version);
        return made;
      });
    },

    save: (scope: Scope, id: Id, given: GivenContent, action: SaveAction): Promise<SavedSequence> =>
      database.write(scope, async (tx) => {
        const had = await typesBelow(tx, id, given);
        const { content, warnings } = normalizeReceived(given.content, allowsKnownTypes(given.content, had));
        return { ...(await addContent(tx, scope, id, { ...given, content, action })), warnings };
      }),

    /** In the transaction of an area that brings a sequence in again. */
    async renew(tx: Queries, scope: Scope, id: Id, { content, trace }: StoredSequence): Promise<void> {
      const { version: baseVersion, name } = await openFile(tx, id);
      const given = { baseVersion, message: "", content: { ...content, name }, trace };
      await addContent(tx, scope, id, { ...given, action: "sequence.save" });
    },

    trace: (scope: Scope, id: Id, wanted: number | undefined): Promise<TraceWire | null> =>
      database.read(scope, async (q) => {
        const row = await openFile(q, id);
        return (await store.findTrace(q, id, wanted ?? row.version))?.trace ?? null;
      }),

    /** Current version of the sequence, and who saved it. */
    standing: (scope: Scope, id: Id) =>
      database.read(scope, async (q) => {
        const row = await openFile(q, id);
        const authorName = await findAuthor(q, id, row.version);
        return { version: row.version, authorName, file: presentFile(row, scope.userId) };
      }),

    /** The old version's content on top, as a new version: history is never rewritten. */
    restoreVersion: (
      scope: Scope,
      id: Id,
      { version, baseVersion }: { version: number; baseVersion: number },
    ): Promise<Sequence> =>
      database.write(scope, async (tx) => {
        await openFile(tx, id);
        const [row, trace] = await Promise.all([
          findContent(tx, id, version),
          store.findTrace(tx, id, version),
        ]);
        return addContent(tx, scope, id, {
          baseVersion,
          message: "",
          restoredFrom: version,
          content: presentContent(row),
          trace: trace?.trace ?? null,
          action: "sequence.restoreVersion",
        });
      }),
  };
};
export type SequencesService = ReturnType<typeof sequencesService>;
