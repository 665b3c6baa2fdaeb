import { describePlace, type Id, type Locale, type TranslatedDocumentKind } from "@benchleaf/contract";
import { translationPhrasesIn } from "@benchleaf/phrases";
import { WorkerLost } from "../../../kernel/compute.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { FileAnswer } from "../../../kernel/mount.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { writeTable } from "../../../kernel/tables/write-table.ts";
import { withoutCodes } from "../memories/source-hash.rules.ts";
import { bytesOf } from "./bytes-of.ts";
import { joinPieces } from "./lay-out-segments.rules.ts";
import { listSegments, type SegmentRow } from "./segments.store.ts";
import { findTranslation, type TranslationDetailRow } from "./translations.store.ts";

const AT_ONCE = 1_000;
const WRITING_MS = 60_000;
const types: Readonly<Record<TranslatedDocumentKind, { readonly ending: string; readonly type: string }>> = {
  docx: {
    ending: "docx",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  pptx: {
    ending: "pptx",
    type: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  },
  xlsx: { ending: "xlsx", type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  md: { ending: "md", type: "text/markdown; charset=utf-8" },
  txt: { ending: "txt", type: "text/plain; charset=utf-8" },
  // The text of a PDF has no layout to write into.
  pdf: { ending: "txt", type: "text/plain; charset=utf-8" },
};

/** A sentence as the file shows it: untranslated ones stay in their language. */
const textOf = ({ target, source }: SegmentRow): string => (target === "" ? source : target);

/** Downloads of a translation: the document with its layout, or a table of both languages. */
export const downloadTranslation = ({
  database,
  storage,
  exportCompute,
  log,
}: Pick<Kernel, "database" | "storage" | "exportCompute" | "log">) => {
  async function* pages(scope: Scope, id: Id): AsyncGenerator<SegmentRow[]> {
    for (let after = 0; ; ) {
      const rows = await database.read(scope, (q) => listSegments(q, id, after, AT_ONCE));
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      after = last.no;
    }
  }

  /** The text of each unit, put together of its sentences. */
  const targetsOf = async (scope: Scope, row: TranslationDetailRow): Promise<Map<number, string>> => {
    const pieces = new Map<number, SegmentRow[]>();
    for await (const rows of pages(scope, row.id))
      for (const one of rows) {
        const unit = pieces.get(one.unit);
        if (unit === undefined) pieces.set(one.unit, [one]);
        else unit.push(one);
      }
    return new Map(
      [...pieces].map(([unit, rows]) => [
        unit,
        joinPieces(
          rows.map((one) => ({ before: one.before, text: textOf(one), after: one.after })),
          row.target_language,
        ),
      ]),
    );
  };

  const table = (
    scope: Scope,
    row: TranslationDetailRow,
    name: string,
    format: "csv" | "xlsx",
    locale: Locale,
  ): FileAnswer => {
    const words = translationPhrasesIn(locale);
    const columns = [
      { label: words.number, isNumber: true },
      { label: words.place },
      { key: "source", label: `${words.source} (${row.source_language})`, width: 60 },
      { key: "target", label: `${words.target} (${row.target_language})`, width: 60 },
      { label: words.state },
    ];
    async function* rows() {
      for await (const page of pages(scope, row.id))
        yield page.map((one) => [
          one.no,
          describePlace(one.place, (kind) => words[`place-${kind}`]),
          withoutCodes(one.source),
          withoutCodes(one.target),
          words[one.state],
        ]);
    }
    const { contentType, body } = writeTable(format, columns, rows());
    return { fileName: `${name}.${format}`, contentType, body };
  };

  return async (
    scope: Scope,
    id: Id,
    format: "document" | "csv" | "xlsx",
    locale: Locale,
  ): Promise<FileAnswer> => {
    const row = await database.read(scope, (q) => findTranslation(q, id));
    if (row === undefined) throw problem("translation.not.found");
    const base = `${
      row.name
        .replace(/\.[A-Za-z]+$/, "")
        .replace(/[\\/:*?"<>|]/g, " ")
        .trim() || "translation"
    }.${row.target_language}`;
    if (format !== "document") return table(scope, row, base, format, locale);
    const kind = row.document_kind ?? "txt";
    const { ending, type } = types[kind];
    const fileName = `${base}.${ending}`;
    const targets = await targetsOf(scope, row);
    if (row.document_kind === null)
      return { fileName, contentType: type, body: [...targets.values()].join("") };
    const bytes = row.file_key === null ? null : await bytesOf(storage, row.file_key);
    if (bytes === null) throw problem("translation.file.missing");
    const options = { team: scope.tenantId, timeout: WRITING_MS };
    const written = await exportCompute
      .run("write-document", { kind, bytes, targets }, options)
      .catch((error: unknown) => {
        log.warn({ err: error, translationId: id }, "a translated document could not be written");
        throw error instanceof WorkerLost || error instanceof Error
          ? problem("translation.file.unreadable")
          : error;
      });
    return { fileName, contentType: type, body: Buffer.from(written) };
  };
};
export type DownloadTranslation = ReturnType<typeof downloadTranslation>;
