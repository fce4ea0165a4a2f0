import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Shot, Subject } from '../../src/direct/shot-list.ts'
import type { Spot } from '../../src/scene/arrangement.ts'
import { chooseView } from '../../src/scene/choose-view.ts'
import { foldSequels } from '../../src/scene/fold-sequels.ts'
import { spotsToKeep, standAsBefore } from '../../src/scene/keep-spots.ts'
import { playShots } from '../../src/scene/play-shots.ts'
import { levelPlate, memberOf, spotOf } from './level-plate.ts'
import { shotOf, subjectOf } from './shots.ts'

/** Frames of eight seconds: time for every step. */
const FRAMES = 8 * 24
const played = (prompt: string): Shot[] => playShots(direct({ prompt, seed: 1 }).shots, FRAMES).flat()
const called = ({ subjects }: Shot, words: RegExp): Subject | undefined => subjects.find(one => words.test(one.words))
const touches = (shot: Shot, doer: RegExp, thing: RegExp, verb: string): boolean =>
  called(shot, doer)?.deeds?.some(deed => deed.verb === verb && thing.test(shot.subjects[deed.to!]?.words ?? '')) ===
  true

describe('what the same one goes on to do on the spot', () => {
  test('is a step of the shot, and what was taken is what it is done with', () => {
    for (const [prompt, doer, thing, verb] of [
      ['她打开盒子，拿出一封信，然后读了起来', /她/u, /信/u, 'read'],
      ['A man opens a drawer, takes out a letter, then reads it', /man/u, /letter/u, 'read'],
      ['男孩拿起一个苹果，闻了闻，然后吃了它', /男孩/u, /苹果/u, 'eat'],
    ] as const) {
      const shots = played(prompt)
      assert.ok(touches(shots.at(-1)!, doer, thing, verb), prompt)
    }
  })

  test('leaves who sits on the seat', () => {
    for (const prompt of [
      '坐轮椅的女孩拿起画笔，画了一朵花，然后微笑',
      'A girl in a wheelchair reads a book, then smiles',
    ])
      for (const shot of played(prompt)) {
        const { relation } = called(shot, /girl|女孩/u)!
        assert.match(shot.subjects[relation!.to]!.words, /wheelchair|轮椅/u, prompt)
      }
  })

  test('is a shot of its own where it takes the feet', () => {
    const { shots } = direct({ prompt: 'A woman sits on the couch, then starts to sweep the floor', seed: 1 })
    assert.equal(foldSequels(shots).length, shots.length)
  })
})

test('what was thrown is not back when the next thing is done', () => {
  const shots = played('A boy picks up a stone, throws it into the lake, turns around and claps')
  assert.ok(called(shots[0]!, /stone/u), 'a stone is there to be picked up')
  assert.equal(called(shots.at(-1)!, /stone/u), undefined)
})

test('a stone that is picked up fits the hand', () => {
  const [shot] = played('A boy picks up a stone and throws it')
  assert.ok(called(shot!, /stone/u)!.metres! < 0.2)
  assert.ok((called(played('A boy sits on a stone')[0]!, /stone/u)?.metres ?? 1) > 0.2)
})

test('who gets a piece of what was cut eats that, and the rest stays on the table', () => {
  const last = played('妈妈切开西瓜，递给儿子一块，儿子吃了起来').at(-1)!
  assert.ok(touches(last, /儿子/u, /西瓜/u, 'eat'))
})

describe('between the steps of a shot', () => {
  const plate = levelPlate()
  const standing = (pictogram: string, more: Partial<Spot> = {}): Spot =>
    spotOf({ ...memberOf(pictogram), subject: subjectOf(pictogram) }, { stance: 'ground', ...more })

  test('everyone stays in place, as far away and as large, and who is new does not move them', () => {
    const kept = spotsToKeep([standing('👩', { x: 40, depth: 6, height: 30 })])
    const [woman, dog] = [standing('👩', { x: 90, depth: 8, height: 20 }), standing('🐕', { x: 70, depth: 7 })]
    standAsBefore([woman, dog], kept, plate)
    assert.deepEqual([woman.x, woman.depth, woman.height], [40, 6, 30])
    assert.equal(dog.x, 70)
  })

  test('who walks is left to go on', () => {
    const walker = standing('👩', { x: 40 })
    walker.member.subject = { ...walker.member.subject, motion: 'walk' }
    const after = standing('👩', { x: 90 })
    standAsBefore([after], spotsToKeep([walker]), plate)
    assert.equal(after.x, 90)
  })

  test('who worked at a table is still where the table was', () => {
    const table = standing('🪑', { x: 40 })
    const woman = { ...memberOf('👩'), subject: subjectOf('👩') }
    table.member.bound.push({ member: woman, hold: 'table' })
    const alone = standing('👩', { x: 90 })
    standAsBefore([alone], spotsToKeep([table]), plate)
    assert.equal(alone.x, 40)
  })
})

test('on what hands do at a table the camera looks down, and on who only stands there it does not', () => {
  const [table, woman] = [memberOf('🪑'), memberOf('👩')]
  table.art = { ...table.art, code: 'drawn-counter' }
  table.bound.push({ member: woman, hold: 'table' })
  const seen = (root: typeof table) =>
    chooseView(shotOf([subjectOf('👩')], { place: 'room' }), [{ root }] as Parameters<typeof chooseView>[1]).horizon
  assert.ok(seen(table)! < 0.3)
  assert.equal(seen(memberOf('👩')), undefined)
})
