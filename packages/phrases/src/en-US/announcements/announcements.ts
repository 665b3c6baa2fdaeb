export const announcements = {
  title: "Announcement",
  label: "Announcements",
  more: "Read more",
  dismiss: "Dismiss announcement “{{title}}”",
  lasts: "From {{from}} to {{until}}",
};
