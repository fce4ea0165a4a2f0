import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Action, Entity, Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../src/bodies/body.ts'
import { apply, distance } from '../../src/bodies/vectors.ts'
import { behaviourOf } from '../../src/library/find-behaviour.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { performScene } from '../../src/stage/act/perform-scene.ts'
import { touchPoint } from '../../src/stage/draw/part-point.ts'
import type { Posed } from '../../src/stage/film/posed.ts'
import { poseCompany } from '../../src/stage/draw/pose-company.ts'
import { filmScene } from '../../src/stage/film-scene.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { resolvePlace } from '../../src/stage/resolve/resolve-place.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

const beside = (who: string, to: string, far: number): Placement => ({
  who,
  relation: 'beside',
  to,
  side: 'right',
  distance: far,
})

function sceneOf(cast: Record<string, string>, shots: Partial<SceneShot>[], place = 'meadow'): Scene {
  return {
    version: 'kinora.scene/1',
    seconds: 4 * shots.length,
    entities: Object.entries(cast).map(([id, asset]): Entity => ({ id, asset })),
    places: [{ id: 'p', asset: place }],
    shots: shots.map((shot, at) => ({ from: 4 * at, to: 4 * at + 4, place: 'p', ...shot })),
  }
}

/** Everybody's performance and pose at a second of a document, without drawing. */
function stage(scene: Scene) {
  const notes = createSceneNotes()
  const company = resolvePerformers(scene, 1, notes)
  const places = new Map(scene.places.map(said => [said.id, resolvePlace(said, 1)]))
  const perform = performScene({ scene, company, places, notes })
  const shotAt = (seconds: number): number => scene.shots.findLastIndex(({ from }) => from <= seconds)
  const now = (seconds: number) => perform(shotAt(seconds)).performance.at(seconds)
  return {
    now,
    one: (id: string, seconds: number) => now(seconds).get(id)!,
    posed: (seconds: number): Map<string, Posed> =>
      poseCompany({
        company,
        room: places.get('p')!.room,
        now: now(seconds),
        phase: () => 0.3,
        surface: () => undefined,
        seenAs: one => one,
      }),
  }
}

const handOf = ({ performer, bones, world }: Posed, mark: 'r' | 'l' = 'r'): Point => {
  const { bone, at } = performer.body.sockets[`hand.${mark}`]!
  return apply(world, bones.placeOf(bone, at))
}
const doing = (cast: Record<string, string>, actions: Action[], placements: Placement[] = [], place?: string) =>
  stage(sceneOf(cast, [{ actions, placements }], place))

const within = (box: Posed['box'], [x, , z]: Point, slack = 0.02): boolean =>
  x > box.low[0] - slack && x < box.high[0] + slack && z > box.low[2] - slack && z < box.high[2] + slack

for (const [does, object, place] of [
  ['touch', 'door', 'room'],
  ['pet', 'dog', 'meadow'],
  ['touch', 'apple', 'meadow'],
] as const)
  test(`a hand that is to ${does} a ${object} two steps away is there at its middle`, () => {
    const { posed } = doing(
      { ann: 'woman', it: object },
      [{ who: 'ann', does, object: 'it' }],
      [beside('it', 'ann', 1.4)],
      place,
    )
    const bodies = posed(2)
    const [ann, it] = [bodies.get('ann')!, bodies.get('it')!]
    const far = distance(handOf(ann), touchPoint(it, handOf(ann)))
    // A stroke goes to and fro over what it strokes.
    assert.ok(far < (does === 'pet' ? 0.14 : 0.04), `${far}`)
  })

test('a tool is held by its handle, and its end is at its work', () => {
  const { posed } = doing(
    { ann: 'man', hammer: 'hammer', box: 'table' },
    [{ who: 'ann', does: 'weld', object: 'box', with: ['hammer'] }],
    [beside('box', 'ann', 0.8)],
  )
  const bodies = posed(2)
  const [ann, tool, box] = ['ann', 'hammer', 'box'].map(id => bodies.get(id)!) as [Posed, Posed, Posed]
  const { extent } = tool.performer
  const tip = apply(tool.world, [
    (extent.low[0] + extent.high[0]) / 2,
    extent.high[1],
    (extent.low[2] + extent.high[2]) / 2,
  ])
  assert.ok(distance(tip, touchPoint(box, tip)) < 0.06, `${distance(tip, touchPoint(box, tip))}`)
  assert.ok(distance(handOf(ann), tip) > 0.1)
})

