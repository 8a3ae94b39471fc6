import type { OtherLanguage } from "./languages.ts";

type Place = { kind: string; id: string; language?: OtherLanguage | undefined };

/** Where staff edit `home/home`, `package/umrah` or `post/{_id}`, or translate it. */
export function editorAddress({ kind, id, language }: Place): string {
  if (language) return ["/admin/translate", language, kind, id].join("/");
  const addresses: Record<string, string> = {
    package: `/admin/package?package=${id}`,
    inclusions: `/admin/inclusions/${id}`,
    page: `/admin/page/${id}`,
    settings: `/admin/settings/${id}`,
    post: `/admin/blog/edit/${id}`,
    "own-page": `/admin/pages/edit/${id}`,
    departure: `/admin/departures/edit/${id}`,
    licence: `/admin/licences/edit/${id}`,
    requirement: `/admin/requirements/edit/${id}`,
    visa: `/admin/visas/edit/${id}`,
  };
  return addresses[kind] ?? "/admin";
}
