import { expect, test, vi } from "vitest";
import { Failure } from "./failure.ts";
import { createImportQueue } from "./import-queue.ts";

const file = (name: string): File => new File(["x"], name);
const place = { folderId: null };
/** Until all have come so far. */
const come = (queue: ReturnType<typeof createImportQueue>, ...wanted: string[]) =>
  vi.waitFor(() => expect(queue.items.get().map(({ step }) => step)).toEqual(wanted), 60_000);
const read = async () => ({ files: [], warnings: [{ code: "end-clamped" as const, line: 3, detail: "" }] });

test("one bad file spoils no other, and can be tried again", async () => {
  let isBroken = true;
  const send = async ({ name }: File) => {
    if (name === "bad.gb" && isBroken) throw new Failure("sequence.import.failed", "");
    return { uuid: name };
  };
  const queue = createImportQueue({ send, read });
  queue.add([file("a.gb"), file("bad.gb"), file("c.gb")], place);
  await come(queue, "done", "failed", "done");
  expect(queue.items.get()[0]?.warnings).toHaveLength(1);
  isBroken = false;
  queue.retry(queue.items.get()[1]?.key ?? "");
  await come(queue, "done", "done", "done");
});

test("what cannot be read as a sequence is kept as the file it is", async () => {
  const send = async ({ name }: File) => ({ uuid: name });
  const queue = createImportQueue({
    send,
    read: async (_, { isPlain }) => {
      if (!isPlain) throw new Failure("sequence.import.failed", "");
      return read();
    },
  });
  queue.add([file("notes.gb")], place);
  await come(queue, "failed");
  queue.keepAsFile(queue.items.get()[0]?.key ?? "");
  await come(queue, "done");
});

test("sends only a few at a time", async () => {
  let running = 0;
  let most = 0;
  const send = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return { uuid: "u" };
  };
  const queue = createImportQueue({ send, read }, 2);
  queue.add(["1", "2", "3", "4", "5"].map(file), place);
  await come(queue, "done", "done", "done", "done", "done");
  expect(most).toBe(2);
});

test("stopping ends what runs and what waits; clearing forgets it", async () => {
  const send = (_: File, __: (fraction: number) => void, signal: AbortSignal) =>
    new Promise<{ uuid: string }>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason)),
    );
  const queue = createImportQueue({ send, read }, 1);
  queue.add([file("1"), file("2")], place);
  queue.stopAll();
  await come(queue, "stopped", "stopped");
  queue.clear();
  expect(queue.items.get()).toEqual([]);
});

test("a thousand files come through a server that is busy again and again", async () => {
  let asked = 0;
  const atServer = async <T>(answer: T): Promise<T> => {
    asked += 1;
    if (asked % 3 === 0) throw new Failure("system.unavailable", "", { status: 503, retryAfter: 0 });
    return answer;
  };
  const queue = createImportQueue({
    send: ({ name }) => atServer({ uuid: name }),
    read: () => atServer({ files: [], warnings: [] }),
  });
  queue.add(
    Array.from({ length: 1_000 }, (_, index) => file(String(index))),
    place,
  );
  await vi.waitFor(() => expect(queue.items.get().every(({ step }) => step === "done")).toBe(true), {
    timeout: 60_000,
    interval: 50,
  });
  expect(asked).toBeGreaterThan(2_900);
});
