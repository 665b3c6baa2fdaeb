import { createHash, randomUUID } from "node:crypto";
import type {
  Answers,
  FormContent,
  InspectionFormDetail,
  InspectionSheet,
  RecordReceipt,
} from "@benchleaf/contract";
import type { Answer, Person } from "./lab.ts";

export const INSPECTIONS = "/platform/resource/basic/inspectionForms";

/** A freezer: its temperature has limits and blocks, a photo is required if it fails, and a comment is optional. */
export const freezerForm: FormContent = {
  sections: [
    {
      id: "s1",
      title: { "en-US": "Cold" },
      items: [
        {
          ...{
            kind: "number",
            id: "t",
            title: { "en-US": "Temperature" },
            help: {},
            required: true,
            showIf: null,
          },
          ...{ unit: "℃", min: "-86", max: "-70", onFail: { action: true, block: true, dueDays: 3 } },
        },
        {
          ...{ kind: "photo", id: "p", title: { "en-US": "Photo" }, help: {}, required: true, onFail: null },
          ...{ showIf: { item: "t", op: "failed", value: null }, most: 2 },
        },
        {
          ...{ kind: "text", id: "r", title: { "en-US": "Remark" }, help: {}, required: false, onFail: null },
          ...{ showIf: null, isLong: true },
        },
      ],
    },
  ],
};

/** A form, saved and published. */
export const publishForm = async (
  by: Person,
  { content = freezerForm, needsReview = false }: { content?: FormContent; needsReview?: boolean } = {},
): Promise<InspectionFormDetail> => {
  const made = await by.post<InspectionFormDetail>(INSPECTIONS, {});
  const input = { revision: made.revision, name: { "en-US": "Freezer" }, needsReview, content };
  const saved = await by.put<InspectionFormDetail>(`${INSPECTIONS}/${made.id}`, input);
  return by.put<InspectionFormDetail>(`${INSPECTIONS}/${made.id}/publish`, { revision: saved.revision });
};

/** An inspection outside of any schedule. */
export const startInspection = (by: Person, formId: string): Promise<InspectionSheet> =>
  by.post<InspectionSheet>(`${INSPECTIONS}/task`, {
    formId,
    target: { kind: "location", name: "Cold room 2" },
    timezone: "Asia/Shanghai",
  });

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** A file of an answer, sent and with its digest. */
export const sendPhoto = async (by: Person, bytes: Uint8Array, name = "photo.png") => ({
  sha256: sha256(bytes),
  name,
  size: bytes.length,
  uploadUuid: await by.upload(name, bytes),
});

interface Sent {
  readonly uuid?: string;
  readonly version?: number;
  readonly files?: readonly object[];
}

/** Sends a filled form. */
export const submitRecord = (
  by: Person,
  task: { readonly id: string },
  answers: Answers,
  { uuid = randomUUID(), version = 1, files = [] }: Sent = {},
): Promise<Answer<RecordReceipt>> => {
  const now = new Date().toISOString();
  return by.call<RecordReceipt>("PUT", `${INSPECTIONS}/record/${uuid}`, {
    ...{ inspectionTaskId: task.id, version, answers, files, startTime: now, fillTime: now },
    timezone: "Asia/Shanghai",
  });
};

/** A freezer that was inspected and is cold enough. */
export const passedInspection = async (by: Person): Promise<RecordReceipt> => {
  const task = await startInspection(by, (await publishForm(by)).id);
  return (await submitRecord(by, task, { t: { number: "-80" } })).data;
};
