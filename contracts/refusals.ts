export type Refusal = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503 | 507;
  message: string;
  /** Of the field that is wrong. */
  path?: string;
};

/** What the site says about a broken rule, at either door. */
export const REFUSALS = {
  "not-found": { status: 404, message: "There is nothing with this id." },
  "link-taken": { status: 409, message: "Another post has this link. Choose a different one." },
  "text-too-deep": {
    status: 400,
    message:
      "This text has more than 1,000 HTML elements inside one another. Close those that are left open, then save again.",
    path: "content",
  },
  "changed-meanwhile": {
    status: 409,
    message: "Somebody else saved since you loaded this. Compare the two versions.",
  },
  "email-taken": { status: 409, message: "Somebody is registered with this email address." },
  "wrong-credentials": { status: 401, message: "Invalid email or password" },
  "wrong-current-password": {
    status: 400,
    message: "This is not your current password.",
    path: "currentPassword",
  },
  "common-password": {
    status: 400,
    message: "This password is one of the first that anybody would try. Choose another.",
    path: "password",
  },
  "invitation-needed": {
    status: 403,
    message: "Registering needs an invitation that is still open. Ask for a new one.",
  },
  "owner-only": { status: 403, message: "Only the owner of this website may do this. Ask them." },
  "owner-stays": {
    status: 403,
    message: "The owner cannot be removed. Hand the ownership over first.",
  },
  "owner-already": { status: 403, message: "They own this website already." },
  "form-too-old": {
    status: 400,
    message: "This form had been open for too long. Please send it again.",
    path: "token",
  },
  "mail-not-waiting": {
    status: 409,
    message: "This mail is sent already, or on its way. Look again in a minute.",
  },
  "reset-needed": {
    status: 403,
    message: "This link was used, or is too old. Ask for a new one.",
  },
  "picture-in-use": {
    status: 409,
    message: "This picture is still used. Choose another one there first:",
  },
  "picture-under-way": {
    status: 409,
    message: "This picture is being uploaded or removed at this moment. Try again in a minute.",
  },
  "alt-too-long": {
    status: 400,
    message: "Shorten what the picture shows to 300 letters.",
    path: "alt",
  },
  "no-file": { status: 400, message: "Choose a picture to upload.", path: "file" },
  "broken-upload": {
    status: 400,
    message: "The upload broke off before it was whole. Try again.",
    path: "file",
  },
  "upload-too-large": {
    status: 413,
    message: "This file is larger than 20 MB. Make it smaller, then try again.",
    path: "file",
  },
  "not-a-picture": {
    status: 400,
    message:
      "This is not a picture that we can read. Send a JPEG, PNG, WebP, AVIF, GIF or SVG; what counts is what is in the file, not its name.",
    path: "file",
  },
  "damaged-picture": {
    status: 400,
    message: "This picture is damaged or cut off. Save it again, or send it once more.",
    path: "file",
  },
  "too-many-pixels": {
    status: 400,
    message:
      "This picture has too many pixels: at most 50 megapixels, and 16,000 pixels on a side. Make it smaller.",
    path: "file",
  },
  "drawing-too-large": {
    status: 400,
    message: "This SVG is larger than 1 MB. Save it as a PNG or a JPEG instead.",
    path: "file",
  },
  "drawing-too-complex": {
    status: 400,
    message:
      "This SVG repeats its parts too often: browsers would take too long to draw it. Save it as a PNG or a JPEG instead.",
    path: "file",
  },
  "picture-too-slow": {
    status: 400,
    message: "This picture took too long to read. Save it again as a plain JPEG.",
    path: "file",
  },
  restarting: {
    status: 503,
    message:
      "The server is being started anew just now, and this picture was not kept. Send it again in a minute.",
  },
  "disk-full": {
    status: 507,
    message: "There is no room left for pictures on the server. Nothing was kept of this one.",
  },
  "no-room": {
    status: 507,
    message:
      "The disk of our server is full, so nothing was saved. What you typed is still here: try again once there is room.",
  },
  "no-room-for-editors": {
    status: 507,
    message:
      "The disk of our server is almost full: what is left of it is kept for the owner. Nothing was saved, and what you typed is still here. Tell the owner of this website.",
  },
  "database-lost": {
    status: 503,
    message:
      "Nothing was saved: the server has lost its database file. What you typed is still here. Whoever runs the server finds the reason in its log.",
  },
  "database-away": {
    status: 503,
    message: "Our database does not answer just now. Please try again in a few seconds.",
  },
  "too-busy": {
    status: 503,
    message: "Too many are signing in at this moment. Please try again in a few seconds.",
  },
  "too-many-tries": { status: 429, message: "Too many tries. Wait a little, then try again." },
} as const satisfies Record<string, Refusal>;

export type DomainErrorCode = keyof typeof REFUSALS;

/** Whole seconds to wait, when the error of the domain says so. */
export function retryAfterOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("details" in error)) return null;
  const { retryAfterS } = error.details as { retryAfterS?: number };
  return retryAfterS ?? null;
}

/**
 * For actions of pages: what to say about an error of the domain.
 * @returns null when it is another error, which is not for the visitor
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error) || error.name !== "DomainError" || !("code" in error)) return null;
  return REFUSALS[error.code as DomainErrorCode] ?? null;
}
