import { access } from "./zh-CN/access.ts";
import { accounts } from "./zh-CN/accounts.ts";
import { bio } from "./zh-CN/bio.ts";
import { files } from "./zh-CN/files.ts";
import { projects } from "./zh-CN/projects.ts";
import { sequences } from "./zh-CN/sequences.ts";
import { shell } from "./zh-CN/shell.ts";

export { errors } from "./zh-CN/errors.ts";

export const words = { shell, accounts, projects, files, sequences, bio, access } as const;
