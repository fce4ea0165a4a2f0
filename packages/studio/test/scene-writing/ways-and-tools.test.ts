import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { writeScene } from '../../src/scene-writing/write-scene.ts'

const sceneOf = (prompt: string): Scene =>
  writeScene(direct({ prompt, seed: 4 }), { seconds: 4, prompt, music: 'open' })
const shotOf = (prompt: string): SceneShot => sceneOf(prompt).shots[0]!
const placed = ({ placements = [] }: SceneShot, who: string) => placements.find(one => one.who === who)
const actionOf = ({ actions = [] }: SceneShot, who: string) => actions.find(one => one.who === who)
const idOf = ({ entities }: Scene, asset: string): string | undefined => entities.find(one => one.asset === asset)?.id

test("a tool after `with` is in the user's hand, and has no other relation", () => {
  const cases = [
    ['A butcher cuts meat with a big knife', 'knife'],
    ['A dentist looks into a boy’s mouth with a small mirror', 'mirror'],
    ['The teacher points at the map with a stick', 'stick'],
    ['A doctor examines a girl with a flashlight', 'flashlight'],
    ['A boy hits a drum with a spoon', 'spoon'],
    ['A woman paints a fence with a paintbrush', 'paintbrush'],
    ['厨师用勺子搅拌汤', 'spoon'],
  ] as const
  for (const [prompt, tool] of cases) {
    const scene = sceneOf(prompt)
    const id = idOf(scene, tool)
    assert.ok(id, prompt)
    assert.equal(placed(scene.shots[0]!, id)?.relation, 'held-by', prompt)
    assert.ok(!scene.shots[0]!.placements?.some(({ to, relation }) => to === id && relation === 'beside'), prompt)
  }
  for (const prompt of ['A kitten plays with a ball', 'A boy talks with a girl', 'A farmer dances with a pig'])
    assert.ok(!shotOf(prompt).placements?.some(({ relation }) => relation === 'held-by'), prompt)
})

test('a person who works with a vehicle sits on it', () => {
  const scene = sceneOf('A farmer ploughs a field with a tractor')
  const { relation, to } = placed(scene.shots[0]!, 'farmer')!
  assert.deepEqual([relation, to], ['seated-on', idOf(scene, 'tractor')])
})

test('a runner goes around a thing, and so does the chased one', () => {
  for (const [prompt, around, ...who] of [
    ['A dog chases a squirrel around an oak tree', 'oak', 'dog', 'squirrel'],
    ['A child runs around a fountain', 'fountain', 'child'],
    ['A boy chases a goat around a well', 'well', 'boy', 'goat'],
    ['小狗绕着雪人跑', 'snowman', 'dog'],
  ] as const) {
    const shot = shotOf(prompt)
    const going = (shot.actions ?? []).filter(({ path }) => path && 'around' in path)
    assert.equal(going.length, who.length, prompt)
    for (const { path } of going) assert.equal(path && 'around' in path && path.around, around, prompt)
  }
})

test('a subject that goes from one side of a thing to another starts and ends there', () => {
  for (const [prompt, who, start, end] of [
    ['一只鸟在一个苹果右边，然后这只鸟飞到了苹果前面', 'bird', ['beside', 'right'], ['before', undefined]],
    [
      'A cat is under the table, then it runs to the left of the table',
      'cat',
      ['under', undefined],
      ['beside', 'left'],
    ],
    [
      'A dog is on the right of a tree, then the dog runs to the back of the tree',
      'dog',
      ['beside', 'right'],
      ['behind', undefined],
    ],
  ] as const) {
    const shot = shotOf(prompt)
    const own = placed(shot, who)
    assert.deepEqual([own?.relation, own?.side], start, prompt)
    const [action, ...others] = (shot.actions ?? []).filter(one => one.who === who)
    assert.deepEqual(others, [], prompt)
    const path = action?.path
    assert.ok(path && 'to' in path, prompt)
    assert.deepEqual([path.relation, path.side], end, prompt)
  }
})

test('a person who is helped into clothes wears them', () => {
  for (const [prompt, wearer, garment] of [
    ['一个人帮助另一个人戴上头盔', 1, 'helmet'],
    ['妈妈帮小女儿戴帽子', 1, 'hat'],
  ] as const) {
    const { entities } = sceneOf(prompt)
    const worn = entities.map(({ wears = [] }) => wears.map(one => one.garment))
    assert.deepEqual(
      worn,
      entities.map((_, at) => (at === wearer ? [garment] : [])),
      prompt,
    )
  }
})

