import { readStored } from "../preferences.ts";
import { answered, answers } from "./answers-database.ts";

/** A copy that another tab has open is not waited for. */
const FORGET_MS = 1_000;

const deleteCopy = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ["success", "error", "blocked"]) request.addEventListener(end, () => resolve());
  });

const forgetPages = async (own: string): Promise<void> => {
  const copies = (await indexedDB.databases()).flatMap(({ name = "" }) => {
    const fileId = /^yy-page (\d+)/.exec(name)?.[1];
    // What was typed and never confirmed stays for the next sign-in of the same user.
    const isOwing = fileId !== undefined && readStored(`yy-page-owing ${fileId}${own}`) !== null;
    return fileId !== undefined && name.endsWith(own) && !isOwing ? [name] : [];
  });
  await Promise.all(copies.map(deleteCopy));
};

const forgetAnswers = async (own: string): Promise<void> => {
  const store = await answers("readwrite");
  for (const key of await answered(store.getAllKeys())) if (String(key).endsWith(own)) store.delete(key);
};

/**
 * Deletes the pages and answers that the browser has stored for a user who signs out (see `ownKey` for their keys).
 * Imports nothing that knows the session, which calls it.
 */
export const forgetCopies = async (userId: string): Promise<void> => {
  const own = `-${userId}`;
  const late = new Promise<void>((resolve) => setTimeout(resolve, FORGET_MS));
  const forget = Promise.all([forgetPages(own), forgetAnswers(own)]);
  await Promise.race([forget.catch(() => undefined), late]);
};
