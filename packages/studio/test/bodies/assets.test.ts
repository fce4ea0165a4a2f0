import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Asset } from '@kinora/media/scene/asset-schema'
import { findAsset, parseAssets } from '../../src/bodies/assets/asset-library.ts'
import { buildAsset } from '../../src/bodies/assets/build-asset.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { assetIndex } from '../../src/data-files/read-asset-index.ts'
import { poseBones } from '../../src/bodies/pose-bones.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { checkAsset } from '../../src/library/check-asset.ts'

const LIBRARY = new URL('../../data/library/assets/', import.meta.url)
const files = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))

test('every document of the library is valid and is found by its id and its codes', () => {
  const seen = new Set<string>()
  let count = 0
  for (const file of files) {
    for (const asset of parseAssets(readFileSync(new URL(file, LIBRARY), 'utf8'))) {
      count++
      const { problems, warnings } = checkAsset(asset)
      assert.deepEqual([...problems, ...warnings], [], file)
      if (!file.endsWith('/like-others.json'))
        assert.ok(file.endsWith(`/${asset.id}.json`), `${asset.id} is in ${file}`)
      // Several assets may be drawn as one picture; a shape has codes of its own.
      const isBody = asset.parts !== undefined || asset.kit !== undefined
      for (const name of [asset.id, ...(isBody ? (asset.codes ?? []) : [])]) {
        assert.equal(findAsset(name)?.id, asset.id, `${file}: ${name}; run npm run docs after a change`)
        assert.ok(!seen.has(name), `${name} is twice in the library`)
        seen.add(name)
      }
    }
  }
  assert.equal(assetIndex().length, count)
})

test('an asset with names is in the catalogue, with its names and its measured size', () => {
  const entry = loadCatalogue().asset('hot dog stand')
  assert.equal(entry?.id, 'hot-dog-cart')
  assert.ok(entry.size.height > 2 && entry.size.height < 2.5, JSON.stringify(entry.size))
  assert.deepEqual(entry.sockets, ['top', 'bars'])
  assert.ok(findKind('hot-dog-cart'))
})

const asset = (parts: Asset['parts']): Asset => ({ id: 'it', ...(parts && { parts }) })
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Math.round(one * 1e6) / 1e6 + 0 : one)),
  )
const partsOf = (parts: Asset['parts'], colour?: string) =>
  buildAsset(asset(parts), colour).body.parts.map(part => rounded(part) as Record<string, unknown>)

test('parts are mirrored, repeated in a row and around an axis, with their rotation', () => {
  const box = {
    shape: 'box' as const,
    at: [1, 0, 0] as [number, number, number],
    size: [1, 2, 3] as [number, number, number],
  }
  const turned = partsOf([{ shape: 'mirror', parts: [{ ...box, turn: [10, 20, 30] }] }])
  assert.deepEqual(
    turned.map(({ box: at }) => at),
    [
      [1, 0, 0],
      [-1, 0, 0],
    ],
  )
  const [first, second] = turned.map(({ turn }) => turn as number[])
  assert.deepEqual(second, [first![0], -first![1]!, -first![2]!])
  const row = partsOf([{ shape: 'row', count: 3, step: [0, 1, 0], parts: [box] }])
  assert.deepEqual(
    row.map(({ box: at }) => at),
    [
      [1, 0, 0],
      [1, 1, 0],
      [1, 2, 0],
    ],
  )
  const around = partsOf([{ shape: 'around', count: 4, parts: [{ ...box, at: [0, 0, 1] }] }])
  assert.deepEqual(
    around.map(({ box: at }) => at),
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 0, -1],
      [-1, 0, 0],
    ],
  )
  assert.deepEqual(around[1]!['turn'], rounded([0, Math.PI / 2, 0]))
  const aside = partsOf([{ shape: 'around', count: 2, axis: 'x', at: [0, 1, 0], parts: [{ ...box, at: [0, 3, 0] }] }])
  assert.deepEqual(
    aside.map(({ box: at }) => at),
    [
      [0, 3, 0],
      [0, -1, 0],
    ],
  )
})

test('groups contain groups', () => {
  const ball = { shape: 'ball' as const, at: [1, 0, 0] as [number, number, number], size: 0.2 }
  const parts = partsOf([{ shape: 'mirror', parts: [{ shape: 'row', count: 2, step: [0, 1, 0], parts: [ball] }] }])
  assert.deepEqual(
    parts.map(({ ball: at }) => at),
    [
      [1, 0, 0],
      [1, 1, 0],
      [-1, 0, 0],
      [-1, 1, 0],
    ],
  )
  assert.ok(parts.every(({ size }) => size === 0.1))
})

test('parts with a tint take the colour of the entity, and some exist only with or only without a colour', () => {
  const ball = { shape: 'ball' as const, at: [0, 0, 0] as [number, number, number], size: 1, colour: '#112233' }
  const parts: Asset['parts'] = [ball, { ...ball, tint: 1 }, { ...ball, tint: 0.5 }, { ...ball, only: 'plain' }]
  const colours = (colour?: string): unknown[] => partsOf(parts, colour).map(part => part['colour'])
  assert.deepEqual(colours(), ['#112233', '#112233', '#112233', '#112233'])
  assert.deepEqual(colours('#804020'), ['#112233', '#804020', '#402010'])
})

test('letters are dark on light colours and light on dark ones', () => {
  const shirt: Asset = {
    ...asset([{ shape: 'ball', at: [0, 0, 0], size: 1, colour: '#202020', tint: 1 }]),
    label: { at: [0, 0, 0.5], width: 1, height: 1, ink: 'contrast' },
  }
  const ink = (colour?: string): string | undefined => buildAsset(shirt, colour).body.label?.ink
  assert.notEqual(ink(), ink('#f0f0f0'))
  assert.equal(ink('#101010'), ink())
})

