import { useEffect, useState } from "react";

/** Seconds left until something may be done again; 0 when it may. Counts by the clock, so a sleeping tab does not lag. */
export const useCountdown = (): [seconds: number, start: (seconds: number) => void] => {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setUntil(0);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number): void => {
    setLeft(seconds);
    setUntil(Date.now() + seconds * 1000);
  };
  return [left, start];
};
