import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalogue, Entry } from '../../src/scene/catalogue.ts'
import { checkScene } from '../../src/scene/check-scene.ts'
import { nearestNames } from '../../src/scene/nearest-names.ts'

const named = (kind: Entry['kind'], id: string) => ({ id, kind, names: { en: [id], zh: [] }, isA: [] })
const ASSETS = ['woman', 'dog', 'rocking-chair', 'ball']
const catalogue: Catalogue = {
  asset: name =>
    ASSETS.includes(name)
      ? {
          ...named('asset', name),
          kind: 'asset',
          size: { width: 1, height: 1, depth: 1 },
          parts: ['door'],
          sockets: ['seat'],
          affords: [],
          rig: 'thing',
        }
      : undefined,
  place: name =>
    name === 'classroom'
      ? {
          ...named('place', name),
          kind: 'place',
          isIndoors: true,
          views: 'all-sides',
          anchors: [{ id: 'blackboard', names: { en: ['blackboard'], zh: ['黑板'] }, affords: ['write-on'] }],
        }
      : undefined,
  action: name =>
    ['walk', 'write'].includes(name)
      ? {
          ...named('action', name),
          kind: 'action',
          about: 'Does it.',
          lasts: 'throughout',
          roles: name === 'write' ? [{ role: 'text', isNeeded: true }] : [],
          actors: ['person'],
        }
      : undefined,
  garment: name => (name === 'cardigan' ? named('garment', name) : undefined),
  material: name => (name === 'wood' ? named('material', name) : undefined),
  nearest: (kind, name) =>
    nearestNames(name, kind === 'asset' ? ASSETS : kind === 'place' ? ['classroom'] : ['walk', 'write']),
}

const right = {
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [
    { id: 'ann', asset: 'woman', wears: [{ garment: 'cardigan', colour: 'lilac' }] },
    { id: 'pack', asset: 'dog', count: 3, members: ['rex'] },
  ],
  places: [{ id: 'room', asset: 'classroom', time: 'morning' }],
  shots: [
    {
      from: 0,
      to: 4,
      place: 'room',
      placements: [{ who: 'ann', relation: 'at', to: 'room/blackboard', facing: 'room/blackboard' }],
      actions: [{ who: 'ann', does: 'write', text: 'hello', from: 0, to: 2 }],
      looks: [{ who: 'rex', at: 'ann' }],
      camera: { target: ['ann', 'room/blackboard'], size: 'waist', from: 'over:rex' },
    },
  ],
}

/** The document with one value changed, by its pointer; undefined drops it. */
function changed(pointer: string, value: unknown): unknown {
  const copy = structuredClone(right) as Record<string, unknown>
  const tokens = pointer.split('/').slice(1)
  const last = tokens.pop()!
  const parent = tokens.reduce<Record<string, unknown>>((at, token) => at[token] as Record<string, unknown>, copy)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}

test('a right document has no problems', () => {
  assert.deepEqual(checkScene(right, catalogue).problems, [])
})

const wrongs: [pointer: string, value: unknown, code: string, nearest?: string, at?: string][] = [
  ['/version', 'kinora.scene/2', 'not-allowed'],
  ['/seconds', 601, 'out-of-range'],
  ['/entities/0/asset', 'womman', 'unknown-name', 'woman'],
  ['/entities/0/asset', 'rocking chair', 'unknown-name', 'rocking-chair'],
  ['/entities/0/colour', 'redd', 'not-allowed', 'red'],
  ['/entities/0/colours', 'red', 'unknown-field', 'colour'],
  ['/entities/0/wears/0/garment', 'cardigann', 'unknown-name'],
  ['/entities/1/id', 'ann', 'duplicate-id', '', '/entities/1'],
  ['/entities/1/count', 201, 'out-of-range'],
  ['/places/0/time', 'evenin', 'not-allowed', 'evening'],
  ['/shots/0/place', 'rom', 'unknown-id', 'room'],
  ['/shots/0/to', 5, 'wrong-time'],
  ['/shots/0/placements/0/relation', undefined, 'missing'],
  ['/shots/0/placements/0/to', 'room/blackbord', 'unknown-id', 'room/blackboard'],
  ['/shots/0/placements/0/facing', 'nobody', 'unknown-id'],
  ['/shots/0/actions/0/does', 'wrte', 'unknown-name', 'write'],
  ['/shots/0/actions/0/text', undefined, 'missing'],
  ['/shots/0/actions/0/from', 4.5, 'wrong-time'],
  ['/shots/0/looks/0/who', 'max', 'unknown-id'],
  ['/shots/0/camera/from', 'over:max', 'unknown-id'],
  ['/shots/0/camera/from', 'sideways', 'not-allowed'],
  ['/shots/0/actions/0/path', { to: [1, 0, 0], side: 'left' }, 'not-allowed', '', '/shots/0/actions/0/path/side'],
  ['/shots/0/camera/target/0', 'ann/dor', 'unknown-id', 'ann/door'],
]
for (const [pointer, value, code, nearest, at = pointer] of wrongs)
  test(`${pointer} ${JSON.stringify(value)} is reported as ${code} at its pointer`, () => {
    const { scene, problems } = checkScene(changed(pointer, value), catalogue)
    assert.equal(scene, undefined)
    const problem = problems.find(one => one.at === at && one.code === code)
    assert.ok(problem, JSON.stringify(problems))
    if (nearest) assert.ok(problem.nearest?.includes(nearest), JSON.stringify(problem))
  })

