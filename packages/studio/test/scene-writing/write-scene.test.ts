import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { readData } from '../../src/data-files/read-data.ts'
import { writeScene } from '../../src/scene-writing/write-scene.ts'
import { CHINESE, ENGLISH, LAUGHED_AT } from '../prompt-parsing/truth.ts'

const unseen = ['english', 'chinese', 'held-out'].flatMap(
  file =>
    JSON.parse(readFileSync(new URL(`../unseen/${file}.json`, import.meta.url), 'utf8')) as readonly {
      prompt: string
    }[],
)
const PROMPTS = [...unseen, ...ENGLISH, ...CHINESE, ...LAUGHED_AT].map(({ prompt }) => prompt)

const sceneOf = (prompt: string, seconds = 4): Scene =>
  writeScene(direct({ prompt, seed: 4 }), { seconds, prompt, music: 'open' })
const assets = ({ entities }: Scene): string[] => entities.map(({ asset }) => asset)
const placed = ({ placements = [] }: SceneShot, who: string) => placements.find(one => one.who === who)
const first = ({ shots }: Scene): SceneShot => shots[0]!

test('every reading gives a valid document, the same each time', () => {
  for (const prompt of PROMPTS) {
    const list = direct({ prompt, seed: 4 })
    const scene = writeScene(list, { seconds: 4, prompt, music: 'open' })
    assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [], prompt)
    assert.deepEqual(writeScene(list, { seconds: 4, prompt, music: 'open' }), scene, prompt)
  }
})

test('a subject of two shots is one entity, and so is a prop', () => {
  const scene = sceneOf(
    'Shot 1: an old fisherman stands on a pier. Shot 2: the old fisherman reads a book. Shot 3: the old fisherman reads.',
  )
  assert.ok(scene.shots.length >= 3)
  assert.equal(assets(scene).filter(asset => asset === 'fisherman' || asset === 'old-person').length, 1)
  assert.equal(new Set(scene.entities.map(({ id }) => id)).size, scene.entities.length)
})

test('the shots of a reading fill the clip at any length, and nothing is outside its shot', () => {
  for (const seconds of [1, 4, 7.3, 12])
    for (const prompt of PROMPTS.filter((_, at) => at % 9 === 0)) {
      const { shots } = sceneOf(prompt, seconds)
      assert.equal(shots[0]!.from, 0)
      assert.equal(shots.at(-1)!.to, seconds)
      for (const { from, to, actions = [], texts = [] } of shots)
        for (const one of [...actions, ...texts]) {
          assert.ok((one.from ?? from) >= from && (one.to ?? to) <= to, prompt)
          assert.ok((one.from ?? from) < (one.to ?? to), prompt)
        }
    }
})

test('no two actors wait for each other', () => {
  for (const prompt of PROMPTS)
    for (const { placements = [] } of sceneOf(prompt).shots) {
      assert.equal(new Set(placements.map(({ who }) => who)).size, placements.length, prompt)
      for (const one of placements) {
        const seen = new Set([one.who])
        let next: string | undefined = typeof one.to === 'string' ? one.to.split('/')[0] : undefined
        while (next !== undefined) {
          assert.ok(!seen.has(next), `${prompt}: ${[...seen].join(' ')}`)
          seen.add(next)
          const to: unknown = placements.find(({ who }) => who === next)?.to
          next = typeof to === 'string' ? to.split('/')[0] : undefined
        }
      }
    }
})

test('needs name existing actions, assets and roles of the catalogue', () => {
  const { needs } = readData<{
    needs: { action: string; object?: string; with?: string; at?: string }[]
  }>('catalogue/needs.json')
  const catalogue = loadCatalogue()
  assert.equal(new Set(needs.map(({ action }) => action)).size, needs.length)
  for (const { action, object, with: tool } of needs) {
    const entry = catalogue.action(action)
    assert.equal(entry?.id, action)
    for (const [role, asset] of [
      ['object', object],
      ['with', tool],
    ] as const)
      if (asset)
        assert.ok(
          entry?.roles.some(one => one.role === role),
          `${action} has no ${role}`,
        )
    for (const asset of [object, tool]) if (asset) assert.equal(catalogue.asset(asset)?.id, asset)
  }
})

