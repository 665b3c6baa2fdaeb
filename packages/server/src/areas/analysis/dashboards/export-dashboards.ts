import {
  type AnalysisAnswer,
  type Dashboard,
  groupLabel,
  type Id,
  type Locale,
  measureLabel,
  type Period,
  placeLabel,
  type ReaderZone,
  type Tile,
  tileTitle,
} from "@benchleaf/contract";
import { dashboardPhrasesIn } from "@benchleaf/phrases";
import type { Session } from "../../../kernel/context.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { FileAnswer } from "../../../kernel/mount.ts";
import { Problem, problem } from "../../../kernel/problem.ts";
import type { Batches } from "../../../kernel/tables/cells.ts";
import { writeTable } from "../../../kernel/tables/write-table.ts";
import { momentFor, type PrintBlock, typesetSections } from "../../previews/previews.service.ts";
import type { AnswerQueries } from "./answer-queries.ts";
import { drawnOf, drawTile } from "./draw-tile.ts";
import { tableOf, translateIn, unitOf } from "./export-words.ts";
import type { ManageDashboards } from "./manage-dashboards.ts";

/** Rows of a table that are printed; all of them are in the CSV. */
const PRINTED_ROWS = 40;
const BATCH_ROWS = 500;

/** How an export is asked for. */
export interface ExportAsked {
  readonly locale: Locale;
  readonly zone: ReaderZone;
  /** Instead of the board's. */
  readonly period: Period | null;
}

async function* inBatches(rows: readonly (readonly (string | number | null)[])[]): Batches {
  for (let at = 0; at < rows.length; at += BATCH_ROWS) yield rows.slice(at, at + BATCH_ROWS);
}

/** Boards as PDF and tiles as CSV, counted anew with the rights of their reader. */
export const exportDashboards = (
  kernel: Pick<Kernel, "brand" | "compute" | "log">,
  { get }: Pick<ManageDashboards, "get">,
  { count }: Pick<AnswerQueries, "count">,
) => {
  const countTile = (
    session: Session,
    board: Dashboard,
    { query }: Tile,
    { locale, zone, period }: ExportAsked,
    isWhole: boolean,
  ): Promise<AnalysisAnswer> =>
    count(session, {
      ...{ query, zone, locale, isWhole },
      period: period ?? board.period,
      projectId: board.projectId,
      hasPrevious: false,
    });

  const numbersOf = (tile: Tile, locale: Locale) => {
    const unit = unitOf(tile.query, locale);
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    return (value: number | null): string =>
      value === null ? "–" : `${format.format(value)}${unit === "" ? "" : ` ${unit}`}`;
  };

  const blocksOf = (tile: Tile, answer: AnalysisAnswer, locale: Locale, name: string) => {
    const words = dashboardPhrasesIn(locale);
    const say = translateIn(locale);
    const format = numbersOf(tile, locale);
    const { head, rows } = tableOf(tile.query, answer, locale);
    const pictures: Record<string, Uint8Array> = {};
    const blocks: PrintBlock[] = [];
    if (tile.chart === "number")
      return { blocks: [{ kind: "lines", text: format(answer.total) } as const], pictures };
    if (rows.length === 0) return { blocks: [{ kind: "remark", text: words("nothing") } as const], pictures };
    if (tile.chart !== "table") {
      const drawn = drawnOf(tile.chart, answer, {
        place: (at, index) =>
          placeLabel(say, tile.query, answer.axes[at]![index]!, { at, unit: answer.unit }),
        measure: measureLabel(say, tile.query.set, tile.query.measure),
        format,
      });
      pictures[name] = new TextEncoder().encode(drawTile(drawn));
      const text = tile.query.groups.map((group) => groupLabel(say, group)).join(" × ");
      blocks.push({ kind: "picture", name, width: 100, text });
    }
    // The hours of a week are too many columns for a page.
    if (tile.chart === "heat") return { blocks, pictures };
    const printed = rows
      .slice(0, PRINTED_ROWS)
      .map((row) => row.map((cell) => (typeof cell === "string" ? cell : format(cell))));
    blocks.push({ kind: "grid", head, rows: printed });
    if (rows.length > PRINTED_ROWS)
      blocks.push({ kind: "remark", text: words("printCut", { count: PRINTED_ROWS }) });
    return { blocks, pictures };
  };

  /** What a reader may not count is said, and the rest of the board is printed. */
  const refusalText = (error: unknown, locale: Locale): string => {
    if (!(error instanceof Problem)) throw error;
    const words = dashboardPhrasesIn(locale);
    if (error.code === "permission.denied") return words("noAccess");
    if (error.code === "feature.disabled") return words("noFeature");
    throw error;
  };

  return {
    /** @throws dashboard.not.found */
    async csv(session: Session, id: Id, tileId: string, asked: ExportAsked): Promise<FileAnswer> {
      const board = await get(session, id);
      const tile = board.tiles.find((one) => one.id === tileId);
      if (tile === undefined) throw problem("dashboard.not.found");
      const answer = await countTile(session, board, tile, asked, true);
      const { head, rows } = tableOf(tile.query, answer, asked.locale);
      const title = tileTitle(translateIn(asked.locale), tile);
      return {
        fileName: `${title}.csv`,
        ...writeTable(
          "csv",
          head.map((label) => ({ label })),
          inBatches(rows),
        ),
      };
    },

    /** @throws dashboard.not.found, pdf.not.possible */
    async pdf(session: Session, id: Id, asked: ExportAsked): Promise<FileAnswer> {
      const { locale, zone } = asked;
      const board = await get(session, id);
      const words = dashboardPhrasesIn(locale);
      const say = translateIn(locale);
      const reader = { locale, timezone: zone.timezone };
      const period = asked.period ?? board.period;
      const days = period.kind === "custom" ? `${period.from} – ${period.to}` : say(`period-${period.kind}`);
      const blocks: PrintBlock[] = [
        {
          kind: "facts",
          rows: [
            [words("period"), days],
            [words("printReader"), session.userName],
            [words("printTime"), momentFor(reader, new Date())],
          ],
        },
        ...(board.description === "" ? [] : [{ kind: "lines", text: board.description } as const]),
      ];
      const pictures: Record<string, Uint8Array> = {};
      for (const [at, tile] of board.tiles.entries()) {
        blocks.push({ kind: "heading", level: 2, inside: [{ kind: "text", text: tileTitle(say, tile) }] });
        try {
          const answer = await countTile(session, board, tile, asked, false);
          const printed = blocksOf(tile, answer, locale, `/${at}.svg`);
          blocks.push(...printed.blocks);
          Object.assign(pictures, printed.pictures);
        } catch (error) {
          blocks.push({ kind: "remark", text: refusalText(error, locale) });
        }
      }
      blocks.push({ kind: "remark", text: words("printShare") });
      const bytes = await typesetSections(kernel, session, {
        title: board.name,
        reader,
        sections: [
          {
            title: board.name,
            place: board.projectName ?? words(`scope-${board.scope}`),
            stamp: days,
            blocks,
            pictures,
          },
        ],
      });
      return {
        fileName: `${board.name}.pdf`,
        contentType: "application/pdf",
        body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      };
    },
  };
};
export type ExportDashboards = ReturnType<typeof exportDashboards>;
