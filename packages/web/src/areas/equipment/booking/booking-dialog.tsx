import type { Equipment, Reservation } from "@benchleaf/contract";
import { Alert, Button, Checkbox, Form, Input, InputNumber, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { DeviceSelect } from "../equipment.public.tsx";
import { useAllDevices } from "../equipment.queries.ts";
import { useBook, useBookingCheck, useChangeReservation, useWait } from "../reservations.queries.ts";
import styles from "./booking.module.css";
import { useRefusalText } from "./use-refusal-text.ts";
import { entryOf, momentOfEntry } from "./zone-entry.ts";

const ZONE = "Asia/Shanghai";
const repeats = ["none", "DAILY", "WEEKLY", "MONTHLY"] as const;

/** What the dialog begins with: a device and times, or a reservation that is to be changed. */
export interface BookingStart {
  readonly equipmentId: string | null;
  readonly from: number;
  readonly to: number;
  readonly reservation?: Reservation;
}

interface Entry {
  readonly equipmentId: string | null;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly repeat: (typeof repeats)[number];
  readonly count: number;
  readonly skipConflicts: boolean;
  readonly isBlocked: boolean;
  readonly overrideReason: string;
}

const zoneOf = (devices: readonly Equipment[], id: string | null): string =>
  devices.find((device) => device.id === id)?.timezone ?? ZONE;

/** Books a device or changes a booking: shows conflicts immediately, and offers the next free time. */
export const BookingDialog = ({
  start,
  onClose,
}: {
  readonly start: BookingStart;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const because = useRefusalText();
  const { data: devices = [] } = useAllDevices();
  const own = start.reservation;
  const first = own?.timezone ?? zoneOf(devices, start.equipmentId);
  const [entry, setEntry] = useState<Entry>({
    equipmentId: start.equipmentId,
    start: entryOf(start.from, first),
    end: entryOf(start.to, first),
    title: own?.title ?? "",
    repeat: "none",
    count: 4,
    skipConflicts: false,
    isBlocked: false,
    overrideReason: "",
  });
  const set = (part: Partial<Entry>) => setEntry((before) => ({ ...before, ...part }));
  const book = useBook();
  const change = useChangeReservation();
  const wait = useWait();
  const zone = zoneOf(devices, entry.equipmentId);
  const device = devices.find(({ id }) => id === entry.equipmentId);
  const [startTime, endTime] = [momentOfEntry(entry.start, zone), momentOfEntry(entry.end, zone)];
  const body =
    entry.equipmentId === null || startTime === null || endTime === null
      ? null
      : {
          equipmentId: entry.equipmentId,
          startTime,
          endTime,
          kind: entry.isBlocked ? ("blocked" as const) : ("booking" as const),
          title: entry.title.trim(),
          projectId: own?.projectId ?? null,
          recurrence: entry.repeat === "none" ? null : `FREQ=${entry.repeat};COUNT=${entry.count}`,
          skipConflicts: entry.skipConflicts,
          overrideReason: entry.overrideReason.trim(),
        };
  const asked = useDebounced(
    body === null ? "" : JSON.stringify({ ...body, title: "", reservationId: own?.id ?? null }),
  );
  const { data: check, error } = useBookingCheck(asked === "" ? null : JSON.parse(asked));
  const isBusy = book.isPending || change.isPending || wait.isPending;
  const done = (text: string) => {
    toasts.success(text);
    onClose();
  };
  const send = () => {
    if (body === null || isBusy) return;
    if (own) {
      const { startTime: from, endTime: to, equipmentId, title, projectId, overrideReason } = body;
      change.mutate(
        {
          params: { reservationId: own.id },
          query: {},
          body: {
            startTime: from,
            endTime: to,
            equipmentId,
            title,
            projectId,
            overrideReason,
            version: own.version,
          },
        },
        { onSuccess: () => done(t("devices.bookingSaved")), onError: toasts.failure },
      );
      return;
    }
    book.mutate(body, {
      onSuccess: ({ reservations }) =>
        done(
          reservations[0]?.status === "waiting"
            ? t("devices.bookingSubmitted")
            : t("devices.booked", { count: reservations.length }),
        ),
      onError: toasts.failure,
    });
  };
  const reasons = check?.reasons ?? [];
  const isConflict = reasons.some(({ rule }) => rule === "conflict");
  const free = check?.occurrences.filter(({ isFree }) => isFree).length ?? 0;
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
          <Form.Item label={t("devices.start")} htmlFor="booking-start">
            <Input
              id="booking-start"
              type="datetime-local"
              step={300}
              value={entry.start}
              onChange={({ target }) => set({ start: target.value })}
            />
          </Form.Item>
          <Form.Item label={t("devices.end")} htmlFor="booking-end">
            <Input
              id="booking-end"
              type="datetime-local"
              step={300}
              value={entry.end}
              onChange={({ target }) => set({ end: target.value })}
            />
          </Form.Item>
        </div>
        <p className={styles.hint}>{t("devices.zoneHint", { zone })}</p>
        <Form.Item label={t("devices.purpose")} htmlFor="booking-title">
          <Input
            id="booking-title"
            maxLength={200}
            value={entry.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Form.Item>
        {!own && (
          <div className={styles.pair}>
            <Form.Item label={t("devices.repeat")} htmlFor="booking-repeat">
              <Select
                id="booking-repeat"
                value={entry.repeat}
                options={repeats.map((value) => ({ value, label: t(`devices.repeat-${value}`) }))}
                onChange={(repeat) => set({ repeat })}
              />
            </Form.Item>
            {entry.repeat !== "none" && (
              <Form.Item label={t("devices.repeatCount")} htmlFor="booking-count">
                <InputNumber
                  id="booking-count"
                  min={2}
                  max={366}
                  value={entry.count}
                  onChange={(count) => set({ count: count ?? 2 })}
                />
              </Form.Item>
            )}
          </div>
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
          {error && <Alert type="error" showIcon title={formatError(t, error)} />}
          {check && reasons.length === 0 && (
            <Alert
              type="success"
              showIcon
              title={check.needsApproval ? t("devices.freeNeedsApproval") : t("devices.isFree")}
            />
          )}
          {check && reasons.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={t("devices.cannotBook")}
              description={
                <>
                  <ul className={styles.reasons}>
                    {reasons.slice(0, 6).map((reason) => (
                      <li key={`${reason.rule} ${reason.occurrence} ${reason.conflict?.reservationId ?? ""}`}>
                        {because(reason)}
                      </li>
                    ))}
                  </ul>
                  {check.whoCanHelp.length > 0 && (
                    <p>{t("devices.whoCanHelp", { names: format.list(check.whoCanHelp) })}</p>
                  )}
                  {check.occurrences.length > 1 && free > 0 && (
                    <Checkbox
                      checked={entry.skipConflicts}
                      onChange={({ target }) => set({ skipConflicts: target.checked })}
                    >
                      {t("devices.skipConflicts", { free, all: check.occurrences.length })}
                    </Checkbox>
                  )}
                  <div className={styles.ways}>
                    {check.nextFree && (
                      <Button
                        size="small"
                        onClick={() =>
                          set({
                            start: entryOf(Date.parse(check.nextFree!.startTime), zone),
                            end: entryOf(Date.parse(check.nextFree!.endTime), zone),
                          })
                        }
                      >
                        {t("devices.useNextFree", { time: format.dateTime(check.nextFree.startTime) })}
                      </Button>
                    )}
                    {isConflict && !own && body && (
                      <Button
                        size="small"
                        loading={wait.isPending}
                        onClick={() =>
                          wait.mutate(
                            {
                              equipmentId: body.equipmentId,
                              fromTime: body.startTime,
                              toTime: body.endTime,
                              minutes: Math.max(
                                5,
                                Math.round((Date.parse(body.endTime) - Date.parse(body.startTime)) / 60_000),
                              ),
                              title: body.title,
                            },
                            { onSuccess: () => done(t("devices.waitingSaved")), onError: toasts.failure },
                          )
                        }
                      >
                        {t("devices.wait")}
                      </Button>
                    )}
                  </div>
                </>
              }
            />
          )}
        </div>
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </Form>
    </Dialog>
  );
};
