import type { Refusal, Reservation } from "@benchleaf/contract";
import { Alert, Checkbox, Form, Input, Select } from "antd";
import { useState } from "react";
import { Failure } from "../../../kernel/failure.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useReadableProjects } from "../../../shared/files/file-actions.queries.ts";
import { RecurrenceFields } from "../../tasks/tasks.public.tsx";
import { DeviceSelect } from "../equipment.public.tsx";
import { useAllDevices } from "../equipment.queries.ts";
import { useBook, useBookingCheck, useChangeReservation, useWait } from "../reservations.queries.ts";
import styles from "./booking.module.css";
import { type BookingEntry, type BookingStart, bodyOf, firstEntry, zoneOf } from "./booking-entry.ts";
import { CheckResult, RefusalList } from "./check-result.tsx";
import { SeriesScopeChoice } from "./series-scope.tsx";
import { WaitChoice, type WaitRange, waitingOf } from "./wait-choice.tsx";
import { entryOf, isSkippedHour } from "./zone-entry.ts";

export type { BookingStart } from "./booking-entry.ts";

/** The reasons of a refusal that came after the check, e.g. for another date of the series. */
const reasonsOf = (error: unknown): readonly Refusal[] => {
  if (!(error instanceof Failure) || error.code !== "reservation.refused") return [];
  return (error.data as { readonly reasons?: readonly Refusal[] } | null)?.reasons ?? [];
};

