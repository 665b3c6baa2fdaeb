import { describe, expect, it } from "vitest";
import { slidesOf } from "./slides.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a presentation", () => {
  const rels = (target: string) =>
    bytes(`<Relationships><Relationship Id="r1" Type="x/slide" Target="${target}"/></Relationships>`);
  it("is read in the order that is shown, with the meaning of its characters", () => {
    const [slide] =
      slidesOf({
        "ppt/presentation.xml": bytes('<p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst>'),
        "ppt/_rels/presentation.xml.rels": rels("slides/slide1.xml"),
        "ppt/slides/slide1.xml": bytes(
          '<p:sp><p:ph type="title"/><a:p><a:r><a:t>Yield &gt; 90&#x25;</a:t></a:r></a:p></p:sp><p:sp><a:p><a:pPr lvl="1"/><a:r><a:t>质粒</a:t></a:r></a:p></p:sp>',
        ),
      }) ?? [];
    expect(slide).toEqual({
      title: "Yield > 90%",
      paragraphs: [{ text: "质粒", level: 1 }],
      pictures: [],
      notes: "",
    });
  });

  it("is none without its list of slides", () => {
    expect(slidesOf({ "word/document.xml": bytes("") })).toBeNull();
  });
});
