/** What people read who come by a link, without an account. */
export const outside = {
  from: "{{team}} 透過連結與您共用",
  until: "連結有效期至 {{date}}",
  updated: "更新於 {{date}}",
  invalid: "連結無法開啟",
  invalidText: "連結可能已到期或已停用，請向傳送連結的人索取新的連結。",
  opening: "正在開啟連結",
  passwordTitle: "請輸入密碼",
  passwordLead: "此連結設有密碼，由傳送連結的人告知。",
  password: "密碼",
  openIt: "開啟",
  download: "下載",
  downloadAs: "下載 {{format}}",
  noPreview: "此檔案請下載後檢視。",
};
