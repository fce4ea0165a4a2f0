import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

/**
 * The rooms of a package, as data: the lowest floor is 0. A room within a room (`films/comic`) has a floor of its own
 * among its siblings; files that lie in the outer room itself may be used by all of them and may use all of them.
 */
export type Rooms = Record<string, { floor: number; does: string }>

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

/** The innermost room of the table that a file lies in. */
export function roomOf(file: string, rooms: Rooms): string | undefined {
  for (let path = file; path !== '.'; path = dirname(path)) if (rooms[path]) return path
  return undefined
}

/** What breaks the rule: an import of a higher floor, or of another room on the same one. */
export function brokenFloors(imports: readonly Import[], rooms: Rooms): string[] {
  return imports.flatMap(({ file, target }) => {
    const [from, to] = [roomOf(file, rooms), roomOf(target, rooms)]
    if (from === undefined || to === undefined || from === to) return []
    if (isWithin(from, to) || isWithin(to, from)) return []
    const [here, there] = siblings(from, to)
    const [above, below] = [rooms[here], rooms[there]]
    if (above && below && below.floor < above.floor) return []
    return [`${file} (${here}, floor ${above?.floor}) imports ${target} (${there}, floor ${below?.floor})`]
  })
}

const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}/`)

/** The two rooms that are held against each other: the outermost ones that differ. */
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

/** Holds a package to its table of rooms. */
export function holdFloors(packageFolder: string, rooms: Rooms): void {
  const root = join(packageFolder, 'src')
  const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  const inside = importsIn(root)
    .filter(({ target }) => target.startsWith('.'))
    .map(({ file, target }) => ({ file, target: relative(root, join(root, dirname(file), target)) }))

  test('every source file lies in a room of the table', () => {
    assert.deepEqual(
      sources.filter(file => roomOf(file, rooms) === undefined),
      [],
    )
  })

  test('every room of the table has files', () => {
    const used = new Set(sources.map(file => roomOf(file, rooms)))
    assert.deepEqual(
      Object.keys(rooms).filter(room => !used.has(room) && !Object.keys(rooms).some(one => isWithin(one, room))),
      [],
    )
  })

  test('a file imports its own room and lower floors only', () => {
    assert.deepEqual(brokenFloors(inside, rooms), [])
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
