import { GenomeFault } from "./genome-fault.ts";

const MAX_LINE_BYTES = 1_000_000;
const NEWLINE = 10;
const RETURN = 13;

/** The text of a line. @throws {GenomeFault} where its bytes are no UTF-8 text */
export const decodeLine = (bytes: Uint8Array, line: number): string => {
  const end = bytes.at(-1) === RETURN ? bytes.length - 1 : bytes.length;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, end));
    if (text.includes("\0")) throw new GenomeFault("wrong-encoding", line);
    return text;
  } catch {
    throw new GenomeFault("wrong-encoding", line);
  }
};

/** Cuts bytes into lines as they come, whatever ends a line. */
export interface LineCutter {
  push(bytes: Uint8Array): void;
  /** What follows the last line break is a line too. */
  end(): void;
}

/** Cuts bytes that come in pieces into lines of text, wherever the pieces end. */
export const cutLines = (take: (text: string, line: number) => void): LineCutter => {
  const decoder = { rest: new Uint8Array(0), line: 0 };
  const say = (bytes: Uint8Array): void => {
    decoder.line++;
    take(decodeLine(bytes, decoder.line), decoder.line);
  };
  return {
    push(bytes) {
      let from = 0;
      for (;;) {
        const at = bytes.indexOf(NEWLINE, from);
        if (at < 0) break;
        const piece = bytes.subarray(from, at);
        say(decoder.rest.length === 0 ? piece : joined(decoder.rest, piece));
        decoder.rest = new Uint8Array(0);
        from = at + 1;
      }
      const rest = bytes.subarray(from);
      if (decoder.rest.length + rest.length > MAX_LINE_BYTES)
        throw new GenomeFault("line-too-long", decoder.line + 1);
      decoder.rest = joined(decoder.rest, rest);
    },
    end() {
      if (decoder.rest.length > 0) say(decoder.rest);
      decoder.rest = new Uint8Array(0);
    },
  };
};

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
};
