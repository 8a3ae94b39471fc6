import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useNavigation,
} from "react-router";
import { askFor } from "#app/admin/api/client.ts";
import { usePalette } from "#app/admin/find/use-palette.ts";
import { keepUploadsFor } from "#app/admin/media/library-uploads.ts";
import { late } from "#app/admin/pieces/late.tsx";
import { PictureMemory } from "#app/admin/pieces/picture-memory.tsx";
import { SecondFactorDue } from "#app/admin/security/second-factor-due.tsx";
import { DraftOwner } from "#app/admin/session/draft-owner.ts";
import { createDrafts } from "#app/admin/session/draft-store.ts";
import { hideWhenLeft } from "#app/admin/session/hide-when-left.ts";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { SomebodyElse } from "#app/admin/session/somebody-else.tsx";
import { AdminBar } from "#app/admin/shell/admin-bar.tsx";
import type { AdminData } from "#app/admin/shell/admin-data.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { keepShown } from "#app/admin/shell/keep-shown.ts";
import { useEnquiryNews } from "#app/admin/shell/new-enquiries.ts";
import { NotWhole } from "#app/admin/shell/not-whole.tsx";
import { ReadingDirection } from "#app/admin/shell/reading-direction.tsx";
import { Shelf } from "#app/admin/shell/shelf.tsx";
import { TabBar } from "#app/admin/shell/tab-bar.tsx";
import { useCountInTitle, useToldInTitle } from "#app/admin/shell/use-count-in-title.ts";
import { useOwnLanguage } from "#app/admin/shell/use-own-language.ts";
import { useSlowPage } from "#app/admin/shell/use-slow-page.ts";
import { useWelcome } from "#app/admin/shell/use-welcome.ts";
import { ClockSkew } from "#app/admin/times/clock.ts";
import { deviceStore } from "#app/forms/device-store.ts";
import { keepUserInfo, userInfo, useUserInfo } from "#app/site/account/user-info.ts";
import { useTopOnPathChange } from "#app/site/shell/use-top-on-path-change.ts";
import type { User } from "#contracts/user.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/shell.ts";
import adminStyles from "../../admin.css?url";
import { accountContext, type SiteContext, siteContext, userContext } from "../../context.ts";
import { loadSiteData } from "../load-site-data.ts";
import type { Route } from "./+types/layout.ts";

/** The one page of whoever needs a second factor first. */
const SECURITY = "/admin/settings/security";
const isSecurityPage = (url: string) => new URL(url).pathname.startsWith(SECURITY);

/** Runs before every page under /admin, on the first request and on every navigation. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    if (!context.get(userContext)) throw redirect("/login");
    const { secondFactorDue } = context.get(accountContext);
    const isOver = secondFactorDue !== null && Date.parse(secondFactorDue) <= Date.now();
    if (isOver && !isSecurityPage(request.url)) throw redirect(SECURITY);
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepShown];

export async function loader({ context }: Route.LoaderArgs): Promise<AdminData> {
  const user = context.get(userContext);
  if (!user) throw redirect("/login");
  const { site } = context.get(siteContext);
  const [siteData, enquiries, attention] = await Promise.all([
    loadSiteData(context),
    site.enquiry.news(),
    countAttention(site),
  ]);
  const { secondFactorDue } = context.get(accountContext);
  const now = new Date().toISOString();
  return { user, enquiries, attention, secondFactorDue, now, ...siteData };
}

async function countAttention({ settings, attention }: SiteContext["site"]): Promise<number> {
  const { timeZone } = await settings.get();
  return attention.count(dayFormat(timeZone).format(Date.now()));
}

/**
 * Kept while somebody moves about: asked for again with each page, it would fail with it and take
 * the page's own error screen away. After a saving it is asked for where one stands.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

const Palette = late(() => import("#app/admin/find/palette.tsx").then((module) => module.default));

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { user, now, secondFactorDue } = loaderData;
  const skew = useMemo(() => Date.parse(now) - Date.now(), [now]);
  const isLoading = useNavigation().state === "loading";
  const known = useClientGuard(user);
  const palette = usePalette();
  useSlowPage(isLoading);
  // Whoever has just signed in came here within the page of signing in, which does not begin with it.
  useEffect(hideWhenLeft, []);
  useTopOnPathChange();
  useOwnLanguage(user);
  useWelcome(user.name);
  useEnquiryNews(loaderData.enquiries);
  useCountInTitle(useToldInTitle(loaderData.enquiries));
  useLayoutEffect(() => {
    askFor(user._id);
    keepUploadsFor(user._id);
  }, [user._id]);
  return (
    <div className="admin">
      <a href="#main" className="skip-link button button-primary">
        {words.skipToContent}
      </a>
      <NotWhole />
      <ReadingDirection>
        <DraftOwner value={user._id}>
          <AdminBar user={known ?? user} onFind={palette.open} />
          <Shelf />
          <main id="main" aria-busy={isLoading || undefined}>
            {secondFactorDue ? <SecondFactorDue since={secondFactorDue} now={now} /> : null}
            {known && known._id !== user._id ? (
              <SomebodyElse user={known} before={user} />
            ) : (
              <ClockSkew value={skew}>
                <PictureMemory>
                  <Outlet />
                </PictureMemory>
              </ClockSkew>
            )}
          </main>
          <TabBar user={known ?? user} onFind={palette.open} />
          {palette.isOpen ? <Palette user={known ?? user} onClose={palette.close} /> : null}
        </DraftOwner>
      </ReadingDirection>
    </div>
  );
}

/**
 * Signing out in another tab takes this one along; what `userInfo` said before the page came is put
 * right by the session.
 * @returns who is known to be signed in since
 */
function useClientGuard(user: User): User | null {
  const info = useUserInfo();
  const [isSettled, setSettled] = useState(false);
  const known = isSettled ? info : null;
  const wasKnown = useRef(false);
  const navigate = useNavigate();
  // Before the forms below look for drafts.
  useLayoutEffect(() => {
    const before = userInfo();
    // Without a role it is of before drafts were somebody's own, and so are they.
    const isTheirs = before?._id === user._id && !before.role;
    createDrafts(user._id, deviceStore).settleOld(isTheirs);
    if (before?._id !== user._id || before.role !== user.role) keepUserInfo(user);
    setSettled(true);
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
