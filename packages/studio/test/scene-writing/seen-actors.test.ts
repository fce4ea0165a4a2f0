import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Placement, Scene } from '@kinora/media/scene/scene-schema'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { writeScene } from '../../src/scene-writing/write-scene.ts'

const sceneOf = (prompt: string): Scene =>
  writeScene(direct({ prompt, seed: 4 }), { seconds: 4, prompt, music: 'open' })
const placed = ({ shots }: Scene, who: string): Placement | undefined =>
  shots[0]!.placements?.find(one => one.who === who)
const idOf = ({ entities }: Scene, asset: string): string => entities.find(one => one.asset === asset)?.id ?? asset

test('a view from the side shows the flank of a subject that faces the camera, and leaves one that faces across', () => {
  for (const prompt of [
    'A dog runs across the field, wide shot from the side',
    'An old man riding a bike, side view',
    'A mother hugs her daughter, side view',
    'side view of a red car',
  ])
    assert.equal(sceneOf(prompt).shots[0]!.camera?.from, undefined, prompt)
  assert.equal(sceneOf('A penguin stands on the ice, side view').shots[0]!.camera?.from, 'left')
  assert.equal(sceneOf('A car is parked, side view').shots[0]!.camera?.from, 'left')
  assert.equal(sceneOf('A nurse and a patient in a hospital room, side view').shots[0]!.camera?.from, 'front-left')
})

test('a subject at a thing that it cannot hold is beside the thing and faces it', () => {
  for (const [prompt, actor, thing] of [
    ['A panda eats bamboo in a forest', 'panda', 'bamboo'],
    ['A horse eats hay in the stable', 'horse', 'hay'],
  ] as const) {
    const scene = sceneOf(prompt)
    const [own, other] = [placed(scene, idOf(scene, actor)), placed(scene, idOf(scene, thing))]
    assert.deepEqual([own?.relation, own?.to, own?.facing], ['beside', idOf(scene, thing), idOf(scene, thing)], prompt)
    assert.notEqual(other?.relation, 'held-by', prompt)
  }
  const monkey = sceneOf('A monkey eats a banana')
  assert.equal(placed(monkey, 'banana')?.relation, 'held-by')
})

test('a person stands on what carries people, and at a tall shelf', () => {
  const jumps = sceneOf('a child jumping on a trampoline')
  assert.equal(placed(jumps, 'child')?.relation, 'standing-on')
  const sits = sceneOf('a child sitting on a trampoline')
  assert.equal(placed(sits, 'child')?.relation, 'seated-on')
  const reads = sceneOf('A person is looking for books on the bookshelf')
  assert.ok(!['standing-on', 'on', 'seated-on'].includes(placed(reads, 'person')?.relation ?? ''))
  assert.equal(placed(sceneOf('A cat sits on a bookshelf'), 'cat')?.relation, 'seated-on')
})

test('a ridden thing with wheels or runners goes across the picture, and one that stays does not', () => {
  for (const [prompt, mount] of [
    ['A boy rides a skateboard', 'skateboard'],
    ['A cat rides a skateboard', 'skateboard'],
    ['A cyclist rides', 'bicycle'],
    ['A person riding a green motorbike with an orange helmet', 'motorcycle'],
  ] as const) {
    const scene = sceneOf(prompt)
    const id = idOf(scene, mount)
    assert.ok(
      scene.shots[0]!.actions?.some(({ who, does }) => who === id && does === 'drive'),
      prompt,
    )
    assert.equal(placed(scene, id)?.facing, 90, prompt)
  }
  const rocks = sceneOf('A child rides a rocking horse')
  assert.ok(!rocks.shots[0]!.actions?.some(({ does }) => does === 'drive'))
})

test('who sits on a bench does not walk', () => {
  const scene = sceneOf('两个人坐在长椅上手拉着手')
  assert.ok(!scene.shots[0]!.actions?.some(({ does }) => loadCatalogue().action(does)?.motion === 'walk'))
})

