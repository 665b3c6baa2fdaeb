import { expect, test } from "vitest";
import { kindOfUpload } from "./file-kinds.rules.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["gel.PNG", "\x89PNG\r\n\x1a\n", "image", false],
  ["gel.tif", "II*\0\b", "image", false],
  ["drawing.svg", "<svg xmlns=", "image", false],
  ["paper.pdf", "%PDF-1.7", "pdf", false],
  ["protocol.docx", "PK\x03\x04", "doc", false],
  ["old.doc", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "doc", false],
  ["table.xlsx", "PK\x03\x04", "xls", false],
  ["notes.md", "# Title", "txt", false],
  ["utf16.csv", "\xff\xfea\0,\0b\0", "txt", false],
  ["all.zip", "PK\x03\x04", "zip", false],
  ["reads.fastq.gz", "\x1f\x8b\b", "zip", false],
  ["run.fcs", "FCS3.1\0", "other", false],
  ["no extension", "anything", "other", false],
  ["empty.pdf", "", "pdf", false],
  ["gel.png", "<html><script>", "txt", true],
  ["paper.pdf", "\x89PNG\r\n\x1a\n", "image", true],
  ["notes.txt", "MZ\x90\0\x03", "other", true],
  ["picture.jpg", "PK\x03\x04", "zip", true],
  ["export.xls", "name\tvalue\n", "txt", true],
] as const)("%s that begins with %j is %s", (name, head, kind, isOtherType) => {
  expect(kindOfUpload(name, bytes(head))).toEqual({ kind, isOtherType });
});
