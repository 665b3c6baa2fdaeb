import { fields } from "../records/fields.ts";

export const words = { fields };
