import { NavPageLink } from "#app/site/pieces/page-link.tsx";

/** The admin navigation bar of whoever is not signed in. */
export function AccountBar() {
  return (
    <nav className="account-bar" aria-label="Admin">
      <AccountLinks />
    </nav>
  );
}

export function AccountLinks() {
  return (
    <>
      <NavPageLink to="/login">Sign In</NavPageLink>
      <NavPageLink to="/register">Register</NavPageLink>
    </>
  );
}
