import { createContext, useContext } from "react";

/** What the views of pictures and files need of the page that they are in. */
export interface MediaContext {
  readonly fileId: string;
}

export const MediaContext = createContext<MediaContext>({ fileId: "" });
export const useMediaContext = (): MediaContext => useContext(MediaContext);
