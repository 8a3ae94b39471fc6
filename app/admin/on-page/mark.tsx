/** A full disc: public; half of it: changes wait. */
export function Mark({ isWaiting }: { isWaiting: boolean }) {
  return (
    <svg className="staff-bar-mark" viewBox="0 0 12 12" aria-hidden="true">
      {isWaiting ? (
        <>
          <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M6 1.8a4.2 4.2 0 0 1 0 8.4z" fill="currentColor" />
        </>
      ) : (
        <circle cx="6" cy="6" r="5" fill="currentColor" />
      )}
    </svg>
  );
}
