export const announcements = {
  title: "Announcement",
  label: "Announcements",
  more: "Read more",
  dismiss: "Close the announcement “{{title}}”",
  lasts: "From {{from}} until {{until}}",
};