/** Books a device or changes a booking: shows conflicts immediately, and offers the next free time. */
export const BookingDialog = ({
  start,
  onClose,
}: {
  readonly start: BookingStart;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const announce = useAnnounce();
  const { data: devices = [] } = useAllDevices();
  const { data: projects = [] } = useReadableProjects();
  const own: Reservation | undefined = start.reservation;
  const [entry, setEntry] = useState<BookingEntry>(() =>
    firstEntry(
      start,
      own !== undefined && own.equipmentId === start.equipmentId
        ? own.timezone
        : zoneOf(devices, start.equipmentId),
    ),
  );
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const set = (part: Partial<BookingEntry>) => {
    setRefused([]);
    setEntry((before) => ({ ...before, ...part }));
  };
  const book = useBook();
  const change = useChangeReservation();
  const wait = useWait();
  const zone = zoneOf(devices, entry.equipmentId);
  const device = devices.find(({ id }) => id === entry.equipmentId);
  const body = bodyOf(entry, zone);
  const skipped = [entry.start, entry.end].find((time) => isSkippedHour(time, zone));
  const asked = useDebounced(
    body === null ? "" : JSON.stringify({ ...body, title: "", reservationId: own?.id ?? null }),
  );
  const { data: check, error } = useBookingCheck(asked === "" ? null : JSON.parse(asked));
  const isBusy = book.isPending || change.isPending || wait.isPending;
  const follow = <Result,>(work: Promise<Result>, text: (result: Result) => string) =>
    void work.then(
      (result) => {
        toasts.success(text(result));
        onClose();
      },
      (failed: unknown) => {
        setRefused(reasonsOf(failed));
        toasts.failure(failed);
      },
    );
  const send = () => {
    if (body === null || isBusy) return;
    if (own) {
      const { startTime, endTime, equipmentId, title, projectId, overrideReason } = body;
      follow(
        change.mutateAsync({
          params: { reservationId: own.id },
          query: { scope: own.seriesId === null ? "this" : entry.scope },
          body: { startTime, endTime, equipmentId, title, projectId, overrideReason, version: own.version },
        }),
        ({ reservations: { length } }) =>
          length > 1 ? t("devices.bookingsSaved", { count: length }) : t("devices.bookingSaved"),
      );
      return;
    }
    follow(book.mutateAsync(body), ({ reservations }) =>
      reservations[0]?.status === "waiting"
        ? t("devices.bookingSubmitted")
        : t("devices.booked", { count: reservations.length }),
    );
  };
  const joinWaitingList = (range: WaitRange) =>
    body !== null &&
    announce(wait.mutateAsync(waitingOf(body, range, zone)), t("devices.waitingSaved"), onClose);
  const reasons = check?.reasons ?? [];
  const isConflict = reasons.some(({ rule }) => rule === "conflict");
  return (
    <Dialog
      open
      width={560}
      title={own ? t("devices.changeBooking") : t("devices.book")}
      okText={own ? t("devices.save") : t("devices.book")}
      cancelText={t("shell.cancel")}
      okButtonProps={{ disabled: body === null }}
      confirmLoading={book.isPending || change.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false} onFinish={send}>
        <Form.Item label={t("devices.device")} htmlFor="booking-device">
          <DeviceSelect
            id="booking-device"
            value={entry.equipmentId}
            isClearable={false}
            onChange={(equipmentId) => set({ equipmentId })}
          />
        </Form.Item>
        <div className={styles.pair}>
          {(["start", "end"] as const).map((key) => (
            <Form.Item key={key} label={t(`devices.${key}`)} htmlFor={`booking-${key}`}>
              <Input
                id={`booking-${key}`}
                type="datetime-local"
                step={300}
                value={entry[key]}
                onChange={({ target }) => set({ [key]: target.value })}
              />
            </Form.Item>
          ))}
        </div>
        <p className={styles.hint}>{t("devices.zoneHint", { zone })}</p>
        <div className={styles.pair}>
          <Form.Item label={t("devices.purpose")} htmlFor="booking-title">
            <Input
              id="booking-title"
              maxLength={200}
              value={entry.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          </Form.Item>
          <Form.Item label={t("devices.project")} htmlFor="booking-project">
            <Select
              id="booking-project"
              allowClear
              value={entry.projectId}
              placeholder={t("devices.noProject")}
              showSearch={{ optionFilterProp: "label" }}
              options={projects.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(projectId: string | null) => set({ projectId: projectId ?? null })}
            />
          </Form.Item>
        </div>
        {own && own.seriesId !== null && (
          <Form.Item label={t("devices.scope")}>
            <SeriesScopeChoice value={entry.scope} onChange={(scope) => set({ scope })} />
          </Form.Item>
        )}
        {!own && (
          <Form.Item label={t("devices.repeat")}>
            <RecurrenceFields
              value={entry.recurrence}
              isBounded
              onChange={(recurrence) => set({ recurrence })}
            />
          </Form.Item>
        )}
        {!own && device?.abilities.manageBookings && (
          <Checkbox checked={entry.isBlocked} onChange={({ target }) => set({ isBlocked: target.checked })}>
            {t("devices.blockTime")}
          </Checkbox>
        )}
        {check?.canOverride && (reasons.length > 0 || entry.overrideReason !== "") && (
          <Form.Item
            label={t("devices.overrideReason")}
            htmlFor="booking-override"
            extra={t("devices.overrideHelp")}
          >
            <Input
              id="booking-override"
              maxLength={500}
              value={entry.overrideReason}
              onChange={({ target }) => set({ overrideReason: target.value })}
            />
          </Form.Item>
        )}
        <div aria-live="polite">
          {skipped && (
            <Alert
              type="warning"
              showIcon
              title={t("devices.because-noSuchTime", { actual: skipped.replace("T", " ") })}
            />
          )}
          {error && <Alert type="error" showIcon title={formatError(t, error)} />}
          {refused.length > 0 && (
            <Alert
              type="error"
              showIcon
              title={t("devices.cannotBook")}
              description={<RefusalList reasons={refused} />}
            />
          )}
          {check && refused.length === 0 && (
            <CheckResult
              check={check}
              skipConflicts={entry.skipConflicts}
              onSkip={(skipConflicts) => set({ skipConflicts })}
              onUse={({ startTime, endTime }) =>
                set({
                  start: entryOf(Date.parse(startTime), zone),
                  end: entryOf(Date.parse(endTime), zone),
                })
              }
            >
              {isConflict && !own && body && <WaitChoice isBusy={wait.isPending} onWait={joinWaitingList} />}
            </CheckResult>
          )}
        </div>
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </Form>
    </Dialog>
  );
};
