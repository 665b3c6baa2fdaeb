import {
  addDays,
  type RequestOf,
  type reservationsApi,
  startOfZonedDay,
  wallTimeOf,
} from "@benchleaf/contract";
import { Button, Select } from "antd";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import type { bodyOf } from "./booking-entry.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const ranges = ["exact", "day", "week"] as const;
/** When waited time may be: exactly as booked, on that day, or within a week from then. */
export type WaitRange = (typeof ranges)[number];

/** The request for the waiting list: as long as the booking, within the range in the zone of the device. */
export const waitingOf = (
  { equipmentId, startTime, endTime, title = "", projectId }: NonNullable<ReturnType<typeof bodyOf>>,
  range: WaitRange,
  zone: string,
): RequestOf<typeof reservationsApi.wait>["body"] => {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)];
  const { date } = wallTimeOf(start, zone);
  const [from, to] = {
    exact: [start, end],
    day: [Math.max(Date.now(), startOfZonedDay(date, zone)), startOfZonedDay(addDays(date, 1), zone)],
    week: [start, start + 7 * DAY_MS],
  }[range] as [number, number];
  return {
    ...{ equipmentId, title, projectId },
    fromTime: new Date(from).toISOString(),
    toTime: new Date(Math.max(to, end)).toISOString(),
    minutes: Math.max(5, Math.round((end - start) / MINUTE_MS)),
  };
};

/** Joins the waiting list, and says when the time may be. */
export const WaitChoice = ({
  isBusy,
  onWait,
}: {
  readonly isBusy: boolean;
  readonly onWait: (range: WaitRange) => void;
}) => {
  const t = useTranslation();
  const [range, setRange] = useState<WaitRange>("exact");
  return (
    <>
      <Select<WaitRange>
        size="small"
        aria-label={t("devices.waitRange")}
        value={range}
        style={{ minWidth: 150 }}
        options={ranges.map((value) => ({ value, label: t(`devices.wait-${value}`) }))}
        onChange={setRange}
      />
      <Button size="small" loading={isBusy} onClick={() => onWait(range)}>
        {t("devices.wait")}
      </Button>
    </>
  );
};
