import { CHAT_SUGGESTION_ROTATION_MS } from "@benchleaf/contract";
import { useEffect, useState } from "react";
import { useMedia } from "../../../ui/use-media.ts";

/** So many of a list as are shown at once; one moves on after a while, unless it is held or motion is reduced. */
export const useRotation = <One>(all: readonly One[], count: number) => {
  const [first, setFirst] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const isTurning = !isHeld && !isStill && all.length > count;
  const turn = () => setFirst((now) => (now + count) % Math.max(all.length, 1));
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(
      () => setFirst((now) => (now + 1) % Math.max(all.length, 1)),
      CHAT_SUGGESTION_ROTATION_MS,
    );
    return () => clearInterval(timer);
  }, [isTurning, all.length]);
  const shown = Array.from(
    { length: Math.min(count, all.length) },
    (_, at) => all[(first + at) % all.length]!,
  );
  return { shown, turn, hold: () => setHeld(true), release: () => setHeld(false) };
};
