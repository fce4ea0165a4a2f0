import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bind, boxOf, distance, middleOf, poseAt, type Posed, socketOf, solidOf } from './posed-solid.ts'

const woman = (more: Partial<Posed> = {}): Posed => solidOf('👩', more)
const heightOf = (posed: Posed): number => boxOf(posed).high[1] - boxOf(posed).low[1]
/** How far a thing leans from the upright, degrees. */
const leanOf = ({ bones: [bone], scale }: Posed): number => (Math.acos(bone![5]! / scale) * 180) / Math.PI

describe('what somebody has in hand', () => {
  test('is at the right hand, whatever it is and wherever its holder looks', () => {
    for (const [thing, metres] of [
      ['☕', 0.1],
      ['🔪', 0.3],
      ['🌹', 0.4],
      ['🍺', 0.2],
      ['📖', 0.3],
    ] as const)
      for (const yaw of [0.3, 2, -1.6]) {
        const held = solidOf(thing, {}, metres)
        const holder = poseAt(bind(woman({ hands: 1 }), 'hand', held), 1.3, { yaw })
        assert.ok(distance(middleOf(held), socketOf(holder, 'hand.r')) < metres, `${thing} at ${yaw}`)
      }
  })

  test('is in the left hand if it is the second thing, between both if it takes two', () => {
    const [cup, spoon] = [solidOf('☕', {}, 0.1), solidOf('🍺', {}, 0.1)]
    const holder = woman({ hands: 1 })
    bind(holder, 'hand', cup)
    bind(holder, 'hand', spoon)
    poseAt(holder)
    assert.ok(distance(middleOf(spoon), socketOf(holder, 'hand.l')) < 0.1)
    const bear = solidOf('🧸', {}, 0.5)
    const both = poseAt(bind(woman({ hands: 2 }), 'hand', bear))
    const [right, left] = [socketOf(both, 'hand.r'), socketOf(both, 'hand.l')]
    const between = right.map((value, axis) => (value + left[axis]!) / 2) as [number, number, number]
    assert.ok(distance(middleOf(bear), between) < 0.25)
  })

  test('is at the mouth of an animal that has no hands, and before the chest of a picture', () => {
    const bone = solidOf('🌹', {}, 0.2)
    const dog = poseAt(bind(solidOf('🐕'), 'hand', bone))
    assert.ok(distance(middleOf(bone), socketOf(dog, 'mouth')) < 0.2)
    const shown = solidOf('☕', {}, 0.1)
    const card = poseAt(bind(woman({ rig: 'card' }), 'hand', shown), 1, { yaw: 0 })
    const { low, high } = boxOf(card)
    const [, y] = middleOf(shown)
    assert.ok(y > low[1] + 0.3 * (high[1] - low[1]) && y < low[1] + 0.6 * (high[1] - low[1]))
    assert.ok(middleOf(shown)[2] > 5, 'before it')
  })

  test('is tipped at the mouth of who drinks, upright away from it, and never turned over', () => {
    const cup = solidOf('☕', {}, 0.1)
    const drinker = bind(woman({ hands: 1, doing: { stance: 'stand', gestures: ['drink'] } }), 'hand', cup)
    const seen = Array.from({ length: 40 }, (_, at) => {
      poseAt(drinker, at * 0.1)
      return { far: distance(socketOf(drinker, 'hand.r'), socketOf(drinker, 'mouth')), lean: leanOf(cup) }
    }).toSorted((a, b) => a.far - b.far)
    assert.ok(seen[0]!.lean > 15 && seen[0]!.lean < 35, `${seen[0]!.lean} degrees at the mouth`)
    assert.ok(seen.at(-1)!.lean < 2, `${seen.at(-1)!.lean} degrees away from it`)
    for (let at = 1; at < seen.length; at++) assert.ok(seen[at]!.lean <= seen[at - 1]!.lean + 0.5)
  })

  test('is on the head of who doffs it until the hand has come for it', () => {
    const hat = solidOf('🎩', {}, 0.2)
    const man = bind(solidOf('👨', { doing: { stance: 'stand', gestures: ['doff'] } }), 'hand', hat)
    poseAt(man, 0.3)
    assert.ok(middleOf(hat)[1] > boxOf(man).high[1] - 0.12, 'on the head')
    poseAt(man, 3.4)
    assert.ok(distance(middleOf(hat), socketOf(man, 'hand.r')) < 0.25, 'in the hand')
  })

  test('lies across the chest if it is strummed, under the chin if it is bowed, tipped if it is poured', () => {
    const leaning = (thing: string, gesture: 'play' | 'fiddle' | 'pour' | 'read', metres: number): [Posed, Posed] => {
      const held = solidOf(thing, {}, metres)
      return [poseAt(bind(woman({ hands: 1, doing: { stance: 'stand', gestures: [gesture] } }), 'hand', held)), held]
    }
    assert.ok(leanOf(leaning('🎸', 'play', 1)[1]) > 45)
    assert.ok(leanOf(leaning('🍺', 'pour', 0.2)[1]) > 40)
    assert.ok(leanOf(leaning('📖', 'read', 0.3)[1]) > 20 && leanOf(leaning('📖', 'read', 0.3)[1]) < 40)
    const [player, violin] = leaning('🎻', 'fiddle', 0.6)
    const [, y] = middleOf(violin)
    assert.ok(y > 0.55 * heightOf(player) && y < 0.9 * heightOf(player), `${y / heightOf(player)} of its player`)
    assert.ok(leanOf(violin) > 60)
  })

  test('that is given or thrown leaves the hand at its time and comes where it is meant for', () => {
    const aim = [3, 1, 5] as const
    for (const [doing, least] of [
      [{ stance: 'throw', gestures: [] }, 0.3],
      [{ stance: 'stand', gestures: ['give'] }, 0],
    ] as const) {
      const ball = solidOf('⚽', {}, 0.2)
      const thrower = bind(woman({ hands: 1, doing }), 'hand', ball)
      poseAt(thrower, 0.4, { aim })
      assert.ok(distance(middleOf(ball), socketOf(thrower, 'hand.r')) < 0.25)
      const way = Array.from({ length: 30 }, (_, at) => {
        poseAt(thrower, 1.6 + at * 0.05, { aim })
        return middleOf(ball)
      })
      assert.ok(distance(way.at(-1)!, aim) < 0.15, 'arrives')
      const highest = Math.max(...way.map(([, y]) => y))
      assert.ok(highest - Math.max(way[0]![1], aim[1]) >= least - 0.05, `${highest}`)
    }
    const ball = solidOf('⚽', {}, 0.2)
    poseAt(bind(woman({ hands: 1, doing: { stance: 'throw', gestures: [] } }), 'hand', ball), 3.5)
    const [x, , z] = middleOf(ball)
    assert.ok(x > 2 && Math.abs(z - 5) < 0.3 && Math.abs(boxOf(ball).low[1]) < 0.15, 'ahead, on the ground')
  })

  test('that slips falls straight down and lies, and what is tossed comes down where it went up', () => {
    const cup = solidOf('☕', { events: ['slip'] }, 0.1)
    const clumsy = bind(woman({ hands: 1 }), 'hand', cup)
    poseAt(clumsy, 0.5)
    const [, held] = middleOf(cup)
    const fall = [1.2, 1.35, 1.5, 1.6].map(seconds => {
      poseAt(clumsy, seconds)
      return middleOf(cup)[1]
    })
    for (let at = 1; at < fall.length; at++) assert.ok(fall[at]! < fall[at - 1]!, fall.join())
    assert.ok(held > 0.5 && fall.at(-1)! < 0.2)
    const cake = solidOf('🍺', { events: ['toss'] }, 0.1)
    const cook = bind(woman({ hands: 1 }), 'hand', cake)
    const heights = [0.5, 1.6, 2.1, 2.6, 3.6].map(seconds => {
      poseAt(cook, seconds)
      return middleOf(cake)[1]
    })
    assert.ok(heights[2]! > heights[0]! + 0.6 && Math.abs(heights[4]! - heights[0]!) < 0.25, heights.join())
  })
})

