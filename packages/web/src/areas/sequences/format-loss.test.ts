import { expect, it } from "vitest";
import { formatLoss } from "./format-loss.ts";

const say = (key: string) => `<${key.replace("sequences.", "")}>`;

it("puts the codes of what is lost into words, and names stay as they are", () => {
  expect(formatLoss({ code: "details-lost", detail: "accession, odd" }, say)).toBe(
    "<loss-details-lost> – <meta-accession>, odd",
  );
  expect(formatLoss({ code: "features-changed", detail: "color: bla, ori: 2" }, say)).toBe(
    "<loss-features-changed> – <aspect-color>: bla, ori: 2",
  );
  expect(formatLoss({ code: "topology-lost", detail: "circular" }, say)).toBe("<loss-topology-lost>");
  expect(formatLoss({ code: "primers-lost", detail: "M13" }, say)).toBe("<loss-primers-lost> – M13");
});
