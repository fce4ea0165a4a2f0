import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkScene } from '@kinora/media/scene/check-scene'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { writeScene } from '../../src/scene-writing/write-scene.ts'

const sceneOf = (prompt: string) => writeScene(direct({ prompt, seed: 4 }), { seconds: 4, prompt, music: 'unwanted' })
const INSECTS = ['bee', 'butterfly', 'ladybug', 'dragonfly', 'ant']

test('tiny animals are large enough beside larger things, and their documents are valid', () => {
  for (const insect of INSECTS)
    for (const [what, least] of [
      ['flower', 0.05],
      ['cat', 0.08],
      ['girl', 0.15],
    ] as const) {
      const scene = sceneOf(`a ${insect} crawls beside a ${what}`)
      const entity = scene.entities.find(({ asset }) => asset === insect)
      const size = typeof entity?.size === 'object' ? entity.size : undefined
      const usual = loadCatalogue().asset(insect)?.size ?? assert.fail(insect)
      const longest = Math.max(usual.width, usual.height, usual.depth) * ((size?.height ?? usual.height) / usual.height)
      assert.ok(longest >= least, `${insect} beside a ${what}: ${longest}`)
      assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [])
    }
})

test('more than eight people or animals stand in rows, and many things around them do not widen the frame', () => {
  const scene = sceneOf('nine rabbits hop around a meadow full of flowers')
  assert.equal(scene.entities.find(({ asset }) => asset === 'rabbit')?.formation, 'crowd')
  assert.deepEqual(scene.shots[0]?.camera?.target, ['rabbit'])
  assert.equal(sceneOf('three rabbits hop').entities[0]?.formation, undefined)
})

test('a side of something is the side in the document, and a thing that only gives a position is no object', () => {
  for (const [who, does, what] of [
    ['sheep', 'grazing', 'surfboard'],
    ['cat', 'sitting', 'fireplace'],
    ['dog', 'sleeping', 'chair'],
  ])
    for (const side of ['left', 'right']) {
      const [shot] = sceneOf(`A ${who} ${does} on the ${side} of a ${what}`).shots
      const placement = shot?.placements?.find(one => one.who === who)
      assert.deepEqual([placement?.relation, placement?.to, placement?.side], ['beside', what, side], `${who} ${side}`)
      assert.ok(
        shot?.actions?.every(({ object, target }) => object !== what && target !== what),
        `${who} ${does}`,
      )
    }
})

test('a side in Chinese is the side of the first, beside the second', () => {
  for (const [words, side] of [
    ['左边', 'left'],
    ['右边', 'right'],
  ] as const) {
    const placements = sceneOf(`一个杯子在一把叉子的${words}`).shots[0]?.placements ?? []
    const own = placements.find(({ to }) => to === 'fork')
    assert.deepEqual([own?.relation, own?.side], ['beside', side])
    assert.equal(placements.find(({ who }) => who === 'fork')?.side, undefined)
  }
})

test('an animal uses a thing of people at the size of its paws', () => {
  const { entities } = sceneOf('a cat types on a laptop')
  const [cat, laptop] = ['cat', 'laptop'].map(id => loadCatalogue().asset(id) ?? assert.fail(id))
  const size = entities.find(({ asset }) => asset === 'laptop')?.size
  const height = typeof size === 'object' ? size.height : undefined
  const longest =
    (Math.max(laptop!.size.width, laptop!.size.depth) * (height ?? 1)) / (height ? laptop!.size.height : 1)
  assert.ok(longest <= 0.7 * Math.max(cat!.size.width, cat!.size.height, cat!.size.depth), `${longest}`)
})

/** The longest side of an entity in a document, metres. */
function longestIn(prompt: string, id: string): number {
  const size = sceneOf(prompt).entities.find(({ asset }) => asset === id)?.size
  const usual = loadCatalogue().asset(id)?.size ?? assert.fail(id)
  const times = typeof size === 'object' && size.height !== undefined ? size.height / usual.height : 1
  return times * Math.max(usual.width, usual.height, usual.depth)
}

test('a coin in the hand of a person is drawn large enough to be seen', () => {
  assert.ok(longestIn('a person flips a coin', 'coin') >= 0.08)
})

test('what a large animal blows is large enough beside it', () => {
  const { size } = loadCatalogue().asset('dragon') ?? assert.fail()
  const share = longestIn('a dragon blows bubbles', 'bubbles') / Math.max(size.width, size.height, size.depth)
  assert.ok(share > 0.12 && share < 0.7, `${share}`)
})

test('a thing that is too large for a tabletop is drawn smaller there, and one that fits keeps its size', () => {
  const sizeOf = (prompt: string, asset: string) => sceneOf(prompt).entities.find(one => one.asset === asset)?.size
  const prompt = 'A cactus is standing on a table in a sunny room, shot from a high-angle perspective'
  assert.equal(sceneOf(prompt).places[0]?.asset, 'tabletop')
  assert.deepEqual(sizeOf(prompt, 'cactus'), { height: 0.5 })
  assert.equal(sizeOf('a cup is standing on a table', 'cup'), undefined)
  assert.equal(sizeOf('a cactus in the desert', 'cactus'), undefined)
})

test("what the caller's picture shows fits on a table", () => {
  for (const prompt of [
    'The bottle stands on a table',
    '特写：瓶子放在厨房的桌子上',
    'The bottle is on a table in a kitchen',
  ]) {
    const list = direct({ prompt, seed: 4, inputs: [{ name: 'bottle', role: 'images[0]' }] })
    const { entities } = writeScene(list, { seconds: 4, prompt, music: 'unwanted' })
    const bottle = entities.find(({ asset }) => asset.startsWith('input:'))
    assert.deepEqual(bottle?.size, { height: 0.5 }, prompt)
  }
})
