import type pg from "pg";
import type { Logger } from "pino";
import type { AnchorTrail } from "./anchor-trail.ts";
import type { Audit } from "./audit.ts";
import type { Brand } from "./brand.ts";
import type { Compute } from "./compute.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { Events } from "./events.ts";
import type { Jobs } from "./jobs.ts";
import type { LiveUpdatesHub } from "./live-updates.ts";
import type { Mail } from "./mail.ts";
import type { MessageQueue } from "./message-queue.ts";
import type { Seals } from "./seals.ts";
import type { SessionCache } from "./session-cache.ts";
import type { Signals } from "./signals.ts";
import type { Sms } from "./sms.ts";
import type { Storage } from "./storage.ts";

/** What every area is handed: the application's services. */
export interface Kernel {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly audit: Audit;
  /** What of the audit trail is anchored outside of the database. */
  readonly anchors: AnchorTrail;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly signals: Signals;
  /** News to the streams of pages. */
  readonly liveUpdates: LiveUpdatesHub;
  readonly storage: Storage;
  readonly mail: Mail;
  readonly brand: Brand;
  readonly sessions: SessionCache;
  readonly sms: Sms;
  readonly messageQueue: MessageQueue;
  readonly seals: Seals;
  /** For work that someone waits for: ours in threads, foreign formats and native code in processes. */
  readonly compute: Compute;
  /** Processes of its own, for the preview of one file: three at a time, one of a team. */
  readonly previewCompute: Compute;
  /** Of its own, for exports that jobs make: two at a time, one of a team. */
  readonly exportCompute: Compute;
  /** Processes of its own, for reading that no one waits for. */
  readonly backgroundCompute: Compute;
  /** The schema's owner: for the jobs' and the outbox's own tables, never for an area. */
  readonly ownerPool: pg.Pool;
}
