import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { describe, expect, it } from "vitest";
import { pictureSize } from "../../../kernel/reading/picture-size.ts";
import { pngOf } from "../../../test-support/documents.ts";
import { harmlessPictures, hostilePictures } from "../../../test-support/hostile-pictures.ts";
import { isPrintablePicture } from "./check-picture.ts";

// Its markup is broken, which only its printer finds.
const judged = Object.entries(hostilePictures).filter(([name]) => name !== "broken.svg");

describe("a picture", () => {
  it.each(judged)("%s is refused before it is drawn, and at once", (_name, bytes) => {
    const started = cpuTime();
    expect(isPrintablePicture(bytes)).toBe(false);
    expect(cpuTime() - started).toBeLessThan(1_000);
  });

  it.each(Object.entries(harmlessPictures))("%s is printed", (_name, bytes) => {
    expect(isPrintablePicture(bytes)).toBe(true);
  });

  it.each([
    ["the octaves of noise", '<!ENTITY o "1000000">', '<feTurbulence numOctaves="&o;"/>'],
    ["markup", "<!ENTITY o '<feTurbulence numOctaves=\"9999\"/>'>", "&o;"],
  ])("that hides %s in an entity is refused", (_what, entity, inside) => {
    const text = `<?xml version="1.0"?><!DOCTYPE svg [${entity}]><svg width="900" height="900"><filter id="f">${inside}</filter><rect filter="url(#f)"/></svg>`;
    expect(isPrintablePicture(new TextEncoder().encode(text))).toBe(false);
  });

  it("determines its size by its first bytes", () => {
    expect(pictureSize(pngOf(640, 480))).toEqual({ width: 640, height: 480 });
    expect(pictureSize(Buffer.from("GIF89a\x80\x02\xe0\x01", "latin1"))).toEqual({ width: 640, height: 480 });
    const webp = Buffer.alloc(30);
    webp.write("RIFF\0\0\0\0WEBPVP8X", "latin1");
    webp.writeUIntLE(639, 24, 3);
    webp.writeUIntLE(479, 27, 3);
    expect(pictureSize(webp)).toEqual({ width: 640, height: 480 });
    expect(pictureSize(new Uint8Array([1, 2, 3]))).toBeNull();
  });
});
