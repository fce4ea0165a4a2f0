import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { Doing } from '../../src/bodies/motion/doing.ts'
import type { Deed, Subject } from '../../src/direct/shot-list.ts'
import type { Spot } from '../../src/scene/arrangement.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { colourEach, expandGroups } from '../../src/scene/expand-groups.ts'
import { measureExtents } from '../../src/scene/extents.ts'
import { footRowAt } from '../../src/scene/ground.ts'
import type { Hold, Member } from '../../src/scene/member.ts'
import { meetPartners, pairUp, tendsTo, turnTo } from '../../src/scene/partners.ts'
import { pushApart } from '../../src/scene/push-apart.ts'
import type { SolidActor } from '../../src/scene/solid.ts'
import { FRAME, levelPlate, memberOf, spotOf } from './level-plate.ts'
import { bind, solidOf } from './posed-solid.ts'
import { shotOf, subjectOf } from './shots.ts'

const plate = levelPlate()
const { focal } = plate.ground

type Wish = { doing?: Doing; deeds?: Deed[]; spot?: Partial<Spot>; speed?: number }
/** Somebody on the stage, with all that finding a partner asks for. */
function actorOf(who: string, index: number, { doing, deeds = [], spot = {}, speed = 0 }: Wish = {}): SolidActor {
  const member = { ...memberOf(who, { deeds }), index }
  return {
    spot: spotOf(member, { x: 50 + 30 * index, ...spot }),
    solid: solidOf(who, { member, ...(doing && { doing }) }),
    speed,
  } as unknown as SolidActor
}
const gesture = (...gestures: Doing['gestures']): Doing => ({ stance: 'stand', gestures })
/** Metres between two. */
const apart = (a: SolidActor, b: SolidActor): number => (Math.abs(a.spot.x - b.spot.x) * a.spot.depth) / focal

describe('whom somebody deals with', () => {
  test('is whom the deed names, else the nearest who lives, and nobody for who needs none', () => {
    const [man, tree, dog, girl] = [
      actorOf('👨', 0, { doing: gesture('talk') }),
      actorOf('🌳', 1),
      actorOf('🐕', 2),
      actorOf('👧', 3),
    ]
    pairUp([man, tree, dog, girl], [])
    assert.equal(man.partner, dog)
    const named = actorOf('👨', 0, { doing: gesture('talk'), deeds: [{ verb: 'talk', words: '', to: 3 }] })
    pairUp([named, tree, dog, girl], [])
    assert.equal(named.partner, girl)
    const reader = actorOf('👨', 0, { doing: gesture('read') })
    pairUp([reader, actorOf('🐕', 2)], [])
    assert.equal(reader.partner, undefined)
  })

  test('who sits on a chair is found there, and who has nothing to do looks back and takes what comes', () => {
    const chair = actorOf('🪑', 1)
    bind(chair.solid as ReturnType<typeof solidOf>, 'seat', solidOf('👧', { member: { ...memberOf('👧'), index: 2 } }))
    const mother = actorOf('👩', 0, { doing: gesture('give'), deeds: [{ verb: 'give', words: '', to: 2 }] })
    pairUp([mother, chair], [])
    assert.equal(mother.partner, chair)
    const [giver, boy] = [actorOf('👩', 0, { doing: gesture('give') }), actorOf('👦', 1)]
    pairUp([giver, boy], [])
    assert.equal(boy.partner, giver)
    assert.deepEqual(boy.solid.doing.gestures, ['catch'])
    const [other, busy] = [actorOf('👩', 0, { doing: gesture('give') }), actorOf('👦', 1, { doing: gesture('eat') })]
    pairUp([other, busy], [])
    assert.deepEqual(busy.solid.doing.gestures, ['eat'], 'who eats goes on')
  })

  test('is a star for who looks up, where one hangs in the sky', () => {
    const moon = spotOf({ ...memberOf('🌙'), index: 1 }, { stance: 'sky', x: 120, y: 30, height: 10 })
    const [watcher, walker] = [actorOf('👧', 0, { doing: gesture('look') }), actorOf('👨', 2)]
    pairUp([watcher, walker], [moon])
    assert.deepEqual(watcher.star, { x: 120, y: 25 })
    assert.equal(walker.star, undefined)
  })

  test('is combed from behind, and is tended where he is', () => {
    const [barber, man] = [
      actorOf('👨', 0, { doing: gesture('tend'), deeds: [{ verb: 'comb', words: '', to: 1 }] }),
      actorOf('👩', 1),
    ]
    pairUp([barber, man], [])
    assert.ok(barber.isBehind && man.partner === undefined)
    assert.equal(tendsTo(barber), man.solid)
    assert.equal(tendsTo(man), undefined)
  })
})

