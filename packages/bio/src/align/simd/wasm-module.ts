// The few pieces of the WebAssembly binary format that the kernels need: https://webassembly.github.io/spec/core/binary

/** Instructions and their operands as bytes; nested lists are flattened. */
export type Code = number | readonly Code[];

const flatten = (code: Code): number[] => (typeof code === "number" ? [code] : code.flatMap(flatten));

/** Unsigned LEB128. `unsigned(300)` is [0xac, 0x02]. */
const unsigned = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];

/** Signed LEB128. `signed(-1)` is [0x7f]. */
const signed = (value: number): number[] => {
  const low = value & 127;
  const rest = value >> 7;
  const isLast = (rest === 0 && low < 64) || (rest === -1 && low >= 64);
  return isLast ? [low] : [low | 128, ...signed(rest)];
};

const vector = (items: readonly Code[]): Code => [unsigned(items.length), items];
const sized = (code: Code): Code => {
  const bytes = flatten(code);
  return [unsigned(bytes.length), bytes];
};
const name = (text: string): Code => vector([...text].map((letter) => letter.charCodeAt(0)));
const simd = (opcode: number, ...operands: readonly Code[]): Code => [0xfd, unsigned(opcode), operands];
const address = (alignment: number, offset: number): Code => [alignment, unsigned(offset)];

const I32 = 0x7f;
const V128 = 0x7b;

/** Instructions by their names in the specification. */
export const op = {
  localGet: (local: number): Code => [0x20, unsigned(local)],
  localSet: (local: number): Code => [0x21, unsigned(local)],
  localTee: (local: number): Code => [0x22, unsigned(local)],
  i32Const: (value: number): Code => [0x41, signed(value)],
  i32Add: 0x6a,
  i32Sub: 0x6b,
  /** Runs the body while the condition at its end leaves a value that is not 0. */
  loop: (...body: readonly Code[]): Code => [0x03, 0x40, body, 0x0d, 0x00, 0x0b],
  load16Splat: (offset: number): Code => simd(0x08, address(1, offset)),
  load32Splat: (offset: number): Code => simd(0x09, address(2, offset)),
  load128: (offset: number): Code => simd(0x00, address(2, offset)),
  store128: (offset: number): Code => simd(0x0b, address(2, offset)),
  load16Lane: (offset: number, lane: number): Code => simd(0x55, address(1, offset), lane),
  store32Lane: (offset: number, lane: number): Code => simd(0x5a, address(2, offset), lane),
  /** Of two vectors of four 32-bit lanes, lanes 0 to 3 of the first and 4 to 7 of the second. */
  shuffle32: (...lanes: readonly number[]): Code =>
    simd(
      0x0d,
      lanes.map((lane) => [0, 1, 2, 3].map((byte) => lane * 4 + byte)),
    ),
  v128Const: (...lanes: readonly number[]): Code =>
    simd(
      0x0c,
      lanes.map((lane) => [0, 8, 16, 24].map((shift) => (lane >>> shift) & 255)),
    ),
  v128And: simd(0x4e),
  i32x4Splat: simd(0x11),
  i32x4ReplaceLane: (lane: number): Code => simd(0x1c, lane),
  i32x4ExtendLow16: simd(0xa7),
  i32x4Add: simd(0xae),
  i32x4Sub: simd(0xb1),
  i32x4Max: simd(0xb8),
};

interface FunctionCode {
  readonly name: string;
  /** All of them 32-bit integers. Nothing is returned. */
  readonly parameters: number;
  /** Vector locals, numbered after the parameters. */
  readonly vectors: number;
  readonly body: Code;
}

/** A module of functions that work on the memory imported as `env.memory`. */
export const encodeModule = (functions: readonly FunctionCode[]): Uint8Array<ArrayBuffer> => {
  const types = functions.map(({ parameters }) => [
    0x60,
    vector(Array.from({ length: parameters }, () => I32)),
    vector([]),
  ]);
  const memory = [name("env"), name("memory"), 0x02, 0x00, 0x01];
  const exports = functions.map((each, index) => [name(each.name), 0x00, unsigned(index)]);
  const bodies = functions.map(({ vectors, body }) =>
    sized([vector([[unsigned(vectors), V128]]), body, 0x0b]),
  );
  const section = (id: number, items: readonly Code[]): Code => [id, sized(vector(items))];
  return Uint8Array.from(
    flatten([
      [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      section(1, types),
      section(2, [memory]),
      section(
        3,
        functions.map((_, index) => unsigned(index)),
      ),
      section(7, exports),
      section(10, bodies),
    ]),
  );
};
