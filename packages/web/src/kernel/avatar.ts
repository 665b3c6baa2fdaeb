import { personalApi } from "@benchleaf/contract";
import { addressOf } from "./client.ts";

/** Where a person's picture lies; null for who has none. */
export const avatarAddress = (key: string | null): string | null =>
  key === null ? null : addressOf(personalApi.avatar.path, { params: { avatarKey: key } });
