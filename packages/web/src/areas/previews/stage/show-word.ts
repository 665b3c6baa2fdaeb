import { renderAsync } from "docx-preview";
import { openStage } from "./stage.ts";

/** The library empties what it draws into, so that neither may hold anything of ours. */
const addPlace = () => document.body.appendChild(document.createElement("div"));

// A document of Word, page by page.
openStage(async ({ bytes }) => {
  const [looks, paper] = [addPlace(), addPlace()];
  await renderAsync(bytes, paper, looks, {
    inWrapper: true,
    ignoreLastRenderedPageBreak: false,
    experimental: true,
    useBase64URL: true,
    renderAltChunks: false,
  });
});
