import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"primers"> = {
  "primers.design.too.long":
    "Primers are designed on at most {{limit}} bp at a time. Take the part of the sequence around the target.",
  "primers.design.too.slow":
    "The design takes too much time or memory. Name a target, make the product sizes and limits narrower, or try again later.",
  "primers.oligos.unpaired":
    "The oligos share no {{least}} bases that pair. Give both 5′ to 3′, or ask for a shorter overlap.",
};
