import type { Words } from "./words.ts";
import { accounts } from "./zh-TW/accounts.ts";
import { alerts } from "./zh-TW/alerts.ts";
import { approvals } from "./zh-TW/approvals.ts";
import { bio } from "./zh-TW/bio.ts";
import { biolibrary } from "./zh-TW/biolibrary.ts";
import { features } from "./zh-TW/features.ts";
import { files } from "./zh-TW/files.ts";
import { guidance } from "./zh-TW/guidance.ts";
import { identity } from "./zh-TW/identity.ts";
import { instance } from "./zh-TW/instance.ts";
import { notifications } from "./zh-TW/notifications.ts";
import { personal } from "./zh-TW/personal.ts";
import { projects } from "./zh-TW/projects.ts";
import { sequences } from "./zh-TW/sequences.ts";
import { shell } from "./zh-TW/shell.ts";
import { signatures } from "./zh-TW/signatures.ts";
import { teams } from "./zh-TW/teams.ts";

export { errors } from "./zh-TW/errors.ts";

export const words: Words = {
  instance,
  alerts,
  shell,
  accounts,
  personal,
  identity,
  signatures,
  projects,
  files,
  sequences,
  biolibrary,
  approvals,
  bio,
  guidance,
  notifications,
  features,
  teams,
};
