/** All that an iterator gives. */
export async function collect<T>(iterator: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of iterator) all.push(one)
  return all
}

/** What a promise is rejected with. */
export const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('it was not rejected')
    },
    (error: unknown) => error,
  )
