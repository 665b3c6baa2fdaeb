import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEvents, type StreamedEvent } from "./read-events.ts";

const streamOf = (pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

const read = async (...pieces: Uint8Array[]): Promise<StreamedEvent[]> => {
  const events: StreamedEvent[] = [];
  await readEvents(streamOf(pieces), (event) => events.push(event));
  return events;
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("readEvents", () => {
  it("reads names and data, joins lines of data, and passes over comments and ids", async () => {
    const text = ":\n\nid: 7\nevent: notification\ndata: {\ndata: }\n\ndata:bare\n\n";
    expect(await read(bytes(text))).toEqual([
      { event: "notification", data: "{\n}" },
      { event: "message", data: "bare" },
    ]);
  });

  it("ignores an incomplete event", async () => {
    expect(await read(bytes("event: a\ndata: 1\n\nevent: b\ndata: 2"))).toEqual([{ event: "a", data: "1" }]);
  });

  it("reads the same wherever the stream is cut", async () => {
    const whole = bytes("event: 质粒\ndata: 已保存 🧬\n\n:\n\nevent: b\ndata: 2\n\n");
    const expected = await read(whole);
    expect(expected).toHaveLength(2);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(whole.length)), async (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), whole.length];
        const pieces = places.slice(1).map((end, index) => whole.slice(places[index], end));
        expect(await read(...pieces)).toEqual(expected);
      }),
    );
  });
});
