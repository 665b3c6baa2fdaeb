import { startTransition, useEffect, useState } from "react";

/** A page that does not open, as without a connection, does not hold up what is next to it for longer. */
const LATEST_MS = 3_000;

/** Whether what is next to the text may be drawn: the text is painted first. */
export const useAfterText = (isTextThere: boolean): boolean => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const draw = () => startTransition(() => setDue(true));
    if (isTextThere)
      frame = requestAnimationFrame(() => {
        timer = setTimeout(draw);
      });
    else timer = setTimeout(draw, LATEST_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isTextThere]);
  return isDue;
};
