export const announcements = {
  title: "公告",
  label: "平台公告",
  more: "查看详情",
  dismiss: "关闭公告“{{title}}”",
  lasts: "有效期：{{from}} 至 {{until}}",
} as const;
