/** Members of the demo lab. */
export const demo = {
  team: "陈思远课题组",
  owner: "陈思远",
  member: "林悦",
  zhou: "周航",
  wang: "王若曦",
  liu: "刘子墨",
  zhao: "赵明哲",
  sun: "孙嘉宁",
  wu: "吴雨桐",
  xu: "徐凯",
  he: "何静怡",
  ma: "马天宇",
  gao: "高欣然",
} as const;
