import { createStore } from "../store.ts";

/** Whether the sheet of keys is open. */
export const sheetOpen = createStore<boolean>(false);
