import { written } from "#app/site/pieces/written.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { InformationSign } from "#contracts/kinds/information-rows.ts";
import type { ContactPage } from "#contracts/kinds/page.ts";

const ICONS: Record<string, IconName> = {
  office: "map-pin",
  hours: "clock",
  papers: "file-text",
  languages: "languages",
} satisfies Partial<Record<InformationSign, IconName>>;

type ContactInformationProps = { information: ContactPage["information"] };

export function ContactInformation({ information }: ContactInformationProps) {
  return (
    <div {...written(information.heading)}>
      <h2>{information.heading}</h2>
      {information.text ? <p className="lead mt-4">{information.text}</p> : null}
      {information.rows.length > 0 ? (
        <dl className="mt-[30px]">
          {information.rows.map(({ label, text, sign }) => (
            <div
              key={label}
              className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-line border-t py-[18px] leading-[1.5]"
            >
              <dt className="col-span-2 grid grid-cols-subgrid font-[640]">
                <Icon name={ICONS[sign] ?? "info"} className="size-6 text-pine" />
                {label}
              </dt>
              <dd className="col-start-2 text-pretty whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
