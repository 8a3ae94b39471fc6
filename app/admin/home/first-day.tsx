import { useLayoutEffect, useState } from "react";
import { useReadAnew } from "#app/admin/api/use-refresh.ts";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { deviceStore } from "#app/forms/device-store.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import type { ExamplePlace, FirstDay } from "#contracts/first-day.ts";
import { FIRST_STEPS, type FirstStep } from "#contracts/first-steps.ts";
import * as texts from "#i18n/en/admin/home.ts";
import { fill, plural } from "#i18n/fill.ts";
import { placeName } from "#i18n/place-name.ts";
import { RemoveDemo } from "./remove-demo.tsx";

const STEPS: Record<FirstStep, { to: string; label: string; text: string }> = {
  name: {
    to: "/admin/settings/agency",
    label: texts.nameOfAgency,
    text: texts.nameOfAgencyText,
  },
  phones: {
    to: "/admin/settings/contact",
    label: texts.contactFacts,
    text: texts.contactFactsText,
  },
  mark: { to: "/admin/settings/look", label: texts.markAndColour, text: texts.markAndColourText },
  notice: {
    to: "/admin/settings/notice",
    label: texts.noticeAtTop,
    text: texts.noticeAtTopText,
  },
  privacy: {
    to: "/admin/page/privacy",
    label: texts.privacyPolicy,
    text: texts.readItOnceAnd,
  },
  package: {
    to: "/admin/package",
    label: texts.firstPackage,
    text: texts.firstPackageText,
  },
  mail: {
    to: "/admin/settings/mail",
    label: texts.mail,
    text: texts.mailText,
  },
};

const HIDDEN = "firstDayHidden";

/** What is left to do before the site is shown to anybody; gone once all of it is done. */
export function FirstDayList({ firstDay: { done, demo, examples } }: { firstDay: FirstDay }) {
  const [isHidden, setHidden] = useState(false);
  const readAnew = useReadAnew();
  useLayoutEffect(() => setHidden(deviceStore.get(HIDDEN) !== null), []);
  const hasDemo = Object.values(demo).some((count) => count > 0);
  const areStepsDone = done.length === FIRST_STEPS.length;
  const isDone = areStepsDone && !hasDemo && examples.length === 0;
  if (isDone || isHidden) return null;

  function hide() {
    deviceStore.set(HIDDEN, "1");
    withoutFocused(() => setHidden(true));
  }

  return (
    <details className="panel first-day">
      <summary>
        <h2>{texts.firstDay}</h2>
        <span>
          {areStepsDone && examples.length > 0
            ? plural(texts.pagesInExampleWords, examples.length)
            : fill(texts.stepsDone, { done: done.length, all: FIRST_STEPS.length })}
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
              <span>{isReady ? texts.done : text}</span>
              <Icon name="chevron-right" />
            </li>
          );
        })}
      </ol>
      {examples.length > 0 ? <ExampleWords places={examples} /> : null}
      <div className="foot">
        {hasDemo ? <RemoveDemo demo={demo} onRemoved={readAnew} /> : null}
        <button type="button" className="button button-ghost button-small" onClick={hide}>
          {texts.hideThisListOn}
        </button>
      </div>
    </details>
  );
}

function ExampleWords({ places }: { places: ExamplePlace[] }) {
  return (
    <div className="examples">
      <p id="in-example-words">{texts.inExampleWords}</p>
      <ul aria-labelledby="in-example-words">
        {places.map((place) => (
          <li key={editorAddress(place)}>
            <PageLink to={editorAddress(place)}>{placeName(place)}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
