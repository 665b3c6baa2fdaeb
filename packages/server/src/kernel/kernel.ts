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

/** The application's services, passed to every area. */
export interface Kernel {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly audit: Audit;
  /** The part of the audit trail that is anchored outside the database. */
  readonly anchors: AnchorTrail;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly signals: Signals;
  /** Live updates to the streams of pages. */
  readonly liveUpdates: LiveUpdatesHub;
  readonly storage: Storage;
  readonly mail: Mail;
  readonly brand: Brand;
  readonly sessions: SessionCache;
  readonly sms: Sms;
  readonly messageQueue: MessageQueue;
  readonly seals: Seals;
  /** For work that a user waits for: trusted work in threads, untrusted formats and native code in processes. */
  readonly compute: Compute;
  /** Separate processes for the preview of one file: three at a time, one per team. */
  readonly previewCompute: Compute;
  /** Separate processes for exports by jobs: two at a time, one per team. */
  readonly exportCompute: Compute;
  /** Separate processes for background reading. */
  readonly backgroundCompute: Compute;
  /** The schema's owner: for the tables of jobs and outbox, never for an area. */
  readonly ownerPool: pg.Pool;
}
