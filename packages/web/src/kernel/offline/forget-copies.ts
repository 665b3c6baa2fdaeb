import { ownKey } from "../own-key.ts";
import { readStored } from "../preferences.ts";
import { forgetAnswers } from "./stored-answers.ts";

/** A copy that another tab has open is not waited for. */
const FORGET_MS = 1_000;

/** The database with the copy of a page, of the user who is signed in. */
export const pageCopyKey = (fileId: string): string => ownKey(`yy-page ${fileId}`);
/** Where it is noted that the copy has changes that the server has not confirmed. */
export const pageOwingKey = (fileId: string): string => ownKey(`yy-page-owing ${fileId}`);

const deleteCopy = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ["success", "error", "blocked"]) request.addEventListener(end, () => resolve());
  });

const forget = async (): Promise<void> => {
  const own = ownKey("");
  const copies = (await indexedDB.databases())
    .map(({ name = "" }) => ({ name, fileId: /^yy-page (\d+)/.exec(name)?.[1] }))
    // What was typed and never confirmed stays for the next sign-in of the same user.
    .filter(({ name, fileId }) => fileId && name.endsWith(own) && readStored(pageOwingKey(fileId)) === null);
  await Promise.all([forgetAnswers(), ...copies.map(({ name }) => deleteCopy(name))]);
};

/** Deletes what the browser has stored of the pages of the user who signs out. */
export const forgetCopies = async (): Promise<void> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, FORGET_MS));
  await Promise.race([forget().catch(() => undefined), late]);
};
