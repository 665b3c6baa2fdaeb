import "./stage.css";
import type { FromStage, ToStage } from "./stage-messages.ts";

const tell = (message: FromStage) => parent.postMessage(message, "*");

/**
 * The stage: laid out here, in an origin of its own (see `STAGE_POLICY` of the server), a document of someone else's
 * reaches neither the session nor the page around it. Each kind has a page and a program of its own, which loads
 * nothing of ours.
 */
export const openStage = (show: (document: ToStage) => Promise<void>): void => {
  // Links of a document lead nowhere, whenever they are drawn.
  addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  });
  addEventListener("message", (event: MessageEvent<ToStage>) => {
    if (event.source !== parent) return;
    show(event.data).then(
      () => tell("shown"),
      () => tell("broken"),
    );
  });
  tell("ready");
};