test('a mount with its rider crosses the picture, seen from the side', () => {
  for (const prompt of ['A girl rides a horse on the beach', 'A traveller on the back of a mule explores a trail']) {
    const scene = sceneOf(prompt)
    const mount = scene.shots[0]!.placements?.find(({ relation }) => relation === 'seated-on')?.to
    assert.deepEqual(placed(scene.shots[0]!, String(mount)), { who: mount, relation: 'at', facing: 90 }, prompt)
  }
})

test('a person who works at a screen types at a table', () => {
  for (const prompt of ['A man works on a laptop', 'a woman is working at a computer']) {
    const shot = shotOf(prompt)
    assert.deepEqual([shot.actions?.[0]?.does, shot.actions?.[0]?.object], ['type', 'laptop'], prompt)
    assert.equal(placed(shot, 'laptop')?.relation, 'on', prompt)
  }
})

test('a small thing that a table has is on it, before the person at the table', () => {
  for (const [prompt, thing] of [
    ['A woman reads a book at a table, a cup in front of her', 'cup'],
    ['A boy sits at a table with a cake in front of him', 'cake'],
  ] as const) {
    const scene = sceneOf(prompt)
    assert.deepEqual(
      [placed(scene.shots[0]!, idOf(scene, thing)!)?.relation, placed(scene.shots[0]!, idOf(scene, thing)!)?.to],
      ['on', 'table'],
      prompt,
    )
    assert.equal(scene.entities.filter(({ asset }) => asset === 'table').length, 1, prompt)
    assert.ok(scene.shots[0]!.camera?.target?.includes(idOf(scene, thing)!), prompt)
    assert.ok(
      scene.shots[0]!.placements?.some(({ relation }) => relation === 'seated-on'),
      prompt,
    )
  }
})

test('a person who walks an animal has it on a lead ahead, seen from the side', () => {
  for (const [prompt, who, animal] of [
    ['A girl walks two dogs in the park', 'girl', 'dog'],
    ['A woman walking her poodle waves', 'woman', 'poodle'],
    ['An old man walks his cat', 'old-man', 'cat'],
    ['女孩在公园遛狗', 'girl', 'dog'],
  ] as const) {
    const shot = shotOf(prompt)
    const action = shot.actions?.find(one => one.who === who && one.object === animal)
    assert.equal(action?.does, 'walk-dog', prompt)
    assert.equal(action.with?.length, 1, prompt)
    assert.equal(placed(shot, animal)?.facing, 90, prompt)
  }
  assert.deepEqual(actionOf(shotOf('A boy walks to the dog'), 'boy')?.path, { to: 'dog' })
  assert.equal(actionOf(shotOf('A boy walks beside the dog'), 'boy')?.path, undefined)
})

test('a person who drives animals walks behind them across the picture', () => {
  for (const [prompt, who, animal] of [
    ['A shepherd drives a flock of sheep down a country lane', 'shepherd', 'sheep'],
    ['农夫赶着一头水牛', 'man-farmer', 'buffalo'],
    ['A girl herds geese', 'girl', 'goose'],
  ] as const) {
    const shot = shotOf(prompt)
    assert.deepEqual([placed(shot, animal)?.facing, placed(shot, who)?.facing], [90, 90], prompt)
    assert.equal(placed(shot, who)?.to, animal, prompt)
  }
})

test('a subject that passes another crosses the picture in front of it', () => {
  for (const [prompt, who, other] of [
    ['A librarian pushes a cart past a sleeping student', 'librarian', 'student'],
    ['A cat walks past a sleeping dog', 'cat', 'dog'],
    ['A waiter carries a tray past a couple', 'waiter', 'couple'],
  ] as const) {
    const shot = shotOf(prompt)
    assert.deepEqual([placed(shot, who)?.relation, placed(shot, who)?.to], ['before', other], prompt)
    assert.ok(shot.actions?.find(one => one.who === who)?.path, prompt)
  }
})

test('a released thing is in the hand first, and the place is not the sky', () => {
  for (const [prompt, thing] of [
    ['A girl lets go of a red balloon', 'balloon'],
    ['A boy releases a white dove', 'dove'],
    ['A man sets free a bird', 'bird'],
  ] as const) {
    const scene = sceneOf(prompt)
    assert.equal(placed(scene.shots[0]!, thing)?.relation, 'held-by', prompt)
    assert.ok((scene.shots[0]!.actions?.[0]?.from ?? 0) > 0, prompt)
    assert.equal(scene.shots[0]!.actions?.length, 1, prompt)
    assert.notEqual(scene.places[0]!.asset, 'sky', prompt)
  }
})

