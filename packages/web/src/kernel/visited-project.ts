import { readStored, writeStored } from "./preferences.ts";

const KEY = "yy-visited-project";

/** The project opened last in this browser. */
export const visitedProject = {
  get: (): string | null => readStored(KEY),
  set: (projectId: string): void => writeStored(KEY, projectId),
  clear: (): void => writeStored(KEY, null),
};
