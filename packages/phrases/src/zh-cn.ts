import { accounts } from "./zh-CN/accounts.ts";
import { alerts } from "./zh-CN/alerts.ts";
import { approvals } from "./zh-CN/approvals.ts";
import { bio } from "./zh-CN/bio.ts";
import { biolibrary } from "./zh-CN/biolibrary.ts";
import { features } from "./zh-CN/features.ts";
import { files } from "./zh-CN/files.ts";
import { guidance } from "./zh-CN/guidance.ts";
import { identity } from "./zh-CN/identity.ts";
import { instance } from "./zh-CN/instance.ts";
import { notifications } from "./zh-CN/notifications.ts";
import { personal } from "./zh-CN/personal.ts";
import { projects } from "./zh-CN/projects.ts";
import { sequences } from "./zh-CN/sequences.ts";
import { shell } from "./zh-CN/shell.ts";
import { signatures } from "./zh-CN/signatures.ts";
import { teams } from "./zh-CN/teams.ts";

export { errors } from "./zh-CN/errors.ts";

export const words = {
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
} as const;
