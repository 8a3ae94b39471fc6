import { PhoneLink } from "#app/site/pieces/phone-link.tsx";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { TrustPage } from "#contracts/kinds/page.ts";
import * as words from "#i18n/en/site/trust.ts";

type OfficesProps = TrustPage["offices"];

export function Offices({ heading, rows }: OfficesProps) {
  if (rows.length === 0) return null;
  const title = heading || words.offices;
  return (
    <section className="section bg-sand1" id="offices">
      <div className="wrap">
        <h2 {...written(title)}>{title}</h2>
        <ul className="trust-halves">
          {rows.map((office) => (
            <Office key={office.name} office={office} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Office({ office }: { office: OfficesProps["rows"][number] }) {
  const { name, address, directions, hours, phones } = office;
  const place = [address, directions].filter(Boolean).join("\n");
  const numbers = phones.split("\n").filter((number) => number.trim());
  return (
    <li className="trust-box">
      <h3 className="text-h3" {...written(name)}>
        {name}
      </h3>
      {place ? (
        <p className="trust-fact" {...written(place)}>
          <Icon name="map-pin" />
          <span>{place}</span>
        </p>
      ) : null}
      {hours ? (
        <p className="trust-fact" {...written(hours)}>
          <Icon name="clock" />
          <span>{hours}</span>
        </p>
      ) : null}
      {numbers.map((number) => (
        <p key={number} className="trust-fact">
          <Icon name="phone" />
          <PhoneLink number={number} className="text-link" />
        </p>
      ))}
    </li>
  );
}
