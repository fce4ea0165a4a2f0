import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { spriteName } from '../../src/words/vocabulary/noun-table.ts'

const shotOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!
const spritesOf = (prompt: string) =>
  shotOf(prompt).subjects.map(({ what, count }) => [count, 'sprite' in what ? what.sprite : what.input] as const)

test('a family of animals is several of them and nobody else', () => {
  assert.deepEqual(spritesOf('elephant family walking, the baby tries to keep up'), [[3, spriteName('🐘')]])
  assert.deepEqual(
    spritesOf('a family walking in the park').map(([, sprite]) => sprite),
    [spriteName('👪')],
  )
})

test('an animal with a trade is one, in the clothes of the trade', () => {
  const { subjects } = shotOf('a panda chef in a kitchen')
  assert.equal(subjects.length, 1)
  assert.equal(subjects[0]!.trade, spriteName('🧑‍🍳'))
  assert.equal(shotOf('兔子老师在教室里').subjects.length, 1)
  assert.equal(
    shotOf('a dog owner in a park').subjects.some(({ trade }) => trade),
    false,
  )
})

test('a word made of two is what its end is', () => {
  const [box] = shotOf('a red lunchbox on a bench').subjects
  assert.equal(box!.drawnAs, 'box')
  assert.equal(box!.label, undefined)
})

test('what something happens on or through is no block with a name on it', () => {
  for (const prompt of ['a boy does a kickflip', 'kids run around a zorblat'])
    assert.equal(
      shotOf(prompt).subjects.some(({ label }) => label !== undefined),
      false,
      prompt,
    )
  assert.equal(
    shotOf('a boy carries a zorblat').subjects.some(({ label }) => label === 'zorblat'),
    true,
  )
})

test('what is talked over is on the table, and nobody floats above it', () => {
  const { subjects } = shotOf('Two friends laughing over coffee in a cafe')
  assert.equal(subjects[0]!.relation, undefined)
  assert.deepEqual(subjects[1]!.relation, { kind: 'beside', to: 0 })
})

test('colours that run into each other are folds of those colours', () => {
  const shot = shotOf('Flowing liquid gold and deep blue ink swirling together')
  assert.deepEqual([shot.place, shot.subjects, shot.colours], ['abstract', [], ['gold', 'navy']])
  assert.equal(shotOf('smoke drifting over a forest').place, 'forest')
})

test('what the words are about is shown by a scene, what they describe with it is not', () => {
  assert.equal(shotOf('loneliness in a big city').standsFor, 'loneliness')
  assert.equal(shotOf('peaceful lake at dawn').standsFor, undefined)
})

test('a drone that flies over a place is the camera', () => {
  const shot = shotOf('Drone flying over a lavender field')
  assert.deepEqual([shot.subjects, shot.camera.angle, shot.where], [[], 'aerial', 'lavender-field'])
  assert.equal(shotOf('a drone on a table').subjects.length, 1)
})

test('what is seen from a window is not where one is', () => {
  assert.equal(shotOf('A man sits in a train carriage looking out the window at passing fields').where, 'train')
})

test('one thing that was named by itself is nobody’s clothes', () => {
  const { subjects } = shotOf('A green shoe. A runner crosses the street. The camera stops on the shoe.')
  assert.equal(
    subjects.some(({ wears }) => wears),
    false,
  )
})

test('small things make no crowd for the camera', () => {
  assert.equal(shotOf('chef tossing vegetables in a wok').camera.framing, 'medium')
  assert.equal(shotOf('five dancers on a stage').camera.framing, 'wide')
})

test('bare plurals of fish are several', () => {
  assert.equal(shotOf('small colorful fish in a reef').subjects[0]!.count, 3)
  assert.equal(shotOf('a small fish in a reef').subjects[0]!.count, 1)
})

test('blue sky and white clouds are weather, and not where somebody is', () => {
  const shot = shotOf('少女骑着自行车沿海边小镇的坡道滑下来，蓝天白云')
  assert.deepEqual([shot.where, shot.weather], ['coast-town', 'clear'])
})

test('two people of two trades are two, though they look alike', () => {
  assert.deepEqual(
    shotOf('外卖小哥把餐递给顾客').subjects.map(({ words }) => words),
    ['外卖小哥', '餐', '顾客'],
  )
})

test('the colour of a car’s body is the car’s, and a word before 的 is no thing', () => {
  assert.equal(shotOf('一辆SUV，白色车身，行驶在公路上').subjects[0]!.colour, 'white')
  assert.equal(
    shotOf('一颗跳动的心').subjects.some(({ label }) => label === '跳动'),
    false,
  )
})

test('somebody of whom nothing else is known is somebody', () => {
  assert.equal(shotOf('有人撑着伞走过石桥').subjects[0]!.words, '有人')
  assert.deepEqual(shotOf('房间里没有人').subjects, [])
})

test('whoever has a trade is where it is done, and not at the table with what they make', () => {
  assert.equal(shotOf('拉面师傅甩面').place, 'kitchen')
})