test('two who shake hands have their right hands in each other, and who hugs reaches around the other', () => {
  const shaking = doing(
    { ann: 'woman', bob: 'man' },
    [{ who: 'ann', does: 'shake-hands', target: 'bob' }],
    [beside('bob', 'ann', 1.5)],
  ).posed(2.4)
  assert.ok(distance(handOf(shaking.get('ann')!), handOf(shaking.get('bob')!)) < 0.04)
  const hugging = doing(
    { ann: 'woman', bob: 'man' },
    [{ who: 'ann', does: 'hug', object: 'bob' }],
    [beside('bob', 'ann', 1.5)],
  ).posed(2.4)
  const [ann, bob] = [hugging.get('ann')!, hugging.get('bob')!]
  const [from, to] = [ann.performance.stand.at, bob.performance.stand.at]
  const way: Point = [to[0] - from[0], 0, to[2] - from[2]]
  for (const [own, other, side] of [
    [ann, to, 1],
    [bob, from, -1],
  ] as const) {
    const hand = handOf(own)
    // Beyond the middle of the other.
    assert.ok(side * ((hand[0] - other[0]) * way[0] + (hand[2] - other[2]) * way[2]) > 0)
  }
})

for (const [target, does] of [
  ['goal', 'kick'],
  ['basketball-hoop', 'throw'],
  ['basket', 'throw'],
] as const)
  test(`${does} a ball to a ${target}: it ends in it`, () => {
    const { posed, one } = doing(
      { ann: 'woman', ball: 'ball', it: target },
      [{ who: 'ann', does, object: 'ball', target: 'it' }],
      [beside('it', 'ann', 2)],
    )
    const bodies = posed(3.9)
    const { low, high } = bodies.get('ball')!.box
    assert.ok(within(bodies.get('it')!.box, [(low[0] + high[0]) / 2, 0, (low[2] + high[2]) / 2]))
    assert.equal(one('ball', 3.9).flight?.share, 1)
    // On its way it is higher than where it set out from and where it ends.
    const heights = [1.7, 1.8, 1.9, 2, 2.1, 2.3].map(time => posed(time).get('ball')!.box.low[1])
    assert.ok(Math.max(...heights) > low[1])
  })

test('a ball that is thrown to somebody is in their hands', () => {
  const { one } = doing(
    { ann: 'woman', bob: 'man', ball: 'ball' },
    [{ who: 'ann', does: 'throw', object: 'ball', target: 'bob' }],
    [beside('bob', 'ann', 2)],
  )
  assert.equal(one('ball', 0.2).stand.host?.id, 'ann')
  assert.equal(one('ball', 3.9).stand.host?.id, 'bob')
})

test('a door turns on its hinge, and stays open in the next shots, also elsewhere', () => {
  const scene = sceneOf(
    { ann: 'woman', door: 'door' },
    [
      { actions: [{ who: 'ann', does: 'open', object: 'door' }], placements: [beside('door', 'ann', 0.8)] },
      { continues: true },
      { camera: { target: ['door'] } },
    ],
    'room',
  )
  const { posed, one } = stage(scene)
  const leaf = (seconds: number): Point => {
    const { world, bones } = posed(seconds).get('door')!
    return apply(world, bones.placeOf('hinge', [0.5, 1, 0]))
  }
  assert.ok(distance(leaf(0), leaf(3.9)) > 0.5)
  // The hand is at its edge when it begins to turn.
  const reached = Array.from({ length: 30 }, (_, nth) => {
    const bodies = posed(0.4 + nth / 20)
    const hand = handOf(bodies.get('ann')!)
    return distance(hand, touchPoint(bodies.get('door')!, hand))
  })
  assert.ok(Math.min(...reached) < 0.04, `${Math.min(...reached)}`)
  for (const time of [3.9, 5, 9]) assert.equal(one('door', time).opened, 1)
})

