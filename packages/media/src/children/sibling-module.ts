import { extname, join } from 'node:path'

/** A module beside the one that asks, as it lies there: TypeScript in the repository, JavaScript in a package. */
export const siblingModule = ({ dirname, filename }: Pick<ImportMeta, 'dirname' | 'filename'>, name: string): string =>
  join(dirname, `${name}${extname(filename)}`)
