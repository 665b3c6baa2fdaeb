import {
  type CodeBox,
  codeBoxOf,
  LABEL_PADDING_MM,
  type LabelField,
  type LabelLayout,
  type LabelSettings,
  type Locale,
  layoutOf,
  placesOf,
  type Symbology,
} from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { LABEL_PROGRAM } from "./label-page.ts";

/** The content of one label. */
export interface LabelText {
  readonly code: string;
  readonly name: string;
  readonly values: ReadonlyMap<LabelField, string>;
}

/** Labels to lay out. */
export interface LabelSheet {
  readonly labels: readonly LabelText[];
  readonly settings: LabelSettings;
  readonly firstPosition: number;
  /** Base address of the scan pages, e.g. `https://lab.example.org`. */
  readonly origin: string;
  readonly locale: Locale;
  readonly title: string;
}

/** Quiet zone on each side, as a part of the code's width. */
const quiet: Readonly<Record<Symbology, number>> = { dataMatrix: 1 / 14, code128: 10 / 110, qr: 4 / 33 };

/** Lets a long name break at natural positions, and anywhere if it is too long for that. */
export const breakable = (text: string): string =>
  text.replace(/([-_./:+])/g, "$1\u200b").replace(/([^\s\u200b]{14})(?=[^\s\u200b])/g, "$1\u200b");

/** The content of our codes in each symbology. Upper case, since QR packs it denser. */
const saidBy = (symbology: Symbology, code: string, origin: string): string =>
  symbology === "qr" ? `${origin}/scan/${code}`.toUpperCase() : code;

const grouped = (code: string): string => code.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1\u00a0$2\u00a0$3");

interface Layout extends LabelLayout {
  readonly padding: number;
  readonly code: CodeBox;
  readonly quiet: number;
}

const labelsOn = (sheet: LabelSheet, layout: LabelLayout) => {
  const { labels, settings, firstPosition } = sheet;
  const places = placesOf(layout, labels.length, firstPosition);
  const pages: unknown[][] = Array.from({ length: (places.at(-1)?.page ?? 0) + 1 }, () => []);
  for (const [index, { code, name, values }] of labels.entries()) {
    const { page, x, y } = places[index]!;
    pages[page]!.push({
      x: x + settings.offsetX,
      y: y + settings.offsetY,
      name: breakable(name),
      lines: settings.fields.flatMap((field) => {
        const text = values.get(field);
        return text ? [breakable(text)] : [];
      }),
      digits: settings.hasDigits ? grouped(code) : "",
      picture: `/${code}.svg`,
    });
  }
  return pages;
};

/** Lays labels out: as PDF, or the first page as SVG. */
export const printLabels =
  ({ compute, log }: Pick<Kernel, "compute" | "log">) =>
  /** @throws label.not.possible */
  async (scope: Scope, sheet: LabelSheet, form: "pdf" | "svg"): Promise<Uint8Array<ArrayBuffer>> => {
    const { symbology } = sheet.settings;
    const wanted = layoutOf(sheet.settings);
    const layout: Layout = {
      ...wanted,
      padding: LABEL_PADDING_MM,
      code: codeBoxOf(wanted, symbology),
      quiet: quiet[symbology],
    };
    const [lang = "zh", region = "CN"] = sheet.locale.split("-");
    const codes = Object.fromEntries(
      sheet.labels.map(({ code }) => [`/${code}.svg`, saidBy(symbology, code, sheet.origin)]),
    );
    const pictures = await compute.run("draw-codes", { symbology, codes }, { team: scope.tenantId });
    const data = { ...layout, lang, region, title: sheet.title, pages: labelsOn(sheet, wanted) };
    const set = await compute.run(
      "typeset",
      { program: LABEL_PROGRAM, data: JSON.stringify(data), pictures, form },
      { team: scope.tenantId, timeout: 50_000 },
    );
    if (set.ok) return set.bytes;
    log.warn({ said: set.said }, "labels could not be laid out");
    throw problem("label.not.possible");
  };
