import { type FileKind, fileKindOf, type Id } from "@benchleaf/contract";
import { WorkerLost } from "../../kernel/compute.ts";
import type { DomainEvent } from "../../kernel/events.ts";
import type { JobContext, JobData } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { nameWords, positionedWords } from "../../kernel/reading/word-vectors.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { FileKindActions } from "../files/kinds.service.ts";
import * as store from "./index.store.ts";
import type { IndexedText, IndexSource } from "./reading/index-text.ts";

/** Raised when files should be read again, because more can be read or the words are cut otherwise. */
export const READER = 2;

const JOB = "index-files";
const FILES_A_JOB = 50;
const MAX_ATTEMPTS = 4;
/** One that ended its reader twice is not read again. */
const MOST_LOSSES = 2;
const READING_MS = 60_000;
/** Larger ones are not read; of plain text, so much of the beginning. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_TEXT_BYTES = 8 * 1024 * 1024;
const SWEPT_AT_ONCE = 5_000;

/** After these a file's words may be others. Those of folders change too: their names are found. */
const EVENTS = [
  "file.created",
  "file.saved",
  "file.upload",
  "file.rename",
  "file.restoreVersion",
  "file.restore",
  "file.tag",
  "subject.tag",
  "file.crossProject",
] as const;

const NOTHING: IndexedText = { isRead: false, words: "", parts: [] };

const chunksOf = (ids: readonly Id[]): Id[][] =>
  Array.from({ length: Math.ceil(ids.length / FILES_A_JOB) }, (_, index) =>
    ids.slice(index * FILES_A_JOB, (index + 1) * FILES_A_JOB),
  );

const idsOf = ({ data }: DomainEvent<(typeof EVENTS)[number]>): readonly Id[] => {
  if ("subject" in data) return data.subject.kind === "file" ? [data.subject.id] : [];
  return "fileId" in data ? [data.fileId] : data.fileIds;
};

const headOf = (row: store.ReadableRow): store.EntryHead => ({
  fileId: row.id,
  updateTime: row.update_time,
  nameWords: nameWords(row.name),
  // A word may be in several texts; PostgreSQL merges equal ones as it reads. Tags have a gap between them, so that
  // no phrase spans two.
  headWords: [
    nameWords(row.name),
    ...row.tags.map((tag, index) => positionedWords(tag, (index + 1) * 100)),
  ].join(" "),
});

/** The text of files is indexed after the events that change it, and by a nightly job for missed ones. */
export const indexFiles = (kernel: Kernel, textOf: (kind: FileKind) => FileKindActions["text"]): void => {
  const { database, events, jobs, log, backgroundCompute, storage } = kernel;

  const bytesOf = async (key: string, most: number): Promise<Uint8Array | null> => {
    const stream = await storage.open(key);
    if (stream === null) return null;
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= most) break;
    }
    return new Uint8Array(Buffer.concat(chunks).subarray(0, most));
  };

  const sourceOf = async (
    scope: Scope,
    row: store.ReadableRow,
  ): Promise<IndexSource | "nothing" | "too-large"> => {
    const findText = textOf(row.kind);
    if (findText !== undefined) {
      const found = await database.read(scope, (q) => findText(q, row.id, row.version));
      return found === undefined ? "nothing" : { kind: "sequence", ...found };
    }
    const { isRead } = fileKindOf(row.kind);
    if (row.object_key === null || isRead === "never") return "nothing";
    const isCut = isRead === "beginning";
    if (!isCut && Number(row.size) > MAX_BYTES) return "too-large";
    const bytes = await bytesOf(row.object_key, isCut ? MAX_TEXT_BYTES : MAX_BYTES);
    return bytes === null ? "nothing" : { kind: "bytes", bytes, name: row.name };
  };

  const write = (
    scope: Scope,
    row: store.ReadableRow,
    state: store.EntryState,
    text: IndexedText,
    attempts = 0,
  ) =>
    database.write(scope, async (tx) => {
      const entry = { version: row.version, reader: READER, state, attempts, words: text.words };
      if (await store.writeEntry(tx, headOf(row), entry)) await store.replaceParts(tx, row.id, text.parts);
    });

  const indexOne = async (scope: Scope, id: Id, signal: AbortSignal): Promise<void> => {
    const row = await database.read(scope, (q) => store.findReadable(q, id));
    if (row === undefined) return;
    if (row.read_version === row.version && row.reader === READER && row.state !== "waiting") {
      await database.write(scope, async (tx) => store.renewHead(tx, headOf(row)));
      return;
    }
    try {
      const source = await sourceOf(scope, row);
      if (typeof source === "string") return await write(scope, row, source, NOTHING);
      const text = await backgroundCompute.run("index-text", source, {
        team: scope.tenantId,
        timeout: READING_MS,
        signal,
      });
      await write(scope, row, text.isRead ? "read" : "nothing", text);
    } catch (error) {
      if (signal.aborted) throw error;
      // One that cannot be read is found by its name, and holds up nothing behind it.
      const attempts = row.read_version === row.version ? (row.attempts ?? 0) + 1 : 1;
      const isHopeless = error instanceof WorkerLost && (error.reason === "late" || attempts >= MOST_LOSSES);
      log.warn({ err: error, fileId: id, attempts }, "a file could not be read for the search");
      await write(
        scope,
        row,
        isHopeless || attempts >= MAX_ATTEMPTS ? "failed" : "waiting",
        NOTHING,
        attempts,
      );
    }
  };

  const enqueue = async (scope: Scope, ids: readonly Id[]): Promise<void> => {
    if (ids.length === 0) return;
    await database.write(scope, async (tx) => {
      for (const fileIds of chunksOf(ids)) await jobs.add(tx, JOB, { fileIds });
    });
  };

  const run = async ({ fileIds }: JobData["index-files"], { scope, signal }: JobContext): Promise<void> => {
    if (scope === null) return;
    for (const id of fileIds) {
      signal.throwIfAborted();
      await indexOne(scope, id, signal);
    }
  };
  jobs.register(JOB, run, { isBackground: true, readsForeign: true });
  for (const type of EVENTS) events.on(type, (event) => enqueue(event, idsOf(event)));
  events.on("tag.changed", async (event) => {
    // The event of a deleted tag lists its files.
    const { tagId, fileIds } = event.data;
    await enqueue(event, fileIds ?? (await database.read(event, (q) => store.listTagged(q, tagId))));
  });
  jobs.everyQuarter("index-unread-files", async () => {
    const unread = await store.listUnread(database, READER, SWEPT_AT_ONCE);
    const teams = new Map<Id, typeof unread>();
    for (const row of unread) teams.set(row.tenant_id, [...(teams.get(row.tenant_id) ?? []), row]);
    for (const [tenantId, rows] of teams) {
      const ids = rows.map((row) => row.file_id);
      await enqueue({ tenantId, userId: rows[0]!.owner_id }, ids);
    }
  });
};
