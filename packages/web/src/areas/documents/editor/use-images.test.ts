// @vitest-environment jsdom
import type { Editor } from "@tiptap/core";
import { afterEach, expect, it, vi } from "vitest";
import { Failure } from "../../../kernel/failure.ts";
import { openEditor } from "./test-support/two-editors.ts";
import { useImages } from "./use-images.ts";

const side = vi.hoisted(() => ({ attach: vi.fn(), warning: vi.fn(), failure: vi.fn() }));
vi.mock("../../../kernel/translation.ts", () => ({
  useTranslation: () => (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
}));
vi.mock("../../../kernel/toasts/use-toasts.ts", () => ({
  useToasts: () => ({ warning: side.warning, failure: side.failure }),
}));
vi.mock("../../../shared/subjects/subjects.queries.ts", () => ({
  useAttach: () => ({ attach: side.attach, fraction: null }),
}));
vi.stubGlobal("createImageBitmap", async ({ name }: File) => {
  if (name.startsWith("broken")) throw new Error("not decoded");
  return { close: () => undefined };
});
afterEach(() => vi.clearAllMocks());

const fileOf = (name: string, type: string, size: number): File => {
  const file = new File(["x"], name, { type });
  Object.defineProperty(file, "size", { value: size });
  return file;
};
const imagesOf = (editor: Editor): unknown[] => {
  const names: unknown[] = [];
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === "image") names.push(attrs.name);
  });
  return names;
};

it("leaves out an image of 50 MB and a file that is none, says why, and places the others", async () => {
  const { editor, close } = openEditor();
  side.attach.mockImplementation(async ({ name }: File) => ({ id: "7", name }));
  const gel = fileOf("gel.png", "image/png", 2_000_000);
  await useImages("1").insert(editor, [
    fileOf("scan.png", "image/png", 50 * 1024 ** 2),
    fileOf("paper.pdf", "application/pdf", 1_000),
    fileOf("broken.png", "image/png", 1_000),
    gel,
  ]);
  expect(side.warning.mock.calls.flat()).toEqual([
    'documents.imageTooLarge {"name":"scan.png"}',
    'documents.noPicture {"name":"paper.pdf"}',
    'documents.imageBroken {"name":"broken.png"}',
  ]);
  expect(side.attach).toHaveBeenCalledExactlyOnceWith(gel);
  expect(imagesOf(editor)).toEqual(["gel.png"]);
  close();
});

it("says when an image could not be sent, leaves the page as it is, and places the next one", async () => {
  const { editor, close } = openEditor();
  editor.commands.insertContent("text");
  const refused = new Failure("client.offline", "");
  side.attach.mockRejectedValueOnce(refused).mockResolvedValueOnce({ id: "8", name: "b.png" });
  await useImages("1").insert(editor, [fileOf("a.png", "image/png", 10), fileOf("b.png", "image/png", 10)]);
  expect(side.failure).toHaveBeenCalledExactlyOnceWith(refused);
  expect(imagesOf(editor)).toEqual(["b.png"]);
  expect(editor.getText()).toContain("text");
  close();
});

it("places several images one after the other, and none within a sentence", async () => {
  const { editor, close } = openEditor();
  editor.commands.insertContent("one sentence");
  side.attach.mockImplementation(async ({ name }: File) => ({ id: name, name }));
  const files = ["a.png", "b.png", "c.png"].map((name) => fileOf(name, "image/png", 10));
  await useImages("1").insert(editor, files);
  expect(imagesOf(editor)).toEqual(["a.png", "b.png", "c.png"]);
  // What is typed next replaces none of them.
  editor.commands.insertContent("below");
  expect(imagesOf(editor)).toHaveLength(3);
  await useImages("1").insert(editor, [fileOf("d.png", "image/png", 10)], 5);
  expect(
    editor.state.doc.children.filter(({ textContent }) => textContent).map((one) => one.textContent),
  ).toEqual(["one sentence", "below"]);
  close();
});
