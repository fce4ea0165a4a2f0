import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// Type-only imports do not exist at run time.
const IMPORTED = /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^'"]*?from\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g

const known = new Map<string, string[]>()
const found = new Map<string, ReadonlySet<string>>()

/** All that a file brings along when it runs, by itself or by what it imports: paths of files, names of packages. */
export function importedFiles(file: string): ReadonlySet<string> {
  const all = found.get(file) ?? collect(resolve(file), new Set())
  found.set(file, all)
  return all
}

/** After files have changed: what they import is read again. */
export function forgetImports(): void {
  known.clear()
  found.clear()
}

function collect(path: string, all: Set<string>): Set<string> {
  if (all.has(path)) return all
  const imports = importsOf(path)
  if (!imports) return all
  all.add(path)
  for (const one of imports) {
    if (one.startsWith('/')) collect(one, all)
    else all.add(one)
  }
  return all
}

/** Undefined for what is no file. */
function importsOf(path: string): string[] | undefined {
  if (known.has(path) || !existsSync(path)) return known.get(path)
  const imports = [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(match =>
    placeOf(match[1] ?? match[2] ?? '', path),
  )
  known.set(path, imports)
  return imports
}

/** Our own packages are files, by their `exports`; of others only the name counts. */
function placeOf(target: string, from: string): string {
  if (target.startsWith('.')) return resolve(dirname(from), target)
  if (target.startsWith('@kinora/')) return fileURLToPath(import.meta.resolve(target))
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/')
}
