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
        camera: [0, 1.5, -2],
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

test('a tool is held by its handle, with its end at its work', () => {
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

test('two people who shake hands join their right hands, and a hug reaches around the other', () => {
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

for (const [ann, bob] of [
  ['woman', 'man'],
  ['man', 'child'],
  ['boy', 'girl'],
  ['giant', 'woman'],
] as const)
  for (const does of ['shake-hands', 'high-five'])
    test(`a ${ann} and a ${bob} ${does} with joined hands, and their heads stay apart`, () => {
      const { posed } = doing({ ann, bob }, [{ who: 'ann', does, target: 'bob' }], [beside('bob', 'ann', 1.5)])
      const headOf = ({ performer, bones, world }: Posed) =>
        apply(world, bones.placeOf('head', performer.body.face!.at))
      const radiusOf = ({ performer }: Posed) => (performer.body.face!.width * performer.scale) / 2
      const times = Array.from({ length: 15 }, (_, nth) => 1 + nth / 10)
      const pairs = times.map(time => ['ann', 'bob'].map(id => posed(time).get(id)!) as [Posed, Posed])
      const hands = Math.min(...pairs.map(([one, other]) => distance(handOf(one), handOf(other))))
      assert.ok(hands < 0.04, `hands are ${hands} m apart`)
      const gaps = pairs.map(([one, other]) => distance(headOf(one), headOf(other)) - radiusOf(one) - radiusOf(other))
      assert.ok(Math.min(...gaps) > 0.02, `there are ${Math.min(...gaps)} m between their heads`)
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

test('a door turns on its hinge, and stays open in later shots, also elsewhere', () => {
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

test('effects last: lit, filled, broken, cut, fallen over, melted', () => {
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

test('a part burns alone, and so does a member of a group', () => {
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

test('a mount goes with its rider, and its wheels turn', () => {
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

for (const [host, relation] of [
  ['car', 'in'],
  ['car', 'seated-on'],
  ['clawfoot-bathtub', 'in'],
  ['deckchair', 'seated-on'],
] as const)
  test(`somebody ${relation} a ${host} rests their feet on its footrest, and is not above its roof`, () => {
    const bodies = doing({ ann: 'woman', it: host }, [], [{ who: 'ann', relation, to: 'it' }]).posed(1)
    const [ann, it] = [bodies.get('ann')!, bodies.get('it')!]
    const { bone, at } = it.performer.body.sockets['footrest']!
    const rest = apply(it.world, it.bones.placeOf(bone, at))
    for (const foot of ['foot.r', 'foot.l']) {
      const { at: sole } = ann.performer.body.bones.find(({ name }) => name === foot)!
      const [, y, z] = apply(ann.world, ann.bones.placeOf(foot, sole))
      assert.ok(Math.hypot(y - rest[1], z - rest[2]) < 0.2, `${foot} ${y} ${z}, not ${rest.join(', ')}`)
    }
    if (host === 'car') assert.ok(ann.box.high[1] < it.box.high[1], `${ann.box.high[1]} of ${it.box.high[1]}`)
  })

test('the skirt of somebody who sits lies on the lap, and a standing one hangs', () => {
  const lowOf = (placements: Placement[]): number => {
    const { performer, bones, world } = doing({ ann: 'woman', it: 'chair' }, [], placements).posed(1).get('ann')!
    const skirt = performer.body.parts.find(part => 'lathe' in part && part.bone === 'skirt')
    assert.ok(skirt && 'lathe' in skirt)
    const rim = skirt.profile.flatMap(([x, y]) => [-1, 1].map((side): Point => [0, y, side * x]))
    return Math.min(...rim.map(at => apply(world, bones.placeOf('skirt', at))[1]))
  }
  const seated = lowOf([{ who: 'ann', relation: 'seated-on', to: 'it' }])
  assert.ok(seated > 0.38, `${seated} of a seat at 0.45`)
  assert.ok(lowOf([{ who: 'ann', relation: 'beside', to: 'it' }]) < 0.35)
})

test('legs that do not reach beyond the seat are stretched, and longer ones hang', () => {
  const feetOf = (who: string): [feet: number, seat: number] => {
    const bodies = doing({ ann: who, it: 'armchair' }, [], [{ who: 'ann', relation: 'seated-on', to: 'it' }]).posed(1)
    const [ann, it] = [bodies.get('ann')!, bodies.get('it')!]
    const foot = ann.performer.body.bones.find(({ name }) => name === 'foot.r')!
    const seat = it.performer.body.sockets['seat']!
    const heightOf = (one: Posed, bone: string, at: Point): number => apply(one.world, one.bones.placeOf(bone, at))[1]
    return [heightOf(ann, 'foot.r', foot.at), heightOf(it, seat.bone, seat.at)]
  }
  const [child, seat] = feetOf('girl')
  assert.ok(child > seat - 0.05, `${child} of ${seat}`)
  const [adult] = feetOf('woman')
  assert.ok(adult < seat - 0.15, `${adult} of ${seat}`)
})

test('a pushed thing is in front of the hands, and a pulled one behind on a rope', () => {
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
  assert.deepEqual(pulling.one('ann', 2).lines, [{ to: 'sled', like: 'rope', isRope: true }])
})

test('a jumper is above the thing, a climber at its top, and a pursuer behind', () => {
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

test('a thing is held in the given hand, or over the head', () => {
  const holding = (part: string) =>
    doing({ ann: 'woman', it: 'umbrella' }, [], [{ who: 'it', relation: 'held-by', to: `ann/${part}` }]).posed(1)
  const [left, right] = ['left-hand', 'right-hand'].map(part => holding(part).get('it')!.world[3]!) as [number, number]
  assert.ok(Math.abs(left - right) > 0.2)
  const raised = holding('head')
  assert.ok(raised.get('it')!.box.high[1] > raised.get('ann')!.box.high[1] + 0.1)
})

test('a thing is carried on the given part of the body', () => {
  const bearing = (part: string) =>
    doing({ ann: 'woman', it: 'basket' }, [], [{ who: 'it', relation: 'held-by', to: `ann/${part}` }]).posed(1)
  const middle = ({ box: { low, high } }: Posed): Point => [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2]
  const head = bearing('head')
  const [ann, onHead] = [head.get('ann')!, middle(head.get('it')!)]
  assert.ok(Math.abs(onHead[1] - (ann.face!.at[1] + 0.5 * ann.face!.width)) < 0.12, `${onHead[1]}`)
  assert.ok(distance([onHead[0], 0, onHead[2]], [ann.face!.at[0], 0, ann.face!.at[2]]) < 0.1)
  assert.ok(middle(bearing('hands').get('it')!)[1] < onHead[1] - 0.4)
})

test('a thing towed on a rope has the rope between', () => {
  const { one } = doing(
    { tractor: 'tractor', car: 'car', rope: 'rope' },
    [],
    [{ who: 'car', relation: 'towed-by', to: 'tractor', with: 'rope' }],
  )
  assert.deepEqual(one('car', 1).lines, [{ to: 'tractor', like: 'rope' }])
})

test('an action continues over a cut to a shot that continues', () => {
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

test('every action has a behaviour beyond its pose, or is complete as a pose', () => {
  const bare = loadCatalogue()
    .list('action')
    .flatMap(({ id, result, roles }) => {
      const isActed = result !== undefined || roles.some(({ held }) => held) || Object.keys(behaviourOf(id)).length > 0
      return isActed ? [] : [id]
    })
  assert.deepEqual(bare.toSorted(), POSED_WHOLE)
})
/** What hands, head or the whole body show by themselves, done to nothing; and eyes that are on a target. */
const POSED_WHOLE: readonly string[] =
  'balance ballet bend bend-back breakdance breathe change cross-arms direct-traffic dry faint flex hail handstand hang-out line-up listen look moonwalk nod practise rock see shake-head shrug skydive snap-fingers sway tai-chi watch work'.split(
    ' ',
  )

const headOf = ({ face }: Posed): Point => face!.at

test('a phone stays at the ear while its holder laughs', () => {
  const { posed } = doing({ ben: 'man', phone: 'phone' }, [
    { who: 'ben', does: 'call', object: 'phone' },
    { who: 'ben', does: 'laugh', from: 2 },
  ])
  for (const time of [1, 3]) {
    const ben = posed(time).get('ben')!
    assert.ok(distance(handOf(ben), headOf(ben)) < 0.33, `at ${time} s: ${distance(handOf(ben), headOf(ben))}`)
  }
})

test('a person who hands something over a table stays on their side of it', () => {
  const { one, posed } = doing(
    { ann: 'woman', bob: 'man', table: 'table', ball: 'ball' },
    [{ who: 'ann', does: 'give', object: 'ball', target: 'bob' }],
    [
      { who: 'table', relation: 'at', to: 'p/middle' },
      { who: 'ann', relation: 'behind', to: 'table', distance: 0.2 },
      { who: 'bob', relation: 'before', to: 'table', distance: 0.2, facing: 'table' },
    ],
  )
  assert.equal(one('ball', 3.9).stand.host?.id, 'bob')
  assert.ok(one('ann', 3).stand.at[2] > one('table', 3).stand.at[2] + 0.3)
  // The hands meet over it.
  const bodies = posed(1.4)
  assert.ok(handOf(bodies.get('ann')!)[1] > bodies.get('table')!.box.high[1])
})

test('a thing towed by a vehicle or several animals is behind the last of them, on a rope, without overlap', () => {
  const pulled = doing(
    { tractor: 'tractor', car: 'car' },
    [{ who: 'tractor', does: 'tow', object: 'car', path: { to: [3, 0, 0] } }],
    [
      { who: 'tractor', relation: 'at', to: 'p/middle', facing: 90 },
      { who: 'car', relation: 'towed-by', to: 'tractor' },
    ],
  )
  for (const time of [0.5, 2, 3.5]) {
    const bodies = pulled.posed(time)
    assert.ok(bodies.get('car')!.box.high[0] < bodies.get('tractor')!.box.low[0], `at ${time} s`)
  }
  const scene = sceneOf({ sled: 'sleigh' }, [
    {
      actions: [{ who: 'dogs', does: 'pull', object: 'sled', path: { to: [-3, 0, 0] } }],
      placements: [
        { who: 'dogs', relation: 'at', to: 'p/middle', facing: -90 },
        { who: 'sled', relation: 'towed-by', to: 'dogs' },
      ],
    },
  ])
  scene.entities.push({ id: 'dogs', asset: 'dog', count: 2 })
  const { posed, one } = stage(scene)
  const bodies = posed(2)
  for (const id of ['dogs.1', 'dogs.2']) {
    assert.ok(bodies.get(id)!.box.high[0] < bodies.get('sled')!.box.low[0] + 0.05, id)
    assert.deepEqual(one(id, 2).lines, [{ to: 'sled', isRope: true }])
  }
})

test('a dive without water becomes a leap at the target', () => {
  const { one, posed } = doing(
    { ann: 'woman', ball: 'ball' },
    [{ who: 'ann', does: 'dive', target: 'ball', from: 1, to: 3 }],
    [beside('ball', 'ann', 1.5)],
  )
  assert.deepEqual(
    one('ann', 2).effects.map(({ effect }) => effect),
    [],
  )
  const { box } = posed(3.5).get('ann')!
  assert.ok(box.high[1] < 0.8 && Math.abs(box.low[1]) < 0.1, JSON.stringify(box))
  assert.ok(within(box, one('ball', 3.5).stand.at), `the ball is outside ${JSON.stringify(box)}`)
  assert.ok(box.high[0] > one('ann', 0).stand.at[0] + 0.8)
})

test('a climber of a ladder to somebody is on the ladder on the way', () => {
  const { one } = doing(
    { bob: 'man', home: 'cottage', ladder: 'ladder', cat: 'cat' },
    [{ who: 'bob', does: 'climb', object: 'ladder', target: 'cat' }],
    [
      { who: 'home', relation: 'at', to: 'p/middle', facing: 'camera' },
      { who: 'ladder', relation: 'leaning-on', to: 'home/front', facing: 'camera' },
      { who: 'cat', relation: 'on', to: 'home/top' },
      { who: 'bob', relation: 'before', to: 'ladder', distance: 0.2, facing: 'ladder' },
    ],
  )
  const ladder = one('ladder', 2).stand.at
  const at = one('bob', 2.2).stand.at
  assert.ok(at[1] > 0.3 && Math.hypot(at[0] - ladder[0], at[2] - ladder[2]) < 0.9, JSON.stringify([at, ladder]))
})

test('a person comes to the seat before sitting down, and is on the ground after jumping down', () => {
  const sitting = doing(
    { ann: 'woman', chair: 'chair' },
    [{ who: 'ann', does: 'sit-down', target: 'chair' }],
    [beside('chair', 'ann', 0.8)],
  )
  assert.equal(sitting.one('ann', 0.6).stand.host, undefined)
  assert.equal(sitting.one('ann', 0.3).stance, 'walk')
  assert.equal(sitting.one('ann', 3.5).stand.host?.id, 'chair')
  const jumping = doing(
    { bob: 'man', table: 'table' },
    [{ who: 'bob', does: 'jump-down', target: 'table' }],
    [{ who: 'bob', relation: 'standing-on', to: 'table' }],
  )
  assert.ok(jumping.posed(0).get('bob')!.box.low[1] > 0.5)
  assert.ok(jumping.posed(3.9).get('bob')!.box.low[1] < 0.1)
  assert.ok(!within(jumping.posed(3.9).get('table')!.box, jumping.one('bob', 3.9).stand.at))
})

test('a person who brings something has it until arrival', () => {
  const { one } = doing(
    { ann: 'woman', bob: 'man', ball: 'ball' },
    [{ who: 'ann', does: 'bring', object: 'ball', target: 'bob' }],
    [beside('bob', 'ann', 3)],
  )
  assert.equal(one('ball', 2.4).stand.host?.id, 'ann')
  assert.equal(one('ball', 3.95).stand.host?.id, 'bob')
})

test('a performer who bursts out of a box is in it first, and in front of it at the end', () => {
  const { posed, one } = doing(
    { cat: 'cat', box: 'cardboard-box' },
    [{ who: 'cat', does: 'burst-out', of: 'box' }],
    [{ who: 'cat', relation: 'in', to: 'box' }],
  )
  assert.ok(within(posed(0).get('box')!.box, one('cat', 0).stand.at, 0))
  const { box } = posed(3.9).get('cat')!
  assert.ok(Math.abs(box.low[1]) < 0.06, `${box.low[1]}`)
  assert.ok(!within(posed(3.9).get('box')!.box, one('cat', 3.9).stand.at, 0))
})

test('fried or flipped food lies in the pan', () => {
  for (const does of ['fry', 'flip']) {
    const { one } = doing({ ann: 'woman', egg: 'fried-egg', pan: 'frying-pan' }, [
      { who: 'ann', does, object: 'egg', with: ['pan'] },
    ])
    assert.equal(one('egg', 2).stand.host?.id, 'pan', does)
    assert.equal(one('pan', 2).stand.host?.id, 'ann', does)
  }
})

test('oars are held at one end, with their blades in the water beside the boat', () => {
  const scene = sceneOf(
    { boat: 'rowing-boat', ann: 'woman' },
    [
      {
        actions: [{ who: 'ann', does: 'row', object: 'boat', with: ['oars'], path: { to: [3, 0, 0] } }],
        placements: [{ who: 'boat', relation: 'on', to: 'p/water', facing: 90 }],
      },
    ],
    'lake',
  )
  scene.entities.push({ id: 'oars', asset: 'oar', count: 2 })
  const { posed } = stage(scene)
  const bodies = posed(2)
  const hands = [handOf(bodies.get('ann')!, 'r'), handOf(bodies.get('ann')!, 'l')]
  const side = ['oars.1', 'oars.2'].map(id => {
    const { performer, world, box } = bodies.get(id)!
    const grip = apply(world, performer.body.sockets['grip']!.at)
    assert.ok(Math.min(...hands.map(hand => distance(hand, grip))) < 0.08, id)
    assert.ok(box.low[1] < bodies.get('boat')!.box.low[1] + 0.35, `${id} ${box.low[1]}`)
    return Math.sign((box.low[2] + box.high[2]) / 2 - bodies.get('boat')!.performance.stand.at[2])
  })
  assert.notEqual(side[0], side[1])
})

test('windows, books and curtains open, and the oars of a boat move with it', () => {
  for (const [asset, bone] of [
    ['window', 'hinge.l'],
    ['book', 'cover'],
    ['curtain', 'drape.l'],
  ] as const) {
    const { posed } = doing({ ann: 'woman', it: asset }, [{ who: 'ann', does: 'open', object: 'it' }])
    const spot = (seconds: number): string => {
      const { bones, performer } = posed(seconds).get('it')!
      const { low, high } = performer.extent
      return JSON.stringify([bones.placeOf(bone, low), bones.placeOf(bone, high)])
    }
    assert.notEqual(spot(0.1), spot(3.9), asset)
  }
})

test('a person who brushes a horse comes to its side, and a leap has its natural duration', () => {
  const { one } = doing(
    { ann: 'woman', horse: 'horse', brush: 'brush' },
    [{ who: 'ann', does: 'brush', object: 'horse', with: ['brush'] }],
    [beside('ann', 'horse', 0.3)],
  )
  const { at, yaw } = one('horse', 3).stand
  const [x, , z] = one('ann', 3).stand.at
  assert.ok(Math.abs((x - at[0]) * Math.sin(yaw) + (z - at[2]) * Math.cos(yaw)) < 0.3)
  const leap = doing(
    { cat: 'cat', box: 'cardboard-box' },
    [{ who: 'cat', does: 'jump', target: 'box' }],
    [beside('box', 'cat', 0.6)],
  )
  assert.equal(leap.one('cat', 2.5).air, undefined)
})

test('a person knocks at the height of the shoulder', () => {
  const { posed } = doing(
    { ann: 'woman', door: 'door' },
    [{ who: 'ann', does: 'knock', object: 'door' }],
    [beside('door', 'ann', 0.8)],
  )
  const ann = posed(2).get('ann')!
  assert.ok(handOf(ann)[1] > 0.68 * ann.box.high[1], `${handOf(ann)[1] / ann.box.high[1]}`)
})

test('a raised hand is the visible one', () => {
  const turned = (facing: number): Posed =>
    doing(
      { ann: 'woman' },
      [{ who: 'ann', does: 'wave', target: 'camera' }],
      [{ who: 'ann', relation: 'at', to: 'p/middle', facing }],
    )
      .posed(2)
      .get('ann')!
  const [left, right] = [turned(-90), turned(90)]
  assert.ok(handOf(left, 'l')[1] > handOf(left, 'r')[1] + 0.3)
  assert.ok(handOf(right, 'r')[1] > handOf(right, 'l')[1] + 0.3)
})

test('a shot arrow or ball flies to its target and stays there', () => {
  const { one, posed } = doing(
    { ann: 'woman', bow: 'bow-and-arrow', arrow: 'arrow', goal: 'goal' },
    [{ who: 'ann', does: 'shoot', of: 'arrow', target: 'goal', with: ['bow'] }],
    [beside('goal', 'ann', 3), { who: 'arrow', relation: 'held-by', to: 'ann' }],
  )
  assert.equal(one('arrow', 0.1).stand.host?.id, 'ann')
  const { low, high } = posed(3.9).get('arrow')!.box
  assert.ok(within(posed(3.9).get('goal')!.box, [(low[0] + high[0]) / 2, 0, (low[2] + high[2]) / 2], 0.3))
})

test('a swimmer is in the water of the place unless a placement differs', () => {
  assert.equal(doing({ ann: 'woman' }, [{ who: 'ann', does: 'swim' }], [], 'lake').one('ann', 2).stand.isAfloat, true)
})

test('a given time overrides a given pace', () => {
  const { one } = doing(
    { ann: 'woman' },
    [{ who: 'ann', does: 'run', path: { to: [6, 0, 0] }, speed: 'fast', from: 0, to: 4 }],
    [{ who: 'ann', relation: 'at', to: 'p/middle' }],
  )
  assert.equal(one('ann', 3.5).stance, 'run')
})

test('an animal carries a long thing across its mouth, visible from every side', () => {
  const { one } = doing(
    { cat: 'cat', fish: 'mackerel' },
    [{ who: 'cat', does: 'take', object: 'fish' }],
    [beside('fish', 'cat', 0.4)],
  )
  const { host } = one('fish', 3.5).stand
  assert.equal(host?.id, 'cat')
  assert.equal(host?.yaw, Math.PI / 4)
})

test('a face shows its feeling during any action of the arms', () => {
  const { one } = doing({ ann: 'woman' }, [
    { who: 'ann', does: 'frown' },
    { who: 'ann', does: 'cross-arms', from: 1 },
  ])
  assert.equal(one('ann', 2).gesture, 'fold-arms')
  assert.equal(one('ann', 2).face?.feeling, 'angry')
})

test('a row gives the new asset of its object, and a document may override it', () => {
  const wrapped = (becomes?: Action['becomes']): string | undefined =>
    doing({ ann: 'woman', it: 'ball' }, [{ who: 'ann', does: 'wrap', object: 'it', ...(becomes && { becomes }) }]).one(
      'it',
      3.9,
    ).turns?.to.asset
  assert.equal(wrapped(), 'gift')
  assert.equal(wrapped({ asset: 'cake' }), 'cake')
})

test('a fired weapon stays in the hands, and the person who blows out candles stays lit', () => {
  const { one } = doing({ ann: 'woman', bow: 'bow-and-arrow' }, [
    { who: 'ann', does: 'shoot', with: ['bow'] },
    { who: 'ann', does: 'celebrate-birthday' },
  ])
  assert.equal(one('bow', 3.5).stand.host?.id, 'ann')
  assert.equal(one('ann', 3.5).lit, undefined)
})

test('a person who sits down without a seat sits on the ground', () => {
  const { one, posed } = doing({ ann: 'woman' }, [{ who: 'ann', does: 'sit-down', from: 0, to: 2 }])
  assert.equal(one('ann', 3).stand.posture, 'sit')
  const [before, after] = [0, 3].map(time => posed(time).get('ann')!.box)
  assert.ok(after!.high[1] < 0.85 * before!.high[1] && Math.abs(after!.low[1]) < 0.02, JSON.stringify([before, after]))
})

test('two people on a seesaw alternate in height', () => {
  const { posed } = doing(
    { ann: 'girl', bob: 'boy', see: 'seesaw' },
    [
      { who: 'ann', does: 'ride', object: 'see' },
      { who: 'bob', does: 'ride', object: 'see' },
    ],
    [
      { who: 'see', relation: 'at', to: 'p/middle', facing: 90 },
      { who: 'ann', relation: 'seated-on', to: 'see/front' },
      { who: 'bob', relation: 'seated-on', to: 'see/back' },
    ],
  )
  const higher = Array.from({ length: 16 }, (_, nth) => {
    const bodies = posed(0.25 * nth)
    return bodies.get('ann')!.box.low[1] - bodies.get('bob')!.box.low[1]
  })
  assert.ok(Math.max(...higher) > 0.25 && Math.min(...higher) < -0.25, higher.map(one => one.toFixed(2)).join())
})

test('an umbrella covers both of two people who stand close', () => {
  for (const side of ['left', 'right'] as const) {
    const { posed } = doing(
      { ann: 'woman', bob: 'man', umbrella: 'umbrella' },
      [],
      [
        { who: 'bob', relation: 'at', to: 'p/middle', facing: 'camera' },
        { who: 'ann', relation: 'beside', to: 'bob', side, distance: 0.05, facing: 'camera' },
        { who: 'umbrella', relation: 'held-by', to: 'bob' },
      ],
    )
    const bodies = posed(1)
    for (const id of ['ann', 'bob'])
      assert.ok(within(bodies.get('umbrella')!.box, headOf(bodies.get(id)!), 0.05), `${id}, ${side}`)
  }
})

test('a portrait is painted of its model', () => {
  const { one } = doing({ ann: 'woman', easel: 'easel', cat: 'cat' }, [
    { who: 'ann', does: 'paint', object: 'easel', of: 'cat' },
  ])
  assert.equal(one('ann', 2).writing?.of, 'cat')
})

test('a floating or flying thing rises when it is released, and anything else falls', () => {
  const heightOf = (asset: string): number =>
    doing(
      { ann: 'girl', it: asset },
      [{ who: 'ann', does: 'release', object: 'it', from: 0.5 }],
      [{ who: 'it', relation: 'held-by', to: 'ann' }],
    ).one('it', 3.8).stand.at[1]
  for (const asset of ['balloon', 'kite', 'dove']) assert.ok(heightOf(asset) > 1.5, asset)
  for (const asset of ['apple', 'book']) assert.ok(heightOf(asset) < 0.2, asset)
})

test('driven animals keep their distance from each other', () => {
  const scene = sceneOf({ ann: 'shepherd' }, [
    {
      placements: [
        { who: 'flock', relation: 'at', facing: 90 },
        { who: 'ann', relation: 'beside', to: 'flock', side: 'left', distance: 0.4, facing: 90 },
      ],
      actions: [{ who: 'ann', does: 'herd', object: 'flock' }],
    },
  ])
  const { now } = stage({ ...scene, entities: [...scene.entities, { id: 'flock', asset: 'sheep', count: 4 }] })
  for (const seconds of [0.5, 2, 3.8]) {
    const sheep = [...now(seconds)].filter(([id]) => id !== 'ann').map(([, { stand }]) => stand.at)
    assert.equal(sheep.length, 4)
    for (const [nth, one] of sheep.entries())
      for (const other of sheep.slice(nth + 1)) assert.ok(distance(one, other) > 0.3, String(seconds))
  }
})

test('a drink that fills itself rises, and a rider who is placed on a board stands from the start', () => {
  const wine = stage(sceneOf({ wine: 'wine' }, [{ actions: [{ who: 'wine', does: 'fill' }] }]))
  assert.ok(wine.one('wine', 0.3).filled! < 0.2 && wine.one('wine', 3.9).filled! > 0.9)
  const rider = stage(
    sceneOf({ ann: 'woman', board: 'snowboard' }, [
      {
        placements: [
          { who: 'ann', relation: 'standing-on', to: 'board' },
          { who: 'board', relation: 'at', facing: 90 },
        ],
        actions: [{ who: 'ann', does: 'snowboard', object: 'board' }],
      },
    ]),
  )
  assert.equal(rider.one('ann', 0.1).stance, rider.one('ann', 3).stance)
})

test('a thing that lies in a vessel melts down and not through its wall', () => {
  const scene = sceneOf({ bar: 'chocolate-bar', bowl: 'bowl' }, [
    { placements: [{ who: 'bar', relation: 'in', to: 'bowl' }], actions: [{ who: 'bar', does: 'melt' }] },
  ])
  const { posed } = stage(scene)
  const [before, after] = [0, 3.9].map(seconds => posed(seconds).get('bar')!)
  const [bar, bowl] = ['bar', 'bowl'].map(id => posed(0).get(id)!.box)
  for (const axis of [0, 2] as const)
    assert.ok(bar!.low[axis] > bowl!.low[axis] - 0.01 && bar!.high[axis] < bowl!.high[axis] + 0.01)
  const wide = ({ box: { low, high } }: Posed): number => Math.max(high[0] - low[0], high[2] - low[2])
  assert.ok(wide(after!) <= wide(before!) + 1e-6)
  const tall = ({ box: { low, high } }: Posed): number => high[1] - low[1]
  assert.ok(tall(after!) < 0.5 * tall(before!))
})

test('typing hands are at the keys of a laptop, not at its screen', () => {
  const laptop: Placement = { who: 'laptop', relation: 'on', to: 'table', offset: [0, 0, -0.2], facing: 'ann' }
  const { now, posed } = stage(
    sceneOf({ ann: 'woman', table: 'table', laptop: 'laptop', chair: 'chair' }, [
      {
        placements: [
          { who: 'chair', relation: 'behind', to: 'table', distance: 0.04, facing: 'camera' },
          { who: 'ann', relation: 'seated-on', to: 'chair' },
          laptop,
        ],
        actions: [{ who: 'ann', does: 'type', object: 'laptop' }],
      },
    ]),
  )
  assert.equal(now(3).get('ann')?.hand?.part, 'keys')
  const { low, high } = posed(3).get('laptop')!.box
  const { bones, world } = posed(3).get('ann')!
  for (const mark of ['r', 'l']) {
    const bone = posed(3).get('ann')!.performer.body.sockets[`hand.${mark}`]!
    const hand = apply(world, bones.placeOf(bone.bone, bone.at))
    assert.ok(hand[1] < low[1] + 0.6 * (high[1] - low[1]), `${hand[1]} of ${low[1]} to ${high[1]}`)
  }
})

test('a dive through the surface needs one: under water, and on land, there is none', () => {
  const dives = (place: string): string[] =>
    doing({ bird: 'penguin' }, [{ who: 'bird', does: 'dive' }], [], place)
      .one('bird', 2)
      .events.map(({ event }) => event)
  assert.ok(dives('sea').includes('dive'))
  assert.deepEqual(dives('underwater'), [])
  assert.ok(!dives('meadow').includes('dive'))
})

test('a bird on a shoulder sits beside the head, not in it', () => {
  const posed = doing(
    { man: 'man', bird: 'parrot' },
    [],
    [{ who: 'bird', relation: 'held-by', to: 'man/shoulders' }],
  ).posed(1)
  const [man, bird] = [posed.get('man')!, posed.get('bird')!]
  const tall = man.box.high[1] - man.box.low[1]
  const middle = (bird.box.low[0] + bird.box.high[0]) / 2
  assert.ok(Math.abs(middle - (man.box.low[0] + man.box.high[0]) / 2) > 0.11 * tall, `${middle}`)
  const foot = (bird.box.low[1] - man.box.low[1]) / tall
  assert.ok(foot > 0.55 && foot < 0.75, `${foot}`)
})

test('a tree is climbed at its trunk, below the crown', () => {
  const { one } = doing(
    { boy: 'boy', tree: 'tree' },
    [{ who: 'boy', does: 'climb', object: 'tree' }],
    [
      { who: 'tree', relation: 'at' },
      { who: 'boy', relation: 'beside', to: 'tree', side: 'left' },
    ],
  )
  const [boy, tree] = [one('boy', 3.9).stand.at, one('tree', 3.9).stand.at]
  const far = Math.hypot(boy[0] - tree[0], boy[2] - tree[2])
  assert.ok(far < 0.8, `${far}`)
  assert.ok(boy[1] > 1 && boy[1] < 5, `${boy[1]}`)
})
