import { accounts } from "../accounts.ts";
import { alerts } from "../alerts.ts";
import { approvals } from "../approvals.ts";
import { bio } from "../bio.ts";
import { biolibrary } from "../biolibrary.ts";
import { drafts } from "../drafts.ts";
import { features } from "../features.ts";
import { files } from "../files.ts";
import { guidance } from "../guidance.ts";
import { identity } from "../identity.ts";
import { instance } from "../instance.ts";
import { left } from "../left.ts";
import { notifications } from "../notifications.ts";
import { personal } from "../personal.ts";
import { projects } from "../projects.ts";
import { sequences } from "../sequences.ts";
import { shell } from "../shell.ts";
import { signatures } from "../signatures.ts";
import { teams } from "../teams.ts";

export { allErrors as errors } from "../work-errors.ts";

export const words = {
  instance,
  alerts,
  left,
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
  drafts,
  features,
  teams,
};
