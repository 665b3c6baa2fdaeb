import { expect, it } from "vitest";
import { withoutHidden } from "./read-dropped.ts";

const fileAt = (path: string): File =>
  Object.defineProperty(new File([], path.split("/").at(-1)!), "webkitRelativePath", { value: path });

it("of a folder, what a computer keeps for itself stays out", () => {
  const paths = [
    "lab/pUC19.gb",
    "lab/.DS_Store",
    "lab/.git/config.gb",
    "lab/__MACOSX/pUC19.gb",
    "lab/in/Thumbs.db",
    "lab/in/a.b.fa",
  ];
  expect(withoutHidden(paths.map(fileAt)).map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
    "lab/pUC19.gb",
    "lab/in/a.b.fa",
  ]);
});
