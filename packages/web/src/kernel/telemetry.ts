import {
  LOG_DELAY_MS,
  LOG_IDLE_TIMEOUT_MS,
  type LogEvent,
  MAX_LOG_EVENTS,
  SIGNED_IN_COOKIE,
  telemetryApi,
} from "@benchleaf/contract";
import type { AnyRouter } from "@tanstack/react-router";
import { call } from "./client.ts";
import { connection } from "./connection.ts";
import { Failure } from "./failure.ts";
import { endedFirst, session } from "./session.ts";
import { visitorId } from "./visitor.ts";

let waiting: LogEvent[] = [];
let isPlanned = false;
let sending: Promise<void> = Promise.resolve();
let isLeaving = false;

const hasSession = (): boolean =>
  !isLeaving && session.get() !== null && document.cookie.includes(`${SIGNED_IN_COOKIE}=`);

endedFirst.push(() => {
  isLeaving = true;
  return sending;
});

/** What cannot be sent is let go: no page waits for it, and no failure is shown. */
const send = async (): Promise<void> => {
  if (connection.state.get() !== "well" || waiting.length === 0) return;
  const body = { events: waiting, userAgent: navigator.userAgent.slice(0, 400), visitorId: visitorId() };
  waiting = [];
  const quiet = { isSessionOptional: true };
  if (!hasSession()) {
    await call(telemetryApi.openLog, { body }, quiet);
    return;
  }
  try {
    await call(telemetryApi.log, { body }, quiet);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "error.unauthorized") throw error;
    await call(telemetryApi.openLog, { body }, quiet);
  }
};

const sendWhenIdle = (): void => {
  isPlanned = false;
  const work = () => {
    sending = send().catch(() => undefined);
  };
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: LOG_IDLE_TIMEOUT_MS });
  else work();
};

/** Notes what the page met; it is sent a second later, when nothing else is to be done. */
export const report = (event: LogEvent): void => {
  waiting = [...waiting, event].slice(-MAX_LOG_EVENTS);
  if (!isPlanned) setTimeout(sendWhenIdle, LOG_DELAY_MS);
  isPlanned = true;
};

/** The menu entry of a page. @example menuOf("/sequence/$sequenceId") // "/sequence" */
export const menuOf = (page: string): string => `/${page.split("/")[1] ?? ""}`;

/** Names of functions and files, without the message: that may hold what someone was working on. */
export const placesOf = (stack: string): string =>
  stack
    .split("\n")
    .filter((line) => /^\s*at |@/.test(line))
    .map((line) => line.trim().replace(/(https?:|file:)\/\/[^\s)]*\//g, ""))
    .join("\n")
    .slice(0, 2_000);

let currentPage = "/";

/** Reports an error of the page, without anything that someone typed. */
export const reportException = (error: unknown): void => {
  const isError = error instanceof Error;
  report({
    event: "exception",
    page: currentPage,
    target: menuOf(currentPage),
    name: (isError ? error.name : typeof error).slice(0, 100),
    detail: isError ? placesOf(error.stack ?? "") : "",
  });
};

/** Reports opened pages, presses in menus, and what breaks outside of a page's own parts. */
export const followUse = (router: AnyRouter): void => {
  router.subscribe("onResolved", ({ pathChanged }: { pathChanged: boolean }) => {
    const page: string = router.state.matches.at(-1)?.fullPath ?? "/";
    if (!pathChanged && page === currentPage) return;
    currentPage = page;
    report({ event: "open_page", page });
  });
  document.addEventListener("click", ({ target }) => {
    const menu = target instanceof Element ? target.closest<HTMLElement>("[data-menu]") : null;
    if (menu?.dataset.menu) report({ event: "click", page: currentPage, target: menu.dataset.menu });
  });
  window.addEventListener("error", ({ error }) => reportException(error));
  window.addEventListener("unhandledrejection", ({ reason }) => {
    // Stopped work and refusals of the server are no breakdown of the page.
    if (!(reason instanceof Failure) && !(reason instanceof DOMException)) reportException(reason);
  });
};
