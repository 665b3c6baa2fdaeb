import { devices } from "../equipment/devices.ts";

/** What only the pages of equipment say; it comes with them. */
export const words = { devices };
