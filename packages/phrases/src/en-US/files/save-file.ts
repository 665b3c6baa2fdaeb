export const saveFile = {
  keep: "Keep in a project",
  action: "Keep",
  name: "File name",
  nameWanted: "Enter a name.",
  project: "Project",
  folder: "Folder",
  noFolder: "None",
};
