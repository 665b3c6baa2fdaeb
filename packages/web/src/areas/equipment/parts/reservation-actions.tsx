import type { Reservation } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { AskForTime } from "../booking/ask-for-time.tsx";
import { BookingDialog } from "../booking/booking-dialog.tsx";
import type { SeriesScope } from "../booking/booking-entry.ts";
import { SeriesScopeChoice } from "../booking/series-scope.tsx";
import { useCancelReservation, useReservationStep } from "../reservations.queries.ts";
import { CheckOutButton } from "./check-out-button.tsx";

interface ReservationActionsProps {
  readonly reservation: Reservation;
  readonly size?: "small" | "middle";
}

const CancelDialog = ({
  reservation: { id, seriesId, equipmentName },
  onClose,
}: {
  readonly reservation: Reservation;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const cancel = useCancelReservation();
  const [scope, setScope] = useState<SeriesScope>("this");
  return (
    <ConfirmDialog
      isOpen
      title={t("devices.cancelAsk", { name: equipmentName })}
      action={t("devices.cancelBooking")}
      isDanger
      isBusy={cancel.isPending}
      onConfirm={() =>
        announce(
          cancel.mutateAsync({ params: { reservationId: id }, query: { scope }, body: {} }),
          ({ count }) => (count > 1 ? t("devices.canceledMany", { count }) : t("devices.canceled")),
          onClose,
        )
      }
      onClose={onClose}
    >
      <p>{t("devices.cancelText")}</p>
      {seriesId !== null && <SeriesScopeChoice value={scope} onChange={setScope} />}
    </ConfirmDialog>
  );
};

/** What can be done with a booking: check in and out, change, cancel, take, ask for it. */
export const ReservationActions = ({ reservation, size = "small" }: ReservationActionsProps) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const { userId } = useSession();
  const step = useReservationStep();
  const [open, setOpen] = useState<"change" | "cancel" | null>(null);
  const { abilities, id } = reservation;
  const close = () => setOpen(null);
  const run = (which: "checkIn" | "accept") =>
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
      {abilities.checkOut && <CheckOutButton reservation={reservation} size={size} />}
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
        <AskForTime reservationId={id} name={reservation.userName} size={size} />
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
      {open === "cancel" && <CancelDialog reservation={reservation} onClose={close} />}
    </>
  );
};
