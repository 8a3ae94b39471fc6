/**
 * What is awaited further down: should the test fail before, or should it fail itself meanwhile, the run is not
 * ended by a failure that nobody has asked for yet.
 */
export function later<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
