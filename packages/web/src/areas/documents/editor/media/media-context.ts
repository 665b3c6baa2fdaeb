import { createContext, useContext } from "react";

/** What the views of pictures, files and uses need of the page that they are in. */
export interface MediaContext {
  readonly fileId: string;
  /** Ends when what was typed is stored; of a page that is edited. */
  readonly whenSaved?: (() => Promise<void>) | undefined;
}

export const MediaContext = createContext<MediaContext>({ fileId: "" });
export const useMediaContext = (): MediaContext => useContext(MediaContext);
