import { permissions } from "../access/permissions.ts";
import { announce } from "../announcements/announce.ts";
import { feedback } from "../guidance/feedback.ts";
import { models } from "../models/models.ts";
import { records } from "../records/records.ts";
import { webhooks } from "../webhooks/webhooks.ts";

/** Texts mainly for team and installation admins, loaded with those pages. */
export const words = { announce, feedback, models, permissions, records, webhooks };