test('what was done stays done: lit, filled, broken, cut, fallen over, melted', () => {
  const cast = {
    ann: 'woman',
    candle: 'candle',
    pot: 'teapot',
    cup: 'cup',
    vase: 'vase',
    bread: 'bread',
    ice: 'snowman',
  }
  const { one } = stage(
    sceneOf(cast, [
      {
        actions: [
          { who: 'ann', does: 'light', object: 'candle', to: 1 },
          { who: 'ann', does: 'pour', object: 'pot', target: 'cup', from: 1, to: 3 },
          { who: 'vase', does: 'topple' },
          { who: 'ann', does: 'cut', object: 'bread', from: 3 },
          { who: 'ice', does: 'melt' },
        ],
      },
      { continues: true },
    ]),
  )
  assert.equal(one('candle', 0).lit, false)
  assert.equal(one('candle', 5).lit, true)
  assert.ok(one('candle', 5).effects.some(({ effect }) => effect === 'flames'))
  assert.ok(one('cup', 5).filled! > 0.99 && one('pot', 5).filled! < 0.01)
  assert.ok(one('vase', 5).events.some(({ event }) => event === 'topple'))
  assert.ok(one('bread', 5).isHalved)
  assert.ok(one('ice', 5).events.some(({ event }) => event === 'melt'))
})

test('a part burns by itself, and so does a member of several', () => {
  const scene = sceneOf({ house: 'house' }, [
    {
      actions: [
        { who: 'house', does: 'burn', object: 'house/window' },
        { who: 'b', does: 'burn', object: 'b' },
      ],
    },
  ])
  scene.entities.push({ id: 'candles', asset: 'candle', count: 3, members: ['a', 'b', 'c'] })
  const { one } = stage(scene)
  assert.ok(one('house', 2).effects.every(({ part }) => part === 'window'))
  assert.ok(one('b', 2).effects.length > 0)
  assert.equal(one('a', 2)?.effects.length ?? 0, 0)
})

test('what is ridden goes where its rider goes, and its wheels turn', () => {
  const { one, posed } = doing({ ann: 'girl', bike: 'bicycle' }, [
    { who: 'ann', does: 'ride', object: 'bike', path: { to: [3, 0, 0] } },
  ])
  const [start, end] = [one('bike', 0), one('bike', 3.9)]
  assert.ok(Math.abs(end.stand.at[0] - start.stand.at[0] - 3) < 0.1)
  assert.ok(end.travelled > 2.8)
  assert.equal(one('ann', 2).stand.host?.id, 'bike')
  // Hands at the bars.
  const bodies = posed(2)
  const { performer, world, bones } = bodies.get('bike')!
  const bars = performer.body.sockets['bars']!
  assert.ok(distance(handOf(bodies.get('ann')!), apply(world, bones.placeOf(bars.bone, bars.at))) < 0.3)
})

test('what is pushed is before the hands, and what is pulled on a rope behind', () => {
  const pushing = doing(
    { ann: 'man', car: 'car' },
    [{ who: 'ann', does: 'push', object: 'car' }],
    [{ ...beside('car', 'ann', 0.5), facing: 90 }],
  )
  assert.ok(pushing.one('car', 3.9).stand.at[0] > pushing.one('car', 0).stand.at[0] + 0.5)
  assert.ok(pushing.one('car', 3.9).stand.at[0] > pushing.one('ann', 3.9).stand.at[0])
  const pulling = doing(
    { ann: 'boy', sled: 'sled', rope: 'rope' },
    [{ who: 'ann', does: 'pull', object: 'sled', with: ['rope'] }],
    [{ ...beside('sled', 'ann', 0.8), side: 'left' }],
  )
  assert.ok(pulling.one('sled', 3.9).stand.at[0] > pulling.one('sled', 0).stand.at[0] + 0.5)
  assert.deepEqual(pulling.one('ann', 2).lines, [{ to: 'sled', like: 'rope' }])
})

