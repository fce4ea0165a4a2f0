import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shot } from '../../src/direct/shot-list.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { stageDeeds } from '../../src/scene/stage-deeds.ts'
import { shotOf, subjectOf } from './shots.ts'

const deedsOf = ({ subjects }: Shot): string[] =>
  subjects.map(({ deeds = [] }) => deeds.map(({ verb, to = '' }) => `${verb}${to}`).join(' '))
const relationsOf = ({ subjects }: Shot): string[] =>
  subjects.map(({ relation }) => (relation ? `${relation.kind}${relation.to}` : ''))
const does = (verb: string, to?: number) => [{ verb, words: '', ...(to !== undefined && { to }) }]

test('who is tucked in lies on a bed, and whoever does it stands beside', () => {
  const shot = stageDeeds(shotOf([subjectOf('👩', { deeds: does('tuck-in', 1) }), subjectOf('👦')]))
  assert.deepEqual(relationsOf(shot), ['beside2', 'on2', ''])
  assert.deepEqual(deedsOf(shot), ['tuck-in1', 'sleep', ''])
})

test('a beast eats leaves at the tree, and holds none', () => {
  const eating = subjectOf('🦒', { deeds: does('eat', 1), relation: { kind: 'holding', to: 1 } })
  const shot = stageDeeds(shotOf([eating, subjectOf('🍃'), subjectOf('🌳')]))
  assert.deepEqual(relationsOf(shot), ['before2', '', ''])
  assert.deepEqual(deedsOf(shot), ['eat', '', ''])
})

test('leaves that are eaten where no tree is named are a tree; with a tree they stay leaves', () => {
  const eating = (more: ReturnType<typeof subjectOf>[]) =>
    stageDeeds(shotOf([subjectOf('🦒', { deeds: does('eat', 1) }), subjectOf('🍃', { count: 5 }), ...more])).subjects
  const [giraffe, tree] = eating([])
  assert.deepEqual([giraffe!.relation, tree!.what], [{ kind: 'before', to: 1 }, subjectOf('🌳').what])
  assert.ok(tree!.count === 1 && tree!.metres! > 3)
  const [, leaves, own] = eating([subjectOf('🌳')])
  assert.deepEqual([leaves!.what, leaves!.count, own!.what], [subjectOf('🍃').what, 5, subjectOf('🌳').what])
  const monkey = stageDeeds(shotOf([subjectOf('🐒', { deeds: does('eat', 1) }), subjectOf('🍌')])).subjects
  assert.deepEqual(monkey[1]!.what, subjectOf('🍌').what)
})

test('a goalkeeper leaps where there is no water, and a diver swims where there is', () => {
  const diver = subjectOf('👨', { motion: 'swim', deeds: does('dive') })
  assert.deepEqual(deedsOf(stageDeeds(shotOf([diver], { place: 'meadow' }))), ['jump'])
  assert.deepEqual(deedsOf(stageDeeds(shotOf([diver], { place: 'sea' }))), ['dive'])
})

test('who proposes kneels with a ring before the other one', () => {
  const shot = stageDeeds(shotOf([subjectOf('👨', { deeds: does('propose') }), subjectOf('👩')]))
  assert.deepEqual(deedsOf(shot), ['propose1 give2', '', ''])
  assert.equal(shot.subjects[2]!.words, 'ring')
  const named = [subjectOf('👨', { deeds: does('propose') }), subjectOf('👩'), subjectOf('💍', { metres: 0.01 })]
  assert.ok(stageDeeds(shotOf(named)).subjects[2]!.metres! > 0.1)
})

test('both play who play chess, and a potter is at his wheel', () => {
  const chess = stageDeeds(shotOf([subjectOf('👨', { deeds: does('play-chess') }), subjectOf('👩')]))
  assert.deepEqual(deedsOf(chess), ['play-chess', 'play-chess'])
  const potter = subjectOf('👩', { relation: { kind: 'on', to: 1 } })
  const pottery = stageDeeds(shotOf([potter, { ...subjectOf('🏺'), what: { sprite: 'drawn-potters-wheel' } }]))
  assert.deepEqual(deedsOf(pottery), ['make-pottery1', ''])
})

