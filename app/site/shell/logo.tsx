import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { foreign } from "#app/site/pieces/written.ts";
import { readMediaAddress, smallestUrl } from "#contracts/media-address.ts";
import * as shell from "#i18n/en/site/shell.ts";
import { fill } from "#i18n/fill.ts";

/** A longer name drops to one plain line (design.md, section 2). */
const LONG_NAME = 22;

const HEIGHT = 40;
const [DRAWN, WIDEST] = [30, 120];

/** So that nothing moves when a wide mark arrives. */
function widthOf(logo: string): number {
  const picture = readMediaAddress(logo);
  return picture ? Math.min(WIDEST, Math.round((HEIGHT * picture.width) / picture.height)) : DRAWN;
}

export function Logo() {
  const { settings, mark } = useSiteData();
  const { brand, look } = settings;
  const { name } = brand;
  const [first, ...rest] = name.split(" ");
  const src = mark?.of === look.logo ? mark.address : smallestUrl(look.logo);
  return (
    <PageLink to="/" className="logo me-auto" aria-label={fill(shell.brandHome, { brand: name })}>
      <img src={src} alt="" width={widthOf(look.logo)} height={HEIGHT} />
      {name.length > LONG_NAME ? (
        <b className="long" {...foreign(name)}>
          {name}
        </b>
      ) : (
        <b {...foreign(name)}>
          {first} <i>{rest.join(" ")}</i>
        </b>
      )}
    </PageLink>
  );
}
