/** What the API says of what it has done. */
export const done = {
  "post-in-trash": "The post is in the trash.",
  "plan-cancelled": "Nothing is planned any more.",
  "draft-discarded": "The waiting changes are discarded.",
  "enquiry-deleted": "The enquiry is deleted.",
  "invitation-withdrawn": "Withdrawn.",
  "picture-deleted": "The picture is deleted.",
  "signed-out": "Signed out.",
  "signed-out-there": "Signed out there.",
  "staff-removed": "Removed.",
} as const;
