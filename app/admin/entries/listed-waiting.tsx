import type { Waiting } from "#contracts/waiting.ts";
import { notPublicYet } from "#i18n/en/admin/visas.ts";
import type { ListedEntry } from "./entry-list.tsx";

/** What nobody but staff has seen yet. */
export const listedWaiting = (waiting: readonly Waiting[]): ListedEntry[] =>
  waiting.map(({ id, title }) => ({
    ...{ id, title, isPublic: false, view: null },
    facts: <span className="pill pill-draft">{notPublicYet}</span>,
  }));
