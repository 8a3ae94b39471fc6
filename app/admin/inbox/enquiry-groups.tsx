import { isDue } from "#app/admin/enquiries/follow-up-words.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/follow-up.ts";
import { fill, inDigits } from "#i18n/fill.ts";
import { EnquiryRows } from "./enquiry-rows.tsx";

type EnquiryGroupsProps = Omit<Parameters<typeof EnquiryRows>[0], "labelledBy"> & {
  /** There are no more of them. */
  isWhole: boolean;
};

/** First what is to be followed up today or before; without any there is one list, newest first. */
export function EnquiryGroups({ enquiries, isWhole, ...shown }: EnquiryGroupsProps) {
  const due = enquiries.filter((enquiry) => isDue(enquiry, shown.today));
  const others = enquiries.filter((enquiry) => !isDue(enquiry, shown.today));
  if (due.length === 0) return <EnquiryRows enquiries={others} {...shown} />;
  return (
    <>
      <h2 id="due-enquiries" className="group-heading" data-due>
        <AdminIcon name="clock" /> {fill(words.dueHeading, { count: due.length })}
      </h2>
      <EnquiryRows enquiries={due} {...shown} labelledBy="due-enquiries" />
      {others.length > 0 ? (
        <>
          <h2 id="other-enquiries" className="group-heading">
            {fill(words.othersHeading, {
              count: isWhole ? others.length : `${inDigits(others.length)}+`,
            })}
          </h2>
          <EnquiryRows enquiries={others} {...shown} labelledBy="other-enquiries" />
        </>
      ) : null}
    </>
  );
}
