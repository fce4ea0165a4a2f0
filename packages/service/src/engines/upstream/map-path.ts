/** Maps paths of the contract to those of the other service: the longest configured prefix counts. */
export function createPathMap(paths: Readonly<Record<string, string>> = {}): (path: string) => string {
  const known = Object.entries(paths).sort(([one], [other]) => other.length - one.length)
  return path => {
    const [from, to] = known.find(([begin]) => path === begin || path.startsWith(`${begin}/`)) ?? ['', '']
    return to + path.slice(from.length)
  }
}
