import { useLayoutEffect, useState } from "react";
import { deviceStore } from "#app/forms/device-store.ts";

type PostsView = "table" | "cards";

const KEY = "postsView";

/** The specified cards, unless somebody wanted a table on this device; phones have cards. */
export function usePostsView() {
  const [view, setView] = useState<PostsView>("cards");
  useLayoutEffect(() => {
    if (deviceStore.get(KEY) === "table") setView("table");
  }, []);
  const choose = (chosen: PostsView) => {
    deviceStore.set(KEY, chosen);
    setView(chosen);
  };
  return [view, choose] as const;
}
