import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action, Entity, Placement, Scene } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../src/bodies/body.ts'
import { bodyExtent } from '../../src/bodies/extent.ts'
import { apply, applyTurn, distance, multiply } from '../../src/bodies/vectors.ts'
import { paceWithin } from '../../src/looks/letter-entrances.ts'
import { performScene } from '../../src/stage/act/perform-scene.ts'
import { poseCompany } from '../../src/stage/draw/pose-company.ts'
import { letterMeshes, type Surface, writingPoint } from '../../src/stage/draw/surfaces.ts'
import { thickenedBy } from '../../src/bodies/thicken-stick.ts'
import type { Posed } from '../../src/stage/film/posed.ts'
import { AS_SAID, frameCamera } from '../../src/stage/film/frame-camera.ts'
import { scoreOf } from '../../src/stage/film/score-view.ts'
import { projector } from '../../src/stage/film/view.ts'
import { VERTEX_WORDS } from '../../src/raster/mesh.ts'
import { resolvePerformers } from '../../src/stage/resolve/resolve-performers.ts'
import { resolvePlace } from '../../src/stage/resolve/resolve-place.ts'
import { createSceneNotes } from '../../src/stage/scene-notes.ts'

/** What a document of one shot shows, without drawing it: performances and poses at a second. */
function shown(
  cast: Record<string, string | Omit<Entity, 'id'>>,
  placements: Placement[],
  actions: Action[] = [],
  { place = 'meadow', camera = [0, 1.5, -2] as Point, looks }: { place?: string; camera?: Point; looks?: string } = {},
) {
  const entities = Object.entries(cast).map(
    ([id, asset]): Entity => ({ id, ...(typeof asset === 'string' ? { asset } : asset) }),
  )
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 4,
    entities,
    places: [{ id: 'p', asset: place }],
    shots: [
      {
        from: 0,
        to: 4,
        place: 'p',
        placements,
        actions,
        ...(looks && { looks: [{ who: entities[0]!.id, at: looks }] }),
      },
    ],
  }
  const notes = createSceneNotes()
  const company = resolvePerformers(scene, 1, notes)
  const places = new Map(scene.places.map(said => [said.id, resolvePlace(said, 1)]))
  const performed = performScene({ scene, company, places, notes })(0)
  const { room } = places.get('p')!
  return {
    room,
    company,
    stands: performed.stands,
    at: (seconds: number) => performed.performance.at(seconds),
    posed: (seconds: number): Map<string, Posed> =>
      poseCompany({
        company,
        room,
        now: performed.performance.at(seconds),
        phase: () => 0.3,
        camera,
        surface: () => undefined,
        seenAs: one => one,
      }),
  }
}

const handOf = ({ performer, bones, world }: Posed, mark: 'r' | 'l'): Point => {
  const { bone, at } = performer.body.sockets[`hand.${mark}`]!
  return apply(world, bones.placeOf(bone, at))
}
const middleOf = ({ box: { low, high } }: Posed): Point => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
]

const BOARD: Surface = { world: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0], width: 0.6, height: 0.6, ink: '#101010' }

test('a text of two lines is written line by line, with the hand at its letter', () => {
  const meshes = letterMeshes('SALES -40%', BOARD)
  const highest = meshes.map(({ vertices }) =>
    Math.max(...Array.from({ length: vertices.length / VERTEX_WORDS }, (_, at) => vertices[at * VERTEX_WORDS + 1]!)),
  )
  const firstLow = highest.findIndex(y => y < 0)
  assert.ok(firstLow > 2, highest.join(' '))
  assert.ok(
    highest.every((y, at) => y > 0 === at < firstLow),
    highest.join(' '),
  )
  const [first, second] = [0.1, 0.9].map(share => writingPoint(BOARD, share, 'SALES -40%')) as [Point, Point]
  assert.ok(first[1] > 0 && second[1] < 0, `${first[1]} ${second[1]}`)
})

test('falling letters are all there before the middle of their time', () => {
  for (const [seconds, count] of [
    [0.9, 4],
    [0.3, 12],
    [4, 3],
  ] as const) {
    const { next, falls } = paceWithin(seconds, count, 'falling')
    assert.ok(next * (count - 1) + falls <= seconds + 1e-9)
  }
})

