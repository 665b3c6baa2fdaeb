import { findEnzyme } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { drawnSite, siteText } from "./enzyme-site.ts";

/** As REBASE prints the sites. */
it.each([
  ["EcoRI", "G^AATTC", "5′ G^AATTC 3′", "3′ CTTAA^G 5′"],
  ["KpnI", "GGTAC^C", "5′ GGTAC^C 3′", "3′ C^CATGG 5′"],
  ["EcoRV", "GAT^ATC", "5′ GAT^ATC 3′", "3′ CTA^TAG 5′"],
  ["BsaI", "GGTCTC (1/5)", "5′ GGTCTCN^NNNN 3′", "3′ CCAGAGNNNNN^ 5′"],
  [
    "BcgI",
    "CGANNNNNNTGC (12/10)",
    "5′ NN^NNNNNNNNNNCGANNNNNNTGCNNNNNNNNNNNN^ 3′",
    "3′ ^NNNNNNNNNNNNGCTNNNNNNACGNNNNNNNNNN^NN 5′",
  ],
  ["Nt.BspQI", "GCTCTTC (1/1)", "5′ GCTCTTCN^ 3′", "3′ CGAGAAGN 5′"],
])("%s is written as its site and drawn on both strands", (name, text, top, bottom) => {
  const enzyme = findEnzyme(name)!;
  expect(siteText(enzyme)).toBe(text);
  expect(drawnSite(enzyme)).toEqual({ top, bottom });
});