test('a mount is as large as its animal rider needs', () => {
  const scene = sceneOf('A horse rides a bicycle')
  const bicycle = scene.entities.find(({ asset }) => asset === 'bicycle')
  const { height } = loadCatalogue().asset('bicycle')!.size
  assert.ok(typeof bicycle?.size === 'object' && (bicycle.size.height ?? 0) > 1.3 * height)
  assert.equal(sceneOf('A cat rides a bicycle').entities.find(({ asset }) => asset === 'bicycle')?.size, undefined)
})

test('an animal that plays an instrument or writes stands upright in clothes', () => {
  for (const [prompt, asset] of [
    ['a cartoon pig playing his guitar', 'pig'],
    ['A cat paints a self-portrait', 'cat'],
  ] as const) {
    const scene = sceneOf(prompt)
    assert.ok((scene.entities.find(one => one.asset === asset)?.wears ?? []).length > 0, prompt)
  }
  for (const prompt of ['A cat plays with a ball of yarn', 'A dog rides in a car', 'A bear fishes in a river'])
    assert.ok(
      sceneOf(prompt).entities.every(({ wears }) => wears === undefined),
      prompt,
    )
})

test('a handy thing that a person turns is in the hands', () => {
  const scene = sceneOf('A girl is twirling her umbrella')
  assert.equal(placed(scene, 'umbrella')?.relation, 'held-by')
})

test('a building does not stand in a room', () => {
  const scene = sceneOf('A student is walking through a corridor, with a wide shot showing the school building')
  assert.equal(scene.places[0]!.asset, 'corridor')
  assert.ok(!scene.entities.some(({ asset }) => asset === 'school'))
})

test('hands that help somebody do what the help consists of', () => {
  const [shot] = sceneOf('一个人帮另一个人整理衬衫的领子').shots
  assert.deepEqual(
    shot!.actions?.map(({ does }) => does),
    ['tidy'],
  )
  assert.ok(sceneOf('A boy helps an old woman').shots[0]!.actions?.some(({ does }) => does === 'help'))
})

test('who slides a thing moves it by hand and does not run', () => {
  const [shot] = sceneOf('A chef slides a pancake onto a plate').shots
  assert.deepEqual(
    shot!.actions?.map(({ does, object, target }) => [does, object, target]),
    [['put', 'pancake', 'plate']],
  )
  assert.ok(sceneOf('A boy slides down a hill').shots[0]!.actions?.some(({ does }) => does === 'slide'))
})

test('a person beside a thing in the air stands on the ground', () => {
  const scene = sceneOf('A child throws a paper airplane, and then watches it glide across the room')
  const [child, plane] = [placed(scene, 'child'), placed(scene, idOf(scene, 'paper-plane'))]
  assert.equal(child?.relation, 'beside')
  assert.equal((child.offset?.[1] ?? 0) + (plane?.offset?.[1] ?? 0), 0)
})

test('who climbs a rock does not walk up through it as on stairs', () => {
  const does = (prompt: string) => sceneOf(prompt).shots[0]!.actions?.map(one => one.does)
  assert.deepEqual(does('A cat climbs a rock in a park'), ['climb'])
  assert.deepEqual(does('A man climbs the stairs'), ['upstairs'])
})

test('a tree that somebody climbs or stands at is an entity of a visible size', () => {
  const climbs = sceneOf('A boy climbs a tree in the forest')
  const tree = climbs.entities.find(({ asset }) => asset === 'tree')
  assert.ok(typeof tree?.size === 'object' && tree.size.height! < 5)
  assert.ok(sceneOf('一只老虎在一棵树前面，然后老虎移动到树的左边').entities.some(({ asset }) => asset === 'tree'))
})

