import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotDrafts } from '../../../../src/films/making/design/make-film.ts'
import { withDocuments } from '../../../../src/films/making/design/read-shots.ts'
import { writeGeneral, writeGeneralStoryboard } from '../../written-films.ts'
import type { Storyboard } from '../../../../../media/src/shots/storyboard.ts'
import { openReader } from './open-reader.ts'

const FILM = { inputs: [], seed: 7, width: 640, height: 360 }
const STORY =
  'Mara and her grandfather Tom walk along the beach in the morning. They find an old wooden boat. They paint it blue. At dusk they sit on the sand.'

const tell = (prompt: string): Storyboard => {
  const storyboard = writeGeneralStoryboard({ prompt, pictures: [], seconds: 16, seed: 7 })
  return { ...storyboard, shots: storyboard.shots.map(shot => ({ ...shot, pictures: [], from: 'words' })) }
}

test('all shots of a film have documents with one cast in the same places, until words change them', async t => {
  const { orders, attempts } = openReader(t)
  const { shots, cast } = await withDocuments(tell(STORY), FILM, await attempts.begin())
  assert.equal(orders.length, 1, 'one order reads all shots')
  const scenes = shots.map(({ scene }) => scene!)
  assert.ok(scenes.length >= 4 && scenes.every(Boolean))
  for (const { entities } of scenes) {
    assert.equal(entities.find(({ name }) => name === 'Mara')?.id, 'mara')
    assert.equal(entities.find(({ name }) => name === 'Tom')?.asset, 'old-man')
  }
  assert.deepEqual([...new Set(scenes.map(({ places }) => places[0]?.asset))], ['beach'])
  const times = scenes.map(({ places }) => places[0]?.time)
  assert.deepEqual([times[0], times.at(-1)], ['morning', 'dusk'])
  const painted = scenes.find(({ shots: [shot] }) => shot?.actions?.some(({ does }) => does === 'paint'))
  assert.ok(
    painted?.entities.some(({ id }) => id === 'boat'),
    '`it` is the boat of the sentence before',
  )
  assert.ok(cast?.entities?.some(({ id }) => id === 'boat'))
  assert.equal(new Set(cast?.entities?.map(({ id }) => id)).size, cast?.entities?.length)
})

test('the cast of a film that a language model wrote is that of its script', async t => {
  const { attempts } = openReader(t)
  const cast = { entities: [{ id: 'wagon', asset: 'cart' }], places: [] }
  const shot = {
    prompt: 'Rails on old sleepers, a wagon.',
    frames: 48,
    pictures: [],
    from: 'words',
    amplitude: 'small',
  } as const
  const written: Storyboard = { language: 'en', shots: [shot], cast }
  const whole = await withDocuments(written, { ...FILM, hasWholeCast: true }, await attempts.begin())
  assert.deepEqual(whole.cast, cast)
  assert.ok(whole.shots[0]?.scene, 'the rules still write the document of each shot')
})

test('the camera of a document is that of the film, and the order of a shot carries document and words', async t => {
  const { attempts } = openReader(t)
  const storyboard = await withDocuments(tell(STORY), FILM, await attempts.begin())
  const drafts = shotDrafts({ width: 640, height: 360, texts: [], storyboard }, [], 7)
  for (const [at, { request }] of drafts.entries()) {
    const { camera, scene } = storyboard.shots[at]!
    assert.equal(scene?.shots[0]?.camera?.move, camera?.move)
    assert.equal(request.order.scene, scene)
    assert.equal(request.order.inWords, true)
    assert.match(request.prompt, /shot|close-up/u)
  }
})

test('an engine that reads no documents leaves the words', async t => {
  const { attempts } = openReader(t, false)
  const { shots } = await withDocuments(tell('A lake. A mill.'), FILM, await attempts.begin())
  assert.ok(shots.every(({ scene }) => scene === undefined))
})

test('clothes in a later shot are worn in all shots', async t => {
  const { attempts } = openReader(t)
  const shotOf = (prompt: string) => ({ prompt, frames: 48, pictures: [], from: 'words', amplitude: 'small' }) as const
  const told = ['A girl walks into the forest.', 'A girl in a yellow raincoat waves.'].map(shotOf)
  const { shots } = await withDocuments({ language: 'en', shots: told }, FILM, await attempts.begin())
  for (const { scene } of shots)
    assert.deepEqual(scene?.entities.find(({ asset }) => asset === 'girl')?.wears, [
      { garment: 'raincoat', colour: 'yellow' },
    ])
})

test('a named person of the script has one id, and wears in all shots what the words say', async t => {
  const { attempts } = openReader(t)
  const story = 'Marco walks along the canal. Marco, a man in a blue suit, runs. At night Marco sleeps on a bench.'
  const { shots } = await withDocuments(tell(story), FILM, await attempts.begin())
  for (const { scene } of shots) {
    const marco = scene?.entities.find(({ name }) => name === 'Marco')
    assert.deepEqual([marco?.id, marco?.asset, marco?.wears], ['marco', 'man', [{ garment: 'suit', colour: 'blue' }]])
  }
})

