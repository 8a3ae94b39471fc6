import type { OpenAPIHono } from "@hono/zod-openapi";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

type Description = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;
type Operation = NonNullable<NonNullable<Description["paths"]>[string]["get"]>;
type Schema = NonNullable<NonNullable<Description["components"]>["schemas"]>[string];
type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#e1dcd1,#273833);--link:light-dark(#124e3b,#80d1af)}
body{margin:0;background:light-dark(#fbfaf6,#0a1714);color:light-dark(#112620,#f3f0e7);font:17px/1.6 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:48px 20px 112px}
h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.1;letter-spacing:-.018em}
h1{font-size:40px;margin:0}h2{font-size:30px;margin:72px 0 0}
h3{margin:40px 0 4px;font:600 17px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}p{margin:4px 0 12px}
a{color:var(--link)}code{font:15px ui-monospace,monospace}
div{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:15px}
caption{text-align:start;font-weight:600;padding:12px 0 4px}
th,td{padding:8px 16px 8px 0;border-top:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400}`;

/** The OpenAPI description as a page that needs no script and no other file. */
export function docsPage({ info, paths = {}, components }: Description): Html {
  const endpoints = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => endpoint(method, path, operation)),
  );
  const shapes = Object.entries(components?.schemas ?? {}).map(shape);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${info.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${info.title}</h1>
<p>${info.description} For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Endpoints</h2>
${endpoints}
<h2>Shapes</h2>
${shapes}
</main>
</body>
</html>`;
}

function endpoint(method: string, path: string, operation: Operation): Html {
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    "name" in parameter
      ? [[parameter.name, typeOf(parameter.schema), parameter.description ?? ""]]
      : [],
  );
  const answers = Object.entries(operation.responses ?? {}).map(([status, answer]) => [
    status,
    typeOf(answer.content?.["application/json"]?.schema),
    answer.description,
  ]);
  return html`<h3>${method.toUpperCase()} ${path}</h3>
<p>${operation.summary}</p>
${parameters.length > 0 ? table("Parameters", ["Name", "Type", "Meaning"], parameters) : ""}
${table("Answers", ["Status", "Type", "Meaning"], answers)}`;
}

function shape([name, schema]: [string, Schema]): Html {
  const fields = Object.entries("properties" in schema ? (schema.properties ?? {}) : {});
  const rows = fields.map(([field, value]) => [
    field,
    typeOf(value),
    "description" in value ? value.description : "",
  ]);
  return html`<h3 id="${name}">${name}</h3>${table("Fields", ["Name", "Type", "Meaning"], rows)}`;
}

function typeOf(schema: Schema | undefined): Html | string {
  if (!schema) return "";
  if ("$ref" in schema) {
    const name = schema.$ref?.split("/").at(-1);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.type === "array") return html`list of ${typeOf(schema.items)}`;
  if (schema.enum) return schema.enum.join(", ");
  return [schema.format ?? schema.type].flat().join(" or ");
}

function table(caption: string, heads: string[], rows: unknown[][]): Html {
  return html`<div role="group" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([name, ...cells]) =>
      html`<tr><th scope="row"><code>${name}</code></th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody>
</table></div>`;
}
