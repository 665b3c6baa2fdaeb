import { afterAll, expect, test } from "vitest";
import { createCompute } from "./compute.ts";

const compute = createCompute(1);
afterAll(() => compute.close());

const fasta = (letters: string) => ({
  bytes: new TextEncoder().encode(`>a\n${letters}\n`),
  fileName: "a.fasta",
});

test("a file is read in a thread", async () => {
  const result = await compute.run("read-sequences", fasta("ACGT"));
  expect(JSON.stringify(result)).toContain("ACGT");
});

test("a thread takes one file after the other", async () => {
  const letters = ["AAAA", "CCCC", "GGGG", "TTTT"];
  for (const word of letters) {
    const result = await compute.run("read-sequences", fasta(word), { timeout: 3_000 });
    expect(JSON.stringify(result)).toContain(word);
  }
});

test("late or aborted work ends, and the next work is done", async () => {
  await expect(
    compute.run("read-sequences", fasta("ACGT".repeat(2_000_000)), { timeout: 1 }),
  ).rejects.toThrow(/longer than 1 ms/);
  const stopped = new AbortController();
  const running = compute.run("read-sequences", fasta("ACGT".repeat(2_000_000)), {
    signal: stopped.signal,
  });
  const waiting = compute.run("read-sequences", fasta("TTTT"));
  stopped.abort(new Error("left"));
  await expect(running).rejects.toThrow("left");
  expect(JSON.stringify(await waiting)).toContain("TTTT");
});
