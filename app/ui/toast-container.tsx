import { useEffect } from "react";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import { onToast, takeToasts } from "./toast.ts";

const slide = cssTransition({ enter: "toast-enter", exit: "toast-exit" });

/** The options of the specification, section 9. */
export default function Toasts() {
  useEffect(() => {
    const show = () => {
      for (const { text, kind, action } of takeToasts()) {
        const content = () => (
          <>
            <span>{text}</span>
            {action ? (
              <button type="button" className="toast-action" onClick={action.run}>
                {action.label}
              </button>
            ) : null}
          </>
        );
        toast[kind](content);
      }
    };
    show();
    return onToast(show);
  }, []);

  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      closeButton
      pauseOnHover
      pauseOnFocusLoss
      draggable="touch"
      draggablePercent={80}
      draggableDirection="x"
      role="alert"
      theme="light"
      newestOnTop
      limit={3}
      transition={slide}
    />
  );
}
