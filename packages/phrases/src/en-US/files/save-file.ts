export const saveFile = {
  keep: "Save to project",
  action: "Save",
  name: "File name",
  nameWanted: "Enter a file name.",
  project: "Project",
  folder: "Folder",
  noFolder: "None",
};
