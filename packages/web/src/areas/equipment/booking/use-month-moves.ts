import { addDays, momentOfWall, type Reservation, wallTimeOf } from "@benchleaf/contract";
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from "react";
import { usePreferences } from "../../../kernel/preferences.ts";
import type { Moved } from "./use-move.ts";
import { useRefocus } from "./use-refocus.ts";

const STEP_MS = 30 * 60_000;
/** Less is a click. */
const DRAG_PX = 6;
const dayKeys: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * The moment as many days later, at the same time of the clock; where clocks skip it, as many times 24 hours later.
 *
 * @example laterByDays(Date.parse("2026-03-28T09:00Z"), 1, "Europe/Berlin") // 23 hours later: 10:00 there on both days
 */
export const laterByDays = (moment: number, days: number, zone: string): number => {
  const { date, time } = wallTimeOf(moment, zone);
  return momentOfWall(`${addDays(date, days)}T${time}`, zone) ?? moment + days * 86_400_000;
};

interface MonthMovesInput {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly days: readonly string[];
  readonly reservations: readonly Reservation[];
  /** Left out where bookings cannot be moved. */
  readonly onMove: ((moved: Moved) => void) | undefined;
}

/** Moves bookings of a month's page to other days, by dragging or by keys, and changes how long they are by keys. */
export const useMonthMoves = ({ table, days, reservations, onMove }: MonthMovesInput) => {
  const { timezone } = usePreferences();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [drag, setDrag] = useState<{ readonly x: number; readonly y: number; readonly day: string } | null>(
    null,
  );
  const remember = useRefocus(table, reservations);
  const mayMove = (one: Reservation): boolean => onMove !== undefined && one.abilities.edit;
  const startOf = (one: Reservation): Moved => ({
    reservation: one,
    equipmentId: one.equipmentId,
    from: Date.parse(one.startTime),
    to: Date.parse(one.endTime),
  });
  const byDays = (base: Moved, count: number): Moved => {
    const from = laterByDays(base.from, count, timezone);
    const isShown = days.includes(wallTimeOf(from, timezone).date);
    return isShown ? { ...base, from, to: from + (base.to - base.from) } : base;
  };
  const send = (target: Moved) => {
    setMoved(null);
    const { reservation, from, to } = target;
    if (from === Date.parse(reservation.startTime) && to === Date.parse(reservation.endTime)) return;
    remember(reservation);
    onMove?.(target);
  };
  const onKeyDown = (event: KeyboardEvent, one: Reservation) => {
    const before = moved?.reservation.id === one.id ? moved : null;
    if (event.key === "Enter" && before) {
      event.preventDefault();
      send(before);
      return;
    }
    if (event.key === "Escape" && before) {
      event.stopPropagation();
      setMoved(null);
      return;
    }
    const base = before ?? startOf(one);
    const count = dayKeys[event.key];
    if (count === undefined || !mayMove(one) || !(event.altKey || event.shiftKey)) return;
    event.preventDefault();
    if (event.altKey) setMoved(byDays(base, count));
    else if (Math.abs(count) === 1)
      setMoved({ ...base, to: Math.max(base.from + STEP_MS, base.to + count * STEP_MS) });
  };
  const drags = (one: Reservation, day: string) =>
    mayMove(one) && {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || event.pointerType === "touch") return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ x: event.clientX, y: event.clientY, day });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag === null) return;
        const isFar = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_PX;
        if (!isFar && moved === null) return;
        const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]");
        const target = cell?.getAttribute("data-cell");
        if (target) setMoved(byDays(startOf(one), (Date.parse(target) - Date.parse(drag.day)) / 86_400_000));
      },
      onPointerUp: () => setDrag(null),
      onPointerCancel: () => {
        setDrag(null);
        setMoved(null);
      },
    };
  return {
    moved,
    onKeyDown,
    drags,
    /** Ends a drag at the click that follows it; whether there was one. */
    dropped: (one: Reservation): boolean => {
      if (moved?.reservation.id !== one.id) return false;
      send(moved);
      return true;
    },
    dayOfDraft: moved && wallTimeOf(moved.from, timezone).date,
  };
};
