import {
  addressOfNotification,
  type Locale,
  type Notification,
  valuesOfNotification,
} from "@benchleaf/contract";
import { notificationTextsIn } from "@benchleaf/phrases";
import type { MailMessage } from "../../kernel/mail.ts";

/** Names may contain anything; an email's HTML may not. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const filled = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

export interface DigestReader {
  readonly email: string;
  readonly name: string;
  readonly tenantName: string;
  readonly locale: Locale;
  readonly timezone: string;
}

/** The daily email: unread notifications, the newest first, in the reader's language and time zone. */
export const digestEmail = (
  reader: DigestReader,
  notifications: readonly Notification[],
  isCut: boolean,
  publicUrl: string,
): MailMessage => {
  const phrases = notificationTextsIn(reader.locale);
  const time = new Intl.DateTimeFormat(reader.locale, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: reader.timezone,
  });
  const lines = notifications.map((one) => ({
    when: time.format(new Date(one.createTime)),
    text: filled(phrases[one.kind], valuesOfNotification(one, reader.locale)),
    url: `${publicUrl}${addressOfNotification(one) ?? "/notifications"}`,
  }));
  const greeting = filled(phrases.mailGreeting, { name: reader.name });
  const intro = filled(phrases.mailIntro, { team: reader.tenantName });
  const more = isCut ? phrases.mailMore : "";
  const settings = { text: phrases.mailSettings, url: `${publicUrl}/notifications/message_setting` };
  const text = [
    greeting,
    intro,
    ...lines.map(({ when, text: said, url }) => `${when}  ${said}\n${url}`),
    more,
    `${settings.text}\n${settings.url}`,
  ];
  const link = (url: string, said: string): string => `<a href="${escaped(url)}">${escaped(said)}</a>`;
  const html = [
    `<p>${escaped(greeting)}</p>`,
    `<p>${escaped(intro)}</p>`,
    `<ul>${lines.map(({ when, text: said, url }) => `<li>${link(url, said)} <small>${escaped(when)}</small></li>`).join("")}</ul>`,
    more === "" ? "" : `<p>${escaped(more)}</p>`,
    `<p><small>${link(settings.url, settings.text)}</small></p>`,
  ];
  return {
    to: reader.email,
    subject: filled(phrases.mailSubject, { count: notifications.length, team: reader.tenantName }),
    text: text.filter((part) => part !== "").join("\n\n"),
    html: `<!doctype html><html lang="${reader.locale}"><body>${html.join("")}</body></html>`,
  };
};
