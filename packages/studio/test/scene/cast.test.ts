import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { direct } from '../../src/direct/direct.ts'
import { MOTIONS, PLACES, RELATIONS } from '../../src/direct/shot-list.ts'
import { clusterCast } from '../../src/scene/cast.ts'
import { collectArt } from '../../src/scene/collect-art.ts'
import { countFixed, measureExtents } from '../../src/scene/extents.ts'
import { expandGroups } from '../../src/scene/expand-groups.ts'
import { isOnString, placeFixture } from '../../src/scene/holds.ts'
import { chooseStance, isGrounded } from '../../src/scene/stances.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { artOf, castOf, memberOf } from './level-plate.ts'
import { shotOf, subjectOf } from './shots.ts'

/** How the first is fixed to the second, or how it is linked to it. */
function holdBetween(kind: (typeof RELATIONS)[number], who: string, to: string): string {
  const clusters = castOf([[who, { relation: { kind, to: 1 } }], [to]])
  const host = clusters.find(({ root }) => root.bound.length > 0)
  if (host) return `${host.root.index} ${host.root.bound[0]!.hold} ${host.root.bound[0]!.member.index}`
  const linked = clusters.find(({ link }) => link)
  return linked ? `${linked.root.index} ${linked.link!.kind} ${linked.link!.to.index}` : 'apart'
}

describe('two things that are only named together', () => {
  const metresOf = (...things: Parameters<typeof castOf>[0]): number[] => castOf(things).map(({ root }) => root.metres)
  const alone = (thing: string): number => memberOf(thing).metres

  test('are a pair in which neither is a crumb; three, or a cup beside a house, are as large as they are', () => {
    const [cup, couch] = metresOf(['☕'], ['🛋️'])
    assert.ok(cup! > 2 * alone('☕') && cup! >= 0.4 * couch!, `${cup} and ${couch}`)
    assert.equal(couch, alone('🛋️'))
    assert.deepEqual(metresOf(['☕'], ['🛋️'], ['📚']), ['☕', '🛋️', '📚'].map(alone))
    assert.deepEqual(metresOf(['☕'], ['🏠']), ['☕', '🏠'].map(alone))
    assert.deepEqual(metresOf(['☕', { count: 9 }], ['🛋️'])[0], alone('☕'))
  })
})

