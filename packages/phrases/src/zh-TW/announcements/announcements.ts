export const announcements = {
  title: "公告",
  label: "平台公告",
  more: "檢視詳情",
  dismiss: "關閉公告「{{title}}」",
  lasts: "有效期：{{from}} 至 {{until}}",
};
