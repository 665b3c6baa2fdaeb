import { createStore } from "../store.ts";

/** Whether the command palette stands open. */
export const paletteOpen = createStore<boolean>(false);