test('eyes look down by the part that the head does not', () => {
  const { posed } = shown(
    { ann: 'woman', it: 'candle' },
    [{ who: 'it', relation: 'before', to: 'ann', distance: 0.2 }],
    [],
    { looks: 'it' },
  )
  assert.ok(posed(1).get('ann')!.gaze![1] < -0.3, JSON.stringify(posed(1).get('ann')!.gaze))
})

test('all candles of a group are dark before the first is lit', () => {
  const { at } = shown(
    { ann: 'woman', candles: { asset: 'candle', count: 3, members: ['a', 'b', 'c'] } },
    [{ who: 'candles', relation: 'before', to: 'ann' }],
    [{ who: 'ann', does: 'light', object: 'a', from: 1, to: 2 }],
  )
  assert.deepEqual(
    ['a', 'b', 'c'].map(id => at(0).get(id)!.lit),
    [false, false, false],
  )
  assert.deepEqual(
    ['a', 'b', 'c'].map(id => at(3).get(id)!.lit),
    [true, false, false],
  )
})

test('a thing that appears or grows later is unseen or small before, unless it was there until it vanished', () => {
  const { at, posed } = shown(
    { ann: 'woman', box: 'crate', rose: 'rose', bird: 'sparrow', egg: 'egg' },
    [
      { who: 'box', relation: 'at', to: 'p/middle' },
      { who: 'rose', relation: 'beside', to: 'box' },
      { who: 'bird', relation: 'on', to: 'box' },
      { who: 'egg', relation: 'beside', to: 'rose' },
      { who: 'ann', relation: 'behind', to: 'box' },
    ],
    [
      { who: 'box', does: 'appear', from: 2, to: 3 },
      { who: 'rose', does: 'grow', from: 2, to: 3 },
      { who: 'bird', does: 'vanish', from: 0.5, to: 1 },
      { who: 'bird', does: 'appear', from: 2, to: 3 },
      { who: 'ann', does: 'conjure', of: 'egg', from: 2, to: 3 },
    ],
  )
  const opacities = (seconds: number): (number | undefined)[] =>
    ['box', 'bird', 'egg'].map(id => posed(seconds).get(id)!.turnout?.opacity ?? 1)
  assert.deepEqual(opacities(0), [0, 1, 0])
  assert.deepEqual(opacities(1.5), [0, 0, 0])
  assert.deepEqual(opacities(3.5), [1, 1, 1])
  const sizes = [0, 3.5].map(seconds =>
    at(seconds)
      .get('rose')!
      .events.map(({ event, seconds: since }) => [event, since]),
  )
  assert.deepEqual(sizes, [[['grow', 0]], [['grow', 1.5]]])
})

test('a performer who pulls a flying thing stays, and keeps the given direction', () => {
  const { at, stands } = shown(
    { boy: 'boy', kite: 'kite' },
    [
      { who: 'boy', relation: 'at', to: 'p/middle', facing: -90 },
      { who: 'kite', relation: 'above', to: 'boy', offset: [-1.5, 1.5, 0] },
    ],
    [{ who: 'boy', does: 'pull', object: 'kite' }],
  )
  const { at: there, yaw } = at(3).get('boy')!.stand
  assert.ok(distance(there, stands.get('boy')!.at) < 0.01)
  assert.ok(Math.abs(Math.sin(yaw - stands.get('boy')!.yaw)) < 0.01)
})

test('a performer with an exact placement within reach does not walk up', () => {
  const { at, stands } = shown(
    { kid: 'child', castle: 'sandcastle' },
    [{ who: 'kid', relation: 'beside', to: 'castle', side: 'left', distance: 0.2, facing: 'castle' }],
    [{ who: 'kid', does: 'build', object: 'castle' }],
  )
  for (const seconds of [0.5, 2, 3.9]) assert.deepEqual(at(seconds).get('kid')!.stand.at, stands.get('kid')!.at)
})

test('a hand does not hide a small held thing, and the visible hand is used', () => {
  for (const asset of ['egg', 'match', 'phone']) {
    const holding = (camera: Point) => {
      const bodies = shown({ ann: 'woman', it: asset }, [{ who: 'it', relation: 'held-by', to: 'ann' }], [], {
        camera,
      }).posed(1)
      return { ann: bodies.get('ann')!, it: bodies.get('it')! }
    }
    const front = holding([0, 1.5, -2])
    const { low, high } = front.it.box
    const fist = 0.062 * front.ann.performer.scale
    const hand = handOf(front.ann, 'r')
    const out = Math.max(high[1] - hand[1], hand[2] - low[2], high[2] - hand[2])
    assert.ok(out > fist + 0.3 * Math.max(high[1] - low[1], high[2] - low[2]), `${asset} ${out}`)
    const z = front.ann.performance.stand.at[2]
    // She faces the camera of the place: her left is at the right of the picture.
    for (const [x, mark, other] of [
      [6, 'l', 'r'],
      [-6, 'r', 'l'],
    ] as const) {
      const { ann, it } = holding([x, 1.5, z])
      assert.ok(
        distance(middleOf(it), handOf(ann, mark)) < distance(middleOf(it), handOf(ann, other)),
        `${asset} ${mark}`,
      )
    }
  }
})

