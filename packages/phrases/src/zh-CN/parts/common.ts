import { allErrors } from "../../all-phrases.ts";
import { features } from "../access/features.ts";
import { accounts } from "../accounts/accounts.ts";
import { personal } from "../accounts/personal.ts";
import { announcements } from "../announcements/announcements.ts";
import { alerts } from "../app/alerts.ts";
import { bio } from "../app/bio.ts";
import { drafts } from "../app/drafts.ts";
import { left } from "../app/left.ts";
import { shell } from "../app/shell.ts";
import { approvals } from "../approvals/approvals.ts";
import { assistant } from "../assistant/assistant.ts";
import { biolibrary } from "../biolibrary/biolibrary.ts";
import { eln } from "../eln/eln.ts";
import { equipment } from "../equipment/equipment.ts";
import * as byArea from "../errors.ts";
import { files } from "../files/files.ts";
import { guidance } from "../guidance/guidance.ts";
import { identity } from "../identity/identity.ts";
import { inspection } from "../inspection/inspection.ts";
import { inventory } from "../inventory/inventory.ts";
import { scan } from "../labels/scan.ts";
import { literature } from "../literature/literature.ts";
import { notifications } from "../notifications/notifications.ts";
import { projects } from "../projects/projects.ts";
import { samples } from "../samples/samples.ts";
import { sequences } from "../sequences/sequences.ts";
import { signatures } from "../signatures/signatures.ts";
import { tasks } from "../tasks/tasks.ts";
import { instance } from "../tenants/instance.ts";
import { teams } from "../tenants/teams.ts";
import { translation } from "../translation/translation.ts";
import { places } from "../warehouses/places.ts";

export const errors = allErrors(byArea);

export const words = {
  instance,
  announcements,
  alerts,
  left,
  shell,
  accounts,
  personal,
  identity,
  inspection,
  signatures,
  tasks,
  projects,
  files,
  sequences,
  biolibrary,
  approvals,
  eln,
  bio,
  equipment,
  guidance,
  inventory,
  assistant,
  literature,
  translation,
  samples,
  notifications,
  drafts,
  features,
  teams,
  scan,
  places,
};
