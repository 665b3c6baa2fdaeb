import { PlusOutlined } from "@ant-design/icons";
import { type Equipment, type Reservation, wallTimeOf } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Button } from "antd";
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./booking.module.css";
import { lookOf, looks } from "./look-of.ts";
import type { Moved } from "./use-move.ts";
import { useRefocus } from "./use-refocus.ts";

const ROW_PX = 48;
/** Below this width a booking has no text. */
const NARROW_PX = 44;
const MINUTE_MS = 60_000;

interface TimelineProps {
  readonly devices: readonly Equipment[];
  readonly reservations: readonly Reservation[];
  /** Midnights of the shown days and the one after, in the reader's zone. */
  readonly midnights: readonly number[];
  readonly onCreate: (equipmentId: string, from: number, to: number) => void;
  readonly onOpen: (reservation: Reservation) => void;
  readonly onMove: (moved: Moved) => void;
}

interface Drag {
  readonly kind: "create" | "move" | "resize";
  readonly reservation?: Reservation;
  readonly equipmentId: string;
  readonly anchor: number;
  readonly from: number;
  readonly to: number;
  readonly row: number;
  readonly y: number;
}

/** Devices as rows, time to the right. Only the rows on screen are drawn, so that a thousand devices cost nothing. */
export const Timeline = ({ devices, reservations, midnights, onCreate, onOpen, onMove }: TimelineProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { timezone } = usePreferences();
  const { userId } = useSession();
  const scroller = useRef<HTMLElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const days = midnights.length - 1;
  const [from, to] = [midnights[0]!, midnights[days]!];
  const dayPx = days === 1 ? 1_200 : days <= 7 ? 168 : 56;
  const step = (days === 1 ? 15 : days <= 7 ? 30 : 60) * MINUTE_MS;
  const width = days * dayPx;
  const placeOf = (moment: number): number =>
    (Math.min(Math.max(moment, from), to) - from) * (width / (to - from));
  const byDevice = useMemo(() => {
    const found = new Map<string, Reservation[]>();
    for (const one of reservations) found.set(one.equipmentId, [...(found.get(one.equipmentId) ?? []), one]);
    return found;
  }, [reservations]);
  const virtualizer = useVirtualizer({
    count: devices.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  });
  const remember = useRefocus(scroller, reservations);
  const snapped = (moment: number): number => Math.round(moment / step) * step;
  const momentAt = (event: PointerEvent<HTMLElement>): number => {
    const lane = event.currentTarget.closest<HTMLElement>("[data-lane]")!;
    return from + ((event.clientX - lane.getBoundingClientRect().left) / width) * (to - from);
  };
  const begin = (event: PointerEvent<HTMLElement>, drawn: Omit<Drag, "anchor" | "y">) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...drawn, anchor: momentAt(event), y: event.clientY });
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (drag === null) return;
    const now = momentAt(event);
    if (drag.kind === "create") {
      const [low, high] = [Math.min(drag.anchor, now), Math.max(drag.anchor, now)];
      setDrag({
        ...drag,
        from: Math.floor(low / step) * step,
        to: Math.max(Math.ceil(high / step) * step, Math.floor(low / step) * step + step),
      });
      return;
    }
    const one = drag.reservation!;
    const [start, end] = [Date.parse(one.startTime), Date.parse(one.endTime)];
    const by = snapped(now - drag.anchor);
    if (drag.kind === "resize") setDrag({ ...drag, to: Math.max(start + step, end + by) });
    else {
      const row = Math.min(
        devices.length - 1,
        Math.max(0, drag.row + Math.round((event.clientY - drag.y) / ROW_PX)),
      );
      setDrag({ ...drag, from: start + by, to: end + by, equipmentId: devices[row]!.id });
    }
  };
  const drop = () => {
    if (drag === null) return;
    setDrag(null);
    if (drag.kind === "create") {
      if (drag.to > drag.from) onCreate(drag.equipmentId, drag.from, drag.to);
      return;
    }
    const one = drag.reservation!;
    const isSame =
      drag.from === Date.parse(one.startTime) &&
      drag.to === Date.parse(one.endTime) &&
      drag.equipmentId === one.equipmentId;
    if (isSame) onOpen(one);
    else onMove({ reservation: one, equipmentId: drag.equipmentId, from: drag.from, to: drag.to });
  };
  const onKeyDown = (event: KeyboardEvent, one: Reservation, row: number) => {
    const before = moved?.reservation.id === one.id ? moved : null;
    if (event.key === "Enter" && before) {
      event.preventDefault();
      setMoved(null);
      remember(one);
      onMove(before);
      return;
    }
    if (event.key === "Escape" && before) {
      event.stopPropagation();
      setMoved(null);
      return;
    }
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key] ?? 0;
    const rows = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    if (!one.abilities.edit || !(event.altKey || event.shiftKey) || (by === 0 && rows === 0)) return;
    event.preventDefault();
    const base = before ?? {
      reservation: one,
      equipmentId: one.equipmentId,
      from: Date.parse(one.startTime),
      to: Date.parse(one.endTime),
    };
    if (event.shiftKey) setMoved({ ...base, to: Math.max(base.from + step, base.to + by) });
    else {
      const at = devices.findIndex(({ id }) => id === base.equipmentId);
      const to = Math.min(devices.length - 1, Math.max(0, (at < 0 ? row : at) + rows));
      const next = devices[to]!;
      if (rows !== 0) virtualizer.scrollToIndex(to);
      setMoved({ ...base, from: base.from + by, to: base.to + by, equipmentId: next.id });
    }
  };
  const shownDraft = drag && (drag.kind === "create" || drag.reservation) ? drag : moved;
  const now = Date.now();
  const said = moved
    ? t("devices.movingTo", {
        device: devices.find(({ id }) => id === moved.equipmentId)?.name ?? "",
        from: format.dateTime(new Date(moved.from)),
        to: format.dateTime(new Date(moved.to)),
      })
    : t("devices.timelineHelp");
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <section ref={scroller} className={styles.board} tabIndex={0} aria-label={t("devices.timeline")}>
        <div className={styles.head} style={{ width: width + 200 }}>
          <span className={styles.corner}>{t("devices.device")}</span>
          <div className={styles.ticks} style={{ width }}>
            {midnights.slice(0, -1).map((midnight) =>
              days === 1 ? (
                Array.from({ length: Math.round((to - from) / 7_200_000) }, (_, at) => {
                  const moment = from + at * 7_200_000;
                  return (
                    <span key={moment} className={styles.tick} style={{ left: placeOf(moment) }}>
                      {wallTimeOf(moment, timezone).time}
                    </span>
                  );
                })
              ) : (
                <span
                  key={midnight}
                  className={styles.tick}
                  style={{ left: placeOf(midnight), width: dayPx }}
                >
                  {days <= 7
                    ? format.day(wallTimeOf(midnight, timezone).date)
                    : wallTimeOf(midnight, timezone).date.slice(8)}
                </span>
              ),
            )}
          </div>
        </div>
        <div style={{ position: "relative", width: width + 200, height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const device = devices[item.index]!;
            return (
              <div key={device.id} className={styles.row} style={{ top: item.start, width: width + 200 }}>
                <span className={styles.name} title={device.name}>
                  <Button
                    size="small"
                    type="text"
                    icon={<PlusOutlined />}
                    disabled={!device.abilities.book || !device.isBookable}
                    aria-label={t("devices.bookNamed", { name: device.name })}
                    onClick={() => {
                      const first = Math.ceil(Math.max(now, from) / (30 * MINUTE_MS)) * 30 * MINUTE_MS;
                      onCreate(device.id, first, first + 60 * MINUTE_MS);
                    }}
                  />
                  <Link to="/equipment/management/$equipmentId" params={{ equipmentId: device.id }}>
                    {device.name}
                  </Link>
                </span>
                <div
                  data-lane
                  className={styles.lane}
                  style={{ width }}
                  onPointerDown={(event) =>
                    device.abilities.book &&
                    device.isBookable &&
                    begin(event, { kind: "create", equipmentId: device.id, from: 0, to: 0, row: item.index })
                  }
                  onPointerMove={follow}
                  onPointerUp={drop}
                  onPointerCancel={() => setDrag(null)}
                >
                  {(byDevice.get(device.id) ?? []).map((one) => {
                    const [start, end] = [Date.parse(one.startTime), Date.parse(one.endTime)];
                    const look = lookOf(one, userId);
                    const isNarrow = placeOf(end) - placeOf(start) < NARROW_PX;
                    const who =
                      one.kind === "booking" || one.kind === "offer"
                        ? one.userName
                        : t(`devices.kind-${one.kind}`);
                    const name = [who, one.title].filter((part) => part !== "").join(" · ");
                    // The accessible name begins with what is seen.
                    const seen = `${wallTimeOf(start, timezone).time} ${name}`;
                    return (
                      <button
                        key={one.id}
                        type="button"
                        className={styles.booking}
                        data-look={look}
                        data-narrow={isNarrow}
                        data-reservation={one.id}
                        style={{ left: placeOf(start), width: Math.max(8, placeOf(end) - placeOf(start)) }}
                        aria-label={t("devices.bookingNamed", {
                          name: seen,
                          state: t(`devices.look-${look}`),
                          from: format.dateTime(one.startTime),
                          to: format.dateTime(one.endTime),
                        })}
                        title={name}
                        onPointerDown={(event) =>
                          one.abilities.edit
                            ? begin(event, {
                                kind: "move",
                                reservation: one,
                                equipmentId: device.id,
                                from: start,
                                to: end,
                                row: item.index,
                              })
                            : event.stopPropagation()
                        }
                        onPointerMove={follow}
                        onPointerUp={(event) => {
                          if (drag === null) return;
                          event.stopPropagation();
                          drop();
                        }}
                        onClick={(event) => {
                          // By keyboard; a pointer has been handled already if the booking can be moved.
                          if (event.detail === 0 || !one.abilities.edit) onOpen(one);
                        }}
                        onKeyDown={(event) => onKeyDown(event, one, item.index)}
                      >
                        {!isNarrow && seen}
                        {one.abilities.edit && (
                          <span
                            className={styles.edge}
                            onPointerDown={(event) =>
                              begin(event, {
                                kind: "resize",
                                reservation: one,
                                equipmentId: device.id,
                                from: start,
                                to: end,
                                row: item.index,
                              })
                            }
                          />
                        )}
                      </button>
                    );
                  })}
                  {shownDraft && shownDraft.equipmentId === device.id && shownDraft.to > shownDraft.from && (
                    <span
                      className={styles.draft}
                      style={{
                        left: placeOf(shownDraft.from),
                        width: placeOf(shownDraft.to) - placeOf(shownDraft.from),
                      }}
                    />
                  )}
                  {now >= from && now < to && <span className={styles.now} style={{ left: placeOf(now) }} />}
                </div>
              </div>
            );
          })}
        </div>
      </section>
      <div className={styles.legend}>
        <ul className={styles.looks}>
          {looks.map((look) => (
            <li key={look}>
              <span className={styles.booking} data-look={look} aria-hidden="true" />
              {t(`devices.look-${look}`)}
            </li>
          ))}
        </ul>
        <span role="status">{said}</span>
      </div>
    </>
  );
};
