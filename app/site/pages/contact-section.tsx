import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ContactSection as Content } from "#contracts/contact.ts";
import { telHref } from "#contracts/digits.ts";
import * as contact from "#i18n/en/site/contact.ts";
import { OpenNow } from "./open-now.tsx";

const DEFAULT_BACKGROUND = "/default-bg.jpg";

type ContactSectionProps = { content: Content | null; heading?: string; paragraph?: string };

/** Why this agency, and its numbers. A page may give it words of its own. */
export function ContactSection({ content, heading, paragraph }: ContactSectionProps) {
  const { phones, mail } = useSiteData().settings;
  const given = [content?.ContactSecNumber, content?.ContactSecNumber2];
  const numbers = [...new Set(given.flatMap((number) => number || []))];
  const title = heading ?? (content?.ContactSecHeading || contact.whyUs);
  const text = paragraph ?? (content?.ContactSecPara || contact.whyUsText);
  const labelOf = (number: string) =>
    phones.find((phone) => telHref(phone.number) === telHref(number))?.label ?? contact.callUs;
  return (
    <section className="contact-section" aria-labelledby="contact-section-heading">
      <Picture src={content?.ContactSecImage || DEFAULT_BACKGROUND} alt="" sizes={SIZES.half} />
      <div>
        <h2 id="contact-section-heading" {...written(title)}>
          {title}
        </h2>
        <p className="lead" {...written(text)}>
          {text}
        </p>
        <OpenNow className="mt-5" />
        {numbers.length > 0 || content?.mail ? (
          <ul>
            {numbers.map((number) => (
              <ContactRow
                key={number}
                href={telHref(number)}
                label={labelOf(number)}
                text={number}
              />
            ))}
            {content?.mail ? (
              <ContactRow
                href={`mailto:${content.mail}`}
                label={mail.label || contact.email}
                text={content.mail}
              />
            ) : null}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

function ContactRow({ href, label, text }: { href: string; label: string; text: string }) {
  return (
    <li>
      <a href={href}>
        <Icon name={href.startsWith("tel:") ? "phone" : "mail"} />
        <span>
          <small {...written(label)}>{label}</small>
          <b>
            <bdi dir="ltr">{text}</bdi>
          </b>
        </span>
      </a>
    </li>
  );
}
