import { PageHero } from "#app/site/pieces/page-hero.tsx";
import { written } from "#app/site/pieces/written.ts";
import type { AboutPage } from "#contracts/kinds/page.ts";
import { type Leader, LeaderCard } from "./leader-card.tsx";

type AboutBodyProps = { about: Omit<AboutPage, "leaders" | "version">; leaders: Leader[] };

/** Hero, welcome, leaders, message. */
export function AboutBody({ about, leaders }: AboutBodyProps) {
  const { hero, welcome, message } = about;
  return (
    <>
      <PageHero title={hero.title} text={hero.text} image={hero.image} alt={hero.imageAlt} />
      <section className="section wrap grid gap-7 *:min-w-0 md:grid-cols-[4fr_7fr] md:gap-24">
        <h2 {...written(welcome.heading)}>{welcome.heading}</h2>
        <div
          className="grid content-start gap-5 *:min-w-0"
          {...written(welcome.paragraphs.join(" "))}
        >
          {welcome.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? "opening" : "lead"}>
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      {leaders.length > 0 ? (
        <section className="section bg-sand1">
          <div className="wrap">
            <h2 {...written(about.leadersHeading)}>{about.leadersHeading}</h2>
            <ul className="mt-9 grid gap-9 *:min-w-0 md:mt-[52px] md:grid-cols-3 md:gap-12">
              {leaders.map((leader, index) => (
                <LeaderCard key={leader.name} leader={leader} place={index} />
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      {message.paragraphs.length > 0 ? <FromTheFounder message={message} /> : null}
    </>
  );
}

function FromTheFounder({ message }: Pick<AboutPage, "message">) {
  return (
    <section className="section wrap">
      <figure className="mx-auto max-w-[820px]" {...written(message.heading)}>
        <h2 className="mb-6">{message.heading}</h2>
        <blockquote className="grid gap-5 *:min-w-0 font-[430] font-display text-h3 leading-[1.5] tracking-[-.01em]">
          {message.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </blockquote>
        {message.author ? (
          <figcaption className="mt-[26px] flex items-center gap-4 text-ink2 [overflow-wrap:anywhere] before:w-12 before:flex-none before:border-brass before:border-t-2">
            {message.author}
          </figcaption>
        ) : null}
      </figure>
    </section>
  );
}
