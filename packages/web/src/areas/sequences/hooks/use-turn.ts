import { startTransition, useEffect, useState } from "react";

/**
 * Whether a part may render: after a number of frames of its page. What opens together would be one long task; in
 * slices, keys and clicks are handled in between.
 */
export const useRotate = (turn: number): boolean => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let left = turn;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = requestAnimationFrame(function wait() {
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(wait);
      else timer = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [turn]);
  return isDue;
};