test('hands get the props of an action, and trades get their tools', () => {
  const robot = sceneOf('a woman watering a plant')
  assert.ok(assets(robot).includes('watering-can'))
  const violinist = sceneOf('a violinist on a rooftop at sunset')
  assert.equal(placed(first(violinist), 'violin')?.relation, 'held-by')
  assert.ok(first(violinist).actions?.some(({ does, object }) => does === 'play' && object === 'violin'))
})

test('a given thing is the object, and the receiver is the target', () => {
  const { shots } = sceneOf('A little girl gives an apple to a white horse')
  const give = shots[0]!.actions?.find(({ does }) => does === 'give')
  assert.deepEqual([give?.object, give?.target], ['apple', 'horse'])
})

test('a person who eats inside sits at a table, and one who cuts stands behind one with the food on it', () => {
  const eats = sceneOf('an astronaut eating noodles in a space station')
  assert.equal(placed(first(eats), 'astronaut')?.relation, 'seated-on')
  const cuts = sceneOf('a mother cuts tomatoes in the kitchen')
  assert.ok(assets(cuts).includes('knife'))
  assert.equal(placed(first(cuts), 'tomato')?.relation, 'on')
})

test('a thing that the place has is a part of the place', () => {
  const scene = sceneOf('A teacher writes on the blackboard in the classroom')
  assert.ok(!assets(scene).includes('blackboard'))
  assert.equal(placed(first(scene), 'teacher')?.to, 'place/blackboard')
})

test('a couple is two people with places of their own', () => {
  const scene = sceneOf('a couple is waiting at a table in a restaurant')
  const couple = scene.entities.find(({ asset }) => asset === 'couple')
  assert.deepEqual(couple?.members, ['couple-1', 'couple-2'])
  assert.deepEqual(
    couple.members.map(member => placed(first(scene), member)?.relation),
    ['seated-on', 'seated-on'],
  )
})

test('two people who interact stand face to face', () => {
  const scene = sceneOf('A mother hugs her daughter')
  assert.equal(placed(first(scene), 'woman')?.facing, 'daughter')
  assert.equal(placed(first(scene), 'daughter')?.facing, 'woman')
})

test('a person by the sea who does not swim is on land', () => {
  assert.equal(sceneOf('a girl dances by the sea').places[0]?.asset, 'beach')
  assert.equal(sceneOf('a ship sails on the sea').places[0]?.asset, 'sea')
})

test('clothes are worn, and are not things beside their wearer', () => {
  const scene = sceneOf('一个戴着墨镜的女人站在天台上')
  assert.ok(!assets(scene).includes('sunglasses'))
  assert.ok(scene.entities[0]?.wears?.some(({ garment }) => garment === 'sunglasses'))
})

test('a boat is in the water beside the land, and its viewer is on the land', () => {
  const scene = sceneOf('a man looks out at the sea, where a sailing boat rocks')
  assert.equal(scene.places[0]?.asset, 'beach')
  assert.equal(placed(first(scene), 'sailboat')?.to, 'place/water')
})

test('an entity never has the name of a special target', () => {
  const scene = sceneOf('程序员深夜在办公室打字，屏幕的蓝光照在他脸上')
  assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [])
})

test('things around a product are no larger than the product', () => {
  const scene = sceneOf('a bottle of perfume among roses')
  assert.deepEqual(scene.entities.find(({ asset }) => asset === 'rose')?.size, { height: 0.12 })
})

test('two people who argue in front of a chapel argue with each other, and the chapel is visible behind them', () => {
  const shot = first(sceneOf('A beekeeper and a priest argue in front of a chapel'))
  assert.equal(placed(shot, 'beekeeper')?.facing, 'priest')
  const house = shot.placements?.find(({ relation }) => relation === 'behind')
  assert.ok(house && (house.distance ?? 0) > 2)
})

