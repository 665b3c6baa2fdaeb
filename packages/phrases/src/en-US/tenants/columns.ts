import type { ColumnLabelsOf } from "@benchleaf/contract";

/** Column names of its tables. */
export const columns: ColumnLabelsOf<"tenants"> = {
  "invitation.account": "Email or mobile",
  "invitation.roles": "Roles",
  "invitation.remark": "Note",
  "member.name": "Name",
  "member.email": "Email",
  "member.mobile": "Mobile",
  "member.roles": "Roles",
  "member.status": "Status",
  "member.status.active": "active",
  "member.status.disabled": "disabled",
  "member.isOwner": "Owner",
  "member.isOwner.yes": "yes",
  "member.isOwner.no": "no",
  "member.joinTime": "Joined on",
};
