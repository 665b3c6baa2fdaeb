/** Texts of the emails about one’s own bookings, and of what the server blocks by itself. */
export const bookingMail = {
  bookedOne: "Booked: {{name}}, {{time}}",
  bookedMany: "Booked {{count}} times: {{name}}",
  waitingOne: "Booking waits for approval: {{name}}, {{time}}",
  waitingMany: "{{count}} bookings wait for approval: {{name}}",
  movedOne: "Booking moved: {{name}}, {{time}}",
  movedMany: "{{count}} bookings moved: {{name}}",
  canceledOne: "Booking cancelled: {{name}}, {{time}}",
  canceledMany: "{{count}} bookings cancelled: {{name}}",
  greeting: "Hello {{name}},",
  more: "{{count}} more are in the attached calendar.",
  zone: "Time zone: {{zone}}. Open the attached file to add it to your calendar.",
  open: "View booking",
  /** Why a device is blocked. */
  outOfCalibration: "Calibration was valid until {{date}}",
  turnOff: "To stop these emails, turn them off under “My bookings”, “Calendar”.",
};
