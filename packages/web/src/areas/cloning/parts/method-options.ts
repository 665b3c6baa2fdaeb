import { cloningMethodSchema } from "@benchleaf/contract";
import type { Translate } from "../../../kernel/translation.ts";

export const methodOptions = (t: Translate) =>
  cloningMethodSchema.options.map((value) => ({ value, label: t(`cloning.method-${value}`) }));
