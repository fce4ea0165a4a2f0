import { readFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'

/**
 * Whether a module may read a data file: its text has the name of the file or of its folder as part of a path. Folders
 * that are read as a whole are found by their name.
 */
export function mayRead(module: string, data: string): boolean {
  if (!module.startsWith('/') || !isNear(module, data)) return false
  const text = readFileSync(module, 'utf8')
  const file = basename(data)
  return [file, basename(file, extname(file)), basename(dirname(data))].some(name =>
    [`'${name}'`, `/${name}'`, `'${name}/`, `/${name}/`, `/${name}\``, `\`${name}/`].some(part => text.includes(part)),
  )
}

/** Data of tests is read by tests of its package, other data by its sources. */
const isNear = (module: string, data: string): boolean => {
  const [, home = ''] = /^(.*?\/packages\/[^/]+\/|.*?\/)(?:test|data|migrations)\//u.exec(data) ?? []
  return module.startsWith(`${home}${data.startsWith(`${home}test/`) ? 'test' : 'src'}/`)
}
