import { renderToStaticMarkup } from "react-dom/server";
import { filled, inOrder, type MailPart, type SignedMail } from "./mail-content.ts";

/** Light paper and the agency's colour: programs for mail know no tokens, and many no style sheet. */
const INK = "#112620";
const PINE = "#124e3b";
const LINE = "#e1dcd1";
const FONT =
  "'Public Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, 'Noto Sans Bengali', 'Nirmala UI', Vrinda, sans-serif";

/**
 * No picture and nothing from elsewhere: opening it tells nobody. Language and direction stand on the table too, since
 * Gmail takes `html` away; sides are said by name, since Outlook knows no others.
 */
function MailPage({ mail, accent }: { mail: SignedMail; accent: string }) {
  const { subject, heading, parts, signature, words } = mail;
  const { language, direction } = words;
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 24, background: "#f7f2e8", color: INK, fontFamily: FONT }}>
        <table
          role="presentation"
          lang={language}
          dir={direction}
          width="100%"
          style={{
            maxWidth: 600,
            margin: "0 auto",
            background: "#ffffff",
            border: `1px solid ${LINE}`,
            borderRadius: 16,
          }}
        >
          <tbody>
            <tr>
              <td
                align={sidesOf(words).start}
                style={{ padding: 28, fontSize: 17, lineHeight: 1.55 }}
              >
                <h1
                  dir="auto"
                  style={{ margin: "0 0 16px", fontSize: 24, lineHeight: 1.25, color: accent }}
                >
                  {heading}
                </h1>
                {parts.map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never again
                  <Part key={index} part={part} words={words} accent={accent} />
                ))}
                <p
                  style={{
                    margin: "24px 0 0",
                    paddingTop: 16,
                    borderTop: `1px solid ${LINE}`,
                    fontSize: 15,
                    whiteSpace: "pre-line",
                  }}
                >
                  {signature.map((line) => inOrder(line, words)).join("\n")}
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const sidesOf = ({ direction }: SignedMail["words"]) =>
  direction === "rtl"
    ? ({ start: "right", Start: "Right", End: "Left" } as const)
    : ({ start: "left", Start: "Left", End: "Right" } as const);

type PartProps = Pick<SignedMail, "words"> & { part: MailPart; accent: string };

function Part({ part, words, accent }: PartProps) {
  const margin = "0 0 16px";
  const { start, Start, End } = sidesOf(words);
  if (part.kind === "text") {
    return <p style={{ margin, whiteSpace: "pre-line" }}>{part.text}</p>;
  }
  if (part.kind === "link") {
    return (
      <p style={{ margin }}>
        <a
          href={part.href}
          style={{
            display: "inline-block",
            padding: "13px 22px",
            borderRadius: 12,
            background: accent,
            color: "#ffffff",
            fontWeight: 620,
            textDecoration: "none",
          }}
        >
          {part.label}
        </a>
      </p>
    );
  }
  if (part.kind === "lines") {
    return (
      <ul style={{ margin, padding: 0, listStyle: "none" }}>
        {part.lines.map(({ text, href }) => (
          <li key={href + text} style={{ margin: "0 0 10px" }}>
            <a href={href} style={{ color: accent, textDecoration: "underline" }}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    );
  }
  if (part.kind === "words") {
    return (
      <blockquote
        dir="auto"
        style={{
          margin,
          padding: "2px 0",
          [`padding${Start}`]: 16,
          [`border${Start}`]: "3px solid #c4954e",
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
        }}
      >
        {part.text}
      </blockquote>
    );
  }
  return (
    <table style={{ margin, borderCollapse: "collapse", fontSize: 17 }}>
      <tbody>
        {filled(part.rows).map(([label, value]) => (
          <tr key={label}>
            <th
              scope="row"
              style={{
                padding: "4px 0",
                [`padding${End}`]: 20,
                fontWeight: 400,
                textAlign: start,
                verticalAlign: "top",
              }}
            >
              {label}
            </th>
            <td style={{ padding: "4px 0", fontWeight: 620, overflowWrap: "anywhere" }}>
              <bdi>{inOrder(value, words)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A whole document.
 * @param accent the agency's colour, "#rrggbb"; empty: the green of the design
 */
export function mailHtml(mail: SignedMail, accent: string): string {
  const page = renderToStaticMarkup(<MailPage mail={mail} accent={accent || PINE} />);
  return `<!doctype html>${page}`;
}
