import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { ShotCamera } from '../../src/camera/shot-camera.ts'
import { type Camera, type Place, PLACES, type Subject } from '../../src/direct/shot-list.ts'
import type { ArrangeOptions, Spot } from '../../src/scene/arrangement.ts'
import { bringToScale } from '../../src/scene/bring-to-scale.ts'
import { chooseView, dropsAngle } from '../../src/scene/choose-view.ts'
import { findLightPlaces } from '../../src/scene/find-light-places.ts'
import { footRowAt, isWaterAt } from '../../src/scene/ground.ts'
import { orderChase } from '../../src/scene/order-chase.ts'
import { lookOverShoulder } from '../../src/scene/over-shoulder.ts'
import { paintMoonGround } from '../../src/scene/paint-moon-ground.ts'
import { setCourses } from '../../src/scene/set-courses.ts'
import type { SolidActor } from '../../src/scene/solid.ts'
import { spreadInAir } from '../../src/scene/spread-in-air.ts'
import { measureExtents } from '../../src/scene/extents.ts'
import { arrangeFigures } from '../../src/scene/arrange-figures.ts'
import { drawPlate } from '../../src/scenery/draw-plate.ts'
import { KINDS } from '../../src/scenery/plate.ts'
import { castOf, FRAME, levelPlate, memberOf, spotOf } from './level-plate.ts'
import { solidOf } from './posed-solid.ts'
import { shotOf, subjectOf } from './shots.ts'

const plate = levelPlate()
const { focal, centreX } = plate.ground

describe('whoever goes after somebody', () => {
  const runner = (index: number, verb?: string, to?: number, more: Partial<Spot> = {}): Spot =>
    spotOf(
      {
        ...memberOf('🐕'),
        index,
        subject: subjectOf('🐕', { deeds: verb === undefined ? [] : [{ verb, words: '', to: to! }] }),
      },
      { x: 60 + 30 * index, ...more },
    )

  test('is behind on the way that the other goes, at the same distance, on the ground, and has not caught it', () => {
    for (const verb of ['chase', 'follow', 'herd'])
      for (const faces of [1, -1] as const) {
        const [hunted, hunter] = [
          runner(0, undefined, undefined, { faces, depth: 6 }),
          runner(1, verb, 0, { depth: 9 }),
        ]
        const tall = hunter.height * hunter.depth
        orderChase([hunted, hunter], plate, FRAME)
        assert.ok((hunted.x - hunter.x) * faces > 0, `${verb} ${faces}`)
        const long = (one: Spot): number => one.height * (one.extents.left + one.extents.right)
        assert.ok(Math.abs(hunted.x - hunter.x) > (long(hunted) + long(hunter)) / 2, 'both are seen')
        assert.deepEqual([hunter.depth, hunter.faces], [6, faces])
        assert.ok(Math.abs(hunter.height * hunter.depth - tall) < 1e-6, 'as large as it was')
        for (const one of [hunted, hunter]) assert.equal(one.y, footRowAt(plate, one.x, one.depth))
      }
  })

  test('is led or fled from: then it is the other that is ahead', () => {
    for (const verb of ['lead', 'flee']) {
      const [other, leader] = [runner(0), runner(1, verb, 0)]
      orderChase([other, leader], plate, FRAME)
      assert.ok(leader.x > other.x, verb)
    }
    const apart = (verb: string): number => {
      const [first, last] = [runner(0), runner(1, verb, 0)]
      orderChase([first, last], plate, FRAME)
      return first.x - last.x
    }
    assert.ok(apart('chase') > apart('follow'), 'who is chased runs further ahead')
  })

  test('and overtakes is nearer to the camera, faster and goes the same way; both stand on their ground', () => {
    const [slow, fast] = [
      runner(0, undefined, undefined, { faces: -1, depth: 6 }),
      runner(1, 'overtake', 0, { depth: 5 }),
    ]
    orderChase([slow, fast], plate, FRAME)
    assert.ok(fast.depth < slow.depth && fast.depth > 6, 'further off than before, so that both are seen')
    assert.ok(fast.pace! > 1 && slow.pace! < 1 && fast.faces === -1)
    for (const one of [slow, fast]) assert.equal(one.y, footRowAt(plate, one.x, one.depth))
    assert.ok(slow.y < fast.y)
  })

  test('stays where it is if the other is in the air, or is nobody', () => {
    const [bird, cat] = [runner(0, undefined, undefined, { stance: 'air' }), runner(1, 'chase', 0)]
    const stray = runner(2, 'chase', 7)
    const before = [bird, cat, stray].map(({ x, y }) => [x, y])
    orderChase([bird, cat, stray], plate, FRAME)
    assert.deepEqual(
      [bird, cat, stray].map(({ x, y }) => [x, y]),
      before,
    )
  })
})

