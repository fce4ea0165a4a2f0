/** The names most similar to a wrong one, best first: within a third of its length, at most five. */
export function nearestNames(wrong: string, names: Iterable<string>): string[] {
  const word = wrong.slice(0, LONGEST).toLowerCase()
  const most = Math.max(1, Math.ceil(word.length / 3))
  const found: { name: string; far: number }[] = []
  for (const name of names) {
    const isWithin = word.length > 2 && name.split(/[-_ ]/u).includes(word)
    const far = isWithin ? 0.5 : editDistance(word, name.toLowerCase(), most)
    if (far <= most) found.push({ name, far })
  }
  return found
    .toSorted((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, 5)
    .map(({ name }) => name)
}

/** The maximum length that is compared. */
const LONGEST = 60

/** The edit distance with swaps; `most` plus one if it is larger. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    if (Math.min(...row) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}
