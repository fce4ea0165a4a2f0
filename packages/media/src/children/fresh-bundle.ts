import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type BundlePaths = {
  /** The repository. */
  root: string
  /** One file with the module and all its imports from our packages. */
  bundle: string
  /** The marks of the bundled sources by their paths in the repository, as JSON. */
  marks: string
}

const SOURCE = /^(.*)\/packages\/([^/]+)\/src\/(.+)\.ts$/

/** The path of the bundle for a module of the repository; undefined for any other file. */
export function bundlePaths(module: string): BundlePaths | undefined {
  const [, root, owner, path] = SOURCE.exec(module) ?? []
  if (root === undefined || owner === undefined || path === undefined) return undefined
  const base = join(root, 'node_modules/.cache/children', owner, path)
  return { root, bundle: `${base}.mjs`, marks: `${base}.json` }
}

// Cached for the life of the process, so that its children use the same sources.
const known = new Map<string, string>()

/** The file that a child or thread loads for a module: its current bundle, otherwise the module itself. */
export function bundleOrModule(module: string): string {
  const found = known.get(module) ?? freshBundle(module) ?? module
  known.set(module, found)
  return found
}

/** The bundle of a module, if it exists and none of its sources has changed. */
export function freshBundle(module: string): string | undefined {
  const paths = bundlePaths(module)
  if (!paths) return undefined
  try {
    const marks: unknown = JSON.parse(readFileSync(paths.marks, 'utf8'))
    const isFresh =
      typeof marks === 'object' &&
      marks !== null &&
      Object.entries(marks).every(([source, mark]) => hasMark(join(paths.root, source), mark))
    return isFresh ? paths.bundle : undefined
  } catch {
    // The bundle or a source is missing.
    return undefined
  }
}

/** Identifies a source by time and size, and by content, which stays the same when a branch is checked out again. */
export const markOf = (file: string): string => `${stampOf(file)} ${hashOf(file)}`

function hasMark(file: string, mark: unknown): boolean {
  if (typeof mark !== 'string') return false
  const at = mark.lastIndexOf(' ')
  return mark.slice(0, at) === stampOf(file) || mark.slice(at + 1) === hashOf(file)
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}

const hashOf = (file: string): string => createHash('sha1').update(readFileSync(file)).digest('base64url')
