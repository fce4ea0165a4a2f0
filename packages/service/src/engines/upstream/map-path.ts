/** Paths of the contract as the other service has them: the longest beginning that is told counts. */
export function createPathMap(paths: Readonly<Record<string, string>> = {}): (path: string) => string {
  const known = Object.entries(paths).sort(([one], [other]) => other.length - one.length)
  return path => {
    const [from, to] = known.find(([begin]) => path === begin || path.startsWith(`${begin}/`)) ?? ['', '']
    return to + path.slice(from.length)
  }
}
