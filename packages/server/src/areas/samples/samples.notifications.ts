import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NotificationRule } from "../../kernel/notification-rules.ts";
import { filterWarehouseReaders } from "../warehouses/warehouses.service.ts";
import { findAnySample, findPersonName } from "./reminders.store.ts";
import { addressOfSample } from "./sample-subject.ts";

interface Data {
  readonly warehouseId: Id;
  readonly sampleId: Id;
  readonly count: number;
}

/** A notification's content about the first of some samples; empty if it was deleted. */
const contentOf = async (
  q: Queries,
  { warehouseId, sampleId, count }: Data,
  more: Record<string, string>,
) => {
  const row = await findAnySample(q, sampleId);
  if (row === undefined) return undefined;
  return {
    warehouseId,
    count,
    subject: {
      kind: "sample",
      id: sampleId,
      name: row.name,
      address: addressOfSample(warehouseId, sampleId),
    } as const,
    extraInfo: { sample: row.name, number: row.number, count: String(count), ...more },
  };
};

const readersOf = (q: Queries, warehouseId: Id, userIds: readonly Id[]): Promise<Id[]> =>
  filterWarehouseReaders(q, { id: warehouseId, kind: "sample" }, userIds);

export const samplesNotifications: readonly NotificationRule[] = [
  {
    event: "sample.due",
    kind: "sampleDue",
    isForActor: true,
    tell: async (q, { data }) => {
      const content = await contentOf(q, data, { day: data.day });
      const to = await readersOf(q, data.warehouseId, [data.userId]);
      return content === undefined ? [] : [{ to, bizId: data.sampleId, content }];
    },
  },
  {
    event: "sample.expires",
    kind: "sampleExpires",
    isForActor: true,
    tell: async (q, { data }) => {
      const content = await contentOf(q, data, { day: data.day });
      const to = await readersOf(q, data.warehouseId, [data.userId]);
      return content === undefined ? [] : [{ to, bizId: data.sampleId, content }];
    },
  },
  {
    event: "sample.transferAsked",
    kind: "sampleTransferAsked",
    tell: async (q, { data }) => {
      const content = await contentOf(q, data, { from: await findPersonName(q, data.fromId) });
      return content === undefined ? [] : [{ to: [data.toId], bizId: data.sampleId, content }];
    },
  },
  {
    event: "sample.transferSettled",
    kind: "sampleTransferSettled",
    tell: async (q, { data }) => {
      const content = await contentOf(q, data, {
        to: await findPersonName(q, data.toId),
        status: data.status,
      });
      return content === undefined ? [] : [{ to: [data.fromId], bizId: data.sampleId, content }];
    },
  },
];
