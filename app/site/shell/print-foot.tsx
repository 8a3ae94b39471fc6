import { useLocation } from "react-router";
import { useSiteData } from "#app/site/pieces/site-data.ts";

/** On paper only, below the page: whose it is and how to reach them. */
export function PrintFoot() {
  const { settings, publicUrl } = useSiteData();
  const { brand, address, phones, mail } = settings;
  const { pathname } = useLocation();
  return (
    <footer className="print-foot" aria-hidden="true">
      <b>{brand.name}</b>
      <span dir="auto">{address}</span>
      {phones.map(({ number }) => (
        <span key={number}>{number}</span>
      ))}
      <span>{mail.address}</span>
      <span>{publicUrl + pathname}</span>
    </footer>
  );
}
