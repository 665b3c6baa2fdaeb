import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { refreshAll } from "./refresh-all.ts";

it("repeats a first load that was read before the change", async () => {
  const client = new QueryClient();
  let stored = "before";
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["translations", "segments"],
    queryFn: ({ signal }) => {
      const read = stored;
      return new Promise<string>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        answers.push(() => resolve(read));
      });
    },
  });
  const leave = observer.subscribe(() => {});
  stored = "after";
  const refreshed = refreshAll(client, ["translations"]);
  await vi.waitFor(() => expect(answers).toHaveLength(2), 60_000);
  for (const answer of answers) answer();
  await refreshed;
  expect(observer.getCurrentResult().data).toBe("after");
  leave();
});
