import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// What is imported as a type alone is not there when the file runs.
const IMPORTED = /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^'"]*?from\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g

const known = new Map<string, string[]>()

/** All that a file brings along when it runs, by itself or by what it imports: paths of files, names of packages. */
export function importedFiles(file: string, found = new Set<string>()): Set<string> {
  const path = resolve(file)
  if (found.has(path) || !existsSync(path)) return found
  found.add(path)
  for (const one of importsOf(path)) {
    if (one.startsWith('/')) importedFiles(one, found)
    else found.add(one)
  }
  return found
}

function importsOf(path: string): string[] {
  const imports =
    known.get(path) ??
    [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(match => placeOf(match[1] ?? match[2] ?? '', path))
  known.set(path, imports)
  return imports
}

/** Our own packages are files, by their `exports`; of others only the name counts. */
function placeOf(target: string, from: string): string {
  if (target.startsWith('.')) return resolve(dirname(from), target)
  if (target.startsWith('@kinora/')) return fileURLToPath(import.meta.resolve(target))
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/')
}
