import { outboxApi } from "@benchleaf/contract";
import { type Binding, bindPublic } from "../../kernel/mount.ts";
import type { OutboxService } from "./outbox.service.ts";

export const outboxRoutes = (outbox: OutboxService): Binding[] => [
  bindPublic(outboxApi.sentMessages, () => outbox.list()),
];