test('several balloons in one hand are beside each other', () => {
  const bodies = shown({ ann: 'clown', it: { asset: 'balloon', count: 3 } }, [
    { who: 'it', relation: 'held-by', to: 'ann' },
  ]).posed(1)
  const places = ['it.1', 'it.2', 'it.3'].map(id => middleOf(bodies.get(id)!))
  for (const [at, place] of places.entries())
    for (const other of places.slice(at + 1)) assert.ok(distance(place, other) > 0.15, `${distance(place, other)}`)
})

test('a player who dunks is in the air with the ball at the ring of the hoop', () => {
  const { at, room } = shown(
    { ann: 'basketball-player', ball: 'basketball' },
    [
      { who: 'ann', relation: 'before', to: 'p/hoop', distance: 3, facing: 'p/hoop' },
      { who: 'ball', relation: 'held-by', to: 'ann' },
    ],
    [
      { who: 'ann', does: 'dribble', object: 'ball', path: { to: 'p/hoop' }, from: 0, to: 1.4 },
      { who: 'ann', does: 'dunk', object: 'ball', from: 1.4, to: 2.8 },
    ],
    { place: 'basketball-court' },
  )
  const { ring } = room.anchor('hoop')!.spots[0]!
  assert.ok(at(2.2).get('ann')!.stand.at[1] > 0.4, `${at(2.2).get('ann')!.stand.at[1]}`)
  assert.ok(distance(at(2.42).get('ball')!.stand.at, ring!) < 0.3)
})

test('a thing with an exact placement beside another on furniture does not push it off', () => {
  const { stands, room } = shown(
    { lamp: 'table-lamp', clock: 'alarm-clock' },
    [
      { who: 'lamp', relation: 'on', to: 'p/nightstand' },
      { who: 'clock', relation: 'on', to: 'p/nightstand', near: 'lamp', side: 'left', distance: 0.05 },
    ],
    [],
    { place: 'bedroom' },
  )
  const { at, size } = room.anchor('nightstand')!.spots[0]!
  for (const id of ['lamp', 'clock']) {
    const stand = stands.get(id)!
    assert.ok(Math.abs(stand.at[0] - at[0]) < size[0] / 2 && Math.abs(stand.at[2] - at[2]) < size[2] / 2, id)
  }
})

test('a handstand has the hands on the ground, not the head', () => {
  for (const asset of ['child', 'man']) {
    const ann = shown({ ann: asset }, [{ who: 'ann', relation: 'at' }], [{ who: 'ann', does: 'handstand' }])
      .posed(2)
      .get('ann')!
    const { body } = ann.performer
    const head = bodyExtent({ ...body, parts: body.parts.filter(({ bone }) => bone === 'head') }, ann.bones)
    assert.ok(handOf(ann, 'r')[1] < 0.12 && handOf(ann, 'l')[1] < 0.12, asset)
    const lowest = Math.min(
      ...[head.low, head.high].flatMap(([x]) =>
        [head.low[1], head.high[1]].map(y => apply(ann.world, [x, y, head.low[2]])[1]),
      ),
    )
    assert.ok(lowest > 0.03, `${asset} ${lowest}`)
  }
})

test('a performer who pushes a thing has both hands on it, apart', () => {
  const bodies = shown(
    { ann: 'nurse', chair: 'wheelchair' },
    [{ who: 'ann', relation: 'behind', to: 'chair', distance: 0.05, facing: 'camera' }],
    [{ who: 'ann', does: 'push', object: 'chair', path: { to: [0, 0, 2] } }],
  ).posed(2)
  const [r, l] = [handOf(bodies.get('ann')!, 'r'), handOf(bodies.get('ann')!, 'l')]
  const { performer, world } = bodies.get('chair')!
  const { vertices } = performer.mesh
  const points = Array.from({ length: vertices.length / VERTEX_WORDS }, (_, at) =>
    apply(world, [vertices[at * VERTEX_WORDS]!, vertices[at * VERTEX_WORDS + 1]!, vertices[at * VERTEX_WORDS + 2]!]),
  )
  for (const hand of [r, l]) {
    const far = Math.min(...points.map(point => distance(hand, point)))
    assert.ok(far < 0.13, `${far}`)
  }
  assert.ok(distance(r, l) > 0.25, `${distance(r, l)}`)
})

