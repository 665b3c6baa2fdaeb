import { devices } from "../equipment/devices.ts";

/** Texts of the equipment pages, loaded with them. */
export const words = { devices };