describe('two who do something together', () => {
  const met = (doing: Doing, more: Wish = {}): [SolidActor, SolidActor] => {
    const pair: [SolidActor, SolidActor] = [
      actorOf('👨', 0, { doing, spot: { x: 40, depth: 5 }, ...more }),
      actorOf('👩', 1, { spot: { x: 150, depth: 7 } }),
    ]
    pair[0].partner = pair[1]
    meetPartners(pair, focal)
    return pair
  }

  test('stand as near as it takes: a hug nearer than a talk, a fight with swords furthest; at one distance, face to face', () => {
    const [hug, give, talk] = (['hug', 'give', 'talk'] as const).map(one => {
      const [a, b] = met(gesture(one))
      assert.equal(a.spot.depth, b.spot.depth)
      assert.deepEqual([a.spot.faces, b.spot.faces], [1, -1])
      return apart(a, b)
    })
    assert.ok(hug! < give! && give! < talk! && hug! > 0.3 && talk! < 1.6, `${hug} ${give} ${talk}`)
    const [a, b] = met({ stance: 'fight', gestures: [] })
    const armed = actorOf('👨', 0, { doing: { stance: 'fight', gestures: [] }, spot: { x: 40, depth: 5 } })
    bind(armed.solid as ReturnType<typeof solidOf>, 'hand', solidOf('🔪', {}, 0.6))
    const foe = actorOf('👩', 1, { spot: { x: 150, depth: 7 } })
    armed.partner = foe
    meetPartners([armed, foe], focal)
    assert.ok(apart(armed, foe) > 1.5 * apart(a, b))
  })

  test('of several things they do, the nearest one tells how near they stand', () => {
    const [a, b] = met(gesture('talk', 'hug'))
    const [c, d] = met(gesture('hug'))
    assert.ok(Math.abs(apart(a, b) - apart(c, d)) < 1e-9)
  })

  test('stay where they are if one of them goes somewhere, or if it is done from afar', () => {
    for (const [doing, more] of [
      [gesture('wave'), {}],
      [gesture('hug'), { speed: 1 }],
      [gesture('hug'), { spot: { x: 40, depth: 5, stance: 'air' } }],
    ] as const) {
      const [a, b] = met(doing, more)
      assert.deepEqual([a.spot.x, b.spot.x], [40, 150])
    }
  })

  test('hold what they carry between them at its two ends', () => {
    const long = solidOf('drawn-table')
    const carrier = actorOf('👨', 0, { doing: gesture('carry'), spot: { x: 40, depth: 6 } })
    bind(carrier.solid as ReturnType<typeof solidOf>, 'between', long)
    const other = actorOf('👨', 1, { spot: { x: 150, depth: 6 } })
    carrier.partner = other
    meetPartners([carrier, other], focal)
    const wide = long.extent.high[0] - long.extent.low[0]
    assert.ok(apart(carrier, other) > wide && apart(carrier, other) < wide + 2, `${apart(carrier, other)} for ${wide}`)
  })
})

test('who turns to somebody is still seen: the body as far as it may, the head for the rest', () => {
  const own = { x: 0, y: 1.5, z: 5 }
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.3) {
    const to = { x: 2 * Math.sin(angle), y: 1.5, z: 5 + 2 * Math.cos(angle) }
    const { yaw, looks } = turnTo(own, to, 0, true)
    assert.ok(Math.abs(yaw) > Math.PI / 2 && Math.abs(yaw) < 0.9 * Math.PI, `back to the camera at ${angle}`)
    assert.equal(Math.sign(yaw), to.x < 0 ? -1 : 1)
    assert.ok(Math.abs(looks[0]) <= 0.85 && Math.abs(looks[1]) < 1e-9)
    const gaze = yaw + looks[0]
    const off = Math.abs(Math.atan2(Math.sin(gaze - angle), Math.cos(gaze - angle)))
    if (Math.cos(angle) < 0.2) assert.ok(off < 0.35, `looks past by ${off} at ${angle}`)
  }
  assert.ok(turnTo(own, { x: 3, y: 4, z: 5 }, 0, true).looks[1] > 0.5, 'up')
  assert.ok(turnTo(own, { x: 3, y: 0, z: 5 }, 0, true).looks[1] < -0.3, 'down')
  assert.equal(turnTo(own, { x: 3, y: 1, z: 5 }, 1.9, false).yaw, 1.9)
})

