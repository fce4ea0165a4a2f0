/** Caches the results of the last few keys; failures are not cached. */
export function cacheLatest<T>(count: number) {
  const kept = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    value.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) if (kept.size > count) kept.delete(oldest)
    return value
  }
}
