import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"primers"> = {
  "primers.design.too.long":
    "Primers can be designed on up to {{limit}} bp at a time. Use only the region around the target.",
  "primers.design.too.slow":
    "The design needs too much time or memory. Specify a target, narrow the product sizes and limits, or try again later.",
  "primers.oligos.unpaired":
    "The oligos don’t have {{least}} consecutive complementary bases. Make sure both are 5′ to 3′, or reduce the minimum overlap.",
};
