import { written } from "#app/site/pieces/written.ts";

type TrustHeadingProps = { heading: string; text: string };

export const TrustHeading = ({ heading, text }: TrustHeadingProps) => (
  <div className="trust-heading">
    <h2 {...written(heading)}>{heading}</h2>
    {text ? (
      <p className="lead" {...written(text)}>
        {text}
      </p>
    ) : null}
  </div>
);
