import type { Sample } from "@benchleaf/contract";
import { Tag } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";

const colors = {
  grey: "default",
  blue: "blue",
  green: "green",
  orange: "orange",
  red: "red",
  purple: "purple",
} as const;

/** The colour of a state of a template, as tags have it. */
export const tagColor = (color: string): string => colors[color as keyof typeof colors] ?? "default";

/** Where a sample is, in words, with what is due and what waits; and its template's state. */
export const SampleStateTags = ({ sample }: { sample: Sample }) => {
  const t = useTranslation();
  const format = useFormat();
  const due = sample.dueBack === null ? "" : ` · ${format.day(sample.dueBack)}`;
  return (
    <>
      {sample.stage !== "" && <Tag color={tagColor(sample.stageColor)}>{sample.stage}</Tag>}
      {sample.state === "out" && (
        <Tag color={sample.isOverdue ? "red" : "orange"}>
          {t(sample.isOverdue ? "samplePages.overdue" : "samplePages.state-out")}
          {due}
        </Tag>
      )}
      {sample.state === "deleted" && <Tag>{t("samplePages.state-deleted")}</Tag>}
      {sample.isPending && <Tag color="blue">{t("samplePages.pending")}</Tag>}
      {sample.isExpired && sample.state !== "deleted" && <Tag color="red">{t("samplePages.expired")}</Tag>}
    </>
  );
};
