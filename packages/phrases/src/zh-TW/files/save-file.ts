export const saveFile = {
  keep: "存入專案",
  action: "存入",
  name: "檔案名稱",
  nameWanted: "請填寫檔案名稱。",
  project: "專案",
  folder: "資料夾",
  noFolder: "不放入資料夾",
};