describe('what is fixed to somebody', () => {
  test('stands on the right side of him: ahead, behind, at the feet, on the back, over the head', () => {
    const along = (hold: 'ahead' | 'behind' | 'feet' | 'back' | 'over', thing: string, metres: number) => {
      const held = solidOf(thing, {}, metres)
      const host = poseAt(bind(woman(), hold, held))
      const [x, y, z] = middleOf(held)
      return { ahead: x, aside: Math.abs(z - 5), y, bottom: boxOf(held).low[1], tall: heightOf(host) }
    }
    const [cart, sledge] = [along('ahead', '🛒', 1), along('behind', '🛒', 1)]
    assert.ok(cart.ahead > 0.5 && cart.ahead < 2 && sledge.ahead < -0.5 && sledge.ahead > -2)
    assert.ok(Math.abs(cart.bottom) < 0.1 && Math.abs(sledge.bottom) < 0.1 && cart.aside < 0.1)
    const ball = along('feet', '⚽', 0.22)
    assert.ok(ball.ahead > 0.2 && ball.ahead < 0.8 && Math.abs(ball.bottom) < 0.03)
    const pack = along('back', '🎒', 0.45)
    assert.ok(pack.ahead < 0 && pack.ahead > -0.5 && pack.bottom > 0.3 * pack.tall && pack.y < pack.tall)
    assert.ok(along('over', '🎈', 0.4).bottom > along('over', '🎈', 0.4).tall)
  })

  test('rolls away from who kicks it, further and further, and turns as it rolls', () => {
    const ball = solidOf('⚽', {}, 0.22)
    const player = bind(woman({ doing: { stance: 'kick', gestures: [] } }), 'feet', ball)
    const way = [0.5, 1.5, 1.7, 2, 2.6, 3.6].map(seconds => {
      poseAt(player, seconds)
      return { x: middleOf(ball)[0], bottom: boxOf(ball).low[1], lean: leanOf(ball) }
    })
    assert.ok(Math.abs(way[0]!.x - way[1]!.x) < 0.01, 'lies until it is kicked')
    for (let at = 2; at < way.length; at++) assert.ok(way[at]!.x > way[at - 1]!.x + 0.05, `${way[at]!.x}`)
    assert.ok(way.at(-1)!.x - way[0]!.x > heightOf(player) && way[2]!.lean > 10)
    assert.ok(way[3]!.bottom > 0.05 && Math.abs(way.at(-1)!.bottom) < 0.02, 'hops once')
  })

  test('is under the feet if somebody rides it: a board that stands in a shop lies flat there', () => {
    for (const [board, metres] of [
      ['🛹', 0.15],
      ['drawn-surfboard', 1.9],
      ['drawn-snowboard', 1.5],
    ] as const) {
      const plank = solidOf(board, {}, metres)
      poseAt(bind(woman(), 'board', plank))
      const { low, high } = boxOf(plank)
      assert.ok(high[1] - low[1] < 0.35 * Math.max(high[0] - low[0], high[2] - low[2]), `${board} lies`)
      assert.ok(low[1] < 0.1 && high[1] < 0.45, `${board} is at ${low[1]}`)
      assert.ok(
        Math.abs((low[0] + high[0]) / 2) < 0.25 && Math.abs((low[2] + high[2]) / 2 - 5) < 0.25,
        `${board} below`,
      )
    }
  })

  test('is on the head, around the hips or in the arms, at that height of a body of any size', () => {
    for (const metres of [0.8, 1.7]) {
      const [hat, hoop, cat] = [solidOf('🎩', {}, 0.2), solidOf('drawn-hula-hoop', {}, 0.9), solidOf('🐈', {}, 0.3)]
      const host = solidOf('👩', {}, metres)
      bind(host, 'hat', hat)
      bind(host, 'waist', hoop)
      bind(host, 'arms', cat)
      poseAt(host)
      assert.ok(boxOf(hat).low[1] > 0.75 * metres && boxOf(hat).high[1] > metres, 'hat')
      const hips = middleOf(hoop)
      assert.ok(hips[1] > 0.3 * metres && hips[1] < 0.6 * metres && Math.hypot(hips[0], hips[2] - 5) < 0.15 * metres)
      assert.ok(heightOf(hoop) < 0.4 * 0.9, 'nearly level')
      assert.ok(middleOf(cat)[1] > 0.3 * metres && middleOf(cat)[1] < 0.95 * metres && middleOf(cat)[0] > 0)
    }
  })

  test('climbs in the course of the shot, on the side that is seen', () => {
    const cat = solidOf('🐈', {}, 0.3)
    const tree = bind(solidOf('🌳', {}, 5), 'side', cat)
    const up = [0.1, 2, 3.9].map(seconds => {
      poseAt(tree, seconds, { yaw: 0 })
      return boxOf(cat).low[1]
    })
    assert.ok(up[0]! > 0.2 && up[1]! > up[0]! + 0.3 && up[2]! > up[1]! + 0.3 && up[2]! < 2.5, up.join())
  })

  test('goes around it in a ring, each at its own place, and further round later', () => {
    const moons = [1, 2, 3].map(() => solidOf('🦋', {}, 0.1))
    for (const { member } of moons) member.subject.motion = 'fly'
    const host = bind(woman(), 'ring', ...moons)
    const angles = (seconds: number): number[] => {
      poseAt(host, seconds)
      return moons.map(moon => {
        const [x, y, z] = middleOf(moon)
        assert.ok(y > 0.2 && y < 1.6 && Math.hypot(x, z - 5) > 0.5 && Math.hypot(x, z - 5) < 2)
        return Math.atan2(x, z - 5)
      })
    }
    const [first, later] = [angles(0), angles(1)]
    const apart = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))
    assert.ok(
      apart(first[0]!, first[1]!) > 1.9 && apart(first[1]!, first[2]!) > 1.9 && apart(first[0]!, first[2]!) > 1.9,
    )
    for (let nth = 0; nth < 3; nth++) assert.ok(Math.abs(apart(first[nth]!, later[nth]!) - 0.6) < 0.1)
  })

  test('is inside: in a cage on its floor, within a jar so high that it is seen over the rim', () => {
    const bird = solidOf('🐦', {}, 0.12)
    const cage = poseAt(bind(solidOf('drawn-cage', {}, 0.6), 'inside', bird))
    assert.ok(boxOf(bird).low[1] < 0.15 && boxOf(bird).high[1] < boxOf(cage).high[1])
    const rose = solidOf('🌹', {}, 0.2)
    const jar = poseAt(bind(solidOf('🍺', {}, 1), 'inside', rose))
    assert.ok(boxOf(rose).low[1] < boxOf(jar).high[1] && boxOf(rose).high[1] > boxOf(jar).high[1])
  })
})