describe('in scale', () => {
  const standing = (who: string, more: Partial<Spot>): Spot => spotOf(memberOf(who), more)
  const scaled = (spots: Spot[], place: Place, camera: Partial<Camera> = {}): void =>
    bringToScale(spots, {
      shot: shotOf([], { place, camera: { move: 'still', framing: 'medium', speed: 'slow', ...camera } }),
      clusters: spots.map(({ member }) => ({ root: member })),
      plate,
      frame: FRAME,
      seeded: seededRandom(1),
    } satisfies ArrangeOptions)
  /** Times as large as in life. */
  const times = ({ height, depth, member }: Spot): number => (height * depth) / focal / member.metres

  test('nobody is a giant or a dwarf in a room, and who is of about his size stays so', () => {
    const [giant, dwarf, right] = [3, 0.4, 1.1].map(by => {
      const spot = standing('👩', { depth: 8, x: 92 })
      spot.height = (by * focal * spot.member.metres) / spot.depth
      return spot
    }) as [Spot, Spot, Spot]
    scaled([giant, dwarf, right], 'room')
    assert.ok(times(giant) > 1.2 && times(giant) < 1.6 && times(dwarf) > 0.6 && times(dwarf) < 1)
    assert.ok(Math.abs(times(right) - 1.1) < 1e-9)
    assert.equal(giant.y, footRowAt(plate, giant.x, giant.depth))
  })

  test('in the open all are measured by the main one, whatever its size is', () => {
    const main = { ...standing('👩', { depth: 8, height: 60 }) }
    const other = standing('👨', { depth: 8, height: 10 })
    other.member.index = 1
    const before = main.height
    scaled([main, other], 'desert')
    assert.equal(main.height, before)
    assert.ok(other.height > 0.6 * main.height && other.height < main.height, `${other.height}`)
  })

  test('from above, in space and in the air nothing is measured', () => {
    for (const [place, camera, stance] of [
      ['room', { angle: 'top' }, 'ground'],
      ['space', {}, 'ground'],
      ['room', {}, 'air'],
    ] as const) {
      const spot = standing('👩', { depth: 8, height: 2, stance })
      scaled([spot], place, camera)
      assert.equal(spot.height, 2)
    }
  })

  test('what is made larger still fits into the frame', () => {
    const dog = standing('🐕', { depth: 1, height: 3 })
    const wide = standing('🐘', { depth: 1, height: 3 })
    scaled([dog, wide], 'room')
    for (const { height, extents } of [dog, wide]) {
      assert.ok(height * extents.up <= 0.85 * FRAME.height)
      assert.ok(height * (extents.left + extents.right) <= 0.91 * FRAME.width)
    }
  })
})