test('a thing that is taken is not in the hand before', () => {
  for (const prompt of [
    'A man picks up a ball from the grass',
    'A girl takes a cup from the table',
    'A woman picks flowers in a meadow',
  ]) {
    const [shot] = sceneOf(prompt).shots
    assert.ok(!shot!.placements?.some(({ relation }) => relation === 'held-by'), prompt)
  }
  // A caught thing does not lie on the ground first.
  for (const [prompt, thing] of [
    ['A man holds an umbrella', 'umbrella'],
    ['A boy catches a ball', 'ball'],
  ] as const)
    assert.equal(placed(sceneOf(prompt), thing)?.relation, 'held-by', prompt)
  // It stays in the hand from one shot to the next.
  const { shots } = sceneOf('A woman takes up a newspaper, and then begins to read it')
  assert.ok(shots[1]!.placements?.some(({ relation }) => relation === 'held-by'))
})

test('somebody is the same person in the next sentence', () => {
  const scene = sceneOf('一个人正坐在桌子旁，突然这个人开始打扫地板')
  assert.equal(scene.entities.filter(({ asset }) => asset === 'person' || asset === 'human').length, 1)
  assert.ok(scene.shots.at(-1)!.actions?.some(({ does }) => does === 'sweep'))
})

test('a small animal on a shoulder or a head is there and does not stand in front', () => {
  for (const [prompt, guest, to] of [
    ['A man finds a colorful parrot perched on his shoulder', 'parrot', 'man/shoulders'],
    ['A pirate with a parrot on his shoulder', 'parrot', 'pirate/shoulders'],
    ['A butterfly lands on a shoulder of a woman', 'butterfly', 'woman/shoulders'],
    ["A cat sits on a man's head", 'cat', 'man/head'],
    ['一只鸟站在女孩的肩膀上', 'bird', 'girl/shoulders'],
  ] as const) {
    const own = placed(sceneOf(prompt), guest)
    assert.deepEqual([own?.relation, own?.to], ['held-by', to], prompt)
  }
})

test('stairs that only the verb names are there, and people go up one behind the other', () => {
  const scene = sceneOf('两个人把一个沉重的箱子抬上楼梯')
  const [shot] = scene.shots
  const stairs = idOf(scene, 'stairs')
  const climbs = shot!.actions!.filter(({ does }) => does === 'upstairs')
  assert.equal(climbs.length, 2)
  const [first, second] = climbs.map(({ who }) => placed(scene, who))
  assert.deepEqual([first?.to, second?.to], [stairs, stairs])
  assert.ok(second!.distance! > first!.distance! + 0.5)
})

test('another of the same kind is one more, also in a later clause', () => {
  const scene = sceneOf('A lion runs on the grassland, and then stands and collides with another lion')
  assert.equal(scene.entities.filter(({ asset }) => asset === 'lion').length, 2)
  const collides = scene.shots.at(-1)!.actions!.find(({ does }) => does === 'collide')
  assert.ok(collides?.target !== undefined && collides.target !== collides.who)
})

test('a ball that is kicked lies on the ground, and one that is chased rolls', () => {
  const kicks = sceneOf('A man kicks a football')
  assert.notEqual(placed(kicks, 'football')?.relation, 'held-by')
  assert.ok(!kicks.shots[0]!.actions?.some(({ who }) => who === 'football'))
  const chases = sceneOf('A dog chases a ball')
  assert.deepEqual(
    chases.shots[0]!.actions?.filter(({ who }) => who === 'ball').map(({ does }) => does),
    ['roll'],
  )
})

test('who walks with a passenger in a stroller pushes it', () => {
  const { shots } = sceneOf('A mother with a baby in a stroller walks through a park')
  assert.deepEqual(
    shots[0]!.actions?.map(({ who, does, object }) => [who, does, object]),
    [['woman', 'push', 'stroller']],
  )
})

test('a cook has food in the pan on the stove, and a fish of the coast is in the water', () => {
  const scene = sceneOf('A chef is preparing a meal in the kitchen')
  const pan = idOf(scene, 'frying-pan')
  assert.deepEqual([placed(scene, pan)?.relation, placed(scene, pan)?.to], ['on', idOf(scene, 'stove')])
  assert.ok(scene.shots[0]!.placements?.some(({ relation, to }) => relation === 'in' && to === pan))
  const dolphin = sceneOf('A dolphin flips its tail, near the coast')
  assert.equal(placed(dolphin, 'dolphin')?.relation, 'in')
})
