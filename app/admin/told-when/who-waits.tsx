import { useEffect, useRef } from "react";
import { toldWhenAddress } from "#app/admin/pieces/told-when-address.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import type { ToldWhen } from "#contracts/told-when.ts";
import * as words from "#i18n/en/admin/told-when.ts";
import { plural } from "#i18n/fill.ts";
import { AwaitedPanel } from "./awaited-panel.tsx";
import { ChooseText, useChosenText } from "./choose-text.tsx";
import { useTelling } from "./use-telling.ts";

type WhoWaitsProps = {
  /** _id of the departure. */
  id: string;
  /** The first of them. */
  list: ToldWhen;
  /** How many there are. */
  total: number;
  templates: readonly ReplyTemplate[];
};

const PLACE = "who-waits";

/** Beside the title of a departure: leads to those who wait for it. */
export function WhoWaitsLink({ people }: Pick<ToldWhen, "people">) {
  const count = people.filter(({ toldAt }) => toldAt === null).length;
  if (count === 0) return null;
  return (
    <a href={`#${PLACE}`} className="button button-ghost">
      {plural(words.waitToBeTold, count)}
    </a>
  );
}

/** Below the form of a departure; whoever has just written what they wait for is told so. */
export function WhoWaits({ id, list, total, templates }: WhoWaitsProps) {
  const { call, dialog } = useSignedInCall();
  const work = useTelling(call);
  const text = useChosenText(templates);
  const { people, departures } = list;
  const ready = people.filter(({ canBeTold, toldAt }) => canBeTold && toldAt === null).length;
  const before = useRef(ready);
  useEffect(() => {
    const isNews = ready > 0 && before.current === 0;
    before.current = ready;
    if (!isNews) return;
    showToast(plural(words.canBeTold, ready), "success", {
      label: words.showThem,
      run: () => document.getElementById(PLACE)?.focus(),
    });
  }, [ready]);
  if (people.length === 0) return null;
  return (
    <section className="admin-wrap pb-12" aria-labelledby={PLACE}>
      <h2 id={PLACE} tabIndex={-1} className="mb-4 scroll-mt-32 text-[1.625rem]">
        {words.whoWaits}
      </h2>
      <ChooseText text={text} />
      <AwaitedPanel
        id={id}
        departure={departures[0]}
        people={people}
        template={text.template}
        work={work}
        isHere
      />
      {total > people.length ? (
        <PageLink className="text-link" to={toldWhenAddress(id)}>
          {words.showThem}
        </PageLink>
      ) : null}
      {dialog}
    </section>
  );
}