test('the frame is about people, not about shoes or a passing bird', () => {
  const shot = first(sceneOf('A man reads a newspaper on a park bench, a pigeon walks past his shoes.'))
  assert.deepEqual(
    shot.camera?.target?.filter(id => id === 'pigeon' || id === 'shoes' || id === 'sneaker'),
    [],
  )
  assert.equal(placed(shot, 'man')?.relation, 'seated-on')
})

test('the object of work is near the worker, and in the hands without a table', () => {
  const inside = first(sceneOf('a mother cuts tomatoes in the kitchen'))
  assert.ok((placed(inside, 'tomato')?.offset?.[2] ?? 0) < 0)
  const outside = first(sceneOf('a merchant weighs oranges at the market'))
  assert.equal(placed(outside, 'orange')?.relation, 'held-by')
})

test('the camera follows a rider through the picture', () => {
  const { camera } = first(sceneOf('a boy rides a bicycle along the beach'))
  assert.deepEqual([camera?.move, camera?.target], ['follow', ['boy']])
  assert.notEqual(first(sceneOf('a boy stands on the beach')).camera?.move, 'follow')
})

test('two people who hug or kiss do it with each other, named together or one by one', () => {
  const group = first(sceneOf('two women hug in a park in autumn'))
  assert.deepEqual(
    group.actions?.map(({ who, does, object }) => [who, does, object]),
    [
      ['woman-1', 'hug', 'woman-2'],
      ['woman-2', 'hug', 'woman-1'],
    ],
  )
  assert.equal(placed(group, 'woman-1')?.to, 'woman-2')
  const pair = first(sceneOf('a man and a woman kiss at the beach'))
  assert.deepEqual(
    pair.actions?.map(({ who, does, object }) => [who, does, object]),
    [
      ['man', 'kiss', 'woman'],
      ['woman', 'kiss', 'man'],
    ],
  )
})

test('a pursuer goes behind, and a chased thing rolls', () => {
  for (const [prompt, who, ahead, does] of [
    ['a dog chases a ball through the snow', 'dog', 'ball', 'roll'],
    ['a cat chases a mouse in the kitchen', 'cat', 'mouse', 'run'],
  ] as const) {
    const shot = first(sceneOf(prompt))
    assert.deepEqual(
      shot.actions?.filter(one => one.who === ahead).map(one => one.does),
      [does],
    )
    assert.deepEqual([placed(shot, who)?.facing, placed(shot, ahead)?.facing], [90, 90])
    assert.deepEqual([placed(shot, who)?.relation, placed(shot, who)?.to], ['beside', ahead])
  }
})

test('a thing is the asset that its words name if the reading has a similar shape', () => {
  const scene = sceneOf('an old man reads a book in an armchair by the fire')
  assert.ok(assets(scene).includes('armchair'))
  // A fire in a room burns in a fireplace.
  assert.ok(assets(scene).includes('fireplace') && !assets(scene).includes('fire'))
  assert.ok(assets(sceneOf('a fire burns in the forest')).every(asset => asset !== 'fireplace'))
})

test('food is cooked in a pan on a stove, and a named pan is used', () => {
  for (const prompt of ['chef flipping a pancake', 'a man fries an egg in a pan']) {
    const scene = sceneOf(prompt)
    assert.equal(assets(scene).filter(asset => asset === 'frying-pan').length, 1, prompt)
    const action = first(scene).actions?.[0]
    assert.deepEqual(action?.with, ['frying-pan'], prompt)
    assert.equal(placed(first(scene), action?.object ?? '')?.to, 'frying-pan', prompt)
    assert.equal(placed(first(scene), 'frying-pan')?.to, 'stove', prompt)
    assert.ok(first(scene).camera?.target?.includes('frying-pan'), prompt)
  }
})

test('viewers of the sky look up, and do not stand beside things in it', () => {
  const shot = first(sceneOf('a family watches fireworks at the beach'))
  assert.deepEqual([placed(shot, 'family')?.relation, placed(shot, 'family')?.to], ['at', undefined])
  assert.ok((placed(shot, 'firework')?.offset?.[1] ?? 0) > 3)
})

