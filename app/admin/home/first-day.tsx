import { useLayoutEffect, useState } from "react";
import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { deviceStore } from "#app/forms/device-store.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FIRST_STEPS, type FirstDay, type FirstStep } from "#contracts/first-day.ts";
import { RemoveDemo } from "./remove-demo.tsx";

const STEPS: Record<FirstStep, { to: string; label: string; text: string }> = {
  name: {
    to: "/admin/settings/agency",
    label: "The name of your agency",
    text: "And the words in the footer",
  },
  phones: {
    to: "/admin/settings/contact",
    label: "Phone numbers, address and hours",
    text: "They change on every page at once",
  },
  mark: { to: "/admin/settings/look", label: "Your mark and colour", text: "Also in browser tabs" },
  notice: {
    to: "/admin/settings/notice",
    label: "The notice at the top",
    text: "Your own words, or none",
  },
  privacy: {
    to: "/admin/settings/page/privacy",
    label: "The privacy policy",
    text: "Read it once, and make it yours",
  },
  package: {
    to: "/admin/package",
    label: "Your first package",
    text: "Umrah, Hajj, tours or visas",
  },
  mail: {
    to: "/admin/settings/mail",
    label: "Mail",
    text: "So that enquiries reach you when you are elsewhere",
  },
};

const HIDDEN = "firstDayHidden";

/** What is left to do before the site is shown to anybody; gone once all of it is done. */
export function FirstDayList({ firstDay: { done, demo } }: { firstDay: FirstDay }) {
  const [isHidden, setHidden] = useState(false);
  useLayoutEffect(() => setHidden(deviceStore.get(HIDDEN) !== null), []);
  const hasDemo = demo.posts + demo.enquiries + demo.leaders > 0;
  const isDone = done.length === FIRST_STEPS.length && !hasDemo;
  if (isDone || isHidden) return null;

  function hide() {
    deviceStore.set(HIDDEN, "1");
    setHidden(true);
  }

  return (
    <details className="panel first-day">
      <summary>
        <h2>Your first day</h2>
        <span>
          {done.length} of {FIRST_STEPS.length} done
        </span>
        <AdminIcon name="chevron-down" />
      </summary>
      <ol>
        {FIRST_STEPS.map((step) => {
          const { to, label, text } = STEPS[step];
          const isReady = done.includes(step);
          return (
            <li key={step} data-done={isReady || undefined}>
              {isReady ? <AdminIcon name="circle-check" /> : <i aria-hidden />}
              <PageLink to={to}>{label}</PageLink>
              <span>{isReady ? "Done" : text}</span>
              <Icon name="chevron-right" />
            </li>
          );
        })}
      </ol>
      <div className="foot">
        {hasDemo ? <RemoveDemo demo={demo} /> : null}
        <button type="button" className="button button-ghost button-small" onClick={hide}>
          Hide this list on this device
        </button>
      </div>
    </details>
  );
}
