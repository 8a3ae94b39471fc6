import { useEffect, useRef } from "react";
import {
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useNavigation,
} from "react-router";
import type { User } from "#contracts/user.ts";
import adminStyles from "../../admin.css?url";
import { AdminBar } from "../../components/admin/admin-bar.tsx";
import { AdminProblem } from "../../components/admin/admin-problem.tsx";
import { WITHOUT_ASKING } from "../../components/admin/leave-guard.tsx";
import { PictureMemory } from "../../components/admin/picture-memory.tsx";
import type { SiteData } from "../../components/site-data.ts";
import { useTopOnPathChange } from "../../components/use-top-on-path-change.ts";
import { keepUserInfo, userInfo, useUserInfo } from "../../components/user-info.ts";
import { siteContext, userContext } from "../../context.ts";
import { loadSiteData } from "../load-site-data.ts";
import type { Route } from "./+types/layout.ts";

/** Runs before every page under /admin, on the first request and on every navigation. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!context.get(userContext)) throw redirect("/login");
  },
];

type AdminData = SiteData & { user: User; newEnquiries: number };

export async function loader({ context }: Route.LoaderArgs): Promise<AdminData> {
  const user = context.get(userContext);
  if (!user) throw redirect("/login");
  const { site } = context.get(siteContext);
  const [siteData, newEnquiries] = await Promise.all([
    loadSiteData(context),
    site.enquiry.count({ status: "new" }),
  ]);
  return { user, newEnquiries, ...siteData };
}

/**
 * Kept while somebody moves about: asked for again with each page, it would fail with it and take
 * the page's own error screen away. After a saving it is asked for where one stands.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { user, newEnquiries } = loaderData;
  const isLoading = useNavigation().state === "loading";
  const known = useClientGuard(user);
  useTopOnPathChange();
  return (
    <div className="admin">
      <a href="#main" className="skip-link button button-primary">
        Skip to content
      </a>
      <AdminBar user={known ?? user} newEnquiries={newEnquiries} />
      <main id="main" aria-busy={isLoading || undefined}>
        <PictureMemory>
          <Outlet />
        </PictureMemory>
      </main>
    </div>
  );
}

/** Signing out in another tab takes this one along; a session without `userInfo` gets it back. */
function useClientGuard(user: User): User | null {
  const known = useUserInfo();
  const wasKnown = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!userInfo()) keepUserInfo(user);
  }, [user]);
  useEffect(() => {
    // What was typed is kept on the device: nothing to ask.
    if (wasKnown.current && !known) navigate("/login", { replace: true, state: WITHOUT_ASKING });
    wasKnown.current = known !== null;
  }, [known, navigate]);
  return known;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="admin">
      <AdminBar user={userInfo()} />
      <main id="main">
        <AdminProblem error={error} />
      </main>
    </div>
  );
}