describe('who is on something', () => {
  test('sits on a saddle, a chair or in a boat at the height of its seat, several of them side by side or in a row', () => {
    for (const [seat, hold, metres] of [
      ['🐎', 'mount', 1.6],
      ['🪑', 'seat', 0.9],
      ['🛶', 'deck', 0.5],
      ['🚲', 'mount', 1],
    ] as const) {
      const rider = solidOf('👩', { doing: { stance: 'sit', gestures: [] } }, 1.65)
      const host = poseAt(bind(solidOf(seat, {}, metres), hold, rider))
      const top = socketOf(host, hold === 'deck' ? 'deck' : 'seat')
      const { low, high } = boxOf(rider)
      assert.ok(low[1] < top[1] + 0.1 && high[1] > top[1] + 0.6, `${seat}: ${low[1]} to ${high[1]} over ${top[1]}`)
      assert.ok(Math.hypot((low[0] + high[0]) / 2 - top[0], (low[2] + high[2]) / 2 - top[2]) < 0.5, seat)
    }
    const pair = [1, 2].map(() => solidOf('👩', { doing: { stance: 'sit', gestures: [] } }, 1.65))
    poseAt(bind(solidOf('drawn-bench', {}, 0.9), 'seat', ...pair))
    assert.ok(distance(middleOf(pair[0]!), middleOf(pair[1]!)) > 0.5, 'nobody sits in another’s lap')
    const [boy, dog] = [solidOf('👦', { doing: { stance: 'sit', gestures: [] } }, 1.2), solidOf('🐕', {}, 0.5)]
    const bench = solidOf('drawn-bench', {}, 0.9)
    bind(bench, 'seat', boy)
    bind(bench, 'seat', dog)
    poseAt(bench)
    assert.ok(distance(middleOf(boy), middleOf(dog)) > 0.35, 'each has a place of his own')
  })

  test('lies along a bed, with all of it on the bed', () => {
    const sleeper = solidOf('👩', { doing: { stance: 'sleep', gestures: [] } }, 1.65)
    const bed = poseAt(bind(solidOf('🛏️', {}, 1), 'seat', sleeper))
    const [over, under] = [boxOf(sleeper), boxOf(bed)]
    assert.ok(over.high[1] - over.low[1] < 0.8, 'lies')
    assert.ok(over.low[1] > 0.2 && over.low[1] < under.high[1])
    for (const axis of [0, 2] as const)
      assert.ok(over.low[axis] > under.low[axis] - 0.3 && over.high[axis] < under.high[axis] + 0.3, `axis ${axis}`)
  })

  test('gets up from a chair on to the ground before it', () => {
    const sitter = solidOf('👩', { doing: { stance: 'rise', gestures: [] } }, 1.65)
    const chair = bind(solidOf('🪑', {}, 0.9), 'seat', sitter)
    poseAt(chair, 0.1)
    const [sits, at] = [boxOf(sitter).high[1], middleOf(sitter)[0]]
    poseAt(chair, 3.9)
    assert.ok(Math.abs(boxOf(sitter).low[1]) < 0.08 && boxOf(sitter).high[1] > 1.5, 'stands')
    assert.ok(sits < boxOf(sitter).high[1] && middleOf(sitter)[0] > at + 0.2)
  })

  test('has a chair at an end of the table, then at the other, then behind it; who works stands behind', () => {
    const chairs = [1, 2, 3].map(() => solidOf('🪑', {}, 0.9))
    const table = solidOf('drawn-table')
    bind(table, 'table', ...chairs)
    poseAt(table, 1, { yaw: 0 })
    const top = boxOf(table)
    const [one, other, third] = chairs.map(middleOf)
    assert.ok(one![0] > top.high[0] && other![0] < top.low[0], 'at both ends')
    assert.ok(third![2] < top.low[2] && Math.abs(third![0]) < 0.2, 'and behind')
    const cook = solidOf('👩', {}, 1.65)
    poseAt(bind(solidOf('drawn-table'), 'table', cook), 1, { yaw: 0 })
    assert.ok(middleOf(cook)[2] < top.low[2] && Math.abs(boxOf(cook).low[1]) < 0.05)
  })
})

