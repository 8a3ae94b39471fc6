import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import type { FormAnswer, Sent } from "#app/forms/form-answer.ts";
import { forgetLeft } from "#app/forms/typed-before.ts";
import { useFocusOn } from "#app/forms/use-focus-on.ts";
import { PhoneLink } from "#app/site/pieces/phone-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { whatsAppHref } from "#app/site/pieces/whatsapp.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as enquiry from "#i18n/en/site/enquiry.ts";
import { fill, fillParts } from "#i18n/fill.ts";

type Thanked = FormAnswer & { sent: Sent };
type ThankYouProps = { answer: Thanked; className?: string };

export function isSent(answer: FormAnswer): answer is Thanked {
  return answer.sent !== null;
}

/** Stands where the form was, once the enquiry is stored. */
export function ThankYou({ answer, className = "" }: ThankYouProps) {
  const { whatsapp, phones } = useSiteData().settings;
  const { pathname } = useLocation();
  useEffect(() => void forgetLeft(pathname), [pathname]);
  const heading = useFocusOn<HTMLHeadingElement>(answer);
  const { reference, name, reach, when } = answer.sent;
  const soon = when || enquiry.soon;
  return (
    <section className={`form-card ${className}`.trim()} aria-labelledby="thanks-heading">
      <div>
        <h2
          ref={heading}
          id="thanks-heading"
          className="text-h3 outline-none"
          tabIndex={-1}
          dir="auto"
          // biome-ignore lint/a11y/noAutofocus: it stands where the form was, also without scripts
          autoFocus
        >
          {name ? fill(enquiry.thanksTo, { name }) : enquiry.thanks}
        </h2>
        <p className="lead mt-2 [overflow-wrap:anywhere]">
          {fillParts(reach.by === "phone" ? enquiry.willCall : enquiry.willWrite, {
            reach: (
              <bdi key="reach" dir="ltr">
                {reach.value}
              </bdi>
            ),
            when: soon,
          })}
        </p>
      </div>
      <p className="grid justify-items-start gap-1 rounded-card border border-line bg-paper px-5 py-4">
        <span className="text-small text-ink2">{enquiry.reference}</span>
        <b
          dir="ltr"
          className="text-[1.625rem] leading-[1.2] font-[640] tracking-[0.04em] [font-variant-numeric:tabular-nums]"
        >
          {reference}
        </b>
        <span className="text-ui text-ink2">{enquiry.sayReference}</span>
      </p>
      {whatsapp ? (
        <a
          className="button button-whatsapp"
          href={whatsAppHref(whatsapp, fill(enquiry.whatsAppText, { reference }))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={enquiry.whatsAppNewTab}
        >
          <Icon name="message-circle" /> {enquiry.whatsApp}
        </a>
      ) : null}
      {phones[0] ? (
        <>
          {/* An address book takes it, with scripts or without. */}
          <a className="button button-secondary" href="/agency.vcf">
            <Icon name="phone" /> {enquiry.saveNumber}
          </a>
          <p>
            {fillParts(enquiry.orCall, {
              phone: <PhoneLink key="phone" number={phones[0].number} className="text-link" />,
            })}
          </p>
        </>
      ) : null}
      <Link to={pathname} reloadDocument className="text-link justify-self-start">
        {enquiry.sendElse}
      </Link>
    </section>
  );
}
