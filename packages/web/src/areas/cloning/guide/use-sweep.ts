import { useEffect, useState } from "react";

const SWEEP_MS = 1_400;
const FRAME_MS = 40;

/** How far a movement is, 0 to 1. Where less motion is wished, it is over at once. */
export const useSweep = (isMoving: boolean): number => {
  const [share, setShare] = useState(1);
  useEffect(() => {
    if (!isMoving) return setShare(1);
    const started = performance.now();
    setShare(0);
    const timer = setInterval(() => {
      const next = Math.min(1, (performance.now() - started) / SWEEP_MS);
      setShare(next);
      if (next === 1) clearInterval(timer);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return share;
};
