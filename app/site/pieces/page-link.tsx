import { Link, type LinkProps, NavLink } from "react-router";

type PageLinkProps = Omit<LinkProps, "prefetch">;

/** A link to a page of ours: fetched ahead when a pointer or the focus comes near. */
export function PageLink(props: PageLinkProps) {
  return <Link prefetch="intent" {...props} />;
}

type NavPageLinkProps = PageLinkProps & { end?: boolean };

/** The same, marked with aria-current on its own page. */
export function NavPageLink(props: NavPageLinkProps) {
  return <NavLink prefetch="intent" {...props} />;
}
