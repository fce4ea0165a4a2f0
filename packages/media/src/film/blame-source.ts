import { ChildFailure } from '../children/child-failure.ts'

/** Adds the name of the source to read errors. */
export async function* blameSourceForEach<T>(source: string, items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items
  } catch (error) {
    throw named(source, error)
  }
}

export const blameSource = <T>(source: string, work: Promise<T>): Promise<T> =>
  work.catch(error => {
    throw named(source, error)
  })

const named = (source: string, error: unknown): unknown =>
  error instanceof ChildFailure
    ? new ChildFailure(`source ${JSON.stringify(source)}: ${error.message}`, error.retryable)
    : error
