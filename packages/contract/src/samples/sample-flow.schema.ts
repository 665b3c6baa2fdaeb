import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { countedAmountSchema } from "../warehouses/stock.schema.ts";
import { MAX_SAMPLES_PER_REQUEST } from "./samples.schema.ts";

/** The purpose of a request: take samples out, bring them back, or delete them. */
export const sampleRequestKinds = ["OUT", "IN", "DELETE"] as const;
/** A kind of request, checked. */
export const sampleRequestKindSchema = z.enum(sampleRequestKinds);
export type SampleRequestKind = z.infer<typeof sampleRequestKindSchema>;

/** State of a request. */
export const sampleRequestStatuses = ["PENDING", "APPROVED", "REJECTED", "canceled", "CLOSED"] as const;
/** The status of a request, checked. */
export const sampleRequestStatusSchema = z.enum(sampleRequestStatuses);
export type SampleRequestStatus = z.infer<typeof sampleRequestStatusSchema>;

/** A request as entered. */
export const sampleRequestInputSchema = z.object({
  kind: sampleRequestKindSchema,
  items: z
    .array(
      z.object({
        sampleId: idSchema,
        /** Remaining amount of a returned sample; null if not measured. */
        left: countedAmountSchema.nullable().default(null),
      }),
    )
    .min(1)
    .max(MAX_SAMPLES_PER_REQUEST),
  reason: z.string().trim().min(1).max(200),
  /** When samples are due back; null for no reminder. */
  dueBack: z.iso.date().nullable().default(null),
  /** Samples that are removed are thawed; the count increases. */
  isThawed: z.boolean().default(false),
});
export type SampleRequestInput = z.infer<typeof sampleRequestInputSchema>;

/** A sample of a request or transfer. */
const itemSchema = z.object({
  sampleId: idSchema,
  number: z.string(),
  name: z.string(),
  pathCode: z.string().nullable(),
});

/** Someone's request for samples. */
export const sampleRequestSchema = z.object({
  id: idSchema,
  warehouseId: idSchema,
  number: z.string(),
  kind: sampleRequestKindSchema,
  reason: z.string(),
  dueBack: z.iso.date().nullable(),
  isThawed: z.boolean(),
  status: sampleRequestStatusSchema,
  rejectReason: z.string(),
  isAutoAudit: z.boolean(),
  applicantId: idSchema,
  applicant: z.string(),
  recordId: idSchema.nullable(),
  items: z.array(itemSchema),
  createTime: instantSchema,
  settleTime: instantSchema.nullable(),
  abilities: z.object({ cancel: z.boolean(), decide: z.boolean() }),
});
export type SampleRequest = z.infer<typeof sampleRequestSchema>;

/** State of a transfer. */
export const sampleTransferStatuses = ["waiting", "received", "rejected", "canceled"] as const;
/** The status of a transfer, checked. */
export const sampleTransferStatusSchema = z.enum(sampleTransferStatuses);
export type SampleTransferStatus = z.infer<typeof sampleTransferStatusSchema>;

/** Whose transfers: those to the reader, or those that the reader has sent. */
export const sampleTransferTypes = ["received", "sent"] as const;

/** Samples that become a colleague's once they accept. */
export const sampleTransferInputSchema = z.object({
  sampleIds: z.array(idSchema).min(1).max(MAX_SAMPLES_PER_REQUEST),
  toUserId: idSchema,
  note: z.string().trim().max(200).default(""),
});

/** A transfer of samples from one person to another. */
export const sampleTransferSchema = z.object({
  id: idSchema,
  warehouseId: idSchema,
  number: z.string(),
  fromId: idSchema,
  from: z.string(),
  toId: idSchema,
  to: z.string(),
  note: z.string(),
  answer: z.string(),
  status: sampleTransferStatusSchema,
  items: z.array(itemSchema),
  createTime: instantSchema,
  settleTime: instantSchema.nullable(),
  abilities: z.object({ answer: z.boolean(), cancel: z.boolean() }),
});
export type SampleTransfer = z.infer<typeof sampleTransferSchema>;
