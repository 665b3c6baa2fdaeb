import type { JobMessage } from "../../../kernel/run-in-worker.ts";
import { type PlacesJob, type PrimerPlace, placesIn } from "./primer-places.ts";

addEventListener("message", ({ data }: MessageEvent<PlacesJob>) => {
  const say = (message: JobMessage<readonly PrimerPlace[]>) => postMessage(message);
  try {
    say({ answer: placesIn(data) });
  } catch (error) {
    say({ failure: String(error) });
  }
});