describe('how far something reaches', () => {
  const withBound = (who: string, hold: Hold, ...others: Member[]): ReturnType<typeof measureExtents> =>
    measureExtents({ ...memberOf(who), bound: others.map(member => ({ member, hold })) })

  test('is its own picture, and more on the side where it holds something', () => {
    const alone = measureExtents(memberOf('👩'))
    assert.deepEqual([alone.up, alone.down, alone.left], [1, 0, alone.right])
    const holding = withBound('👩', 'hand', { ...memberOf('☂️'), metres: 1.2 })
    assert.ok(holding.right > alone.right && holding.up > alone.up, 'an umbrella is over the head')
    assert.ok(withBound('🐎', 'mount', memberOf('👩')).up > 1.1, 'a rider is above the horse')
  })

  test('is both ends of a table with chairs, and no more with one', () => {
    const [none, one, two] = [0, 1, 2].map(count =>
      withBound('📦', 'table', ...Array.from({ length: count }, () => memberOf('🪑'))),
    )
    assert.ok(two!.left >= none!.left + 0.7 && two!.right >= none!.right + 0.7)
    assert.ok(one!.left < two!.left)
  })

  test('is wider of what is split, whose halves lie beside each other', () => {
    const whole = measureExtents(memberOf('🍉'))
    const split = measureExtents(memberOf('🍉', { deeds: [{ verb: 'split', words: '' }] }))
    assert.ok(split.left > 1.5 * whole.left && split.up === whole.up)
  })
})

describe('those who came too close', () => {
  const pushed = (spots: Spot[], links?: 'behind' | 'beside'): void =>
    pushApart(spots, {
      shot: shotOf([]),
      clusters: spots.map(({ member }, nth) => ({
        root: member,
        ...(links && nth > 0 && { link: { kind: links, to: spots[0]!.member } }),
      })),
      plate,
      frame: FRAME,
      seeded: seededRandom(1),
      span: [0, 1],
    })
  const row = (xs: readonly number[], more: Partial<Spot> = {}): Spot[] =>
    xs.map((x, index) => spotOf({ ...memberOf('👩'), index }, { x, depth: 6, height: 24, ...more }))
  const widthOf = ({ height, extents }: Spot): number => height * (extents.left + extents.right)

  test('step aside, both as far, until none is in another, and stand on the ground there', () => {
    const [left, right] = row([90, 94]) as [Spot, Spot]
    pushed([left, right])
    assert.ok(Math.abs((left.x + right.x) / 2 - 92) < 1e-6, 'both as far')
    assert.ok(right.x - left.x > 0.9 * widthOf(left) && right.x - left.x < 1.05 * widthOf(left))
    const many = row([80, 85, 92, 93, 100])
    pushed(many)
    const xs = many.map(({ x }) => x).toSorted((a, b) => a - b)
    for (let nth = 1; nth < xs.length; nth++) assert.ok(xs[nth]! - xs[nth - 1]! > 0.85 * widthOf(left), xs.join())
    for (const one of many) assert.equal(one.y, footRowAt(plate, one.x, one.depth))
  })

  test('stay where they have room, or where one is meant to be behind the other', () => {
    const far = row([60, 120])
    pushed(far)
    assert.deepEqual(
      far.map(({ x }) => x),
      [60, 120],
    )
    const pair = row([90, 92])
    pushed(pair, 'behind')
    assert.deepEqual(
      pair.map(({ x }) => x),
      [90, 92],
    )
    const friends = row([90, 92])
    pushed(friends, 'beside')
    assert.ok(friends[1]!.x - friends[0]!.x > 0.85 * widthOf(friends[0]!))
  })

  test('never leave the frame, and a boat not the water', () => {
    const crowd = row(Array.from({ length: 14 }, (_, nth) => 86 + nth))
    pushed(crowd)
    for (const one of crowd)
      assert.ok(one.x - widthOf(one) / 2 > 12 && one.x + widthOf(one) / 2 < plate.width - 12, `${one.x}`)
    const shore = levelPlate({ waterFrom: 0.5 })
    const boats = row([96, 98], { stance: 'water' })
    pushApart(boats, {
      shot: shotOf([]),
      clusters: boats.map(({ member }) => ({ root: member })),
      plate: shore,
      frame: FRAME,
      seeded: seededRandom(1),
      span: [0, 1],
    })
    assert.ok(boats.every(({ x }) => x / shore.width >= 0.5) && boats[1]!.x > 100)
  })
})

