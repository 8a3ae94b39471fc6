import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import { dataRouter } from "#app/admin/pieces/data-router.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/shell.ts";

type Results = Record<string, DataStrategyResult>;

const SERVER_ERROR = 500;

/** Of what was not read. Where somebody is led, or is refused, that is what they are shown. */
const isFailure = ({ type, result }: DataStrategyResult): boolean =>
  type === "error" &&
  !(result instanceof Response) &&
  !(isRouteErrorResponse(result) && result.status < SERVER_ERROR);

/**
 * A page that is read anew where one stands, as after each saving, stays as it is when that fails: an error screen in its
 * place would look as if nothing had been saved, and take along what is typed below.
 */
export const keepShown: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  // A later one reads it anew, and tells what comes of that.
  if (request.signal.aborted) return results;
  const { loaderData, navigation, revalidation } = dataRouter().state;
  if (revalidation !== "loading" || navigation.state !== "idle") return results;
  const kept = Object.entries(results).map(([route, result]): [string, DataStrategyResult] => {
    const isKept = isFailure(result) && loaderData[route] !== undefined;
    return [route, isKept ? { type: "data", result: loaderData[route] } : result];
  });
  const isAllShown = kept.every(([, { type }]) => type === "data");
  if (isAllShown && Object.values(results).some(isFailure)) {
    const run = () => void dataRouter().revalidate();
    showToast(words.olderShown, "info", { label: words.tryAgain, run });
  }
  return Object.fromEntries(kept);
};
