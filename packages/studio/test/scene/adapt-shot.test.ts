import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Shot } from '../../src/direct/shot-list.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { drawFigure } from '../../src/figures/figure.ts'
import { renderDrawing } from '../../src/figures/drawn/drawing.ts'
import { findDrawing } from '../../src/figures/drawn/drawings.ts'
import { immerseFigure } from '../../src/figures/immerse-figure.ts'
import { findInkBox } from '../../src/figures/picture.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { collectArt } from '../../src/scene/collect-art.ts'
import { shotOf, subjectOf } from './shots.ts'

/** `🐈 on 🛋️`, by code. */
const castOf = ({ subjects }: Shot): string[] =>
  subjects.map(({ what, relation }) => {
    const nameOf = (one: typeof what): string => ('sprite' in one ? one.sprite : one.input)
    return relation ? `${nameOf(what)} ${relation.kind} ${nameOf(subjects[relation.to]!.what)}` : nameOf(what)
  })

test('a window in a room is left to the plate, and whoever sat on it sits somewhere', () => {
  const cat = subjectOf('🐈', { relation: { kind: 'on', to: 1 } })
  assert.deepEqual(castOf(adaptShot(shotOf([cat, subjectOf('🪟')], { place: 'room' }))), [pictogramCode('🐈')])
  assert.equal(
    adaptShot(shotOf([cat, subjectOf('🪟')], { place: 'meadow' })).subjects.length,
    1,
    'no window on the grass',
  )
  assert.equal(adaptShot(shotOf([subjectOf('🪟')], { place: 'sweep' })).subjects.length, 1, 'unless it is all there is')
})

test('what a figure has already is not drawn again; the same thing by itself is', () => {
  const cake = subjectOf('🎂', { relation: { kind: 'beside', to: 1 } })
  const table = { place: 'table' } as const
  assert.deepEqual(castOf(adaptShot(shotOf([cake, subjectOf('🕯️')], table))), [pictogramCode('🎂')])
  assert.equal(adaptShot(shotOf([subjectOf('🎂'), subjectOf('🕯️')], table)).subjects.length, 2)
})

test('food is on a table in a kitchen, in the hand of whoever holds it, and in the grass of a meadow', () => {
  const chef = subjectOf('🐻', { relation: { kind: 'holding', to: 1 } })
  const kitchen = { place: 'kitchen' } as const
  assert.deepEqual(castOf(adaptShot(shotOf([subjectOf('🎂'), subjectOf('🐈')], kitchen))), [
    `${pictogramCode('🎂')} on drawn-table`,
    pictogramCode('🐈'),
    'drawn-table',
  ])
  // Alone it is looked at from near.
  assert.equal(adaptShot(shotOf([subjectOf('🎂')], kitchen)).place, 'table')
  assert.equal(adaptShot(shotOf([chef, subjectOf('🍜')], kitchen)).subjects.length, 2)
  assert.equal(adaptShot(shotOf([subjectOf('🍎')], { place: 'meadow' })).subjects.length, 1)
})

test('what only the stage draws is there, whole and the same every time', () => {
  assert.equal(findDrawing('drawn-nothing'), undefined)
  assert.equal(findDrawing('constructor'), undefined)
  for (const name of ['airship', 'bench', 'crane', 'hot-air-balloon', 'knight', 'pirate-ship', 'table']) {
    const drawing = findDrawing(`drawn-${name}`)
    assert.ok(drawing, name)
    const picture = renderDrawing(drawing)
    const box = findInkBox(picture)!
    assert.ok(box.right - box.left > 250 || box.bottom - box.top > 250, name)
    assert.deepEqual(picture, renderDrawing(drawing), name)
  }
})

test('a swimmer ends at the waterline, and floats there', async () => {
  const [art] = await collectArt(shotOf([subjectOf('🦆')]), [])
  const options = {
    motion: 'still',
    colour: undefined,
    faces: 1,
    isHolding: false,
    height: 100,
    phases: 1,
    phase: 0,
  } as const
  const dry = await drawFigure(art!, options)
  const full = findInkBox(dry.frames[0]!)!
  const wet = immerseFigure(await drawFigure(art!, options))
  const seen = findInkBox(wet.frames[0]!)!
  assert.ok(seen.bottom < full.bottom - 10)
  assert.ok(Math.abs(seen.bottom - wet.foot.y) <= 3, `${seen.bottom} ${wet.foot.y}`)
})

test('whoever walks over a bridge is on it, with what is held in the hand', () => {
  const girl = subjectOf('👧', {
    motion: 'walk',
    relation: { kind: 'holding', to: 1 },
    deeds: [{ verb: 'walk', words: 'walks over', to: 2 }],
  })
  const bridge = { ...subjectOf('🌉'), what: { sprite: 'drawn-stone-bridge' } }
  const [walker] = adaptShot(shotOf([girl, subjectOf('☂️'), bridge], { place: 'river' })).subjects
  assert.deepEqual(walker!.relation, { kind: 'on', to: 2 })
  assert.ok(walker!.deeds!.some(({ verb, to }) => verb === 'hold' && to === 1))
})

test('several cars have colours of their own, unless the words give one or they are tied to something', () => {
  const coloursOf = (shot: Shot) => adaptShot(shot).subjects.map(({ colour }) => colour)
  assert.equal(new Set(coloursOf(shotOf([subjectOf('🚗', { count: 3 })], { place: 'street' }))).size, 3)
  assert.deepEqual(coloursOf(shotOf([subjectOf('🚗', { count: 3, colour: 'white' })], { place: 'street' })), ['white'])
  const tied = [subjectOf('🚗', { count: 3 }), subjectOf('🐈', { relation: { kind: 'on', to: 0 } })]
  assert.equal(adaptShot(shotOf(tied, { place: 'street' })).subjects[0]!.count, 3)
})

