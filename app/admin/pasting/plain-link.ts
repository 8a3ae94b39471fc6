/** What counts who follows a link, by its host, and where it keeps the real address. */
const TRACKERS: [host: RegExp, path: RegExp, names: string[]][] = [
  [/^(www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/, /^\/url$/, ["q", "url"]],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, ["url"]],
  [/^lm?\.(facebook|instagram)\.com$/, /^\//, ["u"]],
];

/** One may lead through another. */
const MOST_WRAPPED = 5;

/** Where a link leads, without who counts its readers. */
export function plainLink(href: string): string {
  let link = href;
  for (let turn = 0; turn < MOST_WRAPPED; turn++) {
    const inside = wrappedIn(link);
    if (inside === null) break;
    link = inside;
  }
  return link;
}

function wrappedIn(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { hostname, pathname, searchParams } = new URL(href);
  const tracker = TRACKERS.find(([host, path]) => host.test(hostname) && path.test(pathname));
  const inside = tracker?.[2].map((name) => searchParams.get(name)).find((address) => address);
  return inside && /^(https?|mailto|tel):/i.test(inside) ? inside : null;
}
