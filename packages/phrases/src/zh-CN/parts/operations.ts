import { feedback } from "../feedback.ts";
import { permissions } from "../permissions.ts";
import { webhooks } from "../webhooks.ts";

/** What mostly those read who keep a team or an installation running; it comes with those pages. */
export const words = { feedback, permissions, webhooks };
