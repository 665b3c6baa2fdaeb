import { cloningMethodSchema } from "@benchleaf/contract";
import type { Words } from "../../../kernel/words.ts";

export const methodOptions = (t: Words) =>
  cloningMethodSchema.options.map((value) => ({ value, label: t(`cloning.method-${value}`) }));
