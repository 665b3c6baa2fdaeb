import { devices } from "../equipment/devices.ts";
import { recurrence } from "../inspection/recurrence.ts";

/** Texts of the equipment pages, loaded with them. */
export const words = { devices, recurrence };
