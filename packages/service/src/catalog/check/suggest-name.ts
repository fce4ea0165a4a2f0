/**
 * The declared name that an unknown one probably means: the same letters in another spelling (`imageUri`), close to it
 * (`image_url`, `nmae`), or one of the wrong names that are known for it. Short names must be closer, or `title` would be
 * taken for `type`.
 */
export function suggestName(unknown: string, names: Readonly<Record<string, readonly string[]>>): string | undefined {
  const letters = lettersOf(unknown)
  return Object.keys(names).find(name => {
    const wanted = lettersOf(name)
    if (letters === wanted || names[name]?.some(wrong => lettersOf(wrong) === letters)) return true
    if (wanted.length < 4) return false
    const allowed = wanted.length < 6 ? 1 : 2
    return Math.abs(letters.length - wanted.length) <= allowed && distanceOf(letters, wanted) <= allowed
  })
}

export const lettersOf = (name: string): string =>
  name
    .slice(0, 40)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** Edits between two texts of at most 40 letters; two neighbours that changed places count as one. */
export function distanceOf(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const edits = [at(i - 1, j - 1) + (same ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1]
      row.push(Math.min(...edits, ...(swapped ? [at(i - 2, j - 2) + 1] : [])))
    }
  }
  return at(a.length, b.length)
}
