/** The entry with this name, otherwise the one with the longest matching prefix: `genq3-turbo`, `genq3*`, `*`. */
export function findByPattern(entries: Readonly<Record<string, string>>, name: string): string | undefined {
  if (Object.hasOwn(entries, name)) return entries[name]
  const [found] = Object.keys(entries)
    .filter(pattern => pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1)))
    .sort((one, other) => other.length - one.length)
  return found === undefined ? undefined : entries[found]
}
