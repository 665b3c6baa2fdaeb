import type { PersonalInformation } from "@benchleaf/contract";
import type { PersonalRow } from "./personal.store.ts";

export const presentPersonal = (row: PersonalRow): PersonalInformation => ({
  userId: row.id,
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  avatar: row.avatar_key,
  locale: row.locale,
  timezone: row.timezone,
});
