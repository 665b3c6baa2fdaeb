import { inspecting } from "../inspection/inspecting.ts";
import { recurrence } from "../inspection/recurrence.ts";

/** Texts of the inspection and task pages, loaded with them. */
export const words = { inspecting, recurrence };
