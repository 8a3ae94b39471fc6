import type { ReactNode } from "react";
import { Contents } from "#app/site/pieces/contents.tsx";
import { written } from "#app/site/pieces/written.ts";
import type { TextSection } from "#contracts/html/text-sections.ts";

type TextPageProps = {
  title: string;
  sections: TextSection[];
  /** Under the title. */
  children?: ReactNode;
};

/** A page of words, with what is in it beside it. */
export function TextPage({ title, sections, children }: TextPageProps) {
  const listed = sections.filter(({ heading }) => heading !== "");
  return (
    <div className="wrap grid gap-8 *:min-w-0 pt-11 pb-[var(--section)] md:grid-cols-[240px_minmax(0,720px)] md:justify-center md:gap-[72px] md:pt-[84px]">
      <header className="md:col-start-2" {...written(title)}>
        <h1 className="text-h0 leading-[1.03] font-[460]">{title}</h1>
        {children}
      </header>
      {listed.length > 0 ? <Contents sections={listed} /> : null}
      <div className="grid gap-12 *:min-w-0 md:col-start-2" {...written(title)}>
        {sections.map(({ id, heading, html }) => (
          <section key={id} id={id}>
            {heading ? <h2 className="text-h3">{heading}</h2> : null}
            <div
              className="post-content mt-4"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
