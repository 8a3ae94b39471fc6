import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";

type TickedProps = { heading: string; items: readonly string[]; icon: "check" | "x" };

export const Ticked = ({ heading, items, icon }: TickedProps) => (
  <section className="trust-box" data-icon={icon}>
    <h2 className="text-h3" {...written(heading)}>
      {heading}
    </h2>
    <ul className="trust-ticked">
      {items.map((item) => (
        <li key={item} {...written(item)}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  </section>
);
