/* 示範實驗室的儀表板。 */
export const demo = {
  weekly: "組會儀表板",
  weeklyText: "每週一組會前檢視",
  progress: "專案進度",
  progressText: "本專案的檔案與任務",
};
