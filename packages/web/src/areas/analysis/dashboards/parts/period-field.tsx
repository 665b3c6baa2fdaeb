import { type Period, type PeriodKind, periodKinds } from "@benchleaf/contract";
import { Input, Select } from "antd";
import { useTranslation } from "../../../../kernel/translation.ts";

interface PeriodFieldProps {
  readonly label: string;
  /** Null where the period of the board applies. */
  readonly value: Period | null;
  /** Whether that of the board can be chosen. */
  readonly hasBoard?: boolean;
  readonly onChange: (period: Period | null) => void;
}

const BOARD = "board";
const today = (): string => new Date().toISOString().slice(0, 10);

/** A period, or two dates. */
export const PeriodField = ({ label, value, hasBoard = false, onChange }: PeriodFieldProps) => {
  const t = useTranslation();
  const choose = (kind: PeriodKind | typeof BOARD): void => {
    if (kind === BOARD) onChange(null);
    else onChange(kind === "custom" ? { kind, from: today(), to: today() } : { kind });
  };
  const setDay = (part: "from" | "to", date: string): void => {
    if (value === null || date === "") return;
    const next = { ...value, [part]: date };
    const isTurned = (next.from ?? "") > (next.to ?? "");
    onChange(isTurned ? { kind: "custom", from: date, to: date } : next);
  };
  return (
    <>
      <Select<PeriodKind | typeof BOARD>
        aria-label={label}
        style={{ minWidth: 140 }}
        value={value?.kind ?? BOARD}
        options={[
          ...(hasBoard ? [{ value: BOARD, label: t("dashboards.boardPeriod") } as const] : []),
          ...periodKinds.map((kind) => ({ value: kind, label: t(`dashboards.period-${kind}`) })),
        ]}
        onChange={choose}
      />
      {value?.kind === "custom" &&
        (["from", "to"] as const).map((part) => (
          <Input
            key={part}
            type="date"
            style={{ width: 150 }}
            aria-label={t(`dashboards.${part}`)}
            value={value[part] ?? ""}
            onChange={(event) => setDay(part, event.target.value)}
          />
        ))}
    </>
  );
};
