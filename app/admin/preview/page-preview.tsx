import { AboutBody } from "#app/site/pages/about-body.tsx";
import { ContactBody } from "#app/site/pages/contact-body.tsx";
import { initialsOf } from "#app/site/pages/leader-card.tsx";
import { PrivacyBody } from "#app/site/pages/privacy-body.tsx";
import { TrustBody } from "#app/site/trust/trust-body.tsx";
import { textSections } from "#contracts/html/text-sections.ts";
import type {
  AboutPage,
  ContactPage,
  PageId,
  PrivacyPage,
  TrustPage,
} from "#contracts/kinds/page.ts";
import * as words from "#i18n/en/admin/preview.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { useFilled } from "./use-filled.ts";

type PagePreviewProps = { id: PageId; document: unknown; heading?: string; isWide?: boolean };

/** The public page, of what is typed. */
export function PagePreview({ id, document: typed, ...frame }: PagePreviewProps) {
  const document = useFilled(typed, { isHtml: id === "privacy" });
  return (
    <PreviewFrame title={words.pagePreview} {...frame}>
      {id === "about" ? <About about={document as AboutPage} /> : null}
      {id === "contact" ? (
        <ContactBody page={document as ContactPage} section={null}>
          {null}
        </ContactBody>
      ) : null}
      {id === "privacy" ? <Privacy privacy={document as PrivacyPage} /> : null}
      {id === "trust" ? <Trust page={document as TrustPage} /> : null}
    </PreviewFrame>
  );
}

function About({ about }: { about: AboutPage }) {
  const leaders = about.leaders.map((leader) => ({ ...leader, initials: initialsOf(leader.name) }));
  return <AboutBody about={about} leaders={leaders} />;
}

/** The hours as they are said: of a day they are only public. */
const ANY_DAY = { weekday: null, weeks: [] };

function Trust({ page }: { page: TrustPage }) {
  const signers = page.signers.rows.map((one) => ({ ...one, initials: initialsOf(one.name) }));
  return <TrustBody page={page} signers={signers} licences={[]} days={ANY_DAY} />;
}

function Privacy({ privacy }: { privacy: PrivacyPage }) {
  const sections = textSections(privacy.content);
  const day = new Date(privacy.lastChanged);
  const lastChanged = Number.isNaN(day.getTime())
    ? ""
    : day.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return <PrivacyBody privacy={{ ...privacy, sections }} lastChanged={lastChanged} />;
}
