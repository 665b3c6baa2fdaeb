import { assistantChat } from "../assistant/assistant-chat.ts";

/** Texts of the assistant, loaded with its panel. */
export const words = { assistantChat };
