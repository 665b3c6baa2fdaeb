export const left = {
  title: "您已不在该团队中",
  removed: "{{by}} 于 {{time}} 将您移出了团队“{{team}}”。您在该团队的项目和文件已交给其他成员。",
  quit: "您已于 {{time}} 退出团队“{{team}}”。您在该团队的项目和文件已交给团队所有者。",
  shutOutBy:
    "{{by}} 于 {{time}} 停用了您在团队“{{team}}”的账号。您的项目和文件都保留着；如需恢复，请联系该团队的管理员。",
  shutOut: "您在团队“{{team}}”的账号已被停用。您的项目和文件都保留着；如需恢复，请联系该团队的管理员。",
  invitations: "等待您接受的邀请",
  join: "加入“{{team}}”",
  invitedBy: "{{name}} 邀请，{{time}} 前有效",
  understood: "知道了",
  none: "您目前不属于任何团队。",
  choose: "请选择要进入的团队。",
  goOnIn: "进入您的其他团队",
  accept: "如果有团队邀请您，请打开邀请邮件或短信中的链接加入；也可以在这里创建自己的团队。",
  found: "创建团队",
  teamName: "团队名称",
  nameNeeded: "请输入团队名称",
} as const;
