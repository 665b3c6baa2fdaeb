import type { Reservation } from "@benchleaf/contract";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus back to a booking that was moved: it is drawn anew at its new place, e.g. in the row of another
 * device. Returns what remembers the booking that is about to be moved.
 */
export const useRefocus = (
  container: RefObject<HTMLElement | null>,
  reservations: readonly Reservation[],
): ((reservation: Reservation) => void) => {
  const sent = useRef<Reservation | null>(null);
  useEffect(() => {
    const before = sent.current;
    const after = before && reservations.find(({ id }) => id === before.id);
    if (!after || after.version === before.version) return;
    sent.current = null;
    if (document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>(`[data-reservation="${after.id}"]`)?.focus();
  }, [container, reservations]);
  return (reservation) => {
    sent.current = reservation;
  };
};
