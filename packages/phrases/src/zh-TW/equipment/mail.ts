/** Texts of the emails about one’s own bookings, and of what the server blocks by itself. */
export const bookingMail = {
  bookedOne: "已預約：{{name}}，{{time}}",
  bookedMany: "已預約 {{count}} 個時段：{{name}}",
  waitingOne: "預約待審批：{{name}}，{{time}}",
  waitingMany: "{{count}} 個預約待審批：{{name}}",
  movedOne: "預約已改期：{{name}}，{{time}}",
  movedMany: "{{count}} 個預約已改期：{{name}}",
  canceledOne: "預約已取消：{{name}}，{{time}}",
  canceledMany: "{{count}} 個預約已取消：{{name}}",
  greeting: "{{name}}，您好：",
  more: "還有 {{count}} 個時段，見附件中的行事曆。",
  zone: "時區：{{zone}}。附件中的行事曆檔案可匯入行事曆軟體。",
  open: "檢視預約",
  /** Why a device is blocked. */
  outOfCalibration: "校準有效期至 {{date}}，已過期",
  turnOff: "如不需要這類郵件，請在「我的預約」的「行事曆」中關閉。",
};
