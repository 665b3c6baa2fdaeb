import { createStore } from "../store.ts";

export const paletteOpen = createStore<boolean>(false);