test('who jumps over something is over it, who climbs it is at its top, who chases somebody stays behind', () => {
  const over = doing(
    { dog: 'dog', log: 'log' },
    [{ who: 'dog', does: 'jump-over', object: 'log' }],
    [beside('log', 'dog', 0.6)],
  )
  const log = over.posed(0).get('log')!.box
  const above = Array.from({ length: 40 }, (_, nth) => over.one('dog', nth / 10).stand.at).filter(at =>
    within(log, at, 0),
  )
  assert.ok(above.length > 0 && above.every(([, y]) => y > log.high[1]))
  const climbing = doing(
    { ann: 'man', it: 'ladder' },
    [{ who: 'ann', does: 'climb', object: 'it' }],
    [beside('it', 'ann', 0.5)],
  )
  assert.ok(climbing.one('ann', 3.9).stand.at[1] > 1)
  const chasing = doing(
    { cat: 'cat', dog: 'dog' },
    [
      { who: 'dog', does: 'chase', object: 'cat' },
      { who: 'cat', does: 'run', path: { to: [3, 0, 0] } },
    ],
    [{ ...beside('dog', 'cat', 0.5), side: 'left' }],
  )
  for (const time of [2, 3, 3.9])
    assert.ok(chasing.one('dog', time).stand.at[0] < chasing.one('cat', time).stand.at[0] - 0.3)
})

test('an instrument is played by its kind', () => {
  const gestures = ['violin', 'guitar', 'trumpet', 'flute', 'drum', 'cello', 'accordion', 'maracas'].map(
    asset => doing({ ann: 'woman', it: asset }, [{ who: 'ann', does: 'play', object: 'it' }]).one('ann', 2).gesture,
  )
  assert.equal(new Set(gestures).size, gestures.length, gestures.join(' '))
})

test('a thing is held in the hand that is said, or over the head', () => {
  const holding = (part: string) =>
    doing({ ann: 'woman', it: 'umbrella' }, [], [{ who: 'it', relation: 'held-by', to: `ann/${part}` }]).posed(1)
  const [left, right] = ['left-hand', 'right-hand'].map(part => holding(part).get('it')!.world[3]!) as [number, number]
  assert.ok(Math.abs(left - right) > 0.2)
  const raised = holding('head')
  assert.ok(raised.get('it')!.box.high[1] > raised.get('ann')!.box.high[1] + 0.1)
})

test('what is towed on a rope has the rope between', () => {
  const { one } = doing(
    { tractor: 'tractor', car: 'car', rope: 'rope' },
    [],
    [{ who: 'car', relation: 'towed-by', to: 'tractor', with: 'rope' }],
  )
  assert.deepEqual(one('car', 1).lines, [{ to: 'tractor', like: 'rope' }])
})

test('an action goes on over a cut to a shot that continues', () => {
  const scene = sceneOf({ ann: 'woman' }, [
    { actions: [{ who: 'ann', does: 'walk', path: { to: [6, 0, 0] }, from: 0, to: 8 }] },
    { continues: true },
  ])
  assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [])
  const cut = structuredClone(scene)
  delete cut.shots[1]!.continues
  assert.deepEqual(
    checkScene(cut, loadCatalogue()).problems.map(({ at }) => at),
    ['/shots/0/actions/0/to'],
  )
  const { one } = stage(scene)
  const x = (seconds: number): number => one('ann', seconds).stand.at[0]
  assert.ok(Math.abs(x(4) - x(3.99)) < 0.05, `${x(3.99)} ${x(4)}`)
  assert.ok(Math.abs(x(8) - x(0) - 6) < 0.05)
  assert.equal(one('ann', 6).stance, 'walk')
})

test('a shot looks the same whether the shots before it were drawn or not', async () => {
  const scene = sceneOf({ ann: 'woman', door: 'door' }, [
    { actions: [{ who: 'ann', does: 'open', object: 'door' }], placements: [beside('door', 'ann', 0.8)] },
    { continues: true },
  ])
  const film = async (times: readonly number[]): Promise<string> => {
    const compositor = await createCompositor({ width: 128, height: 72 })
    const take = await filmScene({ scene, compositor, frames: 192, seed: 4, amplitude: 'auto' })
    for (const time of times) await take.draw(Math.round(time * 24))
    const hash = createHash('sha1').update(compositor.frame()).digest('hex')
    take.close?.()
    compositor.close()
    return hash
  }
  assert.equal(await film([6]), await film([1, 6]))
})

test('three of four actions have a behaviour of their own beyond a gesture', () => {
  const actions = loadCatalogue().list('action')
  const own = actions.filter(({ id, result }) => result !== undefined || Object.keys(behaviourOf(id)).length > 0)
  assert.ok(own.length >= 0.75 * actions.length, `${own.length} of ${actions.length}`)
})