describe('who is fixed to whom', () => {
  test('who is in a wheelchair or an armchair sits there, and nobody is in a cup', () => {
    assert.equal(holdBetween('in', '👨', '🦽'), '1 seat 0')
    assert.equal(holdBetween('in', '🐈', '🛋️'), '1 seat 0')
    assert.equal(holdBetween('in', '👨', '☕'), '0 beside 1')
  })

  test('a beast in a cup is small enough for it, and one in a basket is as large as it is', () => {
    const [cup] = castOf([['🐉', { relation: { kind: 'in', to: 1 }, build: 'mythical' }], ['☕']])
    const [inside] = cup!.root.bound
    assert.equal(inside?.hold, 'inside')
    assert.ok(inside.member.metres <= cup!.root.metres)
    const [basket] = castOf([['🐈', { relation: { kind: 'in', to: 1 }, build: 'four-legged' }], ['📦']])
    assert.equal(basket!.root.bound[0]?.member.metres, memberOf('🐈').metres)
  })

  test('follows from the relation and from what the other is', () => {
    for (const [kind, who, to, hold] of [
      ['riding', '🐈', '🚲', '1 mount 0'],
      ['riding', '🐈', '🚗', '1 cabin 0'],
      ['riding', '🐈', '⛵', '1 deck 0'],
      ['on', '🎩', '🐈', '1 hat 0'],
      ['on', '🐈', '🛋️', '1 seat 0'],
      ['on', '🐈', '⛵', '1 deck 0'],
      ['on', '🐈', '🗿', '1 top 0'],
      ['in', '🐈', '📦', '1 inside 0'],
      ['in', '🐈', '🚗', '1 cabin 0'],
      ['holding', '🐈', '🎈', '0 hand 1'],
      ['above', '🐝', '🌻', '1 over 0'],
      ['around', '🐝', '🌻', '1 ring 0'],
      ['beside', '🐈', '🐕', '0 beside 1'],
      ['behind', '🐈', '🐕', '0 behind 1'],
      ['before', '🐈', '🐕', '0 before 1'],
      ['under', '🐈', '🌳', '1 canopy 0'],
      ['under', '🛋️', '🐈', '0 seat 1'],
    ] as const)
      assert.equal(holdBetween(kind, who, to), hold, `${who} ${kind} ${to}`)
  })

  test('whoever looks at the moon stands somewhere of his own', () => {
    assert.equal(holdBetween('before', '🐺', '🌕'), 'apart')
  })

  test('who is larger than what they are around stands beside it', () => {
    assert.equal(holdBetween('around', '🐘', '🎂'), '0 beside 1')
  })

  test('nothing is fixed twice, in a ring, or to itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ kind: fc.constantFrom(...RELATIONS), to: fc.integer({ min: 0, max: 5 }) }), {
          minLength: 6,
          maxLength: 6,
        }),
        relations => {
          const clusters = castOf(relations.map(relation => ['🐈', { relation }] as const))
          const seen = new Set<number>()
          const visit = (member: (typeof clusters)[number]['root']): void => {
            assert.ok(!seen.has(member.index))
            seen.add(member.index)
            for (const { member: other } of member.bound) visit(other)
          }
          for (const { root, link } of clusters) {
            visit(root)
            assert.notEqual(link?.to, root)
          }
          assert.equal(seen.size, 6, 'and nobody is lost')
        },
      ),
    )
  })

  test('those who are before and behind each other, or before what they pull, have a place', () => {
    const linksOf = (...things: Parameters<typeof castOf>[0]): string[] =>
      castOf(things).map(({ root, link }) => `${root.index}${link ? ` ${link.kind} ${link.to.index}` : ''}`)
    const facing = linksOf(
      ['👨', { relation: { kind: 'before', to: 1 } }],
      ['👩', { relation: { kind: 'behind', to: 0 } }],
    )
    assert.deepEqual(facing, ['0', '1 behind 0'])
    const three = linksOf(
      ['👨', { relation: { kind: 'behind', to: 1 } }],
      ['👩', { relation: { kind: 'behind', to: 2 } }],
      ['🧒', { relation: { kind: 'behind', to: 0 } }],
    )
    assert.deepEqual(three, ['0', '1 behind 2', '2 behind 0'])
    const pulling = linksOf(
      ['🐕', { relation: { kind: 'before', to: 1 }, deeds: [{ verb: 'pull', words: 'pulls', to: 2 }] }],
      ['👦', { relation: { kind: 'on', to: 2 } }],
      ['🛷'],
    )
    assert.deepEqual(pulling, ['0'])
  })

  test('who is only there goes along with who walks', () => {
    const motions = (...all: (readonly [string, object])[]): string[] =>
      castOf(all).map(({ root }) => root.subject.motion)
    assert.deepEqual(motions(['👧', { motion: 'walk' }], ['🐕', { motion: 'bob' }]), ['walk', 'walk'])
    assert.deepEqual(motions(['👧', { motion: 'walk' }], ['🐕', { motion: 'still' }]), ['walk', 'still'])
    assert.deepEqual(motions(['👧', { motion: 'dance' }], ['🐕', { motion: 'bob' }]), ['dance', 'bob'])
  })

  test('words make things smaller and larger than they are', () => {
    const metres = (['tiny', 'small', 'normal', 'large', 'huge'] as const).map(size => memberOf('🐈', { size }).metres)
    assert.deepEqual(
      metres,
      metres.toSorted((a, b) => a - b),
    )
    assert.equal(metres[2], artOf('🐈').pictogram.metres)
  })
})

describe('where what is fixed sits', () => {
  const fixture = (hold: Parameters<typeof placeFixture>[0], who: string, host: string, nth = 0, count = 1) =>
    placeFixture(hold, memberOf(who), memberOf(host), nth, count)

  test('a rider sits above the middle of the mount, a passenger behind its window', () => {
    assert.ok(fixture('mount', '👧', '🐎').y > 0.4)
    assert.equal(fixture('mount', '👧', '🐎').order, 1)
    assert.equal(fixture('cabin', '👧', '🚗').order, -1)
    assert.equal(fixture('deck', '👧', '⛵').order, -1)
  })

  test('a hat is at the top, a balloon above the hand behind its holder, a book before it', () => {
    assert.ok(fixture('hat', '🎩', '🐈').y > 0.85)
    assert.ok(fixture('hand', '🎈', '👧').y > 0.2 && fixture('hand', '🎈', '👧').order === -1)
    assert.equal(fixture('hand', '📖', '👧').order, 1)
    assert.equal(fixture('hand', '☂️', '👧').order, -1)
  })

  test('two riders share the room of one', () => {
    assert.ok(fixture('mount', '👧', '🐎', 0, 2).share < fixture('mount', '👧', '🐎').share)
    assert.ok(fixture('mount', '👧', '🐎', 0, 2).x < fixture('mount', '👧', '🐎', 1, 2).x)
  })

  test('those who go round are before their host on one side and behind on the other', () => {
    const orders = Array.from({ length: 8 }, (_, nth) => fixture('ring', '🐝', '🌻', nth, 8).order)
    assert.ok(orders.includes(1) && orders.includes(-1))
  })

  test('a small thing beside a large one is small, within bounds', () => {
    for (const hold of ['mount', 'cabin', 'deck', 'top', 'seat', 'inside', 'over', 'ring'] as const) {
      const [small, large] = [fixture(hold, '🐜', '🐘').share, fixture(hold, '🐘', '🐜').share]
      // Who jumps over a dog is larger than the dog.
      assert.ok(small > 0 && small <= large && large <= (hold === 'over' ? 4 : 1.2), hold)
    }
  })

  test('only what hangs in the air is on a string', () => {
    assert.equal(isOnString(memberOf('🎈'), 'hand'), true)
    assert.equal(isOnString(memberOf('📖'), 'hand'), false)
    assert.equal(isOnString(memberOf('🎈'), 'top'), false)
  })
})

