import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

/**
 * The folders of a package: the lowest layer is 0. A nested folder (`films/comic`) has its own layer among its
 * siblings; files of the outer folder may use, and be used by, all of them.
 */
export type Folders = Record<string, { layer: number; does: string }>

export type Import = { file: string; target: string }

const IMPORTS =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|\n\s*import\s+'([^']+)'/g

export const importedBy = (source: string): string[] =>
  [...source.matchAll(IMPORTS)].map(match => match[1] ?? match[2] ?? match[3] ?? '')

/** All imports of the sources in a folder, as they are written. */
export const importsIn = (root: string): Import[] =>
  globSync('**/*.{ts,tsx}', { cwd: root }).flatMap(file =>
    importedBy(readFileSync(join(root, file), 'utf8')).map(target => ({ file, target })),
  )

/** The innermost folder of the table that contains a file. */
export function folderOf(file: string, folders: Folders): string | undefined {
  for (let path = file; path !== '.'; path = dirname(path)) if (folders[path]) return path
  return undefined
}

/** Violations: imports of a higher layer, or of another folder on the same one. */
export function brokenLayers(imports: readonly Import[], folders: Folders): string[] {
  return imports.flatMap(({ file, target }) => {
    const [from, to] = [folderOf(file, folders), folderOf(target, folders)]
    if (from === undefined || to === undefined || from === to) return []
    if (isWithin(from, to) || isWithin(to, from)) return []
    const [here, there] = siblings(from, to)
    const [above, below] = [folders[here], folders[there]]
    if (above && below && below.layer < above.layer) return []
    return [`${file} (${here}, layer ${above?.layer}) imports ${target} (${there}, layer ${below?.layer})`]
  })
}

const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}/`)

/** The two folders that are held against each other: the outermost ones that differ. */
function siblings(from: string, to: string): [string, string] {
  const [a, b] = [from.split('/'), to.split('/')]
  const differing = a.findIndex((part, index) => part !== b[index])
  return [a.slice(0, differing + 1).join('/'), b.slice(0, differing + 1).join('/')]
}

/** Files that reach themselves by their imports, types included; each ring once, by its path. */
export function ringsIn(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, one => one.file)
  const finished = new Set<string>()
  const rings: string[] = []
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) rings.push([...path.slice(path.indexOf(file)), file].join(' > '))
    if (path.includes(file) || finished.has(file)) return
    for (const { target } of next.get(file) ?? []) walk(target, [...path, file])
    finished.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return rings
}

/** Holds a package to its table of folders. */
export function checkLayers(packageFolder: string, folders: Folders): void {
  const root = join(packageFolder, 'src')
  const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  const inside = importsIn(root)
    .filter(({ target }) => target.startsWith('.'))
    .map(({ file, target }) => ({ file, target: relative(root, join(root, dirname(file), target)) }))

  test('every source file lies in a folder of the table', () => {
    assert.deepEqual(
      sources.filter(file => folderOf(file, folders) === undefined),
      [],
    )
  })

  test('every folder of the table has files', () => {
    const used = new Set(sources.map(file => folderOf(file, folders)))
    assert.deepEqual(
      Object.keys(folders).filter(
        folder => !used.has(folder) && !Object.keys(folders).some(one => isWithin(one, folder)),
      ),
      [],
    )
  })

  test('a file imports its own folder and lower layers only', () => {
    assert.deepEqual(brokenLayers(inside, folders), [])
  })

  test('no file reaches itself by its imports, types included', () => {
    assert.deepEqual(ringsIn(inside), [])
  })

  test('no file imports from outside its package by a path', () => {
    assert.deepEqual(
      inside.filter(({ target }) => target.startsWith('..')),
      [],
    )
  })
}
