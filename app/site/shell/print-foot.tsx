import { useHref, useLocation } from "react-router";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { written } from "#app/site/pieces/written.ts";

/** On paper only, below the page: whose it is and how to reach them. */
export function PrintFoot() {
  const { settings, publicUrl } = useSiteData();
  const { brand, address, phones, mail } = settings;
  const here = useHref(useLocation().pathname);
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
