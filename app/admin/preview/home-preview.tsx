import type { HomePartId } from "#app/admin/home/home-parts.ts";
import { AdviceHeading } from "#app/site/home/advice-heading.tsx";
import { HeroCarousel } from "#app/site/home/hero-carousel.tsx";
import { HomeInformation } from "#app/site/home/home-information.tsx";
import { Marquee } from "#app/site/home/marquee.tsx";
import { ContactSection } from "#app/site/pages/contact-section.tsx";
import type { Home } from "#contracts/kinds/home.ts";
import * as words from "#i18n/en/admin/preview.ts";
import { fill } from "#i18n/fill.ts";
import { EditedPart } from "./edited-part.tsx";
import { useFilled } from "./use-filled.ts";

type HomePreviewProps = {
  home: Home;
  /** Null: nothing of it is edited. */
  part: HomePartId | null;
  slide: number;
};

/** The public pieces of the home page; the slide being edited stands still, alone. */
export function HomePreview({ home: typed, part, slide }: HomePreviewProps) {
  const home = useFilled(typed);
  const shown = home.Slide[slide] ?? home.Slide[0];
  const number = home.Slide.indexOf(shown as Home["Slide"][number]) + 1;
  return (
    <>
      <EditedPart isEdited={part === "marquee"} label={words.movingLine}>
        <Marquee text={home.marquee} />
      </EditedPart>
      <EditedPart
        isEdited={part === "slides" && shown !== undefined}
        label={fill(words.slideNumber, { number })}
      >
        {shown ? <HeroCarousel key={shown._id} slides={part ? [shown] : home.Slide} /> : null}
      </EditedPart>
      <EditedPart isEdited={part === "introduction"} label={words.introduction}>
        <HomeInformation home={home} />
      </EditedPart>
      <EditedPart isEdited={part === "blog"} label={words.blogHeading}>
        <div className="wrap section">
          <AdviceHeading heading={home.thirdSecheading} text={home.thirdSecPara} />
        </div>
      </EditedPart>
      <EditedPart isEdited={part === "contact"} label={words.contact}>
        <div className="wrap section">
          <ContactSection content={home} />
        </div>
      </EditedPart>
    </>
  );
}
