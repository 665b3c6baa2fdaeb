import { useEffect, useRef } from "react";
import { useConnection } from "../../../kernel/connection.ts";

/** Saves by itself once the server is back, where a save failed because it was away. */
export const useResume = (isWaiting: boolean, save: () => void): void => {
  const connection = useConnection();
  const latest = useRef(save);
  latest.current = save;
  const wasAway = useRef(false);
  useEffect(() => {
    const isBack = wasAway.current && connection === "well";
    wasAway.current = connection !== "well";
    if (isBack && isWaiting) latest.current();
  }, [connection, isWaiting]);
};
