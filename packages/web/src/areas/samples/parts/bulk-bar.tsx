import type { Sample } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { ToolLine } from "../../../ui/page.tsx";
import type { SampleAction } from "./sample-actions.tsx";

interface BulkBarProps {
  readonly samples: readonly Sample[];
  readonly mayUse: boolean;
  readonly mayTransfer: boolean;
  readonly onAct: (action: SampleAction) => void;
  readonly onClear: () => void;
}

/** Actions on the selected samples; shown in place of the filters. */
export const BulkBar = ({ samples, mayUse, mayTransfer, onAct, onClear }: BulkBarProps) => {
  const t = useTranslation();
  const isAll = (state: Sample["state"]) => samples.every((sample) => sample.state === state);
  const isGone = samples.some(({ state }) => state === "deleted");
  const more: SampleAction[] = [
    ...(mayUse && samples.length > 1 && !isGone ? (["pool"] as const) : []),
    ...(mayTransfer && !isGone ? (["transfer"] as const) : []),
    ...(mayUse && !isGone ? (["DELETE"] as const) : []),
  ];
  return (
    <ToolLine>
      <span role="status">{t("samplePages.picked", { count: samples.length })}</span>
      {mayUse && (
        <Button disabled={!isAll("in")} onClick={() => onAct("OUT")}>
          {t("samplePages.do-OUT")}
        </Button>
      )}
      {mayUse && (
        <Button disabled={!isAll("out")} onClick={() => onAct("IN")}>
          {t("samplePages.do-IN")}
        </Button>
      )}
      {mayUse && (
        <Button disabled={isGone} onClick={() => onAct("place")}>
          {t("samplePages.do-place")}
        </Button>
      )}
      <Button onClick={() => onAct("print")}>{t("samplePages.do-print")}</Button>
      {more.length > 0 && (
        <Dropdown
          trigger={["click"]}
          menu={{
            items: more.map((key) => ({ key, label: t(`samplePages.do-${key}`), danger: key === "DELETE" })),
            onClick: ({ key }) => onAct(key as SampleAction),
          }}
        >
          <Button>{t("samplePages.more")}</Button>
        </Dropdown>
      )}
      <Button type="text" onClick={onClear}>
        {t("samplePages.clear")}
      </Button>
    </ToolLine>
  );
};
