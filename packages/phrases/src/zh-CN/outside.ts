/** What people read who come by a link, without an account. */
export const outside = {
  from: "{{team}} 通过链接与您共享",
  until: "链接有效期至 {{date}}",
  updated: "更新于 {{date}}",
  invalid: "链接无法打开",
  invalidText: "链接可能已到期或已停用，请向发送链接的人索取新的链接。",
  opening: "正在打开链接",
  passwordTitle: "请输入密码",
  passwordLead: "此链接设有密码，由发送链接的人告知。",
  password: "密码",
  openIt: "打开",
  download: "下载",
  downloadAs: "下载 {{format}}",
  noPreview: "此文件请下载后查看。",
};
