import { annotation } from "../annotation.ts";
import { calculators } from "../calculators.ts";
import { digest } from "../digest.ts";

export const words = { annotation, calculators, digest };