describe('the camera', () => {
  const eyeFor = (who: string, camera: Partial<Camera> = {}, place: Place = 'meadow'): number | undefined => {
    const how: Camera = { move: 'still', framing: 'medium', speed: 'slow', ...camera }
    return chooseView(shotOf([subjectOf(who)], { place, camera: how }), castOf([[who]])).eye
  }

  test('is as high as who is looked at asks for: low for a cat, not above a man for a house', () => {
    const [cat, child, man, house] = ['🐈', '👧', '👨', '🏠'].map(who => eyeFor(who)!)
    assert.ok(cat! < child! && child! < man! && man! <= house!, `${cat} ${child} ${man} ${house}`)
    assert.ok(cat! >= 0.3 && house! <= 2.3 && man! > 0.9 && man! < 2)
  })

  test('stays where a place is seen best, and where there is no ground', () => {
    for (const place of ['table', 'sky', 'space', 'underwater', 'stage', 'sea'] as const)
      assert.equal(eyeFor('🐈', {}, place), undefined, place)
  })

  test('goes down for a low angle and up for a high one, to the roofs and beyond for the others', () => {
    const eye = (angle?: Camera['angle']): number => eyeFor('👨', angle && { angle })!
    assert.ok(eye('low') < 0.6 * eye() && eye('high') > 1.5 * eye())
    assert.ok(eye('top') > eye('high') && eye('aerial') >= 12)
    const horizon = (angle: NonNullable<Camera['angle']>): number =>
      chooseView(
        shotOf([subjectOf('👨')], {
          place: 'meadow',
          camera: { move: 'still', framing: 'medium', speed: 'slow', angle },
        }),
        castOf([['👨']]),
      ).horizon!
    assert.ok(horizon('low') > 0.6 && horizon('high') < 0.3 && horizon('top') < -0.8, 'looks up, and down')
  })

  test('looks right down on a table, where the words ask for it, and from below a ceiling', () => {
    const from = (place: Place): ReturnType<typeof chooseView> =>
      chooseView(
        shotOf([subjectOf('☕')], { place, camera: { move: 'still', framing: 'medium', speed: 'slow', angle: 'top' } }),
        castOf([['☕']]),
      )
    assert.ok(from('table').horizon! < -0.5 && from('table').eye! > 0.8)
    assert.ok(from('room').horizon! < 0 && from('room').horizon! > from('meadow').horizon!)
  })

  test('looks down from a high angle in every place, or says that it does not', () => {
    for (const place of PLACES) {
      const steepness = (angle?: Camera['angle']): { down: number; horizon: number } | undefined => {
        const camera: Camera = { move: 'still', framing: 'medium', speed: 'slow', ...(angle && { angle }) }
        const shot = shotOf([subjectOf('👩')], { place, camera })
        if (dropsAngle(shot)) return undefined
        const drawn = drawPlate({
          place,
          time: 'noon',
          weather: 'clear',
          season: 'summer',
          look: 'plain',
          seed: 1,
          quality: 'draft',
          width: 64,
          height: 64,
          ...chooseView(shot, castOf([['👩']])),
        })
        const { eye, near, heights, horizonY } = drawn.ground
        return { down: (eye - heights[heights.length >> 1]!) / near, horizon: horizonY / drawn.height }
      }
      const [level, high] = [steepness()!, steepness('high')]
      const isNoted = ['sea', 'skyline', 'space', 'underwater', 'sky', 'abstract'].includes(place)
      assert.equal(high === undefined, isNoted, place)
      if (!high) continue
      assert.ok(high.down > 1.25 * level.down, `${place}: ${high.down} from ${level.down}`)
      assert.ok(high.horizon < level.horizon - 0.1, place)
    }
  })

  test('looks down on a stage from the gallery and from the rig, so that the boards fill the frame', () => {
    const from = (angle: NonNullable<Camera['angle']>): ReturnType<typeof chooseView> =>
      chooseView(
        shotOf([subjectOf('👩')], {
          place: 'stage',
          camera: { move: 'still', framing: 'medium', speed: 'slow', angle },
        }),
        castOf([['👩']]),
      )
    assert.ok(from('high').eye! > 3.5 && from('high').horizon! < 0)
    assert.ok(from('top').eye! > from('high').eye! && from('top').horizon! < -0.8)
    assert.ok(from('low').eye! < 0.6 && from('low').horizon! > 0.6)
  })

  const actorWith = (who: string, index: number, height: number): SolidActor =>
    ({
      spot: spotOf({ ...memberOf(who), index }, { x: 100, depth: 6, height }),
      solid: solidOf(who),
    }) as unknown as SolidActor

  test('looks over a shoulder: the second is near, at the other side and turned to the first, who looks back', () => {
    const actors = [0, 1].map(
      index =>
        ({
          spot: spotOf({ ...memberOf('👩'), index }, { x: index === 0 ? 80 : 120, depth: 6, height: 35 }),
          solid: solidOf('👩'),
        }) as unknown as SolidActor,
    )
    lookOverShoulder(actors, plate, FRAME)
    const [seen, near] = actors.map(({ stands }) => stands!)
    assert.ok(near!.foot[2] < 0.7 * seen!.foot[2] && near!.foot[2] > 0.5)
    assert.ok(near!.foot[0] > seen!.foot[0], 'the first is left of the middle')
    const toSeen = Math.atan2(seen!.foot[0] - near!.foot[0], seen!.foot[2] - near!.foot[2])
    assert.ok(Math.abs(near!.yaw - toSeen) < 1e-9 && Math.abs(seen!.yaw - near!.yaw - Math.PI) < 1e-9)
    assert.equal(near!.foot[1], seen!.foot[1])
    const [dog, girl] = [actorWith('🐕', 1, 20), actorWith('👧', 0, 50)]
    lookOverShoulder([dog, girl], plate, FRAME)
    assert.ok(girl.stands!.foot[2] < dog.stands!.foot[2], 'who looks at a dog is near')
    const alone = [{ ...actors[0]!, stands: undefined }] as unknown as SolidActor[]
    lookOverShoulder(alone, plate, FRAME)
    assert.equal(alone[0]!.stands, undefined)
  })
})

