/** Where staff edit `home/home`, `package/umrah` or `post/{_id}`. */
export function editorAddress({ kind, id }: { kind: string; id: string }): string {
  const addresses: Record<string, string> = {
    package: `/admin/package?package=${id}`,
    page: `/admin/page/${id}`,
    settings: `/admin/settings/${id}`,
    post: `/admin/blog/edit/${id}`,
    "own-page": `/admin/pages/edit/${id}`,
  };
  return addresses[kind] ?? "/admin";
}
