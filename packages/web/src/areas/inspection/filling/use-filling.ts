import { type Answer, type Answers, type InspectionSheet, inspectionRecordsApi } from "@benchleaf/contract";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { isConnectionFailure } from "../../../kernel/failure.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useSession } from "../../../kernel/session.ts";
import * as storage from "./filling-storage.ts";

interface Opened {
  readonly sheet: InspectionSheet;
  readonly answers: Answers;
}

/** What is known of an inspection that is being filled in. */
export interface FillingState {
  readonly opened: Opened | null;
  readonly error: unknown;
  /** When the last answer was stored on this device; "failed" if that is not possible. */
  readonly kept: Date | "failed" | null;
  readonly setAnswer: (itemId: string, answer: Answer | undefined) => void;
  /** Stored with a digest, by which answers name it. */
  readonly addFile: (file: { name: string; blob: Blob; sha256: string }) => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly discard: () => Promise<void>;
  readonly retry: () => void;
}

/** Asks the server for the sheet, or takes the one that was stored. */
const findSheet = async (owner: storage.Owner, inspectionTaskId: string): Promise<InspectionSheet> => {
  try {
    return await call(inspectionRecordsApi.task, { params: { inspectionTaskId } });
  } catch (error) {
    if (!isConnectionFailure(error)) throw error;
    const kept = await storage.findSheet(owner, inspectionTaskId);
    if (kept === undefined) throw error;
    return kept;
  }
};

/** An inspection being filled in: every answer is stored on this device immediately. */
export const useFilling = (taskId: string): FillingState => {
  const { tenantId, userId } = useSession();
  const { timezone } = usePreferences();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [kept, setKept] = useState<Date | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks once more.
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const owner = { tenantId, userId };
      const sheet = await findSheet(owner, taskId);
      const fresh: storage.Filling = {
        ...owner,
        ...{ taskId, uuid: crypto.randomUUID(), sheet, timezone },
        ...{ startTime: new Date().toISOString(), fillTime: null },
      };
      void navigator.storage?.persist?.().catch(() => undefined);
      const begun = await storage.beginFilling(fresh).catch(() => {
        setKept("failed");
        return { filling: fresh, answers: {} };
      });
      // A started inspection continues in the form version it was started with.
      if (!isOver) setOpened({ sheet: begun.filling.sheet, answers: begun.answers });
    };
    setError(null);
    open().catch((failure: unknown) => !isOver && setError(failure));
    return () => {
      isOver = true;
    };
  }, [taskId, tenantId, userId, timezone, tries]);

  const write = (work: () => Promise<unknown>): void => {
    writing.current = writing.current.then(work).then(
      () => setKept(new Date()),
      () => setKept("failed"),
    );
  };

  return {
    opened,
    error,
    kept,
    setAnswer(itemId, answer) {
      setOpened((before) => {
        if (before === null) return before;
        const { [itemId]: _, ...others } = before.answers;
        return { ...before, answers: answer === undefined ? others : { ...others, [itemId]: answer } };
      });
      write(() => storage.saveAnswer(taskId, itemId, answer));
    },
    addFile: (file) => storage.saveFile({ taskId, ...file }),
    async finish() {
      await writing.current;
      await storage.finishFilling(taskId, new Date().toISOString());
    },
    discard: () => storage.deleteFilling(taskId),
    retry: () => setTries((before) => before + 1),
  };
};
