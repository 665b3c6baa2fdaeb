import type { Locale } from "@benchleaf/contract";

export interface InvitationMail {
  readonly tenantName: string;
  readonly inviterName: string;
  readonly remark: string;
  readonly link: string;
}

interface LetterWords {
  readonly subject: (about: InvitationMail) => string;
  readonly paragraphs: (about: InvitationMail) => readonly string[];
}

const letters: Record<Locale, LetterWords> = {
  "zh-CN": {
    subject: ({ inviterName, tenantName }) => `${inviterName} 邀请您加入团队“${tenantName}”`,
    paragraphs: ({ inviterName, tenantName, link }) => [
      `您好，${inviterName} 邀请您加入团队“${tenantName}”，一起管理实验记录、序列和样品。`,
      "请打开下面的链接加入，链接 7 天内有效，只能由您本人使用：",
      link,
      "如果您不认识对方，请忽略这封邮件。",
    ],
  },
  "zh-TW": {
    subject: ({ inviterName, tenantName }) => `${inviterName} 邀請您加入團隊「${tenantName}」`,
    paragraphs: ({ inviterName, tenantName, link }) => [
      `您好，${inviterName} 邀請您加入團隊「${tenantName}」，一起管理實驗紀錄、序列和樣品。`,
      "請開啟下面的連結加入，連結 7 天內有效，只能由您本人使用：",
      link,
      "如果您不認識對方，請忽略這封郵件。",
    ],
  },
  "en-US": {
    subject: ({ inviterName, tenantName }) => `${inviterName} invited you to join ${tenantName}`,
    paragraphs: ({ inviterName, tenantName, link }) => [
      `Hello, ${inviterName} invited you to join ${tenantName}, a shared workspace for notebooks, sequences and samples.`,
      "Open this link to join. It’s valid for 7 days and works only for you:",
      link,
      "If you don’t know the sender, you can ignore this email.",
    ],
  },
};

/** Returns the invitation email; its link is a paragraph of its own. */
export const invitationMail = (locale: Locale, about: InvitationMail): { subject: string; text: string } => {
  const { subject, paragraphs } = letters[locale];
  const [greeting = "", ...rest] = paragraphs(about);
  const remark = about.remark === "" ? [] : [about.remark];
  // A subject is a single line, even if a name contains line breaks.
  return {
    subject: subject(about).replace(/\s+/g, " "),
    text: [greeting, ...remark, ...rest].join("\n\n"),
  };
};
