import { piecesOf } from "./long-answer-pieces.ts";

addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  for (const piece of piecesOf(JSON.parse(new TextDecoder().decode(data)))) postMessage(piece);
  postMessage(null);
});
