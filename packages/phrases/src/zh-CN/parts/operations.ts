import { permissions } from "../access/permissions.ts";
import { feedback } from "../guidance/feedback.ts";
import { webhooks } from "../webhooks/webhooks.ts";

/** What mostly those read who keep a team or an installation running; it comes with those pages. */
export const words = { feedback, permissions, webhooks };
