import { finding } from "../search/finding.ts";

export const words = { finding };
