import type { ErrorCode, ErrorParams } from "./errors.ts";

export type Refusal = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503 | 507;
  /** Of the field that is wrong. */
  path?: string;
};

/** How a broken rule is answered, at either door. */
export const REFUSALS = {
  "not-found": { status: 404 },
  "nothing-waits": { status: 404 },
  "in-trash": { status: 404 },
  "not-taken-back": { status: 409 },
  "link-taken": { status: 409 },
  "page-link-taken": { status: 409 },
  "entry-taken": { status: 409 },
  "address-in-use": { status: 409, path: "from" },
  "address-moved": { status: 409, path: "from" },
  "address-circle": { status: 409, path: "to" },
  "address-twice": { status: 409, path: "from" },
  "not-two-addresses": { status: 400, path: "lines" },
  "too-many-addresses": { status: 409, path: "from" },
  "too-many-lines": { status: 400, path: "lines" },
  "text-too-deep": { status: 400, path: "content" },
  "text-too-long": { status: 400, path: "content" },
  "draft-too-large": { status: 413 },
  "changed-meanwhile": { status: 409 },
  "other-text": { status: 409 },
  "other-package": { status: 400, path: "package" },
  "email-taken": { status: 409 },
  "not-signed-in": { status: 401 },
  "wrong-credentials": { status: 401 },
  "wrong-current-password": { status: 400, path: "currentPassword" },
  "wrong-code": { status: 400, path: "code" },
  "wrong-recovery-code": { status: 400, path: "code" },
  "code-step-over": { status: 401 },
  "second-factor-lost": { status: 409 },
  "second-factor-missing": { status: 409 },
  "second-factor-needed": { status: 403 },
  "passkey-refused": { status: 400 },
  "no-passkeys-here": { status: 409 },
  "common-password": { status: 400, path: "password" },
  "invitation-needed": { status: 403 },
  "owner-only": { status: 403 },
  "owner-stays": { status: 403 },
  "owner-already": { status: 403 },
  "form-too-old": { status: 400, path: "token" },
  "mail-not-waiting": { status: 409 },
  "enquiry-merged": { status: 409 },
  "merge-itself": { status: 400, path: "other" },
  "merge-example": { status: 409 },
  "merge-into-closed": { status: 409 },
  "too-many-merged": { status: 409 },
  "unmerge-too-late": { status: 409 },
  "no-such-owner": { status: 400, path: "owner" },
  "too-many-templates": { status: 409 },
  "reset-needed": { status: 403 },
  "picture-in-use": { status: 409 },
  "paper-in-use": { status: 409 },
  "picture-under-way": { status: 409 },
  "check-under-way": { status: 409 },
  "backup-under-way": { status: 409 },
  "site-exchanged": { status: 503 },
  "backups-unreadable": { status: 503 },
  "backup-elsewhere": { status: 409 },
  "bucket-keeps": { status: 409 },
  "bucket-away": { status: 503 },
  "backup-password": { status: 403 },
  "backup-locked": { status: 400, path: "key" },
  "backup-foreign": { status: 400, path: "file" },
  "backup-no-room": { status: 507, path: "file" },
  "backup-newer": { status: 400, path: "file" },
  "backup-not-whole": { status: 400, path: "file" },
  "wrong-site-name": { status: 400, path: "siteName" },
  "import-under-way": { status: 409 },
  "import-not-now": { status: 409 },
  "import-file-gone": { status: 409 },
  "import-not-wordpress": { status: 400, path: "file" },
  "import-not-ghost": { status: 400, path: "file" },
  "import-not-old-site": { status: 400, path: "address" },
  "import-not-reached": { status: 400, path: "address" },
  "import-damaged": { status: 400, path: "file" },
  "import-encoding": { status: 400, path: "file" },
  "import-too-large": { status: 413, path: "file" },
  "import-no-file": { status: 400, path: "file" },
  "import-no-room": { status: 507 },
  "picture-not-reached": { status: 400, path: "address" },
  "alt-too-long": { status: 400, path: "alt" },
  "no-file": { status: 400, path: "file" },
  "broken-upload": { status: 400, path: "file" },
  "many-parts": { status: 400 },
  "upload-too-large": { status: 413, path: "file" },
  "not-a-picture": { status: 400, path: "file" },
  "damaged-picture": { status: 400, path: "file" },
  "too-many-pixels": { status: 400, path: "file" },
  "avif-too-large": { status: 400, path: "file" },
  "drawing-too-large": { status: 400, path: "file" },
  "drawing-too-complex": { status: 400, path: "file" },
  "picture-too-tall": { status: 400, path: "file" },
  "picture-too-slow": { status: 400, path: "file" },
  restarting: { status: 503 },
  "disk-full": { status: 507 },
  "no-room": { status: 507 },
  "no-room-for-editors": { status: 507 },
  "database-lost": { status: 503 },
  "database-shut": { status: 503 },
  "database-held": { status: 503 },
  "database-away": { status: 503 },
  "pictures-away": { status: 503 },
  "too-busy": { status: 503 },
  "too-many-tries": { status: 429 },
  "too-many-codes": { status: 429 },
} as const satisfies Partial<Record<ErrorCode, Refusal>>;

export type DomainErrorCode = keyof typeof REFUSALS;

/** A broken rule, with what the sentence about it names. */
export type BrokenRule = {
  [Code in DomainErrorCode]: { code: Code; params: ErrorParams[Code] };
}[DomainErrorCode];

export type Refused = Refusal & BrokenRule;

/** Whole seconds to wait, when the error of the domain says so. */
export function retryAfterOf(error: unknown): number | null {
  const broken = brokenRuleIn(error);
  return broken && "retryAfterS" in broken.params ? broken.params.retryAfterS : null;
}

/**
 * For actions of pages: how an error of the domain is answered.
 * @returns null when it is another error, which is not for the visitor
 */
export function refusalOf(error: unknown): Refused | null {
  const broken = brokenRuleIn(error);
  return broken && { ...REFUSALS[broken.code], ...broken };
}

function brokenRuleIn(error: unknown): BrokenRule | null {
  if (!(error instanceof Error) || error.name !== "DomainError") return null;
  const { code, params } = error as Error & BrokenRule;
  return code in REFUSALS ? ({ code, params } as BrokenRule) : null;
}
