import { useMatch } from "react-router";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { PhoneLink } from "#app/site/pieces/phone-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { whatsAppHref } from "#app/site/pieces/whatsapp.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as shell from "#i18n/en/site/shell.ts";

/** Phones only, under the thumb; not on the page it leads to. */
export function QuickBar() {
  const { phones, whatsapp } = useSiteData().settings;
  const [phone] = phones;
  if (useMatch("/get-started")) return null;
  return (
    <nav className="quick-bar" aria-label={shell.contactQuickly}>
      {phone ? (
        <PhoneLink className="button button-secondary" number={phone.number}>
          <Icon name="phone" /> <span className="call-word">{shell.call}</span>
        </PhoneLink>
      ) : null}
      {whatsapp ? (
        <a className="button button-whatsapp" href={whatsAppHref(whatsapp)}>
          <Icon name="message-circle" /> {shell.whatsApp}
        </a>
      ) : null}
      <PageLink className="button button-primary" to="/get-started">
        {shell.getStarted}
      </PageLink>
    </nav>
  );
}