test('an entity may become an asset of the document', () => {
  const turning = (asset: string): object => ({
    ...right,
    assets: [{ id: 'gadget', parts: [{ shape: 'ball', at: [0, 0.5, 0], size: 1 }] }],
    shots: [{ ...right.shots[0], actions: [{ who: 'rex', does: 'write', text: 'x', becomes: { asset } }] }],
  })
  assert.deepEqual(checkScene(turning('gadget'), catalogue).problems, [])
  assert.equal(checkScene(turning('gadgett'), catalogue).problems[0]?.at, '/shots/0/actions/0/becomes/asset')
})

test('all problems are reported together', () => {
  const copy = changed('/entities/0/asset', 'womman') as typeof right
  copy.shots[0]!.actions[0]!.does = 'wrte'
  copy.shots[0]!.place = 'rom'
  assert.equal(checkScene(copy, catalogue).problems.length, 3)
})

test('missing inputs and subjects are reported', () => {
  const document = changed('/entities/0/asset', 'input:images[1]')
  assert.equal(checkScene(document, catalogue, { images: 2 }).problems.length, 0)
  assert.equal(checkScene(document, catalogue, { images: 1 }).problems[0]?.code, 'unknown-id')
  const subject = changed('/entities/0/asset', 'subject:mara')
  assert.equal(checkScene(subject, catalogue, { subjects: ['mara'] }).problems.length, 0)
  assert.equal(checkScene(subject, catalogue, { subjects: [] }).problems[0]?.at, '/entities/0/asset')
})

test('a hostile document is rejected before it is traversed', () => {
  let deep: unknown = 1
  for (let i = 0; i < 100_000; i++) deep = [deep]
  const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`a${i}`, i]))
  for (const document of [deep, wide, [null], 'x', 7, changed('/title', 'x'.repeat(2_000_000))])
    assert.ok(checkScene(document, catalogue).problems.length > 0)
})

test('the most expensive documents are rejected within a second of processor time', () => {
  const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
  const hostile: Record<string, unknown> = {
    'unknown fields': { ...right, ...Object.fromEntries(many(39_000, at => [`entitie${at}`, 1])) },
    'long unknown fields': { ...right, ...Object.fromEntries(many(9_000, at => [`${'placesss'.repeat(10)}${at}`, 1])) },
    'wrong shapes': { ...right, assets: many(4_000, at => ({ id: `a${at}`, parts: [{}, { shape: 'box' }] })) },
    'wrong sizes': { ...right, entities: many(9_000, at => ({ id: `a${at}`, asset: 'dog', size: 'big' })) },
    depth: many(200_000, () => 0).reduce<unknown>(inner => [inner], 0),
    breadth: many(2_000_000, () => 0),
    letters: { ...right, title: 'x'.repeat(19_000_000) },
    'many wrong sizes': {
      ...right,
      entities: many(300, at => ({ id: `a${at}`, asset: 'dog', wears: many(30, () => ({ colour: 5 })), size: 'big' })),
    },
    'unknown names': {
      ...right,
      entities: many(60, at => ({ id: `e${at}`, asset: 'q'.repeat(100), wears: many(12, () => ({ garment: 'zzz' })) })),
    },
  }
  for (const [name, document] of Object.entries(hostile)) {
    const before = process.cpuUsage()
    const { problems } = checkScene(document, catalogue)
    const { user, system } = process.cpuUsage(before)
    assert.ok(problems.length > 0 && problems.length <= 200, name)
    assert.ok(user + system < 1_000_000, `${name}: ${(user + system) / 1_000} ms`)
  }
})

test('texts that a database cannot store are rejected at their position', () => {
  for (const text of ['a\0b', 'half a pair \ud83d'])
    assert.deepEqual(
      checkScene(changed('/shots/0/actions/0/text', text), catalogue).problems.map(({ at, code }) => ({ at, code })),
      [{ at: '/shots/0/actions/0/text', code: 'not-allowed' }],
    )
})

test('the catalogue is searched for a wrong name once, and for fifty at most', () => {
  let searches = 0
  const counting: Catalogue = { ...catalogue, nearest: () => (searches++, ['dog']) }
  const asset = (at: number): string => `wrong${at % 30}`
  const entities = Array.from({ length: 60 }, (_, at) => ({ id: `e${at}`, asset: asset(at) }))
  const shots = [{ from: 0, to: 4, place: 'room' }]
  const { problems } = checkScene({ ...right, entities, shots }, counting)
  assert.equal(searches, 30)
  assert.ok(problems.every(({ nearest }) => nearest?.[0] === 'dog'))
  searches = 0
  const all = entities.map((one, at) => ({ ...one, asset: `other${at}` }))
  assert.equal(checkScene({ ...right, entities: all, shots }, counting).problems.length, 60)
  assert.equal(searches, 50)
})