describe('how far a figure reaches', () => {
  test('alone it is as high as itself and as wide as its picture, or as its body', () => {
    const { left, right, up, down } = measureExtents(memberOf('🎰'))
    assert.deepEqual([left, right, up, down], [0.5, 0.5, 1, 0])
    const [horse, man] = [measureExtents(memberOf('🐎')), measureExtents(memberOf('👨'))]
    assert.ok(horse.right > 0.4 && man.right < 0.3, `${horse.right} ${man.right}`)
  })

  test('with a rider it is higher, with a balloon much higher', () => {
    const withRider = castOf([['👧', { relation: { kind: 'riding', to: 1 } }], ['🐎']])[0]!.root
    const withBalloon = castOf([['👧', { relation: { kind: 'holding', to: 1 } }], ['🎈']])[0]!.root
    assert.ok(measureExtents(withRider).up > 1.05)
    assert.ok(measureExtents(withBalloon).up > 1.05)
  })

  test('of many that are fixed eight count', () => {
    assert.equal(countFixed(memberOf('🐝', { count: 40 })), 8)
    assert.equal(countFixed(memberOf('🐝', { count: 0 })), 1)
  })
})

describe('what carries a figure', () => {
  const stance = (who: string, motion: (typeof MOTIONS)[number], place: (typeof PLACES)[number]): string =>
    chooseStance(memberOf(who, { motion }), shotOf([], { place }))

  test('is the ground, the water, the air or the sky, by what it is and does', () => {
    for (const [who, motion, place, wanted] of [
      ['🐈', 'walk', 'meadow', 'ground'],
      ['🐦', 'fly', 'meadow', 'air'],
      ['⛵', 'float', 'lake', 'water'],
      ['⛵', 'float', 'room', 'ground'],
      ['🐟', 'swim', 'lake', 'water'],
      ['🐟', 'swim', 'room', 'air'],
      ['🐟', 'swim', 'underwater', 'air'],
      ['🦀', 'still', 'underwater', 'ground'],
      ['🐈', 'float', 'meadow', 'air'],
      ['🐈', 'still', 'sky', 'air'],
      ['🧑‍🚀', 'float', 'space', 'air'],
      ['🧑‍🚀', 'walk', 'space', 'ground'],
      ['🌕', 'still', 'meadow', 'sky'],
      ['🌕', 'still', 'table', 'air'],
      ['🍁', 'fall', 'forest', 'air'],
      ['🚀', 'rise', 'desert', 'air'],
    ] as const)
      assert.equal(stance(who, motion, place), wanted, `${who} ${motion} ${place}`)
  })

  test('a portrait ends at the edge of the frame, wherever it is', () => {
    const member = {
      ...memberOf('🐈'),
      art: { ...artOf('🐈'), bust: { left: false, right: false, top: false, bottom: true } },
    }
    for (const place of PLACES) assert.equal(chooseStance(member, shotOf([], { place })), 'edge')
  })

  test('every motion in every place has one', () => {
    for (const place of PLACES)
      for (const motion of MOTIONS) assert.ok(['ground', 'water', 'air', 'sky'].includes(stance('🐈', motion, place)))
  })

  test('who walks, runs, dances, jumps, drives or rides needs something below', () => {
    assert.deepEqual(MOTIONS.filter(isGrounded), ['walk', 'run', 'ride', 'drive', 'dance', 'jump'])
  })
})

test('a family is its members; the first has its place and its relation, the others are beside him', () => {
  const shot = shotOf([subjectOf('👪', { relation: { kind: 'beside', to: 1 } }), subjectOf('🐕')])
  const { subjects } = expandGroups(shot)
  assert.equal(subjects.length, 4)
  assert.deepEqual(subjects[0]!.relation, { kind: 'beside', to: 1 })
  assert.deepEqual(subjects[1], shot.subjects[1])
  for (const { relation } of subjects.slice(2)) assert.deepEqual(relation, { kind: 'beside', to: 0 })
  assert.deepEqual(
    [subjects[0]!, ...subjects.slice(2)].map(({ what }) => what),
    ['👨', '👩', '👧'].map(person => ({ sprite: pictogramCode(person) })),
  )
  const plain = shotOf([subjectOf('🐕')])
  assert.equal(expandGroups(plain), plain)
})

test('animals that float in a river are in its water, and a ghost floats above it', async () => {
  const stanceOf = async (prompt: string): Promise<string> => {
    const shot = direct({ prompt, seed: 1 }).shots[0]!
    const [first] = clusterCast(shot, await collectArt(shot, []))
    return chooseStance(first!.root, shot)
  }
  assert.equal(await stanceOf('two otters floating on their backs in a river'), 'water')
  assert.equal(await stanceOf('a ghost floats over a river'), 'air')
})
