import { useEffect, useRef, useState } from "react";
import { useSession } from "../../../kernel/session.ts";
import { joinTabs, type Tabs } from "../tab-channel.ts";

/** The same sequence in other tabs of this browser: how many, and what they save. */
export const useTabs = (sequenceId: string, onSaved: (version: number) => void) => {
  const { userId } = useSession();
  const [others, setOthers] = useState(0);
  const tabs = useRef<Tabs | null>(null);
  const latest = useRef(onSaved);
  latest.current = onSaved;
  useEffect(() => {
    const joined = joinTabs(`benchleaf-sequence/${userId}/${sequenceId}`, {
      onCount: setOthers,
      onSaved: (version) => latest.current(version),
    });
    tabs.current = joined;
    return () => {
      tabs.current = null;
      joined.leave();
    };
  }, [userId, sequenceId]);
  return { others, tellSaved: (version: number) => tabs.current?.tellSaved(version) };
};