test('several subjects that fill the frame are not shown from afar, and work at a table is shown close', () => {
  assert.equal(first(sceneOf('三个孩子在草地上放风筝')).camera?.size, 'whole')
  const near = first(sceneOf('a chef cuts vegetables in a kitchen, close-up')).camera
  assert.equal(near?.size, 'bust')
  assert.equal(near?.target?.length, 2)
})

test('a change is complete at the end: a colour alone, another form by its last action', () => {
  const becomes = (prompt: string) => first(sceneOf(prompt)).actions?.map(({ does, becomes: then }) => [does, then])
  assert.deepEqual(becomes('a green leaf turns red on a table'), [['stand', { colour: 'red' }]])
  assert.deepEqual(becomes('A caterpillar turns into a butterfly'), [['walk', { asset: 'butterfly' }]])
})

test('a person who works alone stands behind a worktop, and a used rug lies in front of the table', () => {
  const cuts = first(sceneOf('a chef cuts vegetables in a kitchen'))
  assert.equal(placed(cuts, 'chef')?.to, 'counter')
  // Who is small sees over a table only.
  assert.equal(placed(first(sceneOf('a boy wraps a gift in his room')), 'boy')?.to, 'table')
  const cards = first(sceneOf('a father and his son sit at a table and play cards, a dog sleeps on the rug'))
  assert.deepEqual([placed(cards, 'carpet')?.relation, placed(cards, 'carpet')?.to], ['before', 'table'])
})

test('a climber of stairs starts at their foot, and a house does not fall with the snow', () => {
  const climbs = first(sceneOf('A man climbs the stairs with a lantern in his hand'))
  const [up] = climbs.actions ?? []
  assert.equal(up?.does, 'upstairs')
  assert.ok(up.path && 'points' in up.path && up.path.points.at(-1)![1] > 1)
  assert.deepEqual([placed(climbs, 'man')?.relation, placed(climbs, 'man')?.to], ['beside', 'stairs'])
  const { shots } = sceneOf('Shot 1: a man climbs the stairs on the beach. Shot 2: the man looks at the sea.')
  assert.equal(placed(shots[1]!, 'man')?.relation, 'at')
  for (const { actions = [] } of sceneOf('A cozy mountain cabin at dusk. Snow is falling gently.').shots)
    assert.deepEqual(actions, [])
})

test('a thing that is carried on a part of the body is placed there', () => {
  for (const [prompt, part] of [
    ['A woman carries a basket on her head', 'head'],
    ['A farmer carries a shovel over his shoulder', 'shoulders'],
  ] as const) {
    const { placements = [] } = first(sceneOf(prompt))
    const held = placements.find(({ relation }) => relation === 'held-by')
    assert.match(String(held?.to), new RegExp(`/${part}$`), prompt)
  }
})

test('clothes of a trade are in the document if the asset lacks them', () => {
  const looks = (prompt: string) => {
    const { wears, costume } = sceneOf(prompt).entities[0]!
    return { wears: wears?.map(({ garment, colour }) => (colour ? `${colour} ${garment}` : garment)), costume }
  }
  assert.deepEqual(looks('A panda chef cooks'), { wears: undefined, costume: 'chef' })
  assert.deepEqual(looks('A cat in a business suit gives a presentation'), { wears: ['suit'], costume: undefined })
  assert.deepEqual(looks('A bear barista pours coffee').wears, ['green apron', 'black cap'])
  assert.deepEqual(looks('A nurse waits'), { wears: undefined, costume: undefined })
  assert.deepEqual(looks('A boy in a firefighter costume').costume, 'firefighter')
})

