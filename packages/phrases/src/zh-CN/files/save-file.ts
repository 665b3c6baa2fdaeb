export const saveFile = {
  keep: "存入项目",
  action: "存入",
  name: "文件名",
  nameWanted: "请填写文件名。",
  project: "项目",
  folder: "文件夹",
  noFolder: "不放入文件夹",
};
