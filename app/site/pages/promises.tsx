import type { ReactNode } from "react";
import { PhoneLink } from "#app/site/pieces/phone-link.tsx";
import { useSiteData } from "#app/site/shell/site-data.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { OpenNow } from "./open-now.tsx";
import { openingTime } from "./opening-time.ts";

/** What happens after the form of Get Started. */
export function Promises() {
  const { settings } = useSiteData();
  const [phone] = settings.phones;
  return (
    <ul className="grid gap-5">
      <Assurance icon="phone" title="A person calls you">
        {callingTime(openingTime(settings))}
        {phone ? (
          <>
            , from <PhoneLink number={phone.number} />
          </>
        ) : null}
        .
      </Assurance>
      <Assurance icon="file-text" title="The price comes in writing">
        One page, with everything that is included.
      </Assurance>
      <Assurance icon="shield-check" title="No payment here">
        We never ask for a card or a passport number on this page.
      </Assurance>
      <li>
        <OpenNow />
      </li>
    </ul>
  );
}

/** "9 am to 9 pm" as a part of a sentence. */
function callingTime(time: string): string {
  const [from, to] = time.split(" to ");
  if (from && to) return `Between ${from} and ${to}`;
  return time || "As soon as we can";
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
