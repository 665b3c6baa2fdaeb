import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { MAX_EDITS } from "../base-edit-form.ts";
import type { ToolAnswer, ToolJob } from "../jobs/tool-jobs.ts";
import { type FigureColumn, FigureTable, tablePage, tableText } from "./figure-table.tsx";
import { ResultBar } from "./result-bar.tsx";
import styles from "./tools.module.css";

type BaseEditJob = Extract<ToolJob, { type: "baseEdits" }>;

interface BaseEditsAnswerProps {
  readonly answer: ToolAnswer<BaseEditJob>;
  readonly input: BaseEditJob["input"];
  readonly name: string;
}

/** Each guide with the bases that it changes, and the protein's. */
export const BaseEditsAnswer = ({ answer, input: wish, name }: BaseEditsAnswerProps) => {
  const t = useTranslation();
  const format = useFormat();
  if (!answer.ok) {
    const isLetter = answer.error.code === "illegal-letter";
    return <p className={styles.wrong}>{t(isLetter ? "gene.silent-illegal-letter" : "editing.refused")}</p>;
  }
  const { edits, total } = answer;
  if (total === 0) return <p role="status">{t("editing.baseNone")}</p>;
  const columns: readonly FigureColumn[] = [
    { head: t("editing.spacer"), kind: "letters" },
    { head: "PAM", kind: "letters" },
    { head: t("toolbox.place"), kind: "figure" },
    { head: t("gene.changes") },
    { head: t("editing.edited"), kind: "letters" },
    ...(wish.options.coding ? [{ head: t("editing.protein") }] : []),
    { head: "GC (%)", kind: "figure" as const },
  ];
  const rows = edits.map(({ guide, changes, editedProtospacer, aminoAcidChanges }) => ({
    key: `${guide.start} ${guide.strand}`,
    cells: [
      guide.spacer,
      guide.pam,
      `${format.number(guide.start + 1)} ${guide.strand === 1 ? "→" : "←"}`,
      changes.map(({ position, from, to }) => `${from}${position + 1}${to}`).join(" "),
      editedProtospacer,
      ...(aminoAcidChanges
        ? [
            aminoAcidChanges.map(({ codon, from, to }) => `${from}${codon}${to}`).join(" ") ||
              t("editing.silent"),
          ]
        : []),
      format.number(100 * guide.gc, 0),
    ],
  }));
  const title = [name, t("sequences.tool-base-edits")].filter(Boolean).join(" ");
  return (
    <>
      <p role="status">
        {t("editing.baseFound", { count: total, number: format.number(total) })}
        {total > MAX_EDITS && ` ${t("editing.shown", { most: format.number(MAX_EDITS) })}`}
      </p>
      <FigureTable label={t("sequences.tool-base-edits")} columns={columns} rows={rows} />
      <ResultBar text={tableText(columns, rows)} page={tablePage(columns, rows)} fileName={`${title}.txt`} />
    </>
  );
};
