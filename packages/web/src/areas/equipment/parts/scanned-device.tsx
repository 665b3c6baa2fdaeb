import { Alert, Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { ScannedProps } from "../../../kernel/web-area.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useDevice } from "../equipment.queries.ts";
import { useReservationStep, useReservations } from "../reservations.queries.ts";
import { CheckOutButton } from "./check-out-button.tsx";
import { DevicePicture } from "./device-picture.tsx";
import { DeviceState } from "./device-state.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import styles from "./scanned-device.module.css";

const DAY_MS = 86_400_000;
const MOST_BOOKINGS = 5;

/**
 * A device whose label was scanned, on a phone: its state, the next bookings, check-in and check-out, reporting a
 * fault.
 */
export default function ScannedDevice({ record }: ScannedProps) {
  const t = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const [now] = useState(() => Date.now());
  const [isReporting, setReporting] = useState(false);
  const device = useDevice(record.id);
  const { data: rows = [] } = useReservations({
    equipmentId: record.id,
    from: new Date(now).toISOString(),
    to: new Date(now + 7 * DAY_MS).toISOString(),
  });
  const step = useReservationStep();
  const checkIn = (id: string) =>
    announce(step.mutateAsync({ id, step: "checkIn" }), t("devices.done-checkIn"));
  if (device.error && !device.data)
    return <ErrorState error={device.error} onRetry={() => void device.refetch()} />;
  if (!device.data) return <ListSkeleton rows={2} label={t("shell.loading")} />;
  const ahead = rows
    .filter(({ status }) => status === "waiting" || status === "approved")
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
    .slice(0, MOST_BOOKINGS);
  return (
    <section className={styles.device} aria-label={t("devices.device")}>
      <DevicePicture device={device.data} size="large" />
      <p>
        <DeviceState device={device.data} />
      </p>
      {device.data.blocks.map(({ id, reason }) => (
        <Alert key={id} type="error" showIcon title={t("devices.outOfServiceBecause", { reason })} />
      ))}
      <h3>{t("devices.nextBookings")}</h3>
      {ahead.length === 0 && <p>{t("devices.nothingBooked")}</p>}
      <ul className={styles.bookings}>
        {ahead.map((one) => (
          <li key={one.id}>
            <span>
              {t("devices.bookingLine", {
                from: format.dateTime(one.startTime),
                to: format.dateTime(one.endTime),
                name:
                  one.kind === "booking" || one.kind === "offer"
                    ? one.userName
                    : t(`devices.kind-${one.kind}`),
              })}
            </span>
            {one.abilities.checkIn && (
              <Button type="primary" loading={step.isPending} onClick={() => checkIn(one.id)}>
                {t("devices.checkIn")}
              </Button>
            )}
            {one.abilities.checkOut && <CheckOutButton reservation={one} />}
          </li>
        ))}
      </ul>
      <Button block onClick={() => setReporting(true)}>
        {t("devices.report")}
      </Button>
      {isReporting && <ReportDialog equipmentId={record.id} onClose={() => setReporting(false)} />}
    </section>
  );
}
