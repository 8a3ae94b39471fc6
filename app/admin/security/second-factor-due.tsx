import { useTimes } from "#app/admin/times/times.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/security.ts";
import { fill } from "#i18n/fill.ts";

/** Above every page, for whoever needs a second factor soon, or by now. */
export function SecondFactorDue({ since, now }: { since: string; now: string }) {
  const { dayAndTime } = useTimes();
  return (
    <div className="admin-wrap">
      <p className="notice-card mt-4" role="note">
        <span className="flex-1">
          {since > now
            ? fill(words.youNeedOne, { moment: dayAndTime(since) })
            : words.youNeedOneNow}
        </span>
        <PageLink to="/admin/settings/security" className="button button-secondary button-small">
          {words.setOneUp}
        </PageLink>
      </p>
    </div>
  );
}