test('what happened stays happened: what is opened in one shot is open in later ones, until it is shut', async t => {
  const { attempts } = openReader(t)
  const story =
    'A girl opens a chest on the beach. She waves to a dog. The girl stands beside the chest. She closes the chest. The girl sits beside the chest.'
  const { shots } = await withDocuments(tell(story), FILM, await attempts.begin())
  const states = shots.flatMap(({ scene }) => {
    const chest = scene?.entities.find(({ asset }) => asset === 'chest')
    const acts = scene?.shots.flatMap(({ actions = [] }) => actions).filter(({ object }) => object === chest?.id)
    return chest ? [[acts?.[0]?.does, chest.state]] : []
  })
  assert.deepEqual(states, [
    ['open', undefined],
    [undefined, 'open'],
    ['close', undefined],
    [undefined, 'shut'],
  ])
})

test('who speaks is seen: the speaker of every line is in the document of its shot, where the story is', async t => {
  const { attempts } = openReader(t)
  const prompt =
    'Mara and her grandfather Tom bake bread in a kitchen. Tom: "Taste it." Mara: "It is hot!" They walk along a beach. Narrator: "It was a good year."'
  const { script, storyboard } = writeGeneral({ prompt, pictures: [], seconds: 20, seed: 7 })
  const { shots } = await withDocuments(storyboard, FILM, await attempts.begin())
  const told = script.shots.flatMap(({ lines = [] }, at) => lines.map(({ who, text }) => ({ who, text, at })))
  assert.deepEqual(
    told.map(({ who }) => who),
    ['tom', 'mara', undefined],
  )
  for (const { who, text, at } of told) {
    const { entities = [], places = [] } = shots[at]?.scene ?? {}
    if (who !== undefined) {
      assert.ok(
        entities.some(({ id }) => id === who),
        text,
      )
      assert.equal(places[0]?.asset, 'kitchen', text)
    }
  }
})

test('partners and things of earlier shots are in the documents of those that only have pronouns for them', async t => {
  const { attempts } = openReader(t)
  const actsIn = async (prompt: string) => {
    const { shots } = await withDocuments(tell(prompt), FILM, await attempts.begin())
    return shots.flatMap(({ scene }) =>
      scene!.shots.flatMap(({ actions = [], placements = [] }) => [
        ...actions.map(({ who, does, object, target }) => [who, does, object ?? target].filter(Boolean).join(' ')),
        ...placements.map(({ who, relation, to }) => [who, relation, to].join(' ')),
      ]),
    )
  }
  const beside = await actsIn('A girl in a red coat waits on a pier. An old man sits beside her. The girl hugs him.')
  assert.ok(
    beside.some(one => /^old-man beside girl$/u.test(one)),
    beside.join('; '),
  )
  assert.ok(
    beside.some(one => /^girl hug old-man$/u.test(one)),
    beside.join('; '),
  )
  const things = await actsIn('Mara finds a letter in a garden. She opens it. A dog carries a ball. It drops it.')
  assert.ok(
    things.some(one => /^mara open letter$/u.test(one)),
    things.join('; '),
  )
  assert.ok(
    things.some(one => /^dog drop ball$/u.test(one)),
    things.join('; '),
  )
  const chinese = await actsIn('一位女孩在海边等待。一位老人和她说话。')
  assert.ok(
    chinese.some(one => /talk|speak|chat/u.test(one)),
    chinese.join('; '),
  )
})

test('a repeated noun is the same person in the same clothes', async t => {
  const { attempts } = openReader(t)
  for (const story of [
    'A boy in a green jacket fishes at a lake. An old woman bakes in a kitchen. The boy and the old woman eat.',
    '一个穿绿色夹克的男孩在湖边钓鱼。一位老奶奶在厨房里烤面包。男孩在公园里奔跑。',
  ]) {
    const { shots } = await withDocuments(tell(story), FILM, await attempts.begin())
    const boys = shots.flatMap(({ scene }) => scene?.entities.filter(({ asset }) => asset === 'boy') ?? [])
    assert.ok(boys.length >= 2, story)
    for (const { id, wears } of boys) {
      assert.equal(id, 'boy', story)
      assert.equal(wears?.[0]?.colour, 'green', story)
    }
  }
})

test('a cut-out, which is flat, is never seen from the side', async t => {
  const { attempts } = openReader(t)
  const shotOf = (from: 'words' | 'references') =>
    ({
      prompt: 'A girl waves on a beach.',
      frames: 48,
      pictures: [],
      from,
      amplitude: 'small',
      camera: { size: 'waist' },
    }) as const
  const sidesOf = async (from: 'words' | 'references') => {
    const storyboard = { language: 'en', shots: [shotOf(from), shotOf(from)] } as const
    return (await withDocuments(storyboard, FILM, await attempts.begin())).shots.map(({ camera }) => camera?.from)
  }
  assert.deepEqual(await sidesOf('words'), [undefined, 'front-left'])
  assert.deepEqual(await sidesOf('references'), [undefined, undefined])
})

test('the style of a film is a look of its documents and nothing in them', async t => {
  const { attempts } = openReader(t)
  const style = 'ink line comic'
  const storyboard = tell('Mara walks along the beach. She waves.')
  const shots = storyboard.shots.map(shot => ({ ...shot, prompt: shot.prompt.replace(/\.$/u, `, ${style}.`) }))
  const { shots: documented } = await withDocuments({ ...storyboard, style, shots }, FILM, await attempts.begin())
  for (const { scene } of documented) {
    assert.equal(scene?.style?.look, 'comic')
    assert.ok(scene.entities.every(({ asset }) => asset !== 'ink'))
  }
})
