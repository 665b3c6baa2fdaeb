import type { Locale } from "@benchleaf/contract";
import { type Branding, mailTextsOf } from "./brand.ts";
import type { MailMessage } from "./mail.ts";

/** The content of an email before it is rendered as plain text and HTML. */
export interface MailParts {
  readonly subject: string;
  /** Paragraphs, in plain text. */
  readonly lines: readonly string[];
  /** The subject in one large line, such as a code. */
  readonly figure?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Paragraphs after it. */
  readonly after?: readonly string[];
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter]!);

const FONT = "font-family:-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif";
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const htmlOf = (locale: Locale, parts: MailParts, foot: string): string => {
  const { subject, lines, figure, action, after = [] } = parts;
  const body = [
    ...lines.map(paragraph),
    figure === undefined
      ? ""
      : `<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px;font-weight:600">${escapeHtml(figure)}</p>`,
    action === undefined
      ? ""
      : `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="color:#058029">${escapeHtml(action.label)}</a></p>`,
    ...after.map(paragraph),
  ].join("");
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;${FONT};font-size:15px;line-height:1.6;color:#1f2328"><div style="max-width:560px;margin:0 auto">${body}<p style="margin:24px 0 0;font-size:12px;color:#59636e">${escapeHtml(foot)}</p></div></body></html>`;
};

/** The same email as plain text and as simple HTML. */
export const composeMailMessage = (app: Branding, to: string, parts: MailParts): MailMessage => {
  const foot = mailTextsOf(app)("foot");
  const { lines, figure, action, after = [] } = parts;
  const text = [
    ...lines,
    ...(figure === undefined ? [] : [figure]),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    ...after,
    `-- \n${foot}`,
  ].join("\n\n");
  return { to, sender: app.brand, subject: parts.subject, text, html: htmlOf(app.locale, parts, foot) };
};
