import type { Words } from "./words.ts";
import { access } from "./zh-TW/access.ts";
import { accounts } from "./zh-TW/accounts.ts";
import { bio } from "./zh-TW/bio.ts";
import { files } from "./zh-TW/files.ts";
import { projects } from "./zh-TW/projects.ts";
import { sequences } from "./zh-TW/sequences.ts";
import { shell } from "./zh-TW/shell.ts";

export { errors } from "./zh-TW/errors.ts";

export const words: Words = { shell, accounts, projects, files, sequences, bio, access };
