import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import { canMake } from '@kinora/media/engine/can-make'
import type { Order } from '@kinora/media/engine/contract'
import { type Entity, type Scene, SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import { registerKind } from '../../src/engines/register-kind.ts'
import { withLooks } from '../../src/engines/tell-in-words.ts'

const MARA: Entity = { id: 'mara', asset: 'girl', name: 'Mara' }
const TOM: Entity = { id: 'tom', asset: 'old-man', name: 'Tom' }

const sceneOf = (...entities: Entity[]): Scene => ({
  version: SCENE_VERSION,
  seconds: 3,
  entities,
  places: [{ id: 'place', asset: 'beach' }],
  shots: [{ from: 0, to: 3, place: 'place' }],
})

const orderOf = (prompt: string, seed: number, ...entities: Entity[]): Extract<Order, { kind: 'video' }> => ({
  kind: 'video',
  prompt,
  seed,
  inputs: [],
  seconds: 3,
  width: 640,
  height: 360,
  withSound: false,
  withMusic: false,
  from: { kind: 'words' },
  amplitude: 'auto',
  cast: { seed: 7 },
  scene: sceneOf(...entities),
  inWords: true,
})

const lookIn = (prompt: string, name: string): string | undefined =>
  new RegExp(`${name}: ([^.]+)`, 'u').exec(prompt)?.[1]

test('an engine for prompts gets the same words for the same person in every shot', () => {
  const shots = [orderOf('Mara runs.', 1, MARA), orderOf('Mara waves to Tom.', 2, MARA, TOM)].map(withLooks)
  const [first, second] = shots.map(({ prompt }) => lookIn(prompt, 'Mara'))
  assert.ok(first?.includes('dressed in'), first)
  assert.equal(first, second)
  assert.match(lookIn(shots[1]!.prompt, 'Tom') ?? '', /grey hair/u)
  assert.equal(lookIn(shots[0]!.prompt, 'Tom'), undefined, 'who is not in a shot is not described in it')
})

test('looks are those of the document, and open ones follow from the film and the person', () => {
  const dressed: Entity = { ...MARA, traits: { hair: 'red' }, wears: [{ garment: 'coat', colour: 'green' }] }
  assert.equal(lookIn(withLooks(orderOf('Mara runs.', 1, dressed)).prompt, 'Mara'), 'red hair, dressed in green coat')
  const films = Array.from({ length: 12 }, (_, seed) =>
    lookIn(withLooks({ ...orderOf('Mara runs.', 1, MARA), cast: { seed } }).prompt, 'Mara'),
  )
  assert.ok(new Set(films).size > 3, films.join())
  const fox = withLooks(orderOf('A fox watches.', 1, { id: 'fox', asset: 'fox', name: 'Rusty' }))
  assert.equal(fox.prompt, 'A fox watches.', 'a fox has no clothes')
  const pictured = withLooks(orderOf('Mara runs.', 1, { ...MARA, asset: 'input:images[0]' }))
  assert.equal(pictured.prompt, 'Mara runs.', 'a picture shows the looks')
  assert.equal(withLooks(orderOf(`Mara ${'runs '.repeat(400)}`, 1, MARA)).prompt.length, 2_005)
})

const toy = (seen: Order[], engine: Partial<OpenEngine> = {}): OpenEngine => {
  const kind = registerKind<object>({
    about: '',
    properties: {},
    required: [],
    isRemote: true,
    makes: () => ['video'],
    open: () => ({
      name: 'toy',
      accepts: order => seen.push(order) > 0,
      place: async order => (seen.push(order), {}),
      start: async (token, order) => (seen.push(order), { state: 'started', token }),
      poll: async (_token, order) => (seen.push(order), { state: 'working', percent: 1 }),
      stop: async () => undefined,
      ...engine,
    }),
  })
  return kind.configure({ kind: 'toy' }).open({} as never)
}

test('every kind of engine without documents gets the words of a film instead', async () => {
  const seen: Order[] = []
  const engine = toy(seen)
  const order = orderOf('Mara runs.', 1, MARA)
  assert.ok(canMake(engine, order))
  const context = { signal: AbortSignal.abort(), folder: '', log: console as never, again: false }
  await engine.start(await engine.place(order), order, context)
  await engine.poll({}, order, context)
  assert.equal(seen.length, 4)
  for (const { prompt, scene, inWords } of seen) {
    assert.match(prompt, /Mara: .*dressed in/u)
    assert.deepEqual([scene, inWords], [undefined, undefined])
  }
  const { inWords: _inWords, ...exact } = order
  assert.ok(!canMake(engine, exact), 'a document of a caller is not told in words')
})

test('an engine that is guided by documents gets the document', () => {
  const seen: Order[] = []
  const wanted = { names: ['depth' as const], width: 64, height: 64, framesPerSecond: 8, frames: 9 }
  assert.ok(canMake(toy(seen, { guides: () => wanted }), orderOf('Mara runs.', 1, MARA)))
  assert.ok(seen.every(({ scene }) => scene?.entities[0]?.id === 'mara'))
})
