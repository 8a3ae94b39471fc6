import type { Room } from "./room.ts";

type None = Record<never, never>;
/** Staff are told how much; of a bucket, another disk or a quota nobody knows. */
type Cramped = { room?: Room };
type Later = { /** Whole seconds to wait. */ retryAfterS: number };

/** What the server can refuse or fail to do, by its code, with what the sentence about it must name. */
export type ErrorParams = {
  "not-found": None;
  "nothing-waits": None;
  "in-trash": None;
  "not-taken-back": None;
  "link-taken": None;
  "page-link-taken": None;
  "entry-taken": None;
  "address-in-use": None;
  "address-moved": { /** Where it leads. */ to: string };
  "address-circle": None;
  "address-twice": { /** Number of the line that has it too. */ line: string };
  "too-many-addresses": { /** "10,000". */ most: string };
  "too-many-lines": { most: string };
  "not-two-addresses": None;
  "text-too-deep": None;
  "text-too-long": { /** "500,000". */ most: string };
  "draft-too-large": None;
  "changed-meanwhile": {
    /** What is stored now. */
    current?: unknown;
    /** In which the two contradict each other. */
    fields?: readonly string[];
  };
  "other-text": None;
  "other-package": { /** Of which the address is. */ address: string; named: string };
  "email-taken": None;
  "wrong-credentials": None;
  "wrong-current-password": None;
  "wrong-code": None;
  "wrong-recovery-code": None;
  "code-step-over": None;
  "second-factor-lost": None;
  "second-factor-missing": None;
  "second-factor-needed": None;
  "passkey-refused": None;
  "no-passkeys-here": None;
  "common-password": None;
  "invitation-needed": None;
  "owner-only": None;
  "owner-stays": None;
  "owner-already": None;
  "form-too-old": None;
  "mail-not-waiting": None;
  "reset-needed": None;
  "picture-in-use": { /** The pages and posts that show it. */ places: readonly string[] };
  "paper-in-use": { /** The visas that ask for it. */ places: readonly string[] };
  "picture-under-way": None;
  "picture-not-reached": None;
  "check-under-way": None;
  "backup-under-way": None;
  "site-exchanged": None;
  "backups-unreadable": None;
  "backup-elsewhere": None;
  "bucket-keeps": None;
  "bucket-away": None;
  "backup-password": None;
  "backup-locked": None;
  "backup-foreign": None;
  "backup-no-room": Cramped;
  "backup-newer": None;
  "backup-not-whole": None;
  "wrong-site-name": None;
  "import-under-way": None;
  "import-not-now": None;
  "import-file-gone": None;
  "import-not-wordpress": None;
  "import-not-ghost": None;
  "import-not-old-site": None;
  "import-not-reached": None;
  "import-damaged": None;
  "import-encoding": None;
  "import-too-large": None;
  "import-no-file": None;
  "import-no-room": Cramped;
  "alt-too-long": None;
  "no-file": None;
  "broken-upload": None;
  "upload-too-large": None;
  "not-a-picture": None;
  "damaged-picture": None;
  "too-many-pixels": None;
  "avif-too-large": None;
  "drawing-too-large": None;
  "drawing-too-complex": None;
  "picture-too-tall": None;
  "picture-too-slow": None;
  restarting: Later;
  "disk-full": Cramped;
  "no-room": Cramped;
  "no-room-for-editors": Cramped;
  "database-lost": None;
  "database-shut": None;
  "database-held": Later;
  "database-away": Later;
  "pictures-away": Later;
  "too-busy": Later;
  "too-many-tries": Later;
  "too-many-codes": Later;
  "no-post": None;
  "no-post-with-link": None;
  "enquiry-merged": None;
  "merge-itself": None;
  "merge-example": None;
  "merge-into-closed": None;
  "too-many-merged": { most: string };
  "unmerge-too-late": None;
  "no-such-owner": None;
  "too-many-templates": { most: string };
  "no-enquiry": None;
  "no-mail": None;
  "no-package": None;
  "page-not-written": None;
  "no-endpoint": None;
  "wrong-method": { method: string };
  "not-signed-in": None;
  "bad-input": { /** Each with its place. */ mistakes: string };
  "not-json": None;
  "not-sent-as-json": None;
  "unreadable-address": None;
  "from-elsewhere": None;
  "other-address": { address: string };
  "unknown-address": None;
  "body-too-large": { /** "1 MB". */ limit: string };
  "too-many-bodies": None;
  "too-many-requests": None;
  failed: None;
  "unreadable-request": None;
  "slow-request": None;
  "long-headers": None;
  "long-chunks": None;
  "many-parts": None;
  "no-proxy": None;
  "no-host": None;
  "not-expected": None;
};

export type ErrorCode = keyof ErrorParams;

/** Whose sentence names nothing. */
export type PlainErrorCode = {
  [Code in ErrorCode]: None extends ErrorParams[Code] ? Code : never;
}[ErrorCode];

/** None to give where the sentence names nothing. */
export type ParamsOf<Code extends ErrorCode> = None extends ErrorParams[Code]
  ? [params?: ErrorParams[Code]]
  : [params: ErrorParams[Code]];
