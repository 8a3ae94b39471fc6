import { Fragment } from "react";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import {
  GUIDE_PHONE_PICTURE,
  GUIDE_PICTURE,
  GUIDE_PICTURES,
  type GuideChapter,
  guidePicture,
} from "#contracts/guide.ts";
import * as words from "#i18n/en/admin/guide.ts";
import { language } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { CHAPTERS, piecesOf } from "./guide-chapters.ts";

/** One chapter: what it is about, how it looks, and how each thing is done. */
export function GuideChapterText({ name }: { name: GuideChapter }) {
  const { title, text, how } = CHAPTERS[name];
  return (
    <article className="guide-chapter">
      <h2>{title}</h2>
      <p>{text}</p>
      <figure>
        <picture>
          <source
            media="(width < 48rem)"
            srcSet={guidePicture({ language, chapter: name, isPhone: true })}
            {...GUIDE_PHONE_PICTURE}
          />
          <img
            src={guidePicture({ language, chapter: name })}
            alt={fill(words.pictureOf, { title })}
            {...GUIDE_PICTURE}
            loading="lazy"
          />
        </picture>
      </figure>
      <PageLink to={GUIDE_PICTURES[name]} className="button button-secondary button-small">
        {words.openThePage}
      </PageLink>
      {how.map(({ title: heading, steps }, place) => (
        <section key={heading} id={`how-${place}`} aria-labelledby={`heading-${place}`}>
          <h3 id={`heading-${place}`}>{heading}</h3>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                {piecesOf(step).map((piece, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text do not move
                  <Fragment key={at}>
                    {typeof piece === "string" ? piece : <b>{piece.label}</b>}
                  </Fragment>
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}
