import { extname, join } from 'node:path'

/** The path of a neighbouring module: TypeScript in the repository, JavaScript in a package. */
export const siblingModule = ({ dirname, filename }: Pick<ImportMeta, 'dirname' | 'filename'>, name: string): string =>
  join(dirname, `${name}${extname(filename)}`)
