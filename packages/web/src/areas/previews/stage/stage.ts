// The stage: laid out here, in an origin of its own (see `STAGE_POLICY` of the server), a document of somebody else's
// reaches neither the session nor the page around it.
import "./stage.css";
import { renderAsync } from "docx-preview";
import type { FromStage, ToStage } from "./stage-messages.ts";

const tell = (message: FromStage) => parent.postMessage(message, "*");

/** The library empties what it draws into, so that neither may hold anything of ours. */
const addPlace = () => document.body.appendChild(document.createElement("div"));

const show = async ({ bytes }: ToStage): Promise<void> => {
  const [looks, paper] = [addPlace(), addPlace()];
  await renderAsync(bytes, paper, looks, {
    inWrapper: true,
    ignoreLastRenderedPageBreak: false,
    experimental: true,
    useBase64URL: true,
    renderAltChunks: false,
  });
  for (const link of document.querySelectorAll("a")) link.removeAttribute("href");
  tell("shown");
};

addEventListener("message", (event: MessageEvent<ToStage>) => {
  if (event.source !== parent) return;
  show(event.data).catch(() => tell("broken"));
});
tell("ready");
