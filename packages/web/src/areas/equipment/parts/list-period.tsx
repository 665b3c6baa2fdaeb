import { addDays, startOfZonedDay } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Input, Select } from "antd";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useGroups } from "../equipment.queries.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day that exists, as the address has it; undefined for anything else. */
const dayIn = (text: string | undefined): string | undefined =>
  text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The period and group of a list, as the address says it and as its requests ask for it. */
export interface ListPeriod {
  /** First and last day, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly groupId: string | undefined;
  readonly query: { readonly from?: string; readonly to?: string; readonly groupId?: string };
}

/** What the address narrows a list of equipment by: `from`, `to` (days in the reader's time zone) and `group`. */
export const useListPeriod = (): ListPeriod => {
  const { timezone } = usePreferences();
  const params = useQueryParams();
  const [from, to, groupId] = [dayIn(params.from), dayIn(params.to), params.group || undefined];
  const isPeriod = from !== undefined && to !== undefined && from <= to;
  return {
    from,
    to,
    groupId,
    query: {
      ...(isPeriod && {
        from: new Date(startOfZonedDay(from, timezone)).toISOString(),
        to: new Date(startOfZonedDay(addDays(to, 1), timezone)).toISOString(),
      }),
      ...(groupId && { groupId }),
    },
  };
};

/** Fields for the first and last day, and for the group of devices where there are groups; kept in the address. */
export const PeriodFields = ({ from, to, groupId }: ListPeriod) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const { data: groups = [] } = useGroups();
  const show = (part: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...part }, replace: true });
  return (
    <>
      {(["from", "to"] as const).map((key) => (
        <Input
          key={key}
          type="date"
          aria-label={t(`devices.period-${key}`)}
          style={{ width: 150 }}
          value={{ from, to }[key] ?? ""}
          onChange={({ target }) => show({ [key]: target.value || undefined })}
        />
      ))}
      {groups.length > 0 && (
        <Select
          aria-label={t("devices.group")}
          placeholder={t("devices.group")}
          allowClear
          style={{ width: 150 }}
          value={groupId ?? null}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(group: string | null) => show({ group: group ?? undefined })}
        />
      )}
    </>
  );
};
