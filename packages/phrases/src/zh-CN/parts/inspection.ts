import { inspecting } from "../inspection/inspecting.ts";
import { recurrence } from "../inspection/recurrence.ts";

/** What only the pages of inspection and tasks say; it comes with them. */
export const words = { inspecting, recurrence };
