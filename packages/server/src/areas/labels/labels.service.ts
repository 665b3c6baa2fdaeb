import {
  type Id,
  isRecordCode,
  type LabelField,
  type LabelLayout,
  type LabelPreview,
  type LabelPrint,
  type LabelSettings,
  type Locale,
  labelFields,
  layoutOf,
  RECORD_CODE_DIGITS,
  type ScannedRecord,
  type SubjectKind,
} from "@benchleaf/contract";
import { mailTextsOf } from "../../kernel/brand.ts";
import type { Queries } from "../../kernel/database.ts";
import { type ExtensionPoint, extensionPoint } from "../../kernel/extension-point.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { ActionsOf, NamedSubject, Subject, SubjectReader } from "../../kernel/subjects.ts";
import * as store from "./labels.store.ts";
import { type LabelText, printLabels } from "./print-labels.ts";

/** The language, time zone and place of a print. */
export interface Printer {
  readonly locale: Locale;
  readonly timezone: string;
  readonly origin: string;
}

/** Fields for the labels of a record, below its name; empty ones are left out. */
export type LabelValues = Partial<Record<LabelField, string>>;

/** How an area provides the fields for labels of its kind of record. */
export interface LabelSource {
  readonly kind: SubjectKind;
  /** For records that the reader may read, by their ids. Call `writeDay` for days. */
  read(
    q: Queries,
    reader: SubjectReader,
    ids: readonly Id[],
    writeDay: (moment: Date) => string,
  ): Promise<ReadonlyMap<Id, LabelValues>>;
}

/** Extension point: the label content of each kind of record. */
export const labelSources: ExtensionPoint<LabelSource> = extensionPoint(
  "what labels say of a kind of record",
);

/** Finds the record of an area's own code, such as the path code of a freezer. */
export type FindByOwnCode = (q: Queries, code: string) => Promise<Subject | undefined>;

/** Extension point: scanned codes that are on no label of ours. */
export const ownCodes: ExtensionPoint<FindByOwnCode> = extensionPoint(
  "which record a code of an area's own leads to",
);

/** For a preview of a record without a code. */
const SAMPLE_CODE = "0".repeat(RECORD_CODE_DIGITS);
/** Codes of tubes rarely collide with ours. */
const MAX_ATTEMPTS = 10;

/** A page of the size of one label. */
const pageOf = (width: number, height: number): LabelLayout => ({
  ...{ pageWidth: width, pageHeight: height, columns: 1, rows: 1, width, height },
  ...{ left: 0, top: 0, pitchX: width, pitchY: height },
});