test('what becomes another is seen as the one, then as the other, and in between never as neither', () => {
  const later = solidOf('🐦')
  const egg = solidOf('⚽', { later: [later] })
  const seen = Array.from({ length: 41 }, (_, at) => {
    Object.assign(egg, { opacity: 0 })
    Object.assign(later, { opacity: 0 })
    poseAt(egg, at * 0.1)
    return [egg.opacity, later.opacity] as const
  })
  assert.deepEqual(
    [seen[0], seen.at(-1)],
    [
      [1, 0],
      [0, 1],
    ],
  )
  for (const [first, second] of seen) assert.ok(Math.max(first, second) > 0.75, `${first} and ${second}`)
})

describe('what is written', () => {
  /** Which way its front is, towards the camera or away: the nearness of its own depth. */
  const depthAxis = ({ bones: [bone], scale }: Posed): number => bone![10]! / scale
  test('is seen from the front on a chair, a log, a cart and a horse, whichever way these are turned', () => {
    for (const [host, hold] of [
      ['🪑', 'seat'],
      ['🪵', 'top'],
      ['🛶', 'deck'],
      ['🐎', 'mount'],
    ] as const)
      for (const yaw of [0.3, 2, 2.9, -1.6, -2.7]) {
        const card = solidOf('📦', { rig: 'card' }, 0.4)
        poseAt(bind(solidOf(host), hold, card), 1, { yaw })
        assert.ok(depthAxis(card) > 0.7, `on ${host} at ${yaw}: ${depthAxis(card)}`)
      }
  })
})
