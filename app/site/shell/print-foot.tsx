import { useLocation } from "react-router";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { written } from "#app/site/pieces/written.ts";
import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";

/** On paper only, below the page: whose it is and how to reach them. */
export function PrintFoot() {
  const { settings, publicUrl } = useSiteData();
  const { brand, address, phones, mail } = settings;
  const { pathname } = useLocation();
  // The admin area has one address in every language.
  const here = pathname.startsWith("/admin") ? pathname : pathIn(language, pathname);
  return (
    <footer className="print-foot" aria-hidden="true">
      <b>{brand.name}</b>
      <span {...written(address)}>{address}</span>
      {phones.map(({ number }) => (
        <bdi key={number} dir="ltr">
          {number}
        </bdi>
      ))}
      <bdi dir="ltr">{mail.address}</bdi>
      <bdi dir="ltr">{publicUrl + here}</bdi>
    </footer>
  );
}
