import { MessageOutlined } from "@ant-design/icons";
import { Link, useLocation } from "@tanstack/react-router";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { readStored, writeStored } from "../preferences.ts";
import { useTranslation } from "../translation.ts";
import styles from "./feedback-button.module.css";

const KEY = "yy-feedback-position";
/** Shares of the window, so that the place holds when the window changes its size. */
const START = { x: 0.024, y: 0.86 };
const STEP = 0.02;
const DRAG_PX = 4;

type Place = typeof START;

/** Beside the menu at the nearest, as the style sheet holds it when the window changes. */
const LEFTMOST_PX = 77;

const clamp = (share: number, least = 0.01): number => Math.min(0.97, Math.max(least, share));

/** As it is stored. */
const rounded = (share: number): number => Math.round(share * 1_000) / 1_000;

const within = ({ x, y }: Place): Place => ({
  x: rounded(clamp(x, LEFTMOST_PX / innerWidth)),
  y: rounded(clamp(y)),
});

const readPlace = (stored: string | null): Place => {
  const [x, y] = (stored ?? "").split(",").map(Number);
  return within(stored && Number.isFinite(x) && Number.isFinite(y) ? { x: x!, y: y! } : START);
};

const moves: Record<string, Place> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The button that opens the feedback page; stays where it was dragged or moved with the arrow keys. */
export const FeedbackButton = () => {
  const t = useTranslation();
  const { pathname } = useLocation();
  const [place, setPlace] = useState(() => readPlace(readStored(KEY)));
  const drag = useRef<{ x: number; y: number; isMoved: boolean } | null>(null);
  const put = (next: Place) => {
    const kept = within(next);
    setPlace(kept);
    writeStored(KEY, `${kept.x},${kept.y}`);
  };
  const onPointerDown = (event: PointerEvent) => {
    drag.current = { x: event.clientX, y: event.clientY, isMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = drag.current;
    if (!from) return;
    from.isMoved ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_PX;
    if (from.isMoved) put({ x: event.clientX / innerWidth, y: event.clientY / innerHeight });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    put({ x: place.x + move.x, y: place.y + move.y });
  };
  const style = { "--x": place.x, "--y": place.y } as CSSProperties;
  if (pathname === "/feedback") return null;
  return (
    <aside aria-label={t("guidance.feedback")} data-chrome>
      <Link
        to="/feedback"
        search={{ page: pathname }}
        className={styles.button}
        style={style}
        aria-label={t("guidance.feedback")}
        title={t("guidance.feedbackMove")}
        draggable={false}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          // A click that ends a drag opens nothing; the click event comes after this.
          if (!drag.current?.isMoved) drag.current = null;
        }}
        onClick={(event) => {
          if (drag.current?.isMoved) event.preventDefault();
          drag.current = null;
        }}
        onKeyDown={onKeyDown}
      >
        <MessageOutlined aria-hidden="true" />
      </Link>
    </aside>
  );
};
