import { describe, expect, test } from "vitest";
import { showAs } from "./previews.rules.ts";

const latin = (text: string) => Buffer.from(text, "latin1");

describe("a version is shown as what its bytes are", () => {
  test.each([
    ["gel.png", "\x89PNG\r\n\x1a\n....", "image", "image/png"],
    ["gel.tif", "II*\0....", "tiff", "application/octet-stream"],
    ["paper.txt", "%PDF-1.7", "pdf", "application/pdf"],
    ["plan.docx", "PK\x03\x04....", "word", "application/zip"],
    ["plate.xlsx", "PK\x03\x04....", "sheet", "application/zip"],
    ["talk.pptx", "PK\x03\x04....", "slides", "application/zip"],
    ["data.zip", "PK\x05\x06", "archive", "application/zip"],
    ["talk.mp4", "\0\0\0\x20ftypisom", "video", "video/mp4"],
    ["memo.wav", "RIFF\0\0\0\0WAVEfmt ", "audio", "audio/wav"],
    ["cells.fcs", "FCS3.1    ", "cytometry", "application/octet-stream"],
    ["read.ab1", "ABIF\0\x65", "sequence", "application/octet-stream"],
    ["plasmid.gb", "LOCUS       pUC19", "sequence", "text/plain"],
    ["table.csv", "a,b\n1,2\n", "table", "text/plain"],
    ["notes.md", "# plan", "markdown", "text/plain"],
    ["tool.py", "print(1)", "text", "text/plain"],
    ["page.html", "<p>hi", "page", "text/html; charset=utf-8"],
    ["map.svg", '<?xml version="1.0"?>\n<svg xmlns="x">', "image", "image/svg+xml"],
    ["notes.txt", "\xff\xfeh\0i\0", "text", "text/plain"],
    ["reads.bam", "\x01\0\x02", "nothing", "application/octet-stream"],
    ["empty.pdf", "", "empty", "text/plain; charset=utf-8"],
  ])("%s beginning with %j", (name, head, view, contentType) => {
    expect(showAs(name, latin(head))).toEqual({ view, contentType });
  });
});

test("no name makes a page or a program of something else", () => {
  expect(showAs("gel.png", latin("<html><script>alert(1)</script>"))).toEqual({
    view: "text",
    contentType: "text/plain",
  });
  expect(showAs("map.svg", latin("<html>")).contentType).toBe("text/plain");
  expect(showAs("page.html", latin("\x7fELF\0\0")).contentType).toBe("application/octet-stream");
  expect(showAs("plan.docx", latin("<script>")).view).toBe("text");
});
