import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { useSiteData } from "#app/site/shell/site-data.ts";
import { telHref } from "#contracts/digits.ts";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import { mailTo, whatsAppTo } from "./enquiry-words.ts";

type ReachButtonsProps = {
  person: EnquiryCard;
  className?: string;
  /** In a list: without mail where there is a number. */
  isSmall?: boolean;
};

/** Call, WhatsApp and mail, as far as the person gave the means. */
export function ReachButtons({ person, className = "", isSmall = false }: ReachButtonsProps) {
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
          className={`button button-secondary ${size}`}
          aria-label={`Call ${name}, ${phone}`}
        >
          <AdminIcon name="phone" /> Call
        </a>
      ) : null}
      {whatsApp ? (
        <a
          href={whatsApp}
          target="_blank"
          rel="noopener"
          className={`button button-whatsapp ${size}`}
          aria-label={`WhatsApp ${name} (opens in a new tab)`}
        >
          <AdminIcon name="message-circle" /> WhatsApp
        </a>
      ) : null}
      {mail ? (
        <a href={mail} className={`button button-secondary ${size}`} aria-label={`Mail ${name}`}>
          <AdminIcon name="mail" /> Mail
        </a>
      ) : null}
    </div>
  );
}
