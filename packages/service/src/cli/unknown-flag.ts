import { suggestName } from '../catalog/check/suggest-name.ts'

/** The name that is probably meant by one that there is not. */
export const nearestName = (unknown: string, names: readonly string[]): string | undefined =>
  suggestName(unknown, Object.fromEntries(names.map(name => [name, []])))

/** What is said of a flag that there is not, by what `parseArgs` says of it. */
export function unknownFlag(message: string, names: readonly string[]): string {
  const [, flag = '', name = ''] = /'(--?(?:no-)?([^' ]+))'/.exec(message) ?? []
  const meant = nearestName(name, names)
  return `there is no flag ${flag}${meant ? `; is --${meant} meant?` : ' (--help tells the flags)'}`
}
