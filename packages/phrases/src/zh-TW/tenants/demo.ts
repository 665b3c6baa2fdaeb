/** Members of the demo lab. */
export const demo = {
  team: "陳思遠研究室",
  owner: "陳思遠",
  member: "林悦",
  zhou: "周航",
  wang: "王若曦",
  liu: "劉子墨",
  zhao: "趙明哲",
  sun: "孫嘉寧",
  wu: "吳雨桐",
  xu: "徐凱",
  he: "何靜怡",
  ma: "馬天宇",
  gao: "高欣然",
} as const;