test('no table stands in a train, a cook has no second pan, and a teacher writes standing', () => {
  const sprites = (shot: Shot): (string | undefined)[] =>
    adaptShot(shot).subjects.map(({ what }) => ('sprite' in what ? what.sprite : undefined))
  const scrolling = subjectOf('👩', { motion: 'bob', deeds: does('scroll') })
  assert.ok(!sprites(shotOf([scrolling], { place: 'room', where: 'train' })).includes('drawn-table'))
  assert.ok(sprites(shotOf([scrolling], { place: 'room', where: 'cafe' })).includes('drawn-table'))
  const cook = subjectOf('👩', { motion: 'bob', deeds: does('cook', 1) })
  const wok = { ...subjectOf('🍲'), what: { sprite: 'drawn-wok' } }
  assert.ok(!sprites(shotOf([cook, wok], { place: 'kitchen' })).includes('1f373'))
  const teacher = subjectOf('🧑‍🏫', { motion: 'bob', deeds: does('write') })
  assert.ok(!sprites(shotOf([teacher], { place: 'room', where: 'classroom' })).includes('drawn-table'))
})

test('hands are at the wheelchair and not at who is in it, and a tree is felled with an axe', () => {
  const old = subjectOf('👴', { relation: { kind: 'in', to: 2 } })
  const shot = stageDeeds(shotOf([subjectOf('👩', { deeds: does('push', 1) }), old, subjectOf('🦽')]))
  assert.deepEqual(deedsOf(shot), ['push2', '', ''])
  const felling = shotOf([subjectOf('👨', { deeds: does('cut', 1) }), { ...subjectOf('🌲'), build: 'tree' }])
  assert.ok(adaptShot(felling).subjects.some(({ what }) => 'sprite' in what && what.sprite === '1fa93'))
})

test('who flies a plane is inside and does not fly beside it; in a cockpit he is at the controls', () => {
  const flying = [subjectOf('🧑‍✈️', { motion: 'fly', deeds: does('fly', 1) }), subjectOf('✈️', { motion: 'fly' })]
  assert.deepEqual(
    adaptShot(shotOf(flying, { place: 'sky' })).subjects.map(({ words }) => words),
    ['✈️'],
  )
  const inside = adaptShot(shotOf(flying, { place: 'room', where: 'cockpit' })).subjects
  assert.deepEqual(
    inside.map(({ motion, deeds = [] }) => [motion, deeds[0]?.verb]),
    [['bob', 'operate']],
  )
  const hero = subjectOf('🧑', { motion: 'fly', deeds: does('fly') })
  assert.equal(adaptShot(shotOf([hero, subjectOf('✈️')], { place: 'sky' })).subjects[0]!.motion, 'fly')
})

test('who shapes a bowl on the wheel is at the wheel, and no table is brought', () => {
  const potter = subjectOf('👩', { deeds: does('knead', 1) })
  const bowl = { ...subjectOf('🥣', { relation: { kind: 'on', to: 2 } }), what: { sprite: 'drawn-bowl' } }
  const wheel = { ...subjectOf('🏺'), what: { sprite: 'drawn-potters-wheel' } }
  const { subjects } = adaptShot(shotOf([potter, bowl, wheel], { place: 'room', where: 'workshop' }))
  assert.deepEqual(deedsOf({ ...shotOf([]), subjects }), ['make-pottery2', '', ''])
})

test('who goes down on one knee to take a picture asks nobody to marry him', () => {
  const kneeling = (words: string): Shot =>
    stageDeeds(
      shotOf([
        subjectOf('👨', {
          deeds: [
            { verb: 'propose', words, to: 1 },
            { verb: 'photograph', words: '', to: 1 },
          ],
        }),
        subjectOf('👰‍♀️'),
      ]),
    )
  assert.deepEqual(
    kneeling('单膝跪地').subjects[0]!.deeds!.map(({ verb }) => verb),
    ['kneel', 'photograph'],
  )
  assert.equal(kneeling('求婚').subjects.length, 3, 'with a ring')
})
