import type { Reservation } from "@benchleaf/contract";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useChangeReservation } from "../reservations.queries.ts";
import type { BookingStart } from "./booking-entry.ts";

/** Target of a booking that is dragged or moved by keys. */
export interface Moved {
  readonly reservation: Reservation;
  readonly equipmentId: string;
  readonly from: number;
  readonly to: number;
}

/** Moves a booking at once. Of a series, and where rules or other bookings are against it, the dialog is shown. */
export const useMove = (showDialog: (start: BookingStart) => void): ((moved: Moved) => void) => {
  const t = useTranslation();
  const toasts = useToasts();
  const change = useChangeReservation();
  return ({ reservation, equipmentId, from, to }) => {
    // Of a series, the dialog asks which dates are moved.
    if (reservation.seriesId !== null) return showDialog({ equipmentId, from, to, reservation });
    change.mutate(
      {
        params: { reservationId: reservation.id },
        query: {},
        body: {
          equipmentId,
          startTime: new Date(from).toISOString(),
          endTime: new Date(to).toISOString(),
          title: reservation.title,
          projectId: reservation.projectId,
          version: reservation.version,
        },
      },
      {
        onSuccess: () => toasts.success(t("devices.bookingSaved")),
        // The dialog shows conflicts, and offers the next free time.
        onError: () => showDialog({ equipmentId, from, to, reservation }),
      },
    );
  };
};