test('the props of an action are there: a mount, a vessel on the stove, a bridge below, a light, a web', () => {
  const relationOf = (scene: Scene, who: string): string | undefined => {
    const found = placed(first(scene), who)
    return found && `${found.relation} ${String(found.to)}`
  }
  assert.equal(relationOf(sceneOf('A mountain biker jumps over a log'), 'cyclist'), 'seated-on bicycle')
  const cook = sceneOf('A panda chef tosses noodles in a wok')
  assert.equal(relationOf(cook, 'noodles'), 'in wok')
  assert.equal(relationOf(cook, 'wok'), 'on stove')
  assert.equal(relationOf(cook, 'panda'), 'behind stove')
  const train = sceneOf('A train crosses a viaduct in the mountains')
  assert.equal(relationOf(train, 'train'), 'on viaduct')
  assert.equal(train.entities.find(({ id }) => id === 'viaduct')?.label, undefined)
  assert.ok(assets(sceneOf('A man waits at the red light')).includes('traffic-light'))
  assert.equal(relationOf(sceneOf('A spider spins a web between two branches'), 'spider'), 'before spiders-web')
  assert.equal(placed(first(sceneOf("A crab pinches a man's toe on the beach")), 'crab')?.distance, 0.02)
  assert.equal(sceneOf('A rocket launches').places[0]?.asset, 'desert')
  assert.equal(sceneOf('A swan of milk foam').entities[0]?.material, 'foam')
})

test('the noun before a relative clause is its object, and the subject of the main verb', () => {
  for (const [prompt, head, inner, main] of [
    ['The dog that the boy washed shakes itself dry', 'dog', 'wash', 'shake-off'],
    ['The cat that the girl fed sleeps', 'cat', 'feed', 'sleep'],
  ] as const) {
    const { actions = [] } = first(sceneOf(prompt))
    assert.deepEqual(
      actions.map(({ who, does, object, target }) => ({ isHead: who === head, does, to: object ?? target })),
      [
        { isHead: true, does: main, to: undefined },
        { isHead: false, does: inner, to: head },
      ],
    )
  }
})

test('two subjects are not on the same side of the same partner', () => {
  const prompts = ['A boy and his grandmother stand on a bridge, feeding ducks below', 'A man and a woman pet a dog']
  for (const prompt of [...prompts, ...PROMPTS])
    for (const { placements = [], continues } of sceneOf(prompt).shots) {
      const spots = placements.flatMap(({ relation, to, side, distance, offset, facing }) =>
        relation === 'beside' && side && distance !== undefined && !offset && facing === to ? [`${to} ${side}`] : [],
      )
      assert.equal(new Set(spots).size, spots.length, `${prompt} ${continues}: ${spots.join(', ')}`)
    }
})

test('a patient in a room sits, and nobody is in a person or on a held thing', () => {
  const shot = first(sceneOf("A nurse bandages a soldier's arm while a doctor writes on a clipboard"))
  assert.equal(placed(shot, 'soldier')?.relation, 'seated-on')
  assert.deepEqual([placed(shot, 'nurse')?.relation, placed(shot, 'nurse')?.facing], ['beside', 'soldier'])
  const catalogue = loadCatalogue()
  const isPerson = (asset: string | undefined): boolean =>
    asset !== undefined && catalogue.asset(asset)?.rig === 'person'
  for (const prompt of ["A dentist looks into a boy's mouth", ...PROMPTS]) {
    const { shots, entities } = sceneOf(prompt)
    const assetOf = (id: unknown) => entities.find(one => one.id === id)?.asset
    for (const { placements = [] } of shots)
      for (const { who, relation, to } of placements)
        assert.ok(!(relation === 'in' && isPerson(assetOf(who)) && isPerson(assetOf(to))), prompt)
  }
})

test('the player of a standing instrument sits at its front, on the given side', () => {
  for (const [prompt, side] of [
    ['A man plays the piano', undefined],
    ['女孩在左边拉小提琴，男孩在右边弹钢琴', 'right'],
  ] as const) {
    const shot = first(sceneOf(prompt))
    assert.equal(placed(shot, 'piano')?.side, side)
    const seat = placed(shot, 'chair')
    assert.deepEqual([seat?.to, seat?.side], ['piano', placed(shot, 'piano')?.facing === 90 ? 'right' : 'left'])
  }
})

test('a person who helps another across goes along', () => {
  const { actions = [] } = first(sceneOf('A man holding an umbrella helps an old lady cross the street'))
  const crossing = actions.filter(({ does }) => does === 'cross-street').map(({ who }) => who)
  assert.deepEqual(crossing.toSorted(), ['man', 'old-woman'])
})

