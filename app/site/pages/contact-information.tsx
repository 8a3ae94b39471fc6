import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { ContactPage } from "#contracts/kinds/page.ts";

/** By what staff wrote above the row; another word gets a neutral sign. */
const ICONS: [label: RegExp, icon: IconName][] = [
  [/office|address|visit/i, "map-pin"],
  [/open|hours|time/i, "clock"],
  [/bring|papers|documents/i, "file-text"],
  [/speak|languages/i, "languages"],
];

type ContactInformationProps = { information: ContactPage["information"] };

export function ContactInformation({ information }: ContactInformationProps) {
  return (
    <div dir="auto">
      <h2>{information.heading}</h2>
      <p className="lead mt-4">{information.text}</p>
      <dl className="mt-[30px]">
        {information.rows.map(({ label, text }) => (
          <div
            key={label}
            className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-line border-t py-[18px] leading-[1.5]"
          >
            <dt className="col-span-2 grid grid-cols-subgrid font-[640]">
              <Icon name={iconOf(label)} className="size-6 text-pine" />
              {label}
            </dt>
            <dd className="col-start-2 text-pretty whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function iconOf(label: string): IconName {
  return ICONS.find(([words]) => words.test(label))?.[1] ?? "info";
}
