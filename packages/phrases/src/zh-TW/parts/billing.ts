import { billing } from "../billing.ts";

export const words = { billing };
