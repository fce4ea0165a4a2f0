import { editDistance } from '@kinora/media/scene/nearest-names'

/**
 * The declared name that an unknown name probably means: the same letters in another spelling (`imageUri`), a similar
 * name (`image_url`, `nmae`), or a known wrong name. Short names must be more similar; otherwise `title` would match
 * `type`.
 */
export function suggestName(unknown: string, names: Readonly<Record<string, readonly string[]>>): string | undefined {
  const letters = lettersOf(unknown)
  return Object.keys(names).find(name => {
    const wanted = lettersOf(name)
    if (letters === wanted || names[name]?.some(wrong => lettersOf(wrong) === letters)) return true
    if (wanted.length < 4) return false
    const allowed = wanted.length < 6 ? 1 : 2
    return editDistance(letters, wanted, allowed) <= allowed
  })
}

export const lettersOf = (name: string): string =>
  name
    .slice(0, 40)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
