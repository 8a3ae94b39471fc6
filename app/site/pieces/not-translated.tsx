import { useMatch } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { InLanguage } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as shell from "#i18n/en/site/shell.ts";
import { PageLink } from "./page-link.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useSiteData } from "./site-data.ts";

/** Under the bar, when what the page is about is not written in its language. */
export function NotTranslated({ content }: { content: InLanguage | null }) {
  return language === "en" || (content?.language ?? language) === language ? null : <Band />;
}

function Band() {
  const [phone] = useSiteData().settings.phones;
  const isHome = useMatch("/") !== null;
  return (
    <div className="not-translated" role="note">
      <div className="wrap">
        <Icon name="languages" />
        <div>
          <b>{shell.notTranslated.title}</b>
          <p>{shell.notTranslated.text}</p>
        </div>
        <div className="ways">
          {phone ? (
            <PhoneLink number={phone.number} className="text-link">
              <Icon name="phone" /> {shell.notTranslated.call}
            </PhoneLink>
          ) : null}
          <PageLink to={isHome ? "/blog" : "/"} className="text-link">
            {shell.notTranslated.others}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
