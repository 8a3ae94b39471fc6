/** What the API says of what it has done. */
export const done = {
  "post-in-trash": "The post is in the trash.",
  "page-in-trash": "The page is in the trash.",
  "entry-in-trash": "It is in the trash.",
  "plan-cancelled": "Nothing is planned any more.",
  "draft-discarded": "The waiting changes are discarded.",
  "enquiry-deleted": "The enquiry is deleted.",
  "template-deleted": "The template is deleted.",
  "invitation-withdrawn": "Withdrawn.",
  "preview-withdrawn": "The address shows nothing any more.",
  "picture-deleted": "The picture is deleted.",
  "import-forgotten": "Forgotten. Nothing of it was here.",
  "redirect-removed": "The address leads nowhere now.",
  "path-left": "Left as it is.",
  "signed-out": "Signed out.",
  "signed-out-there": "Signed out there.",
  "second-factor-ended": "The second factor is off.",
  "backup-removed": "The backup is gone.",
  "backups-unlocked": "Backups are not locked from now on.",
  "staff-removed": "Removed.",
} as const;

/** What a line that cannot be stored calls its parts. */
export const lineFields = { from: "The old address", to: "The new address" } as const;
