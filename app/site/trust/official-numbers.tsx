import type { ReactNode } from "react";
import { OpenNow } from "#app/site/pages/open-now.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { whatsAppHref } from "#app/site/pieces/whatsapp.ts";
import { written } from "#app/site/pieces/written.ts";
import { SocialIcon } from "#app/site/shell/social-icon.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { telHref } from "#contracts/digits.ts";
import type { TrustPage } from "#contracts/kinds/page.ts";
import * as words from "#i18n/en/site/trust.ts";
import { fill } from "#i18n/fill.ts";
import { TrustHeading } from "./trust-heading.tsx";

type OfficialNumbersProps = { texts: TrustPage["numbers"] | null };

/** Of the settings, which every page and every form has them from. */
export function OfficialNumbers({ texts }: OfficialNumbersProps) {
  const { phones, whatsapp, mail, social } = useSiteData().settings;
  const asWritten = phones.find(({ number }) => telHref(number) === `tel:+${whatsapp}`)?.number;
  return (
    <section className="section" id="numbers">
      <div className="wrap trust-columns">
        <div>
          <TrustHeading heading={texts?.heading || words.numbers} text={texts?.text ?? ""} />
          <OpenNow className="mt-5" />
        </div>
        <ul className="trust-numbers">
          {phones.map(({ label, number }) => (
            <Row key={number} href={telHref(number)} label={label} icon={<Icon name="phone" />}>
              {number}
            </Row>
          ))}
          {whatsapp ? (
            <Row
              href={whatsAppHref(whatsapp)}
              label={words.onlyWhatsApp}
              icon={<Icon name="message-circle" />}
            >
              {asWritten ?? `+${whatsapp}`}
            </Row>
          ) : null}
          {mail.address ? (
            <Row
              href={`mailto:${mail.address}`}
              label={mail.label || words.email}
              icon={<Icon name="mail" />}
            >
              {mail.address}
            </Row>
          ) : null}
          {social.map(({ name, url }) => (
            <Row
              key={url}
              href={url}
              label={fill(words.accountTab, { name })}
              icon={<SocialIcon name={name} />}
            >
              {breaking(url.replace(/^https?:\/\/(www\.)?/, ""))}
            </Row>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** An address goes on below after its first slash, not within a word. */
function breaking(address: string): ReactNode {
  const [host, ...path] = address.split("/");
  if (path.length === 0) return host;
  return (
    <>
      {host}/<wbr />
      {path.join("/")}
    </>
  );
}

type RowProps = { href: string; label: string; icon: ReactNode; children: ReactNode };

function Row({ href, label, icon, children }: RowProps) {
  const elsewhere = href.startsWith("http") ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <li>
      <a href={href} {...elsewhere}>
        {icon}
        <span>
          <small {...written(label)}>{label}</small>
          <b>
            <bdi dir="ltr">{children}</bdi>
          </b>
        </span>
      </a>
    </li>
  );
}
