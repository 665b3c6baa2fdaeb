import type { Reservation } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { BookingDialog } from "../booking/booking-dialog.tsx";
import { useCancelReservation, useReservationStep, useSubmit } from "../reservations.queries.ts";

/** What can be done with a booking: check in and out, change, cancel, take, ask for it. */
export const ReservationActions = ({
  reservation,
  size = "small",
}: {
  readonly reservation: Reservation;
  readonly size?: "small" | "middle";
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { userId } = useSession();
  const step = useReservationStep();
  const cancel = useCancelReservation();
  const ask = useSubmit();
  const [open, setOpen] = useState<"change" | "cancel" | "ask" | null>(null);
  const [message, setMessage] = useState("");
  const { abilities, id, equipmentName } = reservation;
  const close = () => setOpen(null);
  /** Says what came of it by promise: a booking that leaves its list takes these buttons with it. */
  const announce = (work: Promise<unknown>, text: string) =>
    void work.then(() => toasts.success(text), toasts.failure).finally(close);
  const run = (which: "checkIn" | "checkOut" | "accept") =>
    announce(step.mutateAsync({ id, step: which }), t(`devices.done-${which}`));
  const isAhead =
    Date.parse(reservation.endTime) > Date.now() && ["waiting", "approved"].includes(reservation.status);
  const isOffer = reservation.kind === "offer" && reservation.userId === userId;
  return (
    <>
      {isOffer && isAhead && (
        <Button size={size} type="primary" loading={step.isPending} onClick={() => run("accept")}>
          {t("devices.accept")}
        </Button>
      )}
      {abilities.checkIn && (
        <Button size={size} type="primary" loading={step.isPending} onClick={() => run("checkIn")}>
          {t("devices.checkIn")}
        </Button>
      )}
      {abilities.checkOut && (
        <Button size={size} type="primary" loading={step.isPending} onClick={() => run("checkOut")}>
          {t("devices.checkOut")}
        </Button>
      )}
      {abilities.edit && (
        <Button size={size} onClick={() => setOpen("change")}>
          {t("devices.change")}
        </Button>
      )}
      {abilities.cancel && (
        <Button size={size} onClick={() => setOpen("cancel")}>
          {t("devices.cancelBooking")}
        </Button>
      )}
      {isAhead && reservation.kind === "booking" && reservation.userId !== userId && (
        <Button size={size} onClick={() => setOpen("ask")}>
          {t("devices.ask")}
        </Button>
      )}
      {open === "change" && (
        <BookingDialog
          start={{
            equipmentId: reservation.equipmentId,
            from: Date.parse(reservation.startTime),
            to: Date.parse(reservation.endTime),
            reservation,
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={open === "cancel"}
        title={t("devices.cancelAsk", { name: equipmentName })}
        action={t("devices.cancelBooking")}
        isDanger
        isBusy={cancel.isPending}
        onConfirm={() =>
          announce(
            cancel.mutateAsync({ params: { reservationId: id }, query: {}, body: {} }),
            t("devices.canceled"),
          )
        }
        onClose={close}
      >
        {t("devices.cancelText")}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === "ask"}
        title={t("devices.askTitle", { name: reservation.userName })}
        action={t("devices.send")}
        isBusy={ask.isPending}
        onConfirm={() =>
          message.trim() !== "" &&
          announce(
            ask.mutateAsync({ params: { reservationId: id }, body: { message: message.trim() } }),
            t("devices.asked"),
          )
        }
        onClose={close}
      >
        <Input.TextArea
          aria-label={t("devices.message")}
          placeholder={t("devices.message")}
          rows={3}
          maxLength={300}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </ConfirmDialog>
    </>
  );
};
