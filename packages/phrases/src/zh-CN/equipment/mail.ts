/** Texts of the emails about one’s own bookings, and of what the server blocks by itself. */
export const bookingMail = {
  bookedOne: "已预约：{{name}}，{{time}}",
  bookedMany: "已预约 {{count}} 个时段：{{name}}",
  waitingOne: "预约待审批：{{name}}，{{time}}",
  waitingMany: "{{count}} 个预约待审批：{{name}}",
  movedOne: "预约已改期：{{name}}，{{time}}",
  movedMany: "{{count}} 个预约已改期：{{name}}",
  canceledOne: "预约已取消：{{name}}，{{time}}",
  canceledMany: "{{count}} 个预约已取消：{{name}}",
  greeting: "{{name}}，您好：",
  more: "还有 {{count}} 个时段，见附件中的日历。",
  zone: "时区：{{zone}}。附件中的日历文件可导入日历软件。",
  open: "查看预约",
  /** Why a device is blocked. */
  outOfCalibration: "校准有效期至 {{date}}，已过期",
  turnOff: "如不需要这类邮件，请在“我的预约”的“日历”中关闭。",
};
