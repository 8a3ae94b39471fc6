import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";

const read = (ask: Ask) => ask(() => api("templates").index.$get());

/** All of them, in the order of their making. */
export function useTemplates(call: Ask) {
  const reading = useReading(read, { call });
  return {
    /** Null while they load. */
    templates: reading.data,
    /** There is nothing more to wait for. */
    isSettled: reading.data !== null || reading.problem !== null,
    problem: reading.problem,
    retry: reading.retry,
    refresh: reading.refresh,
  };
}

export type TemplatesState = ReturnType<typeof useTemplates>;
