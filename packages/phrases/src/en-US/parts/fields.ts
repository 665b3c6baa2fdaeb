import { fields } from "../records/fields.ts";
import { filters } from "../records/filters.ts";

export const words = { fields, filters };
