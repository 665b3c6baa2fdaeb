export const drafts = {
  title: "发现 {{time}} 未保存的修改",
  help: "页面上次关闭时，这些修改还没有保存。现在没有任何内容丢失。",
  older: "它们基于第 {{version}} 版，之后有人保存过新版本。恢复后请先查看，再保存。",
  olderBench: "此后这个方案在别处保存过。恢复后会替换现在的内容，可用撤销找回。",
  restore: "恢复修改",
  discard: "丢弃",
  failed: "浏览器没有空间保留草稿，请尽快保存。",
  leaveTitle: "不保存就离开？",
  leaveHelp: "未保存的修改会作为草稿留在这个浏览器里，下次打开时可以恢复。",
  leave: "离开",
} as const;
