import { useLayoutEffect, useState } from "react";
import { deviceStore } from "#app/forms/device-store.ts";

type PostsView = "table" | "cards";

const KEY = "postsView";

/** On a computer a table, unless somebody wanted cards on this device; phones have cards. */
export function usePostsView() {
  const [view, setView] = useState<PostsView>("table");
  useLayoutEffect(() => {
    if (deviceStore.get(KEY) === "cards") setView("cards");
  }, []);
  const choose = (chosen: PostsView) => {
    deviceStore.set(KEY, chosen);
    setView(chosen);
  };
  return [view, choose] as const;
}
