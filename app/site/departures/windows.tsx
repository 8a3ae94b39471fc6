/** Each is 11 px wide, with 3 px between. */
const [STEP, GAP] = [14, 3];

/** A window a night; the words beside them say the number. */
export const Windows = ({ nights }: { nights: number }) => (
  <i className="windows" style={{ inlineSize: `${nights * STEP - GAP}px` }} />
);
