import type { ReactNode } from "react";
import { descriptionParts } from "#app/site/pieces/description-parts.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { PhoneLink } from "#app/site/pieces/phone-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { interfaceWords, written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import { WindowPicture } from "#app/ui/window-picture.tsx";
import type { Package } from "#contracts/kinds/package.ts";
import * as packages from "#i18n/en/site/packages.ts";
import { StepRoute } from "./step-route.tsx";

type PackageOverviewProps = { pack: Package; children: ReactNode };

/** What the package is; beside it the form that asks for a price. */
export function PackageOverview({ pack, children }: PackageOverviewProps) {
  const { opening, rest } = descriptionParts(pack.description);
  return (
    <section className="section wrap grid items-start gap-11 md:pb-[72px] lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-[88px]">
      <div {...written(pack.description)}>
        <p className="opening whitespace-pre-line">{opening}</p>
        {rest ? <p className="mt-4 max-w-[68ch] whitespace-pre-line text-ink2">{rest}</p> : null}
        <h2 className="mt-9 mb-2 text-h3" {...interfaceWords}>
          {packages.arranged}
        </h2>
        <ul className="sm:grid sm:grid-cols-2 sm:gap-x-10">
          {pack.services.map((service) => (
            <li
              key={service}
              className="flex items-start gap-[14px] border-line border-t py-4 leading-[1.45] last:border-b sm:nth-last-[2]:border-b"
            >
              <Icon name="check" className="size-6 text-pine" /> {service}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}

export function PackageDetails({ pack }: { pack: Package }) {
  return (
    <section className="section bg-sand1">
      <div className="wrap grid items-start gap-10 md:grid-cols-[4fr_7fr] md:gap-24">
        <WindowPicture className="mx-auto w-full max-w-[300px] md:sticky md:top-[110px] md:max-w-none">
          <Picture src={pack.secondimageUrl} sizes={SIZES.window} />
        </WindowPicture>
        <div {...written(pack.middleparagraph)}>
          <h2>{pack.secondtitle}</h2>
          <p className="lead mt-[18px] whitespace-pre-line">{pack.middleparagraph}</p>
          <div className="mt-[34px] rounded-panel border border-line bg-surface px-[22px] pt-7 pb-3 md:px-11 md:pt-10 md:pb-5">
            <h3 className="mb-5 text-h3">{pack.servicesdescriptiontitle}</h3>
            <StepRoute items={pack.servicesdescription} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Three lines of 760 px; more are not centred (design.md, section 11) and begin where the page does. */
const CENTRED_LETTERS = 180;

export function PackageEnding({ pack }: { pack: Package }) {
  const [phone] = useSiteData().settings.phones;
  const isShort = pack.finalparagraph.length <= CENTRED_LETTERS;
  return (
    <section className="section wrap">
      <div className={`max-w-[760px] ${isShort ? "mx-auto md:text-center" : ""}`}>
        <p
          className="whitespace-pre-line font-[430] font-display text-h3 leading-[1.45] tracking-[-.01em]"
          {...written(pack.finalparagraph)}
        >
          {pack.finalparagraph}
        </p>
        <div
          className={`mt-8 flex flex-wrap gap-3 max-md:*:flex-[1_1_100%] ${isShort ? "justify-center" : ""}`}
        >
          <PageLink to={`/get-started?topic=${pack._id}`} className="button button-primary">
            {packages.getStarted}
          </PageLink>
          {phone ? (
            <PhoneLink number={phone.number} className="button button-secondary">
              <Icon name="phone" /> <bdi dir="ltr">{phone.number}</bdi>
            </PhoneLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
