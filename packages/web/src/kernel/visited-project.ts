import { readStored, writeStored } from "./preferences.ts";
import { session } from "./session.ts";

const KEY = "yy-visited-project";

/** Several people may use one browser, and one person several teams. */
const keyOfUser = (): string => {
  const user = session.get()?.user;
  return user ? `${KEY}-${user.tenantId}-${user.userId}` : KEY;
};

/** The project opened last in this browser, by the user who is signed in. */
export const visitedProject = {
  get: (): string | null => readStored(keyOfUser()),
  set(projectId: string): void {
    writeStored(KEY, projectId);
    writeStored(keyOfUser(), projectId);
  },
  clear(): void {
    writeStored(KEY, null);
    writeStored(keyOfUser(), null);
  },
};
