/** A line of the audit trail, as the API gives it. */
export type AuditLine = {
  action: string;
  thing: string;
  summary: string;
  /** Of whoever did it; null for somebody unknown. */
  userId: string | null;
};

const VERBS: Record<string, string> = {
  create: "created",
  update: "changed",
  delete: "deleted",
  restore: "brought back",
  "sign-in": "signed in",
  "failed-sign-in": "failed to sign in",
  invitation: "invited",
  registration: "registered",
  withdrawal: "withdrew the invitation for",
  removal: "removed",
  "session-end": "ended a session of",
  "hand-over": "handed the ownership over to",
  "password-reset": "got a new password",
  export: "downloaded",
};

const THINGS: Record<string, string> = {
  blog: "the post",
  home: "the home page",
  package: "the package",
  page: "the page",
  settings: "the settings",
  enquiry: "the enquiry",
  media: "the picture",
};

/** What somebody did, without who did it. */
export function auditWords({ action, thing, summary, userId }: AuditLine): string {
  const verb = VERBS[action] ?? action;
  if (action === "export") return `${verb} the list of enquiries`;
  if (thing === "home") return `${verb} the home page`;
  if (thing === "user" && action === "update") return `${verb} their profile`;
  // Nobody known did it: whose account it was is all there is to tell.
  if (userId === null && summary !== "") {
    if (action === "failed-sign-in") return `${verb} as “${summary}”`;
    if (action === "password-reset") return `set a new password for “${summary}”`;
  }
  const isAboutThemselves = /sign-in|registration|password/.test(action);
  if (isAboutThemselves || summary === "") return verb;
  return [verb, THINGS[thing], `“${summary}”`].filter(Boolean).join(" ");
}
