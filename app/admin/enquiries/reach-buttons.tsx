import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { telHref } from "#contracts/digits.ts";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import * as texts from "#i18n/en/admin/enquiries.ts";
import { fill } from "#i18n/fill.ts";
import { mailTo, whatsAppTo } from "./reach-hrefs.ts";

type ReachButtonsProps = {
  person: EnquiryCard;
  className?: string;
  /** In a list: without mail where there is a number. */
  isSmall?: boolean;
  /** Call or WhatsApp was pressed. */
  onReach?: () => void;
};

/** Call, WhatsApp and mail, as far as the person gave the means. */
export function ReachButtons({
  person,
  className = "",
  isSmall = false,
  onReach,
}: ReachButtonsProps) {
  const { settings } = useSiteData();
  const { name, phone } = person;
  const whatsApp = whatsAppTo(person, settings);
  const mail = isSmall && phone ? null : mailTo(person, settings);
  const size = isSmall ? "button-small" : "";
  return (
    <div className={`reach-buttons ${className}`.trim()}>
      {phone ? (
        <a
          href={telHref(phone)}
          onClick={onReach}
          className={`button button-secondary ${size}`}
          aria-label={fill(texts.callNamePhone, { name, phone })}
        >
          <AdminIcon name="phone" /> {texts.call}
        </a>
      ) : null}
      {whatsApp ? (
        <a
          href={whatsApp}
          onClick={onReach}
          target="_blank"
          rel="noopener"
          className={`button button-whatsapp ${size}`}
          aria-label={fill(texts.whatsAppSomebody, { name })}
        >
          <AdminIcon name="message-circle" /> {texts.whatsApp}
        </a>
      ) : null}
      {mail ? (
        <a
          href={mail}
          className={`button button-secondary ${size}`}
          aria-label={fill(texts.mailSomebody, { name })}
        >
          <AdminIcon name="mail" /> {texts.mail}
        </a>
      ) : null}
    </div>
  );
}
