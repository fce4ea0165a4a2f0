import { suggestName } from '../catalog/check/suggest-name.ts'

/** The name that is probably meant by one that there is not. */
export const nearestName = (unknown: string, names: readonly string[]): string | undefined =>
  suggestName(unknown, Object.fromEntries(names.map(name => [name, []])))

/** The message for an unknown flag, from the error of `parseArgs`. */
export function unknownFlag(message: string, names: readonly string[]): string {
  const [, flag = '', name = ''] = /'(--?(?:no-)?([^' ]+))'/.exec(message) ?? []
  const meant = nearestName(name, names)
  return `there is no flag ${flag}${meant ? `; is --${meant} meant?` : ' (--help tells the flags)'}`
}
