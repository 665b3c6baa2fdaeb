import { personalApi } from "@benchleaf/contract";
import { addressOf } from "./client.ts";

/** Address of a user's picture; null without one. */
export const avatarAddress = (key: string | null): string | null =>
  key === null ? null : addressOf(personalApi.avatar.path, { params: { avatarKey: key } });
