import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureKind } from '../../src/bodies/dress-body.ts'
import { readNounFiles } from '../../src/direct/words/noun-files.ts'
import { isFigurine } from '../../src/scene/find-transfers.ts'
import type { Subject } from '../../src/direct/shot-list.ts'
import { type Figure, stagePrompt, type StagedShot } from '../staging/stage-prompt.ts'

const called = ({ moments }: StagedShot, words: string): Figure =>
  moments[1]!.figures.find(({ solid }) => solid.member.subject.words === words)!
const wide = ({ low, high }: Figure): number => Math.max(high[0] - low[0], high[2] - low[2])
const tall = ({ low, high }: Figure): number => high[1] - low[1]

test('no noun whose body is about as tall as its word says is made smaller as a figurine', () => {
  const shrunk = readNounFiles().flatMap(({ english, noun }) => {
    const extent = measureKind(noun.sprites[0]!)?.extent
    const subject = { what: { sprite: noun.sprites[0]! }, metres: noun.metres } as unknown as Subject
    const isAsTall = extent && extent.high[1] - extent.low[1] <= 2.5 * noun.metres!
    return isAsTall && isFigurine(subject) ? [english[0]] : []
  })
  assert.deepEqual(shrunk, [])
})

test('a waiter with a tray is as tall as any, and the tray is as wide as his shoulders', async () => {
  const [shot] = await stagePrompt('A waiter with a tray walks through a restaurant')
  const [waiter, tray] = [called(shot!, 'waiter'), called(shot!, 'tray')]
  assert.ok(tall(waiter) > 1.35, `${tall(waiter)} m`)
  assert.ok(wide(tray) > 0.2 * tall(waiter), `${wide(tray)} m`)
})

test('who stands on a rug is none the smaller for it', async () => {
  const [shot] = await stagePrompt('A man and a rug in a living room')
  assert.ok(tall(called(shot!, 'man')) > 1.35)
  const [man, rug] = [called(shot!, 'man'), called(shot!, 'rug')]
  assert.ok(Math.abs((man.low[2] + man.high[2] - rug.low[2] - rug.high[2]) / 2) < 0.6, 'it lies below his feet')
})

test('small things that nobody has to do with lie on the table, and not below it', async () => {
  const [shot] = await stagePrompt('A boy stands at a table, a phone and a coin')
  const table = called(shot!, 'table')
  for (const words of ['phone', 'coin']) {
    assert.equal(called(shot!, words).host, table, words)
    assert.ok(wide(called(shot!, words)) > 0.02 || tall(called(shot!, words)) > 0.05, words)
  }
})

test('nobody stands in a couch: it goes back to where there is floor', async () => {
  const [shot] = await stagePrompt('A cat looks at a couch in a living room')
  const [cat, couch] = [called(shot!, 'cat'), called(shot!, 'couch')]
  const isAside = cat.high[0] < couch.low[0] + 0.1 || cat.low[0] > couch.high[0] - 0.1
  assert.ok(isAside || cat.high[2] < couch.low[2] + 0.25, `${cat.high[2]} ${couch.low[2]}`)
})

test('who is on some steps leads the shot, and not the shoe beside them, and is no giant for the stairs being drawn as a few', async () => {
  const [shot] = await stagePrompt('A bride runs out of the church, loses a shoe on the steps')
  const bride = tall(called(shot!, 'bride'))
  assert.ok(bride > 1.2 && bride < 2.4, `${bride} m`)
})

test('who leans on a fence stands on the ground before it', async () => {
  const [shot] = await stagePrompt('A postman leans on the fence')
  const [postman, fence] = [called(shot!, 'postman'), called(shot!, 'fence')]
  assert.ok(postman.hold === undefined || postman.hold === 'against', postman.hold)
  assert.ok(Math.abs(postman.low[1] - fence.low[1]) < 0.1)
})
