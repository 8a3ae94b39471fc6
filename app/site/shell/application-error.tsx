/** The last-resort screen; plain links, since the router itself may be what failed. */
export function ApplicationError({ title }: { title: string }) {
  return (
    <main className="screen-message min-h-svh">
      <title>Unexpected Application Error!</title>
      <div className="words">
        <div className="wrap">
          <h1>Unexpected Application Error!</h1>
          <p dir="auto">{title}</p>
          <p>
            Nothing you typed on other pages is lost. Load the page again, or go back to the start.
          </p>
          <a href="/" className="button button-brass mt-2">
            Go Back Home
          </a>
        </div>
      </div>
    </main>
  );
}
