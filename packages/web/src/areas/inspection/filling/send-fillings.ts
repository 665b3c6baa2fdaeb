import { inspectionRecordsApi, type RecordReceipt } from "@benchleaf/contract";
import { call, Failure } from "../../../kernel/client.ts";
import { isConnectionFailure } from "../../../kernel/failure.ts";
import { createStore } from "../../../kernel/store.ts";
import { upload } from "../../../kernel/upload.ts";
import { deleteFilling, listFinished, type Owner, type StoredFile } from "./filling-storage.ts";

/** How many inspections wait on this device, and why the last one could not be sent. */
export const unsent = createStore<{ readonly count: number; readonly failure: Failure | null }>({
  count: 0,
  failure: null,
});

const send = async (file: StoredFile) => {
  const { uuid } = await upload(new File([file.blob], file.name), () => undefined);
  return { sha256: file.sha256, name: file.name, size: file.blob.size, uploadUuid: uuid };
};

let underWay: Promise<RecordReceipt[]> | null = null;

const sendAll = async (owner: Owner): Promise<RecordReceipt[]> => {
  const receipts: RecordReceipt[] = [];
  let failure: Failure | null = null;
  for (const { filling, answers, files } of await listFinished(owner)) {
    try {
      const used = new Set(
        Object.values(answers).flatMap(({ files: shown = [] }) => shown.map(({ sha256 }) => sha256)),
      );
      const sent = [];
      for (const file of files) if (used.has(file.sha256)) sent.push(await send(file));
      const receipt = await call(inspectionRecordsApi.submit, {
        params: { recordUuid: filling.uuid },
        body: {
          inspectionTaskId: filling.taskId,
          version: filling.sheet.form.version,
          answers,
          files: sent,
          startTime: filling.startTime,
          fillTime: filling.fillTime ?? new Date().toISOString(),
          timezone: filling.timezone,
        },
      });
      // Only what the receipt names is known to have arrived.
      if (receipt.uuid === filling.uuid) await deleteFilling(filling.taskId);
      receipts.push(receipt);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failure = error;
      if (isConnectionFailure(error)) break;
    }
  }
  unsent.set({ count: (await listFinished(owner)).length, failure });
  return receipts;
};

/** Sends what waits, one after the other; called again while it does so, it answers with the same. */
export const sendFillings = (owner: Owner): Promise<RecordReceipt[]> => {
  underWay ??= sendAll(owner).finally(() => {
    underWay = null;
  });
  return underWay;
};
