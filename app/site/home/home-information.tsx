import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import { WindowPicture } from "#app/ui/window-picture.tsx";
import type { Home } from "#contracts/kinds/home.ts";
import * as words from "#i18n/en/site/home.ts";
import { VideoPoster } from "./video-poster.tsx";

/** What the agency does, two windows, and a video. */
export function HomeInformation({ home }: { home: Home }) {
  const { knowMoreLink } = useSiteData().settings;
  return (
    <section className="section wrap grid gap-11 md:grid-cols-[5fr_6fr] md:items-center md:gap-x-[88px] md:gap-y-[72px]">
      <div>
        <h2 {...written(home.secondSecheading)}>{home.secondSecheading}</h2>
        <p className="lead mt-[18px] whitespace-pre-line" {...written(home.secondSecPara1)}>
          {home.secondSecPara1}
        </p>
        <PageLink to={knowMoreLink} className="text-link mt-5">
          {words.knowMore}
        </PageLink>
      </div>
      <div className="grid grid-cols-2 items-start gap-4 md:gap-6">
        {home.secondSecimg1 ? (
          <WindowPicture>
            <Picture src={home.secondSecimg1} sizes={SIZES.window} />
          </WindowPicture>
        ) : null}
        {home.secondSecimg2 ? (
          <WindowPicture className="mt-14 md:mt-24">
            <Picture src={home.secondSecimg2} sizes={SIZES.window} />
          </WindowPicture>
        ) : null}
      </div>
      <div className="grid gap-7 md:col-span-full md:grid-cols-[6fr_5fr] md:items-center md:gap-16">
        {home.video ? <VideoPoster video={home.video} /> : null}
        <div>
          <p className="lead max-w-[34ch] whitespace-pre-line" {...written(home.secondSecPara2)}>
            {home.secondSecPara2}
          </p>
          <PageLink to="/packages/tours" className="button button-secondary mt-6">
            {words.viewAll} <Icon name="arrow-right" />
          </PageLink>
        </div>
      </div>
    </section>
  );
}
