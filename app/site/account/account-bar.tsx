import { NavPageLink } from "#app/site/pieces/page-link.tsx";
import * as auth from "#i18n/en/site/auth.ts";

/** The admin navigation bar of whoever is not signed in. */
export function AccountBar() {
  return (
    <nav className="account-bar" aria-label={auth.bar}>
      <AccountLinks />
    </nav>
  );
}

export function AccountLinks() {
  return (
    <>
      <NavPageLink to="/login">{auth.signIn}</NavPageLink>
      <NavPageLink to="/register">{auth.register}</NavPageLink>
    </>
  );
}