test('light falls where a lamp is, else on whoever is named first, and within the frame', () => {
  const camera: ShotCamera = {
    x: plate.width / 2,
    y: plate.height / 2,
    zoom: 1,
    shiftX: 0,
    shiftY: 0,
    push: 0,
    pivot: 0.5,
  }
  const at = (subject: Partial<Subject>, who: string, index: number, x: number): Spot =>
    spotOf({ ...memberOf(who, subject), index }, { x, y: 80, height: 20 })
  const placesOf = (spots: Spot[], direction = 0.6) =>
    findLightPlaces(
      spots,
      { plate: { ...plate, light: { ...plate.light, direction: [direction, 0.6, 0] } }, nearnessOf: () => 0.5 },
      camera,
      FRAME,
    )
  const [cat, lamp] = [at({ words: 'cat' }, '🐈', 0, 60), at({ words: 'an old lantern' }, '📦', 1, 130)]
  const share = (x: number): number => 0.5 + (x - plate.width / 2) / FRAME.width
  assert.ok(Math.abs(placesOf([cat, lamp]).pool.x - share(130)) < 1e-6)
  assert.ok(Math.abs(placesOf([lamp, cat].slice(1)).pool.x - share(60)) < 1e-6)
  const dog = at({ words: 'dog' }, '🐕', 1, 130)
  assert.ok(Math.abs(placesOf([dog, cat]).pool.x - share(60)) < 1e-6, 'the first that was named')
  const { y } = placesOf([cat]).pool
  assert.ok(Math.abs(y - (0.5 + (80 - 14 - plate.height / 2) / FRAME.height)) < 1e-6, 'on its upper part')
  assert.deepEqual([placesOf([cat], 0.3).sunSide, placesOf([cat], -0.3).sunSide], [1, -1])
  assert.deepEqual(placesOf([at({}, '🐈', 0, 900)]).pool.x, 0.95)
  assert.deepEqual(placesOf([]).pool, { x: 0.5, y: 0.5 })
})

describe('those that nothing carries', () => {
  const spread = (who: readonly string[], place: Place, more: Partial<Subject> = {}, seed = 1): Spot[] => {
    const clusters = castOf(who.map(one => [one, { motion: 'fly', ...more }] as const))
    return spreadInAir({
      units: clusters.map(cluster => ({
        cluster,
        nth: 0,
        stance: 'air',
        height: 12,
        extents: measureExtents(cluster.root),
      })),
      taken: [],
      options: { shot: shotOf([], { place }), clusters, plate, frame: FRAME, seeded: seededRandom(seed) },
      hand: 1,
    })
  }
  const boxOf = ({ x, y, height, extents }: Spot) => ({
    left: x - (height * (extents.left + extents.right)) / 2,
    right: x + (height * (extents.left + extents.right)) / 2,
    top: y - height * extents.up,
    bottom: y,
  })

  test('are apart from each other and all in the frame, in whatever order chance has them', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const boxes = spread(['🐦', '🐦', '🐦', '🐦'], 'meadow', {}, seed).map(boxOf)
      for (const [nth, one] of boxes.entries()) {
        assert.ok(one.left > (plate.width - FRAME.width) / 2 - 1 && one.right < (plate.width + FRAME.width) / 2 + 1)
        assert.ok(one.top > (plate.height - FRAME.height) / 2 - 1 && one.bottom < plate.height / 2 + FRAME.height / 2)
        for (const other of boxes.slice(nth + 1)) {
          const isFree =
            one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top
          assert.ok(isFree, `seed ${seed}: two are in one place`)
        }
      }
    }
  })

  test('are high in the open, anywhere under water, and at the side that the words say', () => {
    const rows = (place: Place): number[] =>
      Array.from({ length: 12 }, (_, seed) => {
        const { top, bottom } = boxOf(spread(['🐦', '🐦'], place, {}, seed)[1]!)
        return ((top + bottom) / 2 - plate.height / 2) / FRAME.height + 0.5
      })
    assert.ok(rows('meadow').every(y => y > 0.15 && y < 0.49))
    assert.ok(rows('underwater').some(y => y > 0.55) && rows('underwater').every(y => y < 0.75))
    for (const [place, top, bottom] of [
      ['meadow', 0.18, 0.46],
      ['underwater', 0.24, 0.7],
      ['room', 0.2, 0.5],
    ] as const)
      for (let seed = 1; seed < 6; seed++) {
        const box = boxOf(spread(['🐦'], place, {}, seed)[0]!)
        const y = ((box.top + box.bottom) / 2 - plate.height / 2) / FRAME.height + 0.5
        assert.ok(Math.abs(y - (top + bottom) / 2) < 0.04, `alone in a ${place} at ${y}`)
      }
    for (let seed = 1; seed < 8; seed++) {
      assert.ok(spread(['🐦'], 'meadow', { side: 'left' }, seed)[0]!.x < plate.width / 2)
      assert.ok(spread(['🐦'], 'meadow', { side: 'right' }, seed)[0]!.x > plate.width / 2)
    }
  })
})

