import { pageToBlocks, pageToMarkdown } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { withStepTimes } from "./step-times.ts";

const page = {
  type: "doc",
  content: [
    {
      type: "columns",
      content: [
        {
          type: "column",
          content: [
            {
              type: "step",
              attrs: { id: "s1", doneName: "Wang", doneTime: "2026-11-28T18:20:55.502Z" },
              content: [{ type: "text", text: "incubate" }],
            },
          ],
        },
        { type: "column", content: [{ type: "paragraph", attrs: { id: "p1", kind: "danger" } }] },
      ],
    },
  ],
};

it("writes when a step was checked off as a clock of the reader's time zone shows it", () => {
  const shown = withStepTimes(page, "Asia/Shanghai");
  expect(pageToMarkdown(shown)).toContain("Wang, 2026-11-29 02:20 (Asia/Shanghai)");
  expect(JSON.stringify(pageToBlocks(shown))).toContain("Wang, 2026-11-29 02:20 (Asia/Shanghai)");
  expect(withStepTimes(page, "America/Los_Angeles").content).not.toEqual(page.content);
});

it("tells callouts apart in print, and prints a picture as wide as the editor shows it", () => {
  expect(JSON.stringify(pageToBlocks(page))).toContain("‼");
  const [picture] = pageToBlocks({ type: "doc", content: [{ type: "image", attrs: { attachmentId: "1" } }] });
  expect(picture).toMatchObject({ kind: "attachment", width: 75 });
});
