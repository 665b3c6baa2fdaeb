import { accounts } from "./en-US/accounts.ts";
import { alerts } from "./en-US/alerts.ts";
import { approvals } from "./en-US/approvals.ts";
import { bio } from "./en-US/bio.ts";
import { biolibrary } from "./en-US/biolibrary.ts";
import { features } from "./en-US/features.ts";
import { files } from "./en-US/files.ts";
import { guidance } from "./en-US/guidance.ts";
import { identity } from "./en-US/identity.ts";
import { instance } from "./en-US/instance.ts";
import { notifications } from "./en-US/notifications.ts";
import { personal } from "./en-US/personal.ts";
import { projects } from "./en-US/projects.ts";
import { sequences } from "./en-US/sequences.ts";
import { shell } from "./en-US/shell.ts";
import { signatures } from "./en-US/signatures.ts";
import { teams } from "./en-US/teams.ts";
import type { Words } from "./words.ts";

export { errors } from "./en-US/errors.ts";

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
