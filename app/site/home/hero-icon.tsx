/** Lucide's paths, as in app/ui/icons.svg. */
const PATHS = {
  pause: "M14 3h5v18h-5zM5 3h5v18H5z",
  play: "M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z",
  "chevron-left": "m15 18-6-6 6-6",
  "chevron-right": "m9 18 6-6-6-6",
};

/** Part of the page: buttons without words stay readable where pictures are not loaded. */
export function HeroIcon({ name }: { name: keyof typeof PATHS }) {
  const turn = name.startsWith("chevron") ? " rtl:-scale-x-100" : "";
  return (
    <svg className={`icon${turn}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