describe('several in one word', () => {
  const codes = (subjects: readonly Subject[]): string[] =>
    subjects.map(({ what }) => ('sprite' in what ? what.sprite : ''))

  test('a family is its members, beside the first, and in a car all of them are in it', () => {
    const family = expandGroups(shotOf([subjectOf('👪'), subjectOf('🐕')])).subjects
    assert.deepEqual(codes(family), codes([subjectOf('👨'), subjectOf('🐕'), subjectOf('👩'), subjectOf('👧')]))
    assert.deepEqual(
      family.map(({ relation }) => relation?.to),
      [undefined, undefined, 0, 0],
    )
    const couple = expandGroups(
      shotOf([subjectOf('👫', { relation: { kind: 'in', to: 1 } }), subjectOf('🚗')]),
    ).subjects
    assert.deepEqual(
      couple.map(({ relation }) => relation),
      [{ kind: 'in', to: 1 }, undefined, { kind: 'in', to: 1 }],
    )
  })

  test('two below one umbrella walk arm in arm, and one of them holds it', () => {
    const deeds = [{ verb: 'hold', words: '', to: 1 }]
    const [first, , second] = expandGroups(shotOf([subjectOf('👫', { deeds }), subjectOf('☂️')])).subjects
    assert.deepEqual(first!.relation, { kind: 'holding', to: 1 })
    assert.ok(second!.deeds!.some(({ verb, to }) => verb === 'hold-hands' && to === 0))
  })

  test('cars in a row have colours of their own, unless the words give them one or somebody is in them', () => {
    const colours = (more: Partial<Subject>, ...others: Subject[]): (string | undefined)[] =>
      colourEach(shotOf([subjectOf('🚗', { count: 3, ...more }), ...others]))
        .subjects.filter(({ words }) => words === '🚗')
        .map(({ colour }) => colour)
    assert.equal(new Set(colours({})).size, 3)
    assert.deepEqual(colours({ colour: 'red' }), ['red'])
    assert.deepEqual(colours({ count: 9 }), [undefined], 'a jam is a jam')
    assert.deepEqual(colours({}, subjectOf('👩', { relation: { kind: 'in', to: 0 } })), [undefined])
  })

  test('candles of a birthday cake and the flame of a candle are there already', () => {
    const left = (...subjects: Subject[]): string[] =>
      adaptShot(shotOf(subjects, { place: 'meadow' })).subjects.map(({ words }) => words)
    assert.deepEqual(left(subjectOf('🎂'), subjectOf('🕯️', { count: 5 })), ['🎂'])
    assert.ok(left(subjectOf('🎂'), subjectOf('🕯️')).includes('🕯️'), 'one candle may stand beside it')
    assert.deepEqual(left(subjectOf('🕯️'), subjectOf('🔥')), ['🕯️'])
    assert.ok(left(subjectOf('🔥'), subjectOf('👩')).includes('🔥'))
  })
})

test('who face each other are partners, turned to each other and near', () => {
  const deeds: Deed[] = [{ verb: 'face', words: 'face each other' }]
  const [one, other] = [0, 1].map(index =>
    actorOf('👨', index, { doing: gesture('look'), deeds, spot: { x: 20 + 200 * index } }),
  ) as [SolidActor, SolidActor]
  const before = apart(one, other)
  pairUp([one, other], [])
  assert.equal(one.partner, other)
  assert.equal(other.partner, one)
  meetPartners([one, other], focal)
  assert.deepEqual([one.spot.faces, other.spot.faces], [1, -1])
  assert.ok(apart(one, other) < before && apart(one, other) < 2, `${apart(one, other)} of ${before}`)
})
