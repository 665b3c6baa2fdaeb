import fc from "fast-check";
import { expect, it } from "vitest";
import { joinPieces, piecesOf } from "./pieces.ts";

const joined = (value: unknown): unknown => {
  const pieces = joinPieces();
  for (const piece of piecesOf(value)) pieces.take(piece);
  return pieces.whole();
};

it("comes together as it was, whatever it is", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(joined(plain)).toEqual(plain);
    }),
  );
});

it("takes long lists over in parts, in their order, at any depth", () => {
  const items = Array.from({ length: 1_234 }, (_, index) => ({ index }));
  for (const value of [items, { data: { content: { features: items, primers: [1, 2] } } }]) {
    expect(joined(value)).toEqual(value);
    expect(Math.max(...[...piecesOf(value)].map((piece) => JSON.stringify(piece).length))).toBeLessThan(
      5_000,
    );
  }
});

it("leaves alone what is no JSON: bytes, maps and what is undefined", () => {
  const value = { bytes: Uint8Array.of(1, 2, 3), places: new Map([["a", 1]]), name: undefined };
  expect(joined(value)).toEqual(value);
  expect(joined(value.bytes)).toBe(value.bytes);
});
