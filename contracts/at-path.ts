import { asObject } from "./as-object.ts";

/** What stands at "Slide.0.content"; undefined: nothing. */
export const valueAt = (body: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>(partOf, body);

/** A copy in which something else stands there. */
export function withValueAt<Body extends object>(body: Body, path: string, value: unknown): Body {
  const [name = "", ...rest] = path.split(".");
  const here = Array.isArray(body) ? [...body] : { ...body };
  const there = partOf(body, name);
  const inner = typeof there === "object" && there !== null ? there : {};
  return Object.assign(here, {
    [name]: rest.length === 0 ? value : withValueAt(inner, rest.join("."), value),
  }) as Body;
}

/** In the body itself, where something stands there already. */
export function putAt(body: object, path: string, value: unknown): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const holder = names.reduce<unknown>(partOf, body);
  if (typeof holder === "object" && holder !== null) Object.assign(holder, { [last]: value });
}

function partOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return Object.hasOwn(value, name) ? value[Number(name)] : undefined;
  return asObject(value)[name];
}
