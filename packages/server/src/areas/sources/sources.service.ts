import type { Id, RecordOrigin, RequestedRecord, Sequence, SourceGene, SourceKey } from "@benchleaf/contract";
import { withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { lockFolderForUpdate, openFile } from "../files/files.service.ts";
import { type ImportSequence, placeOf, type SequencesService } from "../sequences/sequences.service.ts";
import { askSource, sourceNames } from "./ask-source.ts";
import { ensemblSource } from "./ensembl-source.ts";
import { ncbiSource } from "./ncbi-source.ts";
import type { ReadRecord, RecordPick, RemoteSource } from "./remote-source.ts";
import * as store from "./sources.store.ts";

export { copyOrigins as copyRecordOrigins } from "./sources.store.ts";

interface Input extends RecordPick {
  readonly name?: string | undefined;
  readonly projectId?: Id | undefined;
  readonly folderId: Id | null;
}

/** What the services allow: NCBI three questions a second, ten with a key; Ensembl fifteen. */
const PER_SECOND = { ncbi: 3, ncbiWithKey: 10, ensembl: 14 } as const;

const sourcesOf = (
  { config }: Pick<Kernel, "config">,
  readRecord: ReadRecord,
): Partial<Record<SourceKey, RemoteSource>> => {
  const { reachesPrivate } = config;
  const { ncbi, ensembl } = config.sources;
  const ncbiTurns = ncbi?.apiKey === undefined ? PER_SECOND.ncbi : PER_SECOND.ncbiWithKey;
  return {
    ...(ncbi && {
      ncbi: ncbiSource(ncbi, askSource("ncbi", { reachesPrivate, perSecond: ncbiTurns }), readRecord),
    }),
    ...(ensembl && {
      ensembl: ensemblSource(
        ensembl,
        askSource("ensembl", { reachesPrivate, perSecond: PER_SECOND.ensembl }),
      ),
    }),
  };
};

/** Records of public databases, searched and imported as sequence files. */
export const sourcesService = (
  kernel: Pick<Kernel, "config" | "database" | "audit">,
  sequences: Pick<SequencesService, "createIn">,
  bring: Pick<ImportSequence, "read">,
) => {
  const { database, audit } = kernel;
  const sources = sourcesOf(kernel, async (bytes, fileName, name) => {
    const read = await bring.read(null, bytes, fileName, name);
    return typeof read === "string" ? null : read.content;
  });

  const open = (key: SourceKey): RemoteSource => {
    const source = sources[key];
    if (source === undefined) throw problem("source.off", { source: sourceNames[key] });
    return source;
  };

  return {
    list: (): { key: SourceKey; isOn: boolean }[] =>
      (Object.keys(sourceNames) as SourceKey[]).map((key) => ({ key, isOn: sources[key] !== undefined })),

    find: async (key: SourceKey, accessions: readonly string[]): Promise<RequestedRecord[]> =>
      open(key).find([...new Set(accessions)]),

    genes: async (key: SourceKey, gene: string, organism: string): Promise<SourceGene[]> =>
      open(key).genes(gene, organism),

    async take(scope: Scope, key: SourceKey, input: Input): Promise<Sequence> {
      const { region, projectId, folderId } = input;
      // A closed destination is reported before any other server is called.
      await database.write(scope, async (tx) =>
        lockFolderForUpdate(tx, await placeOf(tx, { projectId, folderId }), 1),
      );
      const { accession, content: taken } = await open(key).take(input);
      const content = input.name === undefined ? taken : { ...taken, name: input.name };
      return database.write(scope, async (tx) => {
        const made = await sequences.createIn(tx, scope, { projectId, folderId }, content);
        await store.insertOrigin(tx, made.id, { source: key, accession, region });
        await audit.record(tx, scope, {
          action: "source.take",
          objectType: "file",
          objectId: made.id,
          after: { name: content.name, source: sourceNames[key], accession, size: content.sequence.length },
        });
        return withCommit(made.written);
      });
    },

    origin: (scope: Scope, sequenceId: Id): Promise<RecordOrigin | null> =>
      database.read(scope, async (q) => {
        await openFile(q, sequenceId);
        const row = await store.findOrigin(q, sequenceId);
        if (row === undefined) return null;
        const { source, accession, region, taken_by: takenBy, taken_time: time } = row;
        return { source, accession, region, takenBy, takenTime: time.toISOString() };
      }),
  };
};
export type SourcesService = ReturnType<typeof sourcesService>;
