import { useEffect, useState } from "react";
import { onToast, takeToasts } from "./toast.ts";

/** Shows the same text in a simple way, when the toasts' own script could not be loaded. */
export function PlainToasts() {
  const [texts, setTexts] = useState<string[]>([]);
  useEffect(() => {
    const show = () => {
      const told = takeToasts().map(({ text }) => text);
      told.reverse();
      setTexts((shown) => [...told, ...shown]);
    };
    show();
    return onToast(show);
  }, []);
  return (
    <div className="Toastify__toast-container">
      {texts.slice(0, 3).map((text) => (
        <p key={text} role="alert" className="Toastify__toast">
          {text}
        </p>
      ))}
    </div>
  );
}
