import type { ReactNode } from "react";
import { PhoneLink } from "#app/site/pieces/phone-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { Settings } from "#contracts/kinds/settings.ts";
import * as plan from "#i18n/en/site/get-started.ts";
import { fillParts } from "#i18n/fill.ts";
import { clockWords, minutesOf } from "#i18n/opening-hours.ts";
import { OpenNow } from "./open-now.tsx";

/** What happens after the form of Get Started. */
export function Promises() {
  const { settings } = useSiteData();
  const [phone] = settings.phones;
  return (
    <ul className="grid gap-5">
      <Assurance icon="phone" title={plan.personCalls}>
        {callingWords(settings.hours, phone?.number)}
      </Assurance>
      <Assurance icon="file-text" title={plan.priceComes}>
        {plan.pricePage}
      </Assurance>
      <Assurance icon="shield-check" title={plan.noPayment}>
        {plan.noCard}
      </Assurance>
      <li>
        <OpenNow className="ms-[7px] gap-[23px]" />
      </li>
    </ul>
  );
}

/** By the hours of most days, which the agency names first. */
function callingWords(hours: Settings["hours"], number: string | undefined): ReactNode {
  const phone = number ? <PhoneLink key="phone" number={number} /> : null;
  const first = hours.find(({ from, words }) => from !== "" && words === "");
  if (!first) return fillParts(phone ? plan.callsSoonFrom : plan.callsSoon, { phone });
  const from = clockWords(minutesOf(first.opens));
  const to = clockWords(minutesOf(first.closes));
  return fillParts(phone ? plan.callsBetweenFrom : plan.callsBetween, { from, to, phone });
}

type AssuranceProps = { icon: IconName; title: string; children: ReactNode };

function Assurance({ icon, title, children }: AssuranceProps) {
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-3 leading-[1.5]">
      <Icon name={icon} className="mt-px size-6 text-pine" />
      <span>
        <b className="block font-[640]">{title}</b>
        {children}
      </span>
    </li>
  );
}