const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`;

/** Codes of records and their labels. */
export const labelsService = (
  { database, audit, brand, compute, log }: Pick<Kernel, "database" | "audit" | "brand" | "compute" | "log">,
  actionsOf: ActionsOf,
  sources: () => readonly LabelSource[],
  finders: () => readonly FindByOwnCode[],
) => {
  const layOut = printLabels({ compute, log });

  const dayWriter = ({ locale, timezone }: Printer) => {
    const format = new Intl.DateTimeFormat(locale === "en-US" ? "en-CA" : locale, {
      ...{ year: "numeric", month: "2-digit", day: "2-digit", timeZone: timezone },
    });
    return (moment: Date): string => format.format(moment);
  };

  /** @throws record.not.found if one of them is missing or not accessible */
  const nameAll = async (
    q: Queries,
    reader: SubjectReader,
    subjects: readonly Subject[],
  ): Promise<ReadonlyMap<string, NamedSubject>> => {
    const kinds = [...new Set(subjects.map(({ kind }) => kind))];
    const idsOf = (kind: SubjectKind) => [
      ...new Set(subjects.filter((one) => one.kind === kind).map(({ id }) => id)),
    ];
    const named = await Promise.all(kinds.map((kind) => actionsOf(kind).name(q, reader, idsOf(kind))));
    const found = new Map(named.flat().map((one) => [keyOf(one), one]));
    if (subjects.some((one) => !found.has(keyOf(one)))) throw problem("record.not.found");
    return found;
  };

  const readValues = async (
    q: Queries,
    reader: SubjectReader,
    subjects: readonly Subject[],
    writeDay: (moment: Date) => string,
  ): Promise<ReadonlyMap<string, LabelValues>> => {
    const read = await Promise.all(
      sources().map(async ({ kind, read }) => {
        const ids = [...new Set(subjects.filter((one) => one.kind === kind).map(({ id }) => id))];
        const values = ids.length === 0 ? new Map() : await read(q, reader, ids, writeDay);
        return [...values].map(([id, own]) => [keyOf({ kind, id }), own] as const);
      }),
    );
    return new Map(read.flat());
  };

  /** In the order of `labelFields`. */
  const valuesOf = (values: LabelValues | undefined): ReadonlyMap<LabelField, string> =>
    new Map(
      labelFields.flatMap((field) => {
        const text = values?.[field]?.trim();
        return text ? [[field, text] as const] : [];
      }),
    );

  /** @throws label.not.possible where no free code was found */
  const codesOf = async (tx: Queries, subjects: readonly Subject[]): Promise<ReadonlyMap<string, string>> => {
    let missing = subjects;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await store.insertOwnCodes(tx, missing);
      const codes = new Map((await store.findOwnCodes(tx, subjects)).map((one) => [keyOf(one), one.code]));
      missing = subjects.filter((one) => !codes.has(keyOf(one)));
      if (missing.length === 0) return codes;
    }
    throw problem("label.not.possible");
  };

  const findRecord = async (q: Queries, code: string): Promise<Subject | undefined> => {
    const found = await store.findByCode(q, code);
    if (found !== undefined) return found;
    const answers = await Promise.all(finders().map((find) => find(q, code)));
    return answers.find((answer) => answer !== undefined);
  };

  return {
    /** The labels as PDF. @throws record.not.found, label.not.possible */
    async print(
      reader: SubjectReader,
      { records, settings, copies, firstPosition }: LabelPrint,
      printer: Printer,
    ): Promise<{ bytes: Uint8Array<ArrayBuffer>; title: string }> {
      const texts = await database.write(reader, async (tx) => {
        const named = await nameAll(tx, reader, records);
        const codes = await codesOf(tx, records);
        const values = await readValues(tx, reader, records, dayWriter(printer));
        const labels = records.map((record): LabelText => {
          const key = keyOf(record);
          return {
            code: codes.get(key)!,
            name: named.get(key)!.name,
            values: valuesOf(values.get(key)),
          };
        });
        await audit.record(tx, reader, {
          action: "label.print",
          objectType: "label",
          objectId: labels[0]!.code,
          after: { codes: [...new Set(labels.map(({ code }) => code))], copies, format: settings.format },
        });
        return labels;
      });
      const title = mailTextsOf(await brand.in(printer.locale))("labelsTitle", { count: texts.length });
      const labels = texts.flatMap((text) => Array.from({ length: copies }, () => text));
      const sheet = { labels, settings, firstPosition, title, ...printer };
      return { bytes: await layOut(reader, sheet, "pdf"), title };
    },

    /** @throws record.not.found, label.not.possible */
    async preview(
      reader: SubjectReader,
      { record, settings }: { readonly record: Subject; readonly settings: LabelSettings },
      printer: Printer,
    ): Promise<LabelPreview> {
      const text = await database.read(reader, async (q): Promise<LabelText> => {
        const named = await nameAll(q, reader, [record]);
        const [coded] = await store.findOwnCodes(q, [record]);
        const values = await readValues(q, reader, [record], dayWriter(printer));
        return {
          code: coded?.code ?? SAMPLE_CODE,
          name: named.get(keyOf(record))!.name,
          values: valuesOf(values.get(keyOf(record))),
        };
      });
      const { width, height } = layoutOf(settings);
      const alone = { ...settings, format: "custom", layout: pageOf(width, height) } as const;
      const sheet = {
        ...{ labels: [text], firstPosition: 1, title: "", ...printer },
        settings: { ...alone, offsetX: 0, offsetY: 0 },
      };
      const svg = new TextDecoder().decode(await layOut(reader, sheet, "svg"));
      return { svg, fields: [...text.values.keys()] };
    },

    /** @throws record.not.found, record.code.mistyped, the kind's error if the user may not read it */
    resolve: (reader: SubjectReader, code: string, printer: Printer): Promise<ScannedRecord> =>
      database.read(reader, async (q) => {
        const found = await findRecord(q, code);
        if (found === undefined)
          throw problem(
            /^\d{10}$/.test(code) && !isRecordCode(code) ? "record.code.mistyped" : "record.not.found",
          );
        const { kind, id, name, sort, address } = await actionsOf(found.kind).open(q, reader, found.id);
        const values = await readValues(q, reader, [found], dayWriter(printer));
        return {
          code,
          record: { kind, id, name, sort, address },
          values: [...valuesOf(values.get(keyOf(found)))].map(([field, text]) => ({ field, text })),
        };
      }),
  };
};
export type LabelsService = ReturnType<typeof labelsService>;
