import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientHooks } from "../client.ts";
import { connection } from "../connection.ts";
import { openLiveStream } from "./live.ts";

const page = { cookie: "x-visitor-id=abc", hidden: false, changeSight: (): void => undefined };
let stop = (): void => undefined;

/** Listens while the server answers so in turn, the last of it ever after; gives what counts the calls. */
const listen = (...answers: (() => Promise<Response>)[]) => {
  const fetched = vi.fn((_address: string, init: RequestInit): Promise<Response> => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const left = new Promise<never>((_, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
    return Promise.race([answer?.() ?? left, left]);
  });
  vi.stubGlobal("fetch", fetched);
  stop = openLiveStream(() => null);
  return fetched;
};
const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));
const openStream = () => Promise.resolve(new Response(new ReadableStream()));

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal("document", {
    get cookie() {
      return page.cookie;
    },
    get hidden() {
      return page.hidden;
    },
    addEventListener(_: string, follow: () => void) {
      page.changeSight = follow;
    },
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  connection.state.set("well");
});

test.each([400, 404, 422])("gives up where the server answers %i", async (status) => {
  const fetched = listen(answer(status));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([429, 500, 503])("comes again where the server answers %i", async (status) => {
  const fetched = listen(answer(status), openStream);
  await vi.advanceTimersByTimeAsync(900);
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("waits longer each time that nothing can be reached, half a minute at most", async () => {
  const fetched = listen(() => Promise.reject(new TypeError("failed")));
  await vi.advanceTimersByTimeAsync(7_500);
  expect(fetched).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(113_000);
  expect(fetched).toHaveBeenCalledTimes(8);
});

test("opens again as soon as somebody has signed in again", async () => {
  let signIn = (): void => undefined;
  clientHooks.signInAgain = () => new Promise((resolve) => (signIn = resolve));
  const fetched = listen(answer(401), openStream);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledOnce();
  signIn();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("ends in a hidden tab, and continues when the tab is visible again", async () => {
  const fetched = listen(openStream);
  await vi.advanceTimersByTimeAsync(1);
  page.hidden = true;
  page.changeSight();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  page.hidden = false;
  page.changeSight();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
});