describe('who leaps over, runs into or strikes something', () => {
  const actor = (who: string, x: number, events: SolidActor['solid']['events'] = []): SolidActor =>
    ({ spot: spotOf(memberOf(who), { x, depth: 6 }), solid: solidOf(who, { events }) }) as unknown as SolidActor

  test('runs up from one side, with what it leaps over in the middle and nearer', () => {
    for (const x of [40, 140]) {
      const [horse, fence] = [actor('🐎', x, ['leap']), actor('📦', 92)]
      horse.partner = fence
      setCourses([horse, fence], plate, FRAME)
      assert.equal(fence.spot.x, plate.width / 2)
      assert.equal(horse.spot.depth, fence.spot.depth)
      assert.ok((fence.spot.x - horse.spot.x) * horse.spot.faces > 0.2 * FRAME.width, 'has a run-up')
      assert.equal(horse.spot.faces, x < 92 ? 1 : -1)
      assert.equal(horse.spot.y, footRowAt(plate, horse.spot.x, horse.spot.depth))
    }
  })

  test('has what it strikes within reach and no nearer, and what it runs into before it', () => {
    const [man, vase] = [actor('👨', 40), actor('📦', 100, ['topple'])]
    man.partner = vase
    setCourses([man, vase], plate, FRAME)
    const metres = ((vase.spot.x - man.spot.x) * vase.spot.depth) / focal
    assert.ok(metres > 0.3 && metres < 1.6, `${metres} m`)
    const [car, wall] = [actor('🚗', 40, ['crash']), actor('📦', 100)]
    car.partner = wall
    setCourses([car, wall], plate, FRAME)
    assert.ok(Math.abs(car.spot.x - centreX) < 1 && wall.spot.x > car.spot.x + 0.2 * FRAME.width)
  })

  test('and nobody else is moved', () => {
    const [man, box] = [actor('👨', 40), actor('📦', 100)]
    man.partner = box
    setCourses([man, box], plate, FRAME)
    assert.deepEqual([man.spot.x, box.spot.x], [40, 100])
  })
})

test('a boat is on the water with all of its hull, and who walks is on land, wherever the shore is', () => {
  for (const waterFrom of [0.35, 0.5, 0.65]) {
    const shore = levelPlate({ waterFrom })
    for (const [who, isWet] of [
      ['⛵', true],
      ['👩', false],
    ] as const)
      for (const seed of [1, 2, 3]) {
        const clusters = castOf([[who]], { place: 'lake' })
        const [spot] = arrangeFigures({
          shot: shotOf([subjectOf(who)], { place: 'lake' }),
          clusters,
          plate: shore,
          frame: FRAME,
          seeded: seededRandom(seed),
        })
        assert.equal(isWaterAt(shore, spot!.x, spot!.y), isWet, `${who}, water from ${waterFrom}`)
      }
  }
})

test('a moon’s craters are lit from the side of its sun, never beyond what dust reflects, and its horizon is round', () => {
  const moon = (side: number) => {
    const own = levelPlate()
    own.light = { ...own.light, direction: [side, 0.5, 0] }
    own.rgb.fill(0)
    own.mask.fill(KINDS.sky)
    paintMoonGround(own, 3)
    return own
  }
  const [left, right] = [moon(-1), moon(1)]
  const lights = [...left.mask.keys()].filter(at => left.mask[at] === KINDS.ground).map(at => left.rgb[at * 3]!)
  assert.ok(lights.length > 2000 && Math.max(...lights) < 0.19 && Math.min(...lights) > 0.001)
  let opposed = 0
  let [meanLeft, meanRight, count] = [0, 0, 0]
  for (let at = 0; at < left.mask.length; at++) {
    if (left.mask[at] !== KINDS.ground) continue
    meanLeft += left.rgb[at * 3]!
    meanRight += right.rgb[at * 3]!
    count++
  }
  for (let at = 0; at < left.mask.length; at++)
    if (left.mask[at] === KINDS.ground)
      opposed += (left.rgb[at * 3]! - meanLeft / count) * (right.rgb[at * 3]! - meanRight / count)
  assert.ok(opposed < 0, 'what one sun lights is in the other’s shade')
  const firstRow = (x: number): number =>
    Array.from({ length: left.height }, (_, y) => y).find(y => left.mask[y * left.width + x] === KINDS.ground)!
  assert.ok(firstRow(4) > firstRow(left.width / 2) && firstRow(left.width - 5) > firstRow(left.width / 2))
})