const problemsOf = (changes: Partial<Asset>): string[] =>
  Object.values(checkAsset({ id: 'it', parts: [{ shape: 'ball', foot: [0, 0, 0], size: 1 }], ...changes })).flatMap(
    list => (Array.isArray(list) ? list.map(({ at, code }) => `${at} ${code}`) : []),
  )

test('a problem of an asset that floats, is in pieces or is too large names the part', () => {
  const ball = { shape: 'ball' as const, size: 1 }
  assert.deepEqual(problemsOf({}), [])
  assert.deepEqual(problemsOf({ parts: [{ ...ball, foot: [0, 1, 0] }] }), ['/parts out-of-range'])
  assert.deepEqual(problemsOf({ parts: [{ ...ball, foot: [0, 0, 0], size: 400 }] }), ['/parts out-of-range'])
  const apart: Asset['parts'] = [
    { ...ball, foot: [0, 0, 0] },
    { shape: 'mirror', parts: [{ ...ball, foot: [0, 0.5, 0] }] },
    { ...ball, foot: [0, 3, 0] },
  ]
  assert.deepEqual(problemsOf({ parts: apart }), ['/parts/2 not-allowed'])
  assert.deepEqual(problemsOf({ parts: apart, isLoose: true }), [])
  assert.deepEqual(problemsOf({ parts: [{ shape: 'group', chance: 0, parts: [{ ...ball, foot: [0, 0, 0] }] }] }), [
    '/parts missing',
  ])
  const bare: Asset['parts'] = [
    { ...ball, foot: [0, 0, 0] },
    { shape: 'rod', from: [0, 0.5, 0], to: [0, 0.5, 0], thick: 0.2 },
  ]
  assert.deepEqual(problemsOf({ parts: bare }), ['/parts/1 not-allowed'])
  // What hangs in a place has its height from there.
  assert.deepEqual(problemsOf({ anchor: 'lantern', parts: [{ ...ball, foot: [0, 1, 0] }] }), [])
  assert.deepEqual(problemsOf({ anchor: 'lanttern' }), ['/anchor unknown-name'])
})

test('a problem of a name that another asset has names that asset', () => {
  assert.deepEqual(problemsOf({ names: { en: ['thing of mine', 'Hot dog stand'], zh: ['椅子'] } }), [
    '/names/en/1 duplicate-id',
    '/names/zh/0 duplicate-id',
  ])
  assert.deepEqual(problemsOf({ id: 'chair', names: { zh: ['椅子'] } }), [])
})

test('a box takes at or foot, and names in vary have the type of their use', () => {
  const box = { shape: 'box' as const, size: [1, 1, 1] as [number, number, number] }
  assert.deepEqual(problemsOf({ parts: [box] }), ['/parts/0 missing'])
  assert.deepEqual(problemsOf({ parts: [{ ...box, at: [0, 0.5, 0], foot: [0, 0, 0] }] }), ['/parts/0 not-allowed'])
  const vary = { high: { from: 1, to: 2 } }
  const tall = (name: string): NonNullable<Asset['parts']> => [
    { ...box, foot: [0, 0, 0], size: [1, { of: { [name]: 1 } }, 1] },
  ]
  assert.deepEqual(problemsOf({ vary, parts: tall('high') }), [])
  assert.deepEqual(problemsOf({ vary, parts: tall('hihg') }), ['/parts/0 unknown-id'])
  assert.deepEqual(problemsOf({ vary, parts: [{ ...box, foot: [0, 0, 0], colour: { vary: 'high' } }] }), [
    '/parts/0 not-allowed',
  ])
})

test('a box with a wall is open at the top, with a floor and four walls, and turns as a whole', () => {
  const box = { shape: 'box' as const, at: [0, 1, 0] as [number, number, number], wall: 0.1, colour: '#884422' }
  const parts = partsOf([{ ...box, size: [2, 1, 1] }])
  assert.equal(parts.length, 5)
  assert.ok(parts.every(({ box: at }) => (at as number[])[1]! <= 1))
  const turned = partsOf([{ ...box, size: [2, 1, 1], turn: [0, 90, 0] }])
  const reach = (axis: number): number => Math.max(...turned.map(({ box: at }) => (at as number[])[axis]!))
  assert.deepEqual([reach(0), reach(2)], [0.45, 0.95])
})

test('joints may be named in any order, and may be on a usual joint that no part is on', () => {
  const box = { shape: 'box', at: [0, 1, 0], size: [1, 1, 1], joint: 'lamp' } as const
  const at: [number, number, number] = [0, 1, 0]
  const { body } = buildAsset({
    id: 'it',
    parts: [box] as unknown as NonNullable<Asset['parts']>,
    joints: { lamp: { at, parent: 'arm' }, arm: { at, parent: 'foot' }, foot: { at, parent: 'lid' } },
    sockets: { top: { at, joint: 'cap' } },
  })
  assert.deepEqual(
    body.bones.map(({ name, parent }) => [name, parent]),
    [
      ['all', undefined],
      ['foot', 'all'],
      ['arm', 'foot'],
      ['lamp', 'arm'],
    ],
  )
  const { placeOf } = poseBones(body, { turns: {}, moves: { foot: [1, 0, 0] } })
  assert.deepEqual(placeOf('lamp', at), [1, 1, 0])
  assert.deepEqual(placeOf(body.sockets['top']!.bone, at), at)
})
