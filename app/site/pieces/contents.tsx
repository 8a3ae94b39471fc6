import { Icon } from "#app/ui/icon.tsx";
import * as shell from "#i18n/en/site/shell.ts";
import { written } from "./written.ts";

type ContentsProps = { sections: { id: string; heading: string }[] };

/** The parts of a long page: beside it on wide screens, folded above it on phones. */
export function Contents({ sections }: ContentsProps) {
  return (
    <>
      <nav
        aria-label={shell.contents}
        className="max-md:hidden md:sticky md:top-[calc(var(--nav-height)+32px)] md:row-span-2 md:row-start-1 md:max-h-[calc(100svh-var(--nav-height)-64px)] md:self-start md:overflow-y-auto"
      >
        <p className="mb-2 font-[640]">{shell.contents}</p>
        <List sections={sections} />
      </nav>
      <details className="group rounded-card bg-sand1 md:hidden">
        <summary className="flex min-h-[56px] cursor-pointer items-center justify-between px-5 font-[620] [&::-webkit-details-marker]:hidden">
          {shell.contents} <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <nav aria-label={shell.contents} className="px-5 pb-4">
          <List sections={sections} />
        </nav>
      </details>
    </>
  );
}

function List({ sections }: ContentsProps) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${encodeURIComponent(id)}`}
            className="flex min-h-[44px] items-center border-line border-t py-2 [overflow-wrap:anywhere] text-ui leading-[1.35] text-ink2 hover:text-ink hover:underline"
            {...written(heading)}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
