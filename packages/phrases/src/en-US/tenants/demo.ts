/** Members of the demo lab. */
export const demo = {
  team: "Chen Lab",
  owner: "Siyuan Chen",
  member: "Yue Lin",
  zhou: "Hang Zhou",
  wang: "Ruoxi Wang",
  liu: "Zimo Liu",
  zhao: "Mingzhe Zhao",
  sun: "Jianing Sun",
  wu: "Yutong Wu",
  xu: "Kai Xu",
  he: "Jingyi He",
  ma: "Tianyu Ma",
  gao: "Xinran Gao",
} as const;
