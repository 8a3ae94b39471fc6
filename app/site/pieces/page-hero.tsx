import { Picture } from "./picture.tsx";
import { SIZES } from "./picture-sizes.ts";
import { written } from "./written.ts";

type PageHeroProps = { title: string; text?: string; image: string; alt?: string };

/** Picture and title; on wide screens the words stand on the scrim. */
export function PageHero({ title, text, image, alt }: PageHeroProps) {
  return (
    <section className="page-hero" {...written(title)}>
      <div className="scrim">
        <Picture src={image} alt={alt} sizes={SIZES.hero} isFirst />
      </div>
      <div className="wrap words">
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
      </div>
    </section>
  );
}