test('a held thing is above the counter in front of its holder', () => {
  const { posed, room } = shown(
    { ann: 'baker', loaf: 'bread' },
    [
      { who: 'ann', relation: 'behind', to: 'p/counter', facing: 'camera' },
      { who: 'loaf', relation: 'held-by', to: 'ann' },
    ],
    [],
    { place: 'bakery' },
  )
  const { low, high } = posed(1).get('loaf')!.box
  assert.ok((low[1] + high[1]) / 2 > room.anchor('counter')!.spots[0]!.top, `${low[1]}`)
})

test("a stick thinner than a line is drawn with a line's thickness, and the rest is unchanged", () => {
  const { company } = shown({ match: 'match', ball: 'ball' }, [])
  const [match, ball] = ['match', 'ball'].map(id => company.byId(id)!) as [Posed['performer'], Posed['performer']]
  assert.ok(thickenedBy(match.extent, match.scale, 100, 360)![0]! > 2)
  assert.equal(thickenedBy(match.extent, match.scale, 5_000, 360), undefined)
  assert.equal(thickenedBy(ball.extent, ball.scale, 1, 360), undefined)
})

test('a frame of two people from the waist up ends at the waist at any width', () => {
  const frame = { width: 640, height: 360 }
  const person = (x: number) => ({ low: [x - 0.3, 0.7, 4], high: [x + 0.3, 1.7, 4.4] }) as const
  const room = {
    middle: [0, 0, 4],
    low: [-50, 0, -50],
    high: [50, 9, 50],
    anchor: () => undefined,
    isFree: false,
    isBackdrop: false,
  } as const
  const view = frameCamera(
    { camera: { size: 'waist' }, regions: [person(-1.4), person(1.4)], side: [0, -1], frame, room },
    AS_SAID,
  )
  const [, below] = projector(view, frame)([0, 0.7, 4])
  assert.ok(below > 0.88 && below < 1.02, `${below}`)
})

test('a camera with a given side does not leave it for a face', () => {
  const { company } = shown({ ann: 'woman' }, [{ who: 'ann', relation: 'at' }])
  const region = { low: [0, 0, 0], high: [1, 1, 1] } as const
  const ann = { ids: ['ann'], weight: 1, within: region, name: 'ann', target: 0 }
  const subjects = [ann, { ...ann, ids: ['wall'], name: 'wall', target: 1 }]
  const seen = (face: number) => new Map([['ann', { inFrame: 1, visible: 1, high: 1, area: 0.2, face }]])
  const gain = (from: 'front' | undefined): number => {
    const shot = { from: 0, to: 1, place: 'p', camera: { ...(from && { from }) } }
    return scoreOf(subjects, seen(1), shot, company, undefined) - scoreOf(subjects, seen(0), shot, company, undefined)
  }
  assert.ok(gain('front') < 0.6 * gain(undefined), `${gain('front')}`)
})

test('a face with an expression and no target turns to the camera, unless the camera is behind', () => {
  const turnOf = (facing: number): number => {
    const { posed } = shown({ ann: 'woman' }, [{ who: 'ann', relation: 'at', facing }], [{ who: 'ann', does: 'laugh' }])
    const { world, bones, performer, yaw } = posed(2).get('ann')!
    const head = performer.body.bones.findIndex(({ name }) => name === 'head')
    const [x, , z] = applyTurn(multiply(world, bones.matrices[head]!), [0, 0, 1])
    return Math.atan2(Math.sin(Math.atan2(x, z) - yaw), Math.cos(Math.atan2(x, z) - yaw))
  }
  // Who faces left has the camera at the left hand.
  assert.ok(turnOf(-90) < -0.4, `${turnOf(-90)}`)
  assert.ok(turnOf(90) > 0.4, `${turnOf(90)}`)
  assert.ok(Math.abs(turnOf(180)) < 0.3, `${turnOf(180)}`)
})
