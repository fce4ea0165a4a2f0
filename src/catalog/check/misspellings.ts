/**
 * The declared name that an unknown one probably means: the same letters in another spelling (`imageUri`), or close to
 * it (`image_url`). Short names must be closer, or `title` would be taken for `type`.
 */
export function meantBy(unknown: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(unknown)
  return names.find(name => {
    const wanted = lettersOf(name)
    if (letters === wanted) return true
    if (wanted.length < 4) return false
    const allowed = wanted.length < 6 ? 1 : 2
    return Math.abs(letters.length - wanted.length) <= allowed && distanceOf(letters, wanted) <= allowed
  })
}

const lettersOf = (name: string): string =>
  name
    .slice(0, 40)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** Levenshtein distance; both texts are at most 40 letters here. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