test('a pot whose broth rolls stands and boils', () => {
  const pot = subjectOf('🍲', { motion: 'spin', deeds: [{ verb: 'roll', words: '翻滚' }] })
  const [made] = adaptShot(shotOf([pot], { place: 'table' })).subjects
  assert.equal(made!.motion, 'still')
  const ball = subjectOf('⚽', { motion: 'spin', deeds: [{ verb: 'roll', words: 'rolls' }] })
  assert.notEqual(adaptShot(shotOf([ball], { place: 'meadow' })).subjects[0]!.motion, 'still')
})

test('what a dressed place has itself stands in it no second time', () => {
  const houses = shotOf([subjectOf('🏘️'), subjectOf('🐈')], { place: 'sea' })
  assert.equal(adaptShot({ ...houses, where: 'white-town' }).subjects.length, 1)
  assert.equal(adaptShot({ ...houses, place: 'meadow' }).subjects.length, 2)
})

test('chess is played at a table in a park too', () => {
  const players = subjectOf('👴', { count: 2, deeds: [{ verb: 'play-chess', words: 'play chess' }] })
  const made = castOf(adaptShot(shotOf([players], { place: 'garden' })))
  assert.ok(
    made.some(one => one.startsWith('drawn-chessboard on')),
    made.join(),
  )
  assert.equal(made.filter(one => one.startsWith(pictogramCode('👴'))).length, 2)
})

test('whoever sits by a window sits on its sill, and it shows the hour; in a cafe the window is of the place', () => {
  const girl = subjectOf('👧', { deeds: [{ verb: 'sit', words: 'sits', to: 1 }] })
  const made = adaptShot(shotOf([girl, subjectOf('🪟')], { place: 'room', time: 'night' })).subjects
  assert.deepEqual(made[0]!.relation, { kind: 'on', to: 1 })
  assert.deepEqual(made[1]!.what, { sprite: 'drawn-window-seat' })
  assert.equal(made[1]!.colour, 'black')
  const cafe = adaptShot({ ...shotOf([girl, subjectOf('🪟')], { place: 'room' }), where: 'cafe' }).subjects
  assert.ok(cafe.every(({ what }) => 'sprite' in what && what.sprite !== 'drawn-window-seat'))
})

test('a taxi is caught and not held', () => {
  const man = subjectOf('👨', {
    relation: { kind: 'holding', to: 1 },
    deeds: [{ verb: 'catch', words: 'catch', to: 1 }],
  })
  const taxi = { ...subjectOf('🚕'), build: 'vehicle' as const }
  assert.equal(adaptShot(shotOf([man, taxi], { place: 'street' })).subjects[0]!.relation, undefined)
})

test('a car in which somebody sits has no roof, and one that nobody drives has', () => {
  const spriteOf = (shot: Shot): string => {
    const { what } = adaptShot(shot).subjects[1]!
    return 'sprite' in what ? what.sprite : ''
  }
  const driver = subjectOf('👩', { motion: 'ride', relation: { kind: 'riding', to: 1 } })
  assert.equal(spriteOf(shotOf([driver, subjectOf('🚗')], { place: 'street' })), 'drawn-convertible')
  assert.equal(spriteOf(shotOf([subjectOf('👩'), subjectOf('🚗')], { place: 'street' })), pictogramCode('🚗'))
})

test('a couple in a car are both in it; a family beside one is not', () => {
  const inside = subjectOf('👫', { relation: { kind: 'in', to: 1 } })
  const made = castOf(adaptShot(shotOf([inside, subjectOf('🚗')], { place: 'street' })))
  assert.equal(made.filter(one => one.endsWith('in drawn-convertible')).length, 2)
  const beside = subjectOf('👫', { relation: { kind: 'beside', to: 1 } })
  assert.equal(
    castOf(adaptShot(shotOf([beside, subjectOf('🚗')], { place: 'street' }))).filter(one => / in /u.test(one)).length,
    0,
  )
})

test('whoever is with a barber sits, and the barber stands behind with the hands at the head', () => {
  const { subjects } = adaptShot(direct({ prompt: 'A barber shaves a bearded customer', seed: 1 }).shots[0]!)
  const [barber, customer] = subjects
  const chair = subjects.findIndex(({ words }) => words === 'chair')
  assert.deepEqual(
    customer!.deeds!.map(({ verb, to }) => [verb, to]),
    [['sit', chair]],
  )
  assert.deepEqual(barber!.relation, { kind: 'behind', to: 1 })
  assert.equal(barber!.deeds![0]!.to, 1)
})

test('whoever has a trade has its thing in hand, unless the hands have something else to do', () => {
  const held = (prompt: string): string[] => {
    const { subjects } = adaptShot(direct({ prompt, seed: 1 }).shots[0]!)
    return (subjects[0]!.deeds ?? []).flatMap(({ to }) => {
      const what = to === undefined ? undefined : subjects[to]?.what
      return what && 'sprite' in what ? [what.sprite] : []
    })
  }
  assert.deepEqual(held('A mailman walks down a street'), ['2709-fe0f'])
  assert.deepEqual(held('A mailman climbs a ladder').includes('2709-fe0f'), false)
  assert.deepEqual(held('A mailman holds a puppy').includes('2709-fe0f'), false)
  assert.deepEqual(held('Two swordsmen fight'), ['1f5e1-fe0f'])
})
