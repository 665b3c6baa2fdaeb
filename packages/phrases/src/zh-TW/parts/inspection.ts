import { inspecting } from "../inspection/inspecting.ts";
import { recurrence } from "../inspection/recurrence.ts";

export const words = { inspecting, recurrence };
