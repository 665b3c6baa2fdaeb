// The stage: laid out here, in an origin of its own (see `STAGE_POLICY` of the server), a document of somebody else's
// reaches neither the session nor the page around it.
import "./stage.css";
import type { FromStage, ToStage } from "./stage-messages.ts";

const tell = (message: FromStage) => parent.postMessage(message, "*");

/** Each kind comes with a library of its own. */
const show = async (document: ToStage): Promise<void> =>
  document.kind === "word"
    ? (await import("./show-word.ts")).showWord(document)
    : (await import("./show-slides.ts")).showSlides(document);

const showInert = async (given: ToStage): Promise<void> => {
  await show(given);
  tell("shown");
};

// Links of a document lead nowhere, whenever they are drawn.
addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
});
addEventListener("message", (event: MessageEvent<ToStage>) => {
  if (event.source !== parent) return;
  showInert(event.data).catch(() => tell("broken"));
});
tell("ready");
