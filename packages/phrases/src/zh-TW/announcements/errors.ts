import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"announcements"> = {
  "announcement.not.found": "公告不存在或已撤回。",
  "announcement.end.past": "結束時間必須晚於開始時間和目前時間。",
};
