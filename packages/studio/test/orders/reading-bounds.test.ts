import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '@kinora/media/engine/contract'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { createReadingBudget } from '../../src/prompt-parsing/reading-budget.ts'
import { correctSpelling } from '../../src/words/correct-spelling.ts'
import { boundOrder, READ_BOUNDS } from '../../src/orders/bound-order.ts'
import { makeOrder } from '../../src/orders/make-order.ts'
import { sweepReadings } from '../../../../test/harness/sweep-readings.ts'
import { TEXT_SHAPES } from '../../../../test/harness/text-shapes.ts'

const picture = (prompt: string): Order => ({ kind: 'image', prompt, seed: 1, inputs: [], width: 96, height: 64 })
const previewed = (order: Order) => makeOrder({ order, folder: '', preview: true }, () => {})

// Each is there because it took ten seconds or more; the long suite has all of them.
const WORST =
  /^(?:letter, run|past endings, run|han, run|hyphens, run|slips of the pen, han|verb, clauses|nested a man)/u

test('the worst long texts are read in a few seconds of processor time', async () => {
  const shapes = TEXT_SHAPES.filter(({ name }) => WORST.test(name))
  assert.ok(shapes.length >= 7, `${shapes.length} shapes`)
  await sweepReadings(shapes, { length: 20_000, mostMs: 4_000, read: text => previewed(picture(text)) })
})

test('a word of thousands of letters is not a misspelling', () => {
  assert.equal(correctSpelling(`strawbery${'y'.repeat(20_000)}`), undefined)
})

test('the unread rest of a prompt is noted', async () => {
  const { scene, notes } = await previewed(picture(`A cat sits on a wall. ${'红'.repeat(5_000)}`))
  assert.match(JSON.stringify(scene), /"name":"cat"/u)
  assert.deepEqual(
    notes?.filter(note => note.includes('are read')),
    [
      'prompt: at most 120 words without a comma or a full stop are read, up to "红红红红红红红红红红红红红红红红红红红红红红红红…"',
    ],
  )
})

test('prompts of effects and panels and descriptions of pictures have the same bounds', () => {
  const long = 'a cat, '.repeat(READ_BOUNDS.words)
  const { order: effects } = boundOrder({
    kind: 'effects',
    prompt: long,
    seed: 1,
    inputs: [{ role: 'images[0]', kind: 'picture', path: '', description: long }],
    seconds: 1,
    withMusic: false,
    effects: [{ fromSeconds: 0, toSeconds: 1, prompt: long }],
  })
  assert.ok(effects.kind === 'effects' && effects.effects[0]!.prompt.length < long.length)
  assert.ok(effects.inputs[0]!.description!.length < effects.prompt.length)
  const { order: film, notes } = boundOrder({
    kind: 'video',
    prompt: '',
    seed: 1,
    inputs: [],
    seconds: 1,
    width: 96,
    height: 64,
    withSound: false,
    withMusic: false,
    amplitude: 'auto',
    from: { kind: 'panels', panels: [{ prompt: long, roles: [] }] },
  })
  assert.ok(film.kind === 'video' && film.from.kind === 'panels' && film.from.panels[0]!.prompt.length < long.length)
  assert.equal(notes.length, 1)
})

test('speech has no bounds', () => {
  const speech: Order = {
    kind: 'speech',
    prompt: '',
    text: 'word '.repeat(9_000),
    voice: 'v',
    seed: 1,
    inputs: [],
    speed: 1,
    pitch: 0,
    volume: 1,
  }
  assert.equal(boundOrder(speech).order, speech)
})

test('a reading fails with a plain error after two seconds of processor time, and not before', () => {
  const readWith = (msAShot: number) => {
    let used = 0
    // Looked at once when it begins, then before each shot.
    const budget = createReadingBudget('', () => (used += msAShot))
    return direct({ prompt: 'Shot 1: a cat. Shot 2: a dog. Shot 3: a horse.', seed: 1, budget })
  }
  assert.equal(readWith(300).shots.length, 3)
  assert.throws(() => readWith(600), /prompt: reading it took more than 2 s of processor; say it in fewer words/u)
})
