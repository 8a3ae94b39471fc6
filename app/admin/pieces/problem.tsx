/** Why something was not done, where the person is looking; null: nothing is wrong. */
export function Problem({ text }: { text: string | null }) {
  return text ? (
    <p className="error-summary" role="alert">
      {text}
    </p>
  ) : null;
}
