import "./stage.css";
import type { FromStage, ToStage } from "./stage-messages.ts";

const tell = (message: FromStage) => parent.postMessage(message, "*");

/**
 * The sandbox page: rendered here, in its own origin (see `STAGE_POLICY` of the server), a foreign document can reach
 * neither the session nor the surrounding page. Each kind has its own page and program, which loads nothing of ours.
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
