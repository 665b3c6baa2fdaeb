/* 演示实验室的看板。 */
export const demo = {
  weekly: "组会看板",
  weeklyText: "每周一组会前查看",
  progress: "课题进展",
  progressText: "本项目的文件与任务",
};
