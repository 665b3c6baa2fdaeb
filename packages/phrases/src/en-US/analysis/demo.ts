/* Boards of the demo lab. */
export const demo = {
  weekly: "Group meeting",
  weeklyText: "To read before the meeting on Mondays",
  progress: "Progress",
  progressText: "Files and tasks of this project",
};
