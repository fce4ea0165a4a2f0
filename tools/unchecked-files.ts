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
  /** What decides besides the file itself: settings and versions. */
  rules: readonly string[]
  /** Whether its imports decide too, types and indirect ones included. */
  withImports?: boolean
}

/** The files that have not passed a check in their present form; in a fresh clone all of them. */
export function uncheckedFiles({ check, files, rules, withImports = false }: Options, folder: string): Unchecked {
  const kept = join(folder, `${check}.json`)
  const passed = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string>) : {}
  const hashOf = remembered(file => hash(readFileSync(file)))
  const basis = rules.map(hashOf)
  const treeOf = treeHash(hashOf)
  const stateOf = (file: string): string =>
    hash([...basis, withImports ? treeOf(resolve(file)) : hashOf(file)].join('\n'))
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

/** Tells a hash of a file and of all that it imports of ours, by itself or by what it imports. */
function treeHash(hashOf: (file: string) => string): (path: string) => string {
  const known = new Map<string, string>()
  const treeOf = (path: string): string => {
    const found = known.get(path)
    if (found !== undefined) return found
    if (!existsSync(path)) return ''
    // For a circle, which does not pass the lint.
    known.set(path, hashOf(path))
    const tree = hash([hashOf(path), ...findImports(path).map(one => `${one} ${treeOf(one)}`)].join('\n'))
    known.set(path, tree)
    return tree
  }
  return treeOf
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:\.|@kinora\/)[^']+)'/g

const findImports = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, target = '']) =>
    target.startsWith('.') ? resolve(dirname(path), target) : placeOfPackage(target),
  )

/** The compiler reports missing packages. */
const placeOfPackage = remembered((target: string): string => {
  try {
    return fileURLToPath(import.meta.resolve(target))
  } catch {
    return target
  }
})
