import type { Id, LiveMember, LiveState } from "@benchleaf/contract";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../session.ts";
import { enterRoom, type RoomStay } from "./rooms.ts";

const NOBODY: readonly LiveMember[] = [];

/**
 * The others who have a file open, and what they show of themselves; null enters no room. What the reader has open in another
 * window does not count.
 */
export const useFileRoom = (fileId: Id | null, state: LiveState): readonly LiveMember[] => {
  const { userId } = useSession();
  const [others, setOthers] = useState(NOBODY);
  const stay = useRef<RoomStay | null>(null);
  const written = JSON.stringify(state);
  const latest = useRef(written);
  useEffect(() => {
    if (fileId === null) return;
    const own = enterRoom(`file:${fileId}`, JSON.parse(latest.current) as LiveState, (members) =>
      setOthers(members.filter((one) => one.userId !== userId)),
    );
    stay.current = own;
    return () => {
      stay.current = null;
      own.leave();
      setOthers(NOBODY);
    };
  }, [fileId, userId]);
  useEffect(() => {
    if (latest.current === written) return;
    latest.current = written;
    stay.current?.show(JSON.parse(written) as LiveState);
  }, [written]);
  return others;
};
