import { editDistance } from '@kinora/media/scene/nearest-names'
import { lettersOf } from '../catalog/check/suggest-name.ts'

/** The most similar known name, if one is similar enough. */
export function nearestName(unknown: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(unknown)
  const near = names
    .map(name => ({ name, wanted: lettersOf(name) }))
    .map(({ name, wanted }) => ({ name, wanted, allowed: wanted.length < 6 ? 1 : 2 }))
    .map(({ name, wanted, allowed }) => ({ name, allowed, far: editDistance(letters, wanted, allowed) }))
    .filter(({ far, allowed }) => far <= allowed)
  return near.toSorted((a, b) => a.far - b.far)[0]?.name
}

/** `; is list meant?`, or nothing if no known name is similar. */
export function whichIsMeant(unknown: string, names: readonly string[]): string {
  const meant = nearestName(unknown, names)
  return meant === undefined ? '' : `; is ${meant} meant?`
}

/** The message for an unknown flag, from the error of `parseArgs`. */
export function unknownFlag(message: string, names: readonly string[]): string {
  const [, flag = '', name = ''] = /'(--?(?:no-)?([^' ]+))'/.exec(message) ?? []
  const meant = nearestName(name, names)
  return `there is no flag ${flag}${meant ? `; is --${meant} meant?` : ' (--help tells the flags)'}`
}
