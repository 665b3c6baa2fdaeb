import type { ModelSetting, ModelUse, ModelUseDetail } from "@benchleaf/contract";
import type { SettingRow, UseRow } from "./models.store.ts";

export const presentSetting = (row: SettingRow): ModelSetting => ({
  baseUrl: row.base_url,
  model: row.model,
  sending: row.sending,
  monthlyLimit: row.monthly_limit,
  maxAnswerTokens: row.max_answer_tokens,
  hasKey: row.sealed_key !== null,
  updateTime: row.update_time.toISOString(),
});

export const presentUse = (row: UseRow): ModelUse => ({
  id: row.id,
  accountId: row.account_id,
  accountName: row.account_name,
  purpose: row.purpose,
  model: row.model,
  host: row.host,
  sentClass: row.sent_class,
  sentCharacters: row.sent_characters,
  outcome: row.outcome,
  promptTokens: row.prompt_tokens,
  answerTokens: row.answer_tokens,
  createTime: row.create_time.toISOString(),
  endTime: row.end_time?.toISOString() ?? null,
});

export const presentUseDetail = (row: UseRow & { readonly sent: string }): ModelUseDetail => {
  const sent = JSON.parse(row.sent) as ModelUseDetail["sent"];
  const characters = sent.reduce((sum, { content }) => sum + content.length, 0);
  return { ...presentUse(row), sent, isCut: characters < row.sent_characters };
};
