import fc from "fast-check";
import { expect, it } from "vitest";
import { withHead } from "./page-head.ts";

const page = "<head><title>Benchleaf</title></head>";

it("puts a title and a description into the page", () => {
  const html = withHead(page, { title: "pUC19", description: "2,686 bp" });
  expect(html).toContain("<title>pUC19</title>");
  expect(html).toContain('<meta name="description" content="2,686 bp" />');
  expect(html).not.toContain("Benchleaf");
});

it("lets no text become markup, whatever it says", () => {
  const piece = fc.constantFrom("<", ">", "&", '"', "'", "</title>", "<script>", "$&", "$1", "a", "載");
  const text = fc.array(piece).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, text, (title, description) => {
      const html = withHead(page, { title, description });
      // Tags and quotes are the page's own, however hostile the texts are.
      expect(html.match(/</g)).toHaveLength(7);
      expect(html.match(/"/g)).toHaveLength(12);
    }),
  );
});