test('members of a falling group are at different heights around the subject, which alone is framed', () => {
  for (const prompt of [
    'A perfume bottle on black marble, golden light, rose petals fall',
    'A teapot on a wooden table, leaves fall',
  ]) {
    const { entities, shots } = sceneOf(prompt)
    const [{ placements = [], actions = [], camera }] = shots as [SceneShot]
    const [subject, group] = entities as [Scene['entities'][number], Scene['entities'][number]]
    const own = placements.filter(({ who }) => group.members?.some(one => one === who))
    assert.equal(own.length, group.count, prompt)
    assert.ok(own.every(({ to }) => to === subject.id))
    assert.equal(new Set(own.map(({ offset }) => offset?.[1])).size, own.length, prompt)
    assert.ok(actions.every(({ path }) => path && 'to' in path && typeof path.to !== 'string' && path.to[1] < 0))
    assert.deepEqual(camera?.target, [subject.id], prompt)
  }
})

test('a small main thing stays in the frame, and several go the same way', () => {
  for (const prompt of [
    'Running shoes splash through a puddle in slow motion, low angle, slogan: "Never stop"',
    '一双红色运动鞋踩过水坑，水花四溅，慢镜头，标语“不停步”',
  ]) {
    const { shots } = sceneOf(prompt)
    const [{ placements = [], actions = [] }] = shots as [SceneShot]
    const [action] = actions
    assert.equal(action?.does, 'wade', prompt)
    assert.ok(typeof action.speed === 'number' && 4 * action.speed < 0.6, prompt)
    assert.equal(placements.find(({ who }) => who === action.who)?.facing, 90, prompt)
  }
})

test('a thing that becomes another is shown in its old form first', () => {
  const [change] = first(sceneOf('An hourglass turns into a rose')).actions ?? []
  assert.ok(change?.becomes?.asset !== undefined && (change.from ?? 0) > 1)
})

test('a screen faces the person who works at it, and other things are beside it', () => {
  const scene = sceneOf('程序员深夜在办公室写代码，桌上放着一杯咖啡')
  const { placements = [] } = first(scene)
  const [laptop, cup] = ['laptop', 'coffee'].map(who => placements.find(one => one.who === who))
  assert.equal(laptop?.facing, 'programmer')
  assert.ok(Math.abs((cup?.offset?.[0] ?? 0) - (laptop.offset?.[0] ?? 0)) > 0.3)
})

test('small work in the hands of one person is shown from the waist up, and a feeling follows it', () => {
  const reads = first(sceneOf('A woman reads a letter and cries'))
  const [read, cry] = ['read', 'cry'].map(does => reads.actions?.find(one => one.does === does))
  assert.equal(reads.camera?.size, 'waist')
  assert.equal(read?.to, 2)
  assert.equal(cry?.from, 2)
  const lights = first(sceneOf('A woman lights a candle with a match'))
  assert.equal(lights.camera?.size, 'waist')
  assert.equal(placed(lights, 'candle')?.to, 'woman/left-hand')
  assert.equal(first(sceneOf('A woman throws a ball')).camera?.size, 'whole')
})

test('an animal plays beside a small thing, and reaches for it', () => {
  const plays = first(sceneOf('A kitten plays with a ball of yarn'))
  assert.deepEqual([placed(plays, 'kitten')?.relation, placed(plays, 'kitten')?.to], ['beside', 'ball-of-yarn'])
  const reaches = first(sceneOf('金鱼在圆形鱼缸里吐泡泡，猫在外面伸爪子'))
  assert.equal(reaches.actions?.find(({ does }) => does === 'reach')?.target, 'fishbowl')
  assert.ok((placed(reaches, 'bubble')?.offset?.[1] ?? 2) < 1)
})

test('from above, the camera looks at the landmark of the place', () => {
  assert.deepEqual(sceneOf('Aerial view of a waterfall').shots[0]!.camera?.target, ['place/waterfall'])
  assert.equal(sceneOf('A waterfall').shots[0]!.camera?.target, undefined)
})
