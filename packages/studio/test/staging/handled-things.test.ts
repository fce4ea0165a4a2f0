import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellAt, HIGH, isInFrame } from './silhouette.ts'
import { type Figure, stagePrompt, type StagedShot } from './stage-prompt.ts'

const figureOf = ({ moments }: StagedShot, at: 0 | 1 | 2, words: string): Figure =>
  moments[at]!.figures.find(({ solid }) => solid.member.subject.words === words)!

test('what is taken from a table lies on it until a hand has come for it', async () => {
  const [shot] = await stagePrompt('A woman takes a cup from the table in a kitchen')
  const table = figureOf(shot!, 0, 'table')
  assert.ok(Math.abs(figureOf(shot!, 0, 'cup').low[1] - table.high[1]) < 0.02, 'on the table at first')
  assert.ok(figureOf(shot!, 2, 'cup').low[1] > table.high[1] + 0.05, 'off it at last')
})

test('what is put on a table is in the hand first, and lies there then', async () => {
  const [shot] = await stagePrompt('A girl puts an apple on the table')
  const table = figureOf(shot!, 0, 'table')
  assert.ok(figureOf(shot!, 0, 'apple').low[1] > table.high[1] + 0.05, 'in the hand at first')
  assert.ok(Math.abs(figureOf(shot!, 2, 'apple').low[1] - table.high[1]) < 0.02, 'on the table at last')
})

test('who picks something up from the ground bends down to it, and who lifts a box comes up with it', async () => {
  const [ball] = await stagePrompt('A boy picks up a ball from the ground')
  const [boy, stooping] = [figureOf(ball!, 0, 'boy'), figureOf(ball!, 1, 'boy')]
  assert.ok(figureOf(ball!, 0, 'ball').low[1] - boy.low[1] < 0.05, 'on the ground at first')
  assert.ok(figureOf(ball!, 2, 'ball').low[1] - boy.low[1] > 0.3, 'in the hand at last')
  assert.ok(stooping.high[1] < boy.high[1] - 0.1, 'the boy stoops')
  const [box] = await stagePrompt('A man lifts a box')
  assert.ok(figureOf(box!, 2, 'man').high[1] > figureOf(box!, 0, 'man').high[1] + 0.2, 'the man comes up')
})

test('a small animal sits on top of a hand before the chest, and is large enough to be seen', async () => {
  for (const [prompt, words] of [
    ["A ladybird crawls on a girl's hand", 'ladybird'],
    ['一只蝴蝶停在女孩的手上', '蝴蝶'],
    ['A boy with a hamster in his hands', 'hamster'],
    ['An old man holds a chick in his hands', 'chick'],
  ] as const) {
    const [shot] = await stagePrompt(prompt)
    const animal = figureOf(shot!, 2, words)
    const { hand, middle, up } = animal.host!.solid.placed!
    assert.equal(animal.hold, 'hand', prompt)
    // Wings go up and down.
    const over = words === '蝴蝶' ? animal.high[1] : animal.low[1]
    assert.ok(over > hand![1], `${prompt}: ${over - hand![1]} over the hand`)
    assert.ok(animal.low[1] < hand![1] + 0.1, `${prompt}: and on it`)
    assert.ok(hand![1] > middle[1] - 0.2 * up && hand![2] < middle[2] - 0.1, `${prompt}: before the chest`)
    const cells = [...animal.distances.keys()].filter(cell => animal.distances[cell]! < Infinity && isInFrame(cell))
    const [rows, columns] = [cells.map(cell => cellAt(cell).y), cells.map(cell => cellAt(cell).x)]
    const side = Math.max(Math.max(...rows) - Math.min(...rows), Math.max(...columns) - Math.min(...columns)) + 1
    assert.ok(side >= 0.07 * HIGH, `${prompt}: ${side} of ${HIGH} cells`)
  }
})

test('doors, tables and bicycles are in nobody’s hand, whatever is done to them', async () => {
  for (const [prompt, words] of [
    ['A man opens a door', 'door'],
    ['A man fixes a bicycle', 'bicycle'],
    ['A waiter wipes a table', 'table'],
  ] as const) {
    const [shot] = await stagePrompt(prompt)
    const [first, last] = [figureOf(shot!, 0, words), figureOf(shot!, 2, words)]
    assert.notEqual(first.hold, 'hand', prompt)
    assert.ok(Math.abs(first.low[1] - last.low[1]) < 0.02, `${prompt}: it stands on the ground`)
  }
})

test('who puts out a fire has one before him, and not in his hands', async () => {
  const [shot] = await stagePrompt('A firefighter puts out a fire')
  assert.equal(figureOf(shot!, 0, 'fire').hold, undefined)
})

test('a goat that is fed stays on its feet', async () => {
  const [shot] = await stagePrompt('A boy feeds a goat')
  const goat = figureOf(shot!, 1, 'goat')
  assert.deepEqual(goat.solid.doing.gestures, ['eat'])
})

test('what is whispered is said into an ear, and who feeds an animal is at its mouth', async () => {
  for (const [prompt, one, other, most] of [
    ['A girl whispers to her friend', 'girl', 'friend', 0.7],
    ['A boy feeds a goat', 'boy', 'goat', 1.7],
  ] as const) {
    const [shot] = await stagePrompt(prompt)
    const [x, z] = ([0, 2] as const).map(axis => {
      const [a, b] = [figureOf(shot!, 1, one), figureOf(shot!, 1, other)]
      return (a.low[axis] + a.high[axis] - b.low[axis] - b.high[axis]) / 2
    })
    const apart = Math.hypot(x!, z!)
    assert.ok(apart < most, `${prompt}: ${apart.toFixed(2)} m apart`)
  }
})
