import type { feedback as zhFeedback } from "../../zh-CN/guidance/feedback.ts";

export const feedback: Record<keyof typeof zhFeedback, string> = {
  title: "使用者回饋",
  open: "待處理",
  done: "已處理",
  filter: "依狀態篩選",
  "empty-open": "沒有待處理的回饋",
  "empty-done": "沒有已處理的回饋",
  emptyText: "各團隊成員在「回饋」頁寫下的意見會列在這裡。",
  settle: "標為已處理",
  reopen: "重新開啟",
  page: "頁面：",
  pictureOf: "{{name}} 附上的截圖",
  download: "下載截圖",
  more: "更早的回饋",
};
