import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

type Unchecked = {
  files: string[]
  /** They have passed as well. */
  remember(): void
}

type Options = {
  check: string
  files: readonly string[]
  /** What decides whether a file passes, beside itself: settings and versions. */
  rules: readonly string[]
  /** What it imports decides too, types included, and what that imports. */
  withImports?: boolean
}

/** The files that a check has not passed as they are now. A fresh clone remembers nothing: there it is all of them. */
export function uncheckedFiles({ check, files, rules, withImports = false }: Options, folder: string): Unchecked {
  const kept = join(folder, `${check}.json`)
  const passed = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string>) : {}
  const hashOf = remembered(file => hash(readFileSync(file)))
  const importsOf = remembered(findImports)
  const basis = rules.map(hashOf)
  const stateOf = (file: string): string => {
    const own = withImports ? [...reachedFiles(resolve(file), importsOf)].toSorted() : [file]
    return hash([...basis, ...own.map(one => `${one} ${hashOf(one)}`)].join('\n'))
  }
  const states = Object.fromEntries(files.map(file => [file, stateOf(file)]))
  return {
    files: files.filter(file => passed[file] !== states[file]),
    remember() {
      mkdirSync(folder, { recursive: true })
      writeFileSync(kept, JSON.stringify(states))
    },
  }
}

const hash = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url')

function remembered<T>(find: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>()
  return file => {
    const found = known.get(file) ?? find(file)
    known.set(file, found)
    return found
  }
}

/** A file and all that it imports of ours, by itself or by what it imports. */
function reachedFiles(path: string, importsOf: (path: string) => string[], reached = new Set<string>()): Set<string> {
  if (reached.has(path) || !existsSync(path)) return reached
  reached.add(path)
  for (const one of importsOf(path)) reachedFiles(one, importsOf, reached)
  return reached
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:\.|@kinora\/)[^']+)'/g

const findImports = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, target = '']) =>
    target.startsWith('.') ? resolve(dirname(path), target) : placeOfPackage(target),
  )

/** What is not there is for the compiler to tell. */
function placeOfPackage(target: string): string {
  try {
    return fileURLToPath(import.meta.resolve(target))
  } catch {
    return target
  }
}
