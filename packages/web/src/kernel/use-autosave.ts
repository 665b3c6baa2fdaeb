import { accessApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "./client.ts";
import { hasPermission } from "./session.ts";

/** Saved once the hand has rested so long; the draft in the browser has it from the first character … */
const PAUSE_MS = 20_000;
/** … and at the latest so long after the first change. */
const LONGEST_MS = 120_000;

/** Whether the editor may save by itself: the team has it on and the person may. */
export const useAutosaveFeature = (): boolean => {
  const isAllowed = hasPermission("MOLECULE_AUTOSAVE");
  const feature = useQuery({
    queryKey: ["features", "AUTOSAVE"],
    queryFn: ({ signal }) => call(accessApi.featureSwitch, { body: ["AUTOSAVE"] }, { signal }),
    staleTime: 300_000,
    enabled: isAllowed,
  });
  return isAllowed && feature.data?.[0]?.detail.enabled === true;
};

/** Saves after a pause. `work` is any value that is another one after each change, null while nothing is unsaved. */
export const useAutosave = (isOn: boolean, work: object | null, save: () => void): void => {
  const latest = useRef(save);
  latest.current = save;
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (!isOn || work === null) {
      since.current = null;
      return;
    }
    since.current ??= performance.now();
    const left = since.current + LONGEST_MS - performance.now();
    const timer = setTimeout(
      () => {
        since.current = null;
        latest.current();
      },
      Math.max(0, Math.min(PAUSE_MS, left)),
    );
    return () => clearTimeout(timer);
  }, [isOn, work]);
};
