import { annotation } from "../sequences/annotation.ts";
import { digest } from "../sequences/digest.ts";
import { calculators } from "../tools/calculators.ts";

export const words = { annotation, calculators, digest };
