import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Shot, Subject } from '../../src/direct/shot-list.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { carryWork } from '../../src/scene/carry-work.ts'
import { playBeats } from '../../src/scene/play-beats.ts'

/** As it is played in a film of so many seconds: one shot a beat. */
const played = (prompt: string, seconds = 8): Shot[] =>
  carryWork(direct({ prompt, seed: 1 }).shots).flatMap(shot => playBeats(shot, shot.share * seconds).map(adaptShot))
const spriteOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : '')
const called = ({ subjects }: Shot, words: RegExp): Subject => subjects.find(one => words.test(one.words))!
const topOf = (shot: Shot): string => spriteOf(shot.subjects[shot.subjects[0]!.relation!.to]!)
const hostOf = ({ subjects }: Shot, one: Subject): Subject | undefined => one.relation && subjects[one.relation.to]

test('who works with the hands stands behind what fits the place', () => {
  for (const [prompt, top] of [
    ['A woman cracks two eggs into a frying pan', 'drawn-cooktop'],
    ['A girl decorates a cupcake with sprinkles', 'drawn-counter'],
    ['A watchmaker repairs a pocket watch', 'drawn-workbench'],
    ['老师傅在工作台前修理手表', 'drawn-workbench'],
    ['A barista pours milk into a cup of coffee', 'drawn-counter'],
    ['A girl seals an envelope and puts a stamp on it', 'drawn-table'],
  ] as const) {
    const [shot] = played(prompt)
    assert.equal(shot!.subjects[0]!.relation?.kind, 'behind', prompt)
    assert.equal(topOf(shot!), top, prompt)
  }
})

test('what is put into something is in the hand first and ends there, wherever the words name it', () => {
  for (const [prompt, thing, host] of [
    ['A cook breaks an egg into a bowl', /egg/u, /bowl/u],
    ['A kid puts strawberries on top of a cake', /strawberries/u, /cake/u],
    ['一个女孩在蛋糕上放草莓', /草莓/u, /蛋糕/u],
    ['一个男孩把铅笔放进笔盒', /铅笔/u, /盒/u],
    ['花店老板把玫瑰插进花瓶', /玫瑰/u, /花瓶/u],
    ['A baker frosts a birthday cake and puts a candle on top', /candle/u, /cake/u],
  ] as const) {
    const shot = played(prompt).at(-1)!
    const one = called(shot, thing)
    assert.equal(hostOf(shot, one), called(shot, host), prompt)
    assert.ok(
      one.deeds?.some(({ verb }) => verb === 'laid'),
      prompt,
    )
    assert.ok(
      shot.subjects[0]!.deeds!.some(({ verb, to }) => verb === 'put' && shot.subjects[to!] === one),
      prompt,
    )
  }
})

test('what is poured stays in the hand, and the vessel below fills', () => {
  const [shot] = played('A barista pours milk into a cup of coffee')
  const cup = called(shot!, /cup/u)
  assert.equal(cup.side, 'centre')
  assert.deepEqual(called(shot!, /milk/u).deeds, [{ verb: 'poured', words: '', to: shot!.subjects.indexOf(cup) }])
  const filling = shot!.subjects.find(one => spriteOf(one) === 'drawn-filling')!
  assert.equal(hostOf(shot!, filling), cup)
})

test('one beat after another things are where the beat before has left them', () => {
  const [peeled, dropped] = played('A cook peels potatoes and drops them into a pot')
  assert.equal(spriteOf(hostOf(peeled!, called(peeled!, /potatoes/u))!), 'drawn-cooktop')
  assert.equal(hostOf(dropped!, called(dropped!, /potatoes/u)), called(dropped!, /pot$/u))
  const last = played('A woman cracks two eggs into a frying pan, then flips one').at(-1)!
  assert.equal(spriteOf(called(last, /eggs/u)), 'drawn-fried-egg')
  assert.ok(last.subjects.some(one => spriteOf(one) === 'drawn-pan'))
})

test('nobody has a table where others walk, read or shop', () => {
  for (const prompt of [
    'A boy puts on his shoes and runs outside',
    'A girl picks flowers in a meadow and puts them into a basket',
    'A man takes a book from a shelf',
    'A cowboy stirs a pot over a campfire',
  ])
    for (const shot of played(prompt)) assert.notEqual(shot.subjects[0]!.relation?.kind, 'behind', prompt)
})

test('what is filled from a jug is filled from that one, and what is small between the hands is large enough to be seen', () => {
  const [shot] = played('A girl fills a glass with water from a jug')
  assert.equal(shot!.subjects.filter(one => spriteOf(one) === 'drawn-jug').length, 1)
  const [peeling] = played('A boy peels an egg in the kitchen')
  assert.ok(called(peeling!, /egg/u).metres! > 0.1)
})

test('what somebody opens on a table opens', () => {
  for (const prompt of ['A girl opens a gift box', '厨师掀开蒸笼']) {
    const [shot] = played(prompt)
    const opened = shot!.subjects.filter(
      ({ build, deeds }) => build !== 'person' && deeds?.some(({ verb }) => verb === 'open'),
    )
    assert.equal(opened.length, 1, prompt)
  }
})
