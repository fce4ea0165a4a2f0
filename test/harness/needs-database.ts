import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const DATABASE = resolve(import.meta.dirname, 'database.ts')
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+\.ts)'/g

/** Whether a test file asks for a database of the run's server, by itself or by what it imports. */
export function needsDatabase(file: string, seen = new Set<string>()): boolean {
  const path = resolve(file)
  if (path === DATABASE) return true
  if (seen.has(path) || !existsSync(path)) return false
  seen.add(path)
  const imports = [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(match =>
    resolve(dirname(path), match[1] ?? ''),
  )
  return imports.some(one => needsDatabase(one, seen))
}
