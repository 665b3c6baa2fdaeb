import { finding } from "../finding.ts";

export const words = { finding };