test('a person in a room does not sleep on the floor', () => {
  for (const place of ['library', 'classroom', 'living room', 'bedroom', 'office', 'kitchen']) {
    const shot = shotOf(`A student sleeps in the ${place}`)
    const own = placed(shot, 'student')
    assert.ok(own?.relation === 'lying-on' || own?.relation === 'seated-on', place)
    assert.ok(!String(own.to).endsWith('/floor'), place)
  }
})

test('the flowers of a bouquet or a wreath are not a second thing, and give it its colour', () => {
  for (const [prompt, asset, part] of [
    ['A man gives a woman a bouquet of red roses', 'bouquet', 'rose'],
    ['A girl holds a bouquet of white lilies', 'bouquet', 'lily'],
  ] as const) {
    const scene = sceneOf(prompt)
    assert.ok(scene.entities.find(one => one.asset === asset)?.colour, prompt)
    assert.equal(idOf(scene, part), undefined, prompt)
  }
  assert.ok(idOf(sceneOf('A basket of apples on a table'), 'apple'))
})

test('walking shoes are outdoors, and products at rest are not', () => {
  const indoors = (prompt: string) => loadCatalogue().place(sceneOf(prompt).places[0]!.asset)?.isIndoors
  for (const prompt of ['Running shoes splash through a puddle', '一双红色运动鞋踩过水坑', 'Rubber boots walk in mud'])
    assert.notEqual(indoors(prompt), true, prompt)
  assert.equal(sceneOf('A perfume bottle on black marble').places[0]!.asset, 'tabletop')
})

test('two people, one in front of the other, are shown face to face', () => {
  for (const [prompt, who, other] of [
    ['A knight kneels before a queen', 'knight', 'queen'],
    ['A waiter stands in front of a chef', 'waiter', 'chef'],
  ] as const) {
    const shot = shotOf(prompt)
    assert.deepEqual([placed(shot, who)?.facing, placed(shot, other)?.facing], [other, who], prompt)
  }
})

test('a breed has its own coat', () => {
  for (const breed of ['husky', 'corgi', 'shiba inu', 'german shepherd', 'border collie', 'dalmatian'])
    assert.ok(!sceneOf(`A ${breed} runs in the park`).entities.some(({ asset }) => asset === 'dog'), breed)
})

test('a fish in a room is in a vessel, and land animals are not under water', () => {
  for (const prompt of ['A cat looks at goldfish through the glass of a bowl', '一只猫盯着鱼缸里的金鱼']) {
    const scene = sceneOf(prompt)
    assert.notEqual(scene.places[0]!.asset, 'underwater', prompt)
    assert.equal(placed(scene.shots[0]!, 'goldfish')?.relation, 'in', prompt)
  }
  for (const prompt of ['A rabbit hides behind a cabbage from a fox', 'A dog looks at a cake'])
    assert.notEqual(sceneOf(prompt).places[0]!.asset, 'tabletop', prompt)
  assert.equal(sceneOf('A kitten in a teacup').places[0]!.asset, 'tabletop')
})

test('a subject beside a rider goes along', () => {
  const shot = shotOf('A grandfather teaches a girl to ride a bicycle')
  assert.deepEqual([placed(shot, 'grandfather')?.to, placed(shot, 'grandfather')?.facing], ['bicycle', 90])
  assert.ok(shot.actions?.some(({ who, does }) => who === 'grandfather' && does === 'walk'))
})

test('a subject that only sees another keeps a distance', () => {
  for (const prompt of ['A reporter films a singer', 'A photographer takes a picture of a couple'])
    assert.ok(
      shotOf(prompt).placements?.some(({ distance = 0 }) => distance > 1),
      prompt,
    )
})

test('a subject that looks at another far away is in one picture with it', () => {
  for (const [prompt, who, other] of [
    ['A hunter looks at a distant deer', 'hunter', 'deer'],
    ['一只狮子盯着远处的斑马', 'lion', 'zebra'],
    ['雪豹趴在岩石上盯着远处的岩羊', 'snow-leopard', 'bharal'],
  ] as const) {
    const shot = shotOf(prompt)
    assert.equal(placed(shot, other)?.relation, 'behind', prompt)
    assert.ok(
      [who, other].every(id => shot.camera?.target?.includes(id)),
      prompt,
    )
  }
})

test('a person who sets the table stands behind it, with a plate on it', () => {
  for (const prompt of ['A girl sets the table', '妈妈在摆碗筷']) {
    const shot = shotOf(prompt)
    assert.equal(placed(shot, 'plate')?.to, 'table', prompt)
    assert.ok(
      shot.placements?.some(({ relation, to }) => relation === 'behind' && to === 'table'),
      prompt,
    )
  }
})
