import { example } from "#i18n/en/admin/enquiries.ts";

/** Beside whom nobody is to call: an enquiry that came with the demo agency. */
export function ExampleMark({ isExample }: { isExample: boolean }) {
  return isExample ? <span className="pill pill-example">{example}</span> : null;
}
