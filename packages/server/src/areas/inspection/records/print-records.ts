import { buffer } from "node:stream/consumers";
import {
  type Answer,
  assessAnswers,
  type FormItem,
  type FormText,
  type Id,
  type InspectionRecordDetail,
  type ItemState,
  type Locale,
  locales,
} from "@benchleaf/contract";
import { inspectionReportPhrases } from "@benchleaf/phrases";
import type { Session } from "../../../kernel/context.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { FileAnswer } from "../../../kernel/mount.ts";
import { momentFor, type PrintBlock, type Reader, typesetSections } from "../../previews/previews.service.ts";
import { dayOf } from "../../recurrence.ts";
import { findFile } from "./records.store.ts";
import type { ShowRecords } from "./show-records.ts";

/** Maximum number of photos in a report; further ones are listed by name. */
const MOST_PICTURES = 40;
const MOST_PICTURE_BYTES = 8 * 1024 ** 2;

const textIn = (text: FormText, locale: Locale): string =>
  text[locale] ?? locales.map((other) => text[other]).find((said) => said !== undefined) ?? "";

/** A filled-in form as PDF: questions, answers and findings, photos, corrective actions and review. */
export const printRecords = (
  kernel: Pick<Kernel, "database" | "storage" | "brand" | "compute" | "log">,
  records: Pick<ShowRecords, "get">,
) => {
  const sayAnswer = (item: FormItem, answer: Answer | undefined, locale: Locale): string => {
    const words = inspectionReportPhrases(locale);
    if (answer === undefined) return words.notAnswered;
    switch (item.kind) {
      case "choice":
        return item.options
          .filter(({ id }) => (answer.options ?? []).includes(id))
          .map(({ title }) => textIn(title, locale))
          .join(", ");
      case "number":
        return [answer.number, item.unit].filter(Boolean).join(" ");
      case "text":
        return answer.text ?? "";
      case "date":
        return answer.date ?? "";
      case "score":
        return `${answer.score ?? ""} / ${item.most}`;
      case "signature":
        return answer.signedBy ?? "";
      default:
        return (answer.files ?? []).map(({ name }) => name).join(", ");
    }
  };

  const rowsOf = (states: readonly ItemState[], record: InspectionRecordDetail, locale: Locale) => {
    const words = inspectionReportPhrases(locale);
    return states
      .filter(({ isShown, item }) => isShown && item.kind !== "table")
      .map(({ item, isFailed, isAnswered }) => {
        const answer = record.answers[item.id];
        return [
          textIn(item.title, locale),
          [sayAnswer(item, answer, locale), answer?.note].filter(Boolean).join("\n"),
          isFailed ? words.failed : isAnswered ? words.passed : "",
        ];
      });
  };

  /** Who signed in which pictures, by their digests. */
  const signaturesIn = (record: InspectionRecordDetail, locale: Locale): ReadonlyMap<string, string> =>
    new Map(
      record.form.content.sections
        .flatMap(({ items }) => items)
        .filter(({ kind }) => kind === "signature")
        .flatMap(({ id, title }) => {
          const { files = [], signedBy = "" } = record.answers[id] ?? {};
          return files.map(({ sha256 }): [string, string] => [
            sha256,
            `${textIn(title, locale)}: ${signedBy}`,
          ]);
        }),
    );

  const pictures = async (session: Session, record: InspectionRecordDetail, locale: Locale) => {
    const signatures = signaturesIn(record, locale);
    const shown: { name: string; bytes: Uint8Array; text: string }[] = [];
    for (const file of record.files) {
      if (shown.length >= MOST_PICTURES || file.view !== "image" || file.size > MOST_PICTURE_BYTES) continue;
      const row = await kernel.database.read(session, (q) => findFile(q, record.id, file.id));
      const ending = /png/.test(row?.content_type ?? "")
        ? "png"
        : /jpe?g/.test(row?.content_type ?? "")
          ? "jpg"
          : "";
      const stream = row === undefined || ending === "" ? null : await kernel.storage.open(row.object_key);
      if (stream === null) continue;
      shown.push({
        name: `/${shown.length}.${ending}`,
        bytes: await buffer(stream),
        text: signatures.get(file.sha256) ?? file.name,
      });
    }
    return shown;
  };

  const heading = (text: string): PrintBlock => ({
    kind: "heading",
    level: 2,
    inside: [{ kind: "text", text }],
  });

  const blocksOf = (record: InspectionRecordDetail, reader: Reader): PrintBlock[] => {
    const { locale } = reader;
    const words = inspectionReportPhrases(locale);
    const { items } = assessAnswers(
      record.form.content,
      record.answers,
      dayOf(new Date(record.fillTime), record.timezone),
    );
    const sections = record.form.content.sections.flatMap((section): PrintBlock[] => {
      const own = items.filter(({ sectionId }) => sectionId === section.id);
      const tables = own.flatMap(({ item, isShown }): PrintBlock[] =>
        item.kind !== "table" || !isShown
          ? []
          : [
              { kind: "remark", text: textIn(item.title, locale) },
              {
                kind: "grid",
                head: item.columns.map(({ title, unit }) =>
                  [textIn(title, locale), unit].filter(Boolean).join(" "),
                ),
                rows: record.answers[item.id]?.rows ?? [],
              },
            ],
      );
      const rows = rowsOf(own, record, locale);
      const grid: PrintBlock[] =
        rows.length === 0 ? [] : [{ kind: "grid", head: [words.item, words.answer, words.result], rows }];
      return [heading(textIn(section.title, locale)), ...grid, ...tables];
    });
    const actions: PrintBlock[] =
      record.actions.length === 0
        ? []
        : [
            heading(words.actions),
            {
              kind: "grid",
              head: [words.item, words.finding, words.owner, words.due, words.state, words.proof],
              rows: record.actions.map((action) => [
                textIn(action.title, locale),
                textIn(action.finding, locale),
                action.ownerName,
                action.dueDate,
                words[`action_${action.state}`],
                action.proof,
              ]),
            },
          ];
    const score =
      record.mostScore > 0 ? [[words.score, `${record.score} / ${record.mostScore}`] as const] : [];
    return [
      {
        kind: "facts",
        rows: [
          [words.target, record.target.name],
          [words.form, `${record.formNo} v${record.version}`],
          [words.inspector, record.submitterName],
          [words.time, momentFor(reader, record.fillTime)],
          [words.result, record.result === "pass" ? words.passed : words.failed],
          ...score.map(([name, value]): [string, string] => [name, value]),
          [words.review, words[`review_${record.review}`]],
        ],
      },
      ...sections,
      ...actions,
    ];
  };

  return {
    /** @throws inspection.record.not.found, pdf.not.possible */
    async pdf(session: Session, recordId: Id, reader: Reader): Promise<FileAnswer> {
      const record = await records.get(session, recordId);
      const photos = await pictures(session, record, reader.locale);
      const title = `${record.recordNo} ${textIn(record.formName, reader.locale)}`;
      const words = inspectionReportPhrases(reader.locale);
      const bytes = await typesetSections(kernel, session, {
        title,
        reader,
        sections: [
          {
            title,
            place: [textIn(record.formName, reader.locale), record.target.name].join(" / "),
            stamp: record.recordNo,
            blocks: [
              ...blocksOf(record, reader),
              ...(photos.length > 0 ? [heading(words.photos)] : []),
              ...photos.flatMap(({ name, text }): PrintBlock[] => [
                { kind: "picture", name, width: 60, text },
                { kind: "remark", text },
              ]),
            ],
            pictures: Object.fromEntries(photos.map(({ name, bytes: own }) => [name, own])),
          },
        ],
      });
      return {
        fileName: `${title}.pdf`,
        contentType: "application/pdf",
        body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      };
    },
  };
};
export type PrintRecords = ReturnType<typeof printRecords>;
