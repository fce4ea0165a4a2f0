import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Order } from '../../../media/src/engine/contract.ts'
import type { Note } from '../../../media/src/engine/note.ts'
import type { Scene } from '../../../media/src/scene/scene-schema.ts'
import type { Asked } from '../../src/prompt-parsing/asked-words.ts'
import { readPrompt } from '../../src/prompt-parsing/read-prompt.ts'
import { extractQuotes } from '../../src/prompt-parsing/extract-quotes.ts'
import { parseItems } from '../../src/words/parse-items.ts'
import { foldText } from '../../src/words/tokenise.ts'
import type { ShotList } from '../../src/setting/shot-list.ts'
import { accountForWords } from '../../src/orders/account-for-words.ts'
import { makeOrder } from '../../src/orders/make-order.ts'
import { writeScene } from '../../src/scene-writing/write-scene.ts'
import type { ArrangedBody } from '../../src/stage/geometry/arrangement.ts'
import { ASKED_SENTENCES } from './asked-sentences.ts'

const accountOf = async (prompt: string) => {
  const order: Order = {
    kind: 'video',
    prompt,
    seed: 1,
    inputs: [],
    width: 640,
    height: 360,
    seconds: 4,
    withSound: false,
    withMusic: false,
    amplitude: 'auto',
    from: { kind: 'words' },
  }
  const { unknown = [], unshown = [], told = [] } = await makeOrder({ order, folder: '', preview: true }, () => {})
  return { unknown, unshown, notes: told }
}

const notesOf = async (prompt: string): Promise<readonly Note[]> => (await accountOf(prompt)).notes

test('a prompt that is drawn completely has no notes', async () => {
  const { unshown, notes } = await accountOf('A cat on a sofa in a forest at night, slow motion')
  assert.deepEqual([unshown, notes], [[], []])
})

test('a stand-in, a block and a place without its dressing are noted once each', async () => {
  assert.deepEqual(await notesOf('An ibex on a rock. Cut to the ibex in a meadow.'), [
    { code: 'nearest-asset', word: 'ibex', as: 'goat' },
  ])
  const { notes, unknown } = await accountOf('A strange zorblatt on a battlefield, dutch angle, lens flare')
  assert.deepEqual(notes, [
    { code: 'block', word: 'zorblatt' },
    { code: 'nearest-place', word: 'battlefield', as: 'meadow' },
    { code: 'not-drawn-yet', word: 'lens flare' },
  ])
  assert.ok(!unknown.includes('zorblatt'))
})

test('a thing drawn as its own kind is not a stand-in', async () => {
  assert.deepEqual(await notesOf('A nurse pushes a wheelchair along a hospital corridor'), [])
})

test('an action that hangs from a missing thing is noted', async () => {
  const { notes, unknown } = await accountOf('A climber hangs from a rocky overhang')
  assert.deepEqual([notes, unknown], [[{ code: 'not-acted', word: 'hangs' }], ['overhang']])
})

test('a close view of a table shows the kitchen table', () => {
  const { list, asked, scene } = drawnOf('Close-up: a bottle stands on a kitchen table')
  const close = {
    ...list,
    shots: list.shots.map(({ where: _where, ...shot }) => ({ ...shot, place: 'table' as const })),
  }
  assert.ok(asked.some(({ word, of }) => of === 'place' && word === 'kitchen table'))
  assert.deepEqual(accountForWords(asked, { list: close, scene, notes: [], seed: 1 }).notes, [])
})

test('a place that a word only hints at is noted', async () => {
  const farmer = await notesOf('A farmer walks to the barn')
  assert.deepEqual(farmer, [{ code: 'nearest-place', word: 'barn', as: 'meadow' }])
  // A word with a place of its own is that place.
  assert.deepEqual(await notesOf('An old fisherman sits on a pier'), [])
  assert.deepEqual(await notesOf('A shepherd walks down a hill'), [])
})

test('named places that no shot shows are noted', async () => {
  assert.deepEqual(await notesOf('A cat sleeps in a kitchen near a forest'), [
    { code: 'place-not-shown', word: 'forest', as: 'kitchen' },
  ])
  assert.deepEqual(await notesOf('A lighthouse on a cliff'), [])
})

test('a season that is invisible in its place is noted, and a visible one is not', async () => {
  assert.deepEqual(await notesOf('A dog on a beach in autumn'), [
    { code: 'setting-not-seen', word: 'in autumn', as: 'beach' },
  ])
  assert.deepEqual(await notesOf('A dog in a park in autumn'), [])
  // A word of a season and a weather: a field of snow looks so all year, and the snow falls.
  assert.deepEqual(await notesOf('A red fox in the snow'), [])
})

test('words that describe a drawn person, a place or the film are not noted', async () => {
  for (const prompt of [
    'A bald man waves angrily',
    'A grey rabbit in a field of green grass',
    'A man waves, captured in 3D animation style',
    // The default style of comics, in both languages.
    'A man waves, live-action realistic style',
    '男人挥手，live-action realistic风格',
    'A laptop with a bright screen',
    'A scientist writes on a whiteboard',
    '雪山，向上移镜头',
    'Three cows stand in a row in a meadow',
    'A man stretches at his desk',
    'A woman kneads bread dough on a table',
    '金色的沙滩上，一只橘猫走过',
    '厨师把面团抛向空中',
    'A man stands on a road, top view',
  ]) {
    const { unknown, unshown, notes } = await accountOf(prompt)
    assert.deepEqual([...unknown, ...unshown, ...notes], [], prompt)
  }
})

test('a vessel, waves and a garment that are not drawn are noted', async () => {
  const { unshown } = await accountOf('Waves crash against a rock in a forest')
  assert.ok(unshown.includes('Waves'), unshown.join())
  const { list, asked, scene } = drawnOf('A vase of flowers stands on a table. A man in a suit walks.')
  const entities = scene.entities.map(({ wears: _wears, ...one }) => one).filter(({ asset }) => asset !== 'vase')
  const bare = accountForWords(asked, { list, scene: { ...scene, entities }, notes: [], seed: 1 })
  for (const word of ['vase', 'suit']) assert.ok(bare.unshown.includes(word), `${word}: ${bare.unshown.join()}`)
})

test('actions that no body performs are noted, and others are not', async () => {
  assert.deepEqual((await notesOf('A rose, its petals open')).at(-1), { code: 'not-acted', word: 'open' })
  assert.deepEqual(await notesOf('A woman dances on the beach'), [])
  // The way of a long body is a visible part of its length.
  assert.deepEqual(await notesOf('A ship sails on the sea'), [])
})

test("things outside the frame and actions without an effect are noted from the stage's notes", () => {
  const prompt = 'A man waves beside a dog'
  const { list, asked } = readPrompt({ prompt, seed: 1 })
  const scene = writeScene(list, { seconds: 4, prompt, music: 'unwanted' })
  const dog = scene.entities.findIndex(({ asset }) => asset === 'dog')
  const wave = scene.shots[0]!.actions!.findIndex(({ does }) => does === 'wave')
  const at = (code: string, pointer: string) => ({ code, at: pointer, message: '' })
  const told = (...notes: ReturnType<typeof at>[]) => accountForWords(asked, { list, scene, notes, seed: 1 }).notes
  assert.deepEqual(told(), [])
  assert.deepEqual(told(at('not-in-frame', `/entities/${dog}`)), [{ code: 'not-visible', word: 'dog' }])
  assert.deepEqual(told(at('not-acted', `/shots/0/actions/${wave}`)), [{ code: 'not-acted', word: 'waves' }])
})

test('an angle of a shot is not noted, and a shoulder without a second person is', async () => {
  assert.deepEqual(await notesOf('A man in a park, low angle'), [])
  const [over] = await notesOf('Over the shoulder shot of a man in a park')
  assert.equal(over?.code, 'not-drawn-yet')
})

const practice = ['english', 'chinese', 'held-out'].flatMap(name => {
  const rows = JSON.parse(readFileSync(join(import.meta.dirname, `../unseen/${name}.json`), 'utf8')) as {
    prompt: string
  }[]
  return rows.map(({ prompt }) => prompt)
})

const hasCode = ({ of }: Asked): boolean => of === 'time' || of === 'season' || of === 'weather' || of === 'move'

test('every hour, season, weather and move of an empty clip is noted, and no word twice', () => {
  for (const prompt of [...practice, ...ASKED_SENTENCES]) {
    const { list, asked } = readPrompt({ prompt, seed: 1 })
    // Nothing of the reading is on the screen.
    const empty = { ...list, shots: [] }
    const scene = { ...writeScene(list, { seconds: 4, prompt, music: 'unwanted' }), shots: [] }
    const { unshown, notes } = accountForWords(asked, { list: empty, scene, notes: [], seed: 1 })
    const told = new Set([...unshown, ...notes.map(({ word }) => word)])
    for (const one of asked.filter(hasCode)) assert.ok(told.has(one.word), `${one.word}: ${prompt}`)
    assert.deepEqual(
      unshown.filter(word => notes.some(note => note.word === word)),
      [],
      prompt,
    )
    assert.equal(new Set(notes.map(({ word }) => word)).size, notes.length, prompt)
  }
})

/**
 * Words of a sentence that ask for something to be seen, as the lexicon knows them; what is quoted is asked for by
 * itself.
 */
const contentOf = (prompt: string): string[] => {
  const items = parseItems(foldText(extractQuotes(prompt).rest))
  return items.flatMap(({ meaning, stop, from, to, unknown }, at) => {
    const { noun, verb, place, time, season, weather, move, angle, colour, glue, counter } = meaning
    const isContent = unknown ?? noun ?? verb ?? place ?? time ?? season ?? weather ?? move ?? angle ?? colour
    // `we see`, 一杯: words between others and measures of what follows ask for nothing.
    const isBetween = (glue && !noun) || (counter && items[at - 1]?.meaning.number !== undefined)
    return stop || !isContent || isBetween ? [] : [prompt.slice(from, to)]
  })
}

/** What the list itself says: who, worn what, where, changed into what. */
const isInList = (word: string, { shots, unknown, unshown = [] }: ShotList): boolean =>
  [...unknown, ...unshown].some(one => one.includes(word)) ||
  JSON.stringify(shots).toLowerCase().includes(word.toLowerCase())

/** Words that ask for nothing to be seen, and why. */
const SILENT: Readonly<Record<string, string>> = {
  Cut: 'begins a shot',
  later: 'begins a shot',
  Finally: 'begins a shot',
  随: 'begins a shot',
  雨后: 'is an aside: the weather is that of a day without rain',
  happened: 'is in an aside: as if nothing had happened',
  parked: 'keeps still',
  老: 'is a feature of a person',
  背: 'is worn: the bag is told by itself',
}

test('every content word is compared with the picture, or is in the list in another form', () => {
  const silent = [...practice, ...ASKED_SENTENCES].flatMap(prompt => {
    const { list, asked } = readPrompt({ prompt, seed: 1 })
    return contentOf(prompt).filter(
      word =>
        // The words of a position are those of other things.
        !asked.some(one => one.of !== 'relation' && (one.word.includes(word) || word.includes(one.word))) &&
        !isInList(word, list),
    )
  })
  assert.deepEqual([...new Set(silent)].sort(), Object.keys(SILENT).sort())
})

const drawnOf = (prompt: string) => {
  const { list, asked } = readPrompt({ prompt, seed: 1 })
  return { list, asked, scene: writeScene(list, { seconds: 4, prompt, music: 'unwanted' }) }
}

test('parts, papers, letters and lines are in the document or noted', () => {
  const prompt =
    'A perfume bottle on a white background, the label says "Night". A woman with a parrot on her shoulder says: "Hello there!"'
  const { list, asked, scene } = drawnOf(prompt)
  assert.deepEqual(accountForWords(asked, { list, scene, notes: [], seed: 1 }).unshown, [])
  const bare = {
    ...scene,
    entities: scene.entities.filter(({ asset }) => asset === 'perfume'),
    places: scene.places.map(({ backdrop: _backdrop, ...place }) => place),
    shots: scene.shots.map(({ texts: _texts, speech: _speech, ...shot }) => shot),
  }
  const { unshown } = accountForWords(asked, { list, scene: bare, notes: [], seed: 1 })
  for (const word of ['white background', 'label', 'Night', 'shoulder', 'Hello there!'])
    assert.ok(unshown.includes(word), `${word}: ${unshown.join(', ')}`)
})

test('a denied thing that is visible is noted', () => {
  const { list, asked, scene } = drawnOf('A beach at dawn, no dogs')
  const told = (entities: typeof scene.entities) =>
    accountForWords(asked, { list, scene: { ...scene, entities }, notes: [], seed: 1 }).notes
  assert.deepEqual(told(scene.entities), [])
  assert.deepEqual(told([{ id: 'dog', asset: 'dog' }]), [{ code: 'still-seen', word: 'dogs' }])
})

test('actions without a subject count if an action or the weather performs them', async () => {
  assert.deepEqual((await accountOf('A blacksmith hammers a horseshoe, sparks fly')).unshown, [])
  assert.deepEqual((await accountOf('A street at night, snow falls')).unshown, [])
  assert.deepEqual(await notesOf('A perfume bottle placed on black marble'), [])
  assert.deepEqual((await accountOf('A lighthouse by the sea, waves crashing')).unshown, ['crashing'])
})

test('things that the document names, or has in its place or on its way, are not noted', () => {
  for (const prompt of [
    'A steam train crosses a viaduct',
    'Two children build a sandcastle near the waves',
    'Clouds over a mountain lake',
    'A surfer rides a big wave',
    'A hot air balloon floats over a desert canyon',
    'A waiter pours wine at a candle-lit restaurant',
    'A green parrot sits on a wooden desk beside a brass lamp',
  ]) {
    const { list, asked, scene } = drawnOf(prompt)
    const { unknown, unshown, notes } = accountForWords(asked, { list, scene, notes: [], seed: 1 })
    assert.deepEqual([...unknown, ...unshown, ...notes], [], prompt)
  }
  // The train stands beside the viaduct, and nothing moves.
  const { list, asked, scene } = drawnOf('A steam train crosses a viaduct')
  const shots = scene.shots.map(({ actions: _actions, ...shot }) => shot)
  assert.deepEqual(accountForWords(asked, { list, scene: { ...scene, shots }, notes: [], seed: 1 }).notes, [
    { code: 'not-acted', word: 'crosses' },
  ])
})

test('a picture that is put on a table is drawn there', () => {
  const { list, asked, scene } = drawnOf('一个瓶子放在厨房的桌子上')
  const entities = scene.entities.map(one => (one.asset === 'table' ? one : { ...one, asset: 'input:images[0]' }))
  assert.deepEqual(accountForWords(asked, { list, scene: { ...scene, entities }, notes: [], seed: 1 }).notes, [])
})

test('a thing above a subject is not its instrument', () => {
  const { actions = [] } = drawnOf('A violinist plays under a street lamp').scene.shots[0]!
  assert.deepEqual(
    actions.map(({ object }) => object === 'street-lamp'),
    [false],
  )
})

test('a named thing is the tool of the action', () => {
  const { scene } = drawnOf('咖啡馆里，一个男人在笔记本电脑前打字')
  const laptops = scene.entities.filter(({ asset }) => asset === 'laptop')
  assert.deepEqual([laptops.length, scene.shots[0]!.actions![0]!.object], [1, laptops[0]!.id])
})

test('a position that no frame shows is noted, in the words that ask for it', () => {
  const { list, asked, scene } = drawnOf('A cat sleeps under a table in a kitchen')
  const [catId, tableId] = ['cat', 'table'].map(asset => scene.entities.find(one => one.asset === asset)!.id)
  const body = (id: string, x: number, width: number, height: number): ArrangedBody => ({
    id,
    entity: id,
    yaw: 0,
    carriers: [],
    low: [x - width / 2, 0, 2],
    high: [x + width / 2, height, 2 + width],
    box: { left: 0.4, top: 0.4, width: 0.5, height: 0.5 },
  })
  const told = (x: number) =>
    accountForWords(asked, {
      list,
      scene,
      notes: [],
      seed: 1,
      arrangements: [
        {
          shot: 0,
          bodies: [body(catId!, x, 0.4, 0.3), body(tableId!, 0, 1.2, 0.75)],
          spots: () => [],
          away: ([, , z]) => z,
        },
      ],
    }).notes
  assert.deepEqual(told(0), [])
  assert.deepEqual(told(3), [{ code: 'not-placed', word: 'under a table' }])
})

test('a close shot of something small is noted', () => {
  const { list, asked, scene } = drawnOf('Close-up of a lighthouse')
  const told = (height: number) =>
    accountForWords(asked, {
      list,
      scene,
      notes: [],
      seed: 1,
      arrangements: [
        {
          shot: 0,
          bodies: [
            {
              id: 'lighthouse',
              entity: 'lighthouse',
              yaw: 0,
              carriers: [],
              low: [0, 0, 0],
              high: [1, 1, 1],
              box: { left: 0.4, top: 0.1, width: 0.1, height },
            },
          ],
          spots: () => [],
          away: () => 1,
        },
      ],
    }).notes
  assert.deepEqual(told(0.8), [])
  assert.deepEqual(told(0.2), [{ code: 'not-drawn-yet', word: 'Close-up of' }])
})

/** What is told of a prompt whose subjects are seen as these bodies, one list for each frame. */
const toldOf = (prompt: string, frames: (entity: string) => Partial<ArrangedBody>[][]) => {
  const { list, asked, scene } = drawnOf(prompt)
  const entity = scene.entities[0]!.id
  const arrangements = frames(entity).map(bodies => ({
    shot: 0,
    bodies: bodies.map(
      (body, nth): ArrangedBody => ({
        id: `${entity}-${nth}`,
        entity,
        yaw: 0,
        carriers: [],
        low: [nth, 0, 2],
        high: [nth + 0.5, 1, 3],
        box: { left: 0.1 * nth, top: 0.3, width: 0.1, height: 0.5 },
        ...body,
      }),
    ),
    spots: () => [],
    away: ([, , z]: readonly [number, number, number]) => z,
  }))
  return accountForWords(asked, { list, scene, notes: [], seed: 1, arrangements }).notes
}

test('a side that most frames do not show is noted', () => {
  const [front, side, back] = [{ yaw: Math.PI }, { yaw: Math.PI / 2 }, { yaw: 0 }]
  const rows: [prompt: string, word: string, shown: object, other: object][] = [
    ['A horse stands in a meadow, seen from behind', 'seen from behind', back, side],
    ['A horse stands in a meadow, front view', 'front view', front, back],
    ['A horse stands in a meadow, side view', 'side view', side, front],
    ['一匹马站在草地上，背对镜头', '背对镜头', back, front],
  ]
  for (const [prompt, word, shown, other] of rows) {
    assert.deepEqual(
      toldOf(prompt, () => [[shown], [shown], [other]]),
      [],
      prompt,
    )
    assert.deepEqual(
      toldOf(prompt, () => [[shown], [other], [other]]),
      [{ code: 'not-drawn-yet', word }],
      prompt,
    )
  }
})

test('fewer things than asked for are noted', () => {
  for (const [prompt, word, count] of [
    ['Three white horses in a meadow', 'Three white horses', 3],
    ['草地上有三匹白马', '三匹白马', 3],
    ['Twenty horses in a meadow', 'Twenty horses', 12],
  ] as const) {
    const seen = (many: number) => toldOf(prompt, () => [Array.from({ length: many }, () => ({})), [{}]])
    assert.deepEqual(seen(count), [], prompt)
    assert.deepEqual(seen(count - 1), [{ code: 'not-visible', word }], prompt)
  }
  const worn = toldOf('A waiter carries a tray with four glasses', () => [[{ yaw: Math.PI }]])
  assert.deepEqual(worn, [{ code: 'not-visible', word: 'four glasses' }])
})

test('steam that nothing gives off is noted, and a hint at a hot dish is not', () => {
  const told = (prompt: string) => {
    const { list, asked, scene } = drawnOf(prompt)
    return accountForWords(asked, { list, scene, notes: [], seed: 1 }).unshown
  }
  assert.deepEqual(told('A taxi in a street, steam rises from a manhole'), ['steam rises'])
  assert.deepEqual(told('A bowl of ramen, steam rises'), [])
})

test('a small thing on one that fills the frame is a wide shot', () => {
  const small = { box: { left: 0.4, top: 0.4, width: 0.1, height: 0.1 } }
  const large = { box: { left: 0, top: 0, width: 1, height: 1 } }
  const prompt = 'Wide shot of a horse in a meadow'
  assert.deepEqual(
    toldOf(prompt, () => [[small, large]]),
    [],
  )
  assert.deepEqual(
    toldOf(prompt, () => [[large, large]]),
    [{ code: 'not-drawn-yet', word: 'Wide shot' }],
  )
})

test('somebody who is a dot in every frame is noted, and a thing of that size is not', () => {
  const dot = { box: { left: 0.4, top: 0.4, width: 0.03, height: 0.04 } }
  for (const [prompt, notes] of [
    ['A horse in a meadow', [{ code: 'not-visible', word: 'horse' }]],
    ['A red ball in a meadow', []],
  ] as const)
    assert.deepEqual(
      toldOf(prompt, () => [[dot]]),
      notes,
      prompt,
    )
})

test('somebody who stands in somebody else is noted', () => {
  const apart = (right: number) => {
    const { list, asked, scene } = drawnOf('A barista and a customer in a cafe')
    const bodies = scene.entities.map(
      ({ id }, nth): ArrangedBody => ({
        id,
        entity: id,
        yaw: 0,
        carriers: [],
        low: [nth * right, 0, 2],
        high: [nth * right + 0.5, 1.7, 2.4],
        box: { left: 0.4, top: 0.2, width: 0.2, height: 0.6 },
      }),
    )
    const frame = { shot: 0, bodies, spots: () => [], away: () => 1 }
    return accountForWords(asked, { list, scene, notes: [], seed: 1, arrangements: [frame] }).notes
  }
  assert.deepEqual(apart(0.1), [{ code: 'not-visible', word: 'customer' }])
  assert.deepEqual(apart(0.4), [])
})

test('an enormous thing that is smaller than the people beside it is noted, and a small one that is larger', () => {
  const heights = (prompt: string, high: number) => {
    const { list, asked, scene } = drawnOf(prompt)
    const bodies = scene.entities.map(
      ({ id, asset }): ArrangedBody => ({
        id,
        entity: id,
        yaw: 0,
        carriers: [],
        low: [0, 0, 2],
        high: [0.5, asset === 'woman' ? 1.7 : high, 2.4],
        box: { left: 0.4, top: 0.2, width: 0.2, height: 0.6 },
      }),
    )
    const frame = { shot: 0, bodies, spots: () => [], away: () => 1 }
    return accountForWords(asked, { list, scene, notes: [], seed: 1, arrangements: [frame] }).unshown
  }
  const enormous = 'A woman and an enormous mushroom in a meadow'
  assert.deepEqual([heights(enormous, 0.7), heights(enormous, 3)], [['enormous'], []])
  const small = 'A woman and a small dragon in a meadow'
  assert.deepEqual([heights(small, 2.5), heights(small, 1)], [['small'], []])
})

test('words whose usual meaning the picture shows are not noted', () => {
  for (const prompt of [
    'A perfume bottle on wet black stone',
    'White cubes turn into birds in a corridor',
    '雪地里，两个女孩在雪里大笑',
  ]) {
    const { list, asked, scene } = drawnOf(prompt)
    const { unknown, unshown } = accountForWords(asked, { list, scene, notes: [], seed: 1 })
    for (const word of ['black', 'stone', 'birds', '雪'])
      assert.ok(![...unknown, ...unshown].includes(word), `${prompt}: ${word}`)
  }
})

test('a light in the sky is noted where the camera looks down from above', () => {
  const told = (prompt: string) => {
    const { list, asked, scene } = drawnOf(prompt)
    return accountForWords(asked, { list, scene, notes: [], seed: 1 }).notes
  }
  assert.deepEqual(told('Northern lights above a snowfield'), [])
  assert.partialDeepStrictEqual(told('Northern lights above a snowfield, overhead shot'), [
    { code: 'setting-not-seen', word: 'Northern lights' },
  ])
})

test('where the camera goes is no position, and a thing after a participle has one', () => {
  const relations = (prompt: string) =>
    readPrompt({ prompt, seed: 1 }).asked.flatMap(({ of, word }) => (of === 'relation' ? [word] : []))
  assert.deepEqual(relations('Slow dolly in on a black coffee grinder'), [])
  assert.deepEqual(relations('The camera starts on a chessboard'), [])
  assert.deepEqual(relations('A cat sits on a chessboard'), ['on a chessboard'])
  assert.deepEqual(relations('A frog sits under a glowing mushroom'), ['under a glowing mushroom'])
})

test('two who reach for one thing are on its two sides', () => {
  const { scene } = drawnOf('A barista and a customer reach for a cup in a cafe')
  assert.deepEqual(
    (scene.shots[0]!.placements ?? []).flatMap(({ relation, side }) => (relation === 'beside' ? [side] : [])),
    ['left', 'right'],
  )
})

test('things that are spots one by one, and together are none, are not noted', async () => {
  assert.deepEqual(await notesOf('A woman and an old man count five coins on a table'), [])
})

/** The notes of a prompt whose document is changed before it is compared. */
const toldWith = (prompt: string, change: (scene: Scene) => Partial<Scene>) => {
  const { list, asked, scene } = drawnOf(prompt)
  const { unshown, notes } = accountForWords(asked, { list, scene: { ...scene, ...change(scene) }, notes: [], seed: 1 })
  return [...unshown, ...notes.map(({ code, word }) => `${code}: ${word}`)]
}

test('clothes that another person wears are noted', () => {
  for (const [prompt, note] of [
    ['A man in a blue suit hands a letter to an old woman in a purple hat', 'not-placed: hat'],
    ['穿蓝色外套的男孩看着穿黄裙子的女孩', 'not-placed: 裙子'],
  ] as const) {
    assert.ok(!toldWith(prompt, () => ({})).includes(note), prompt)
    const told = toldWith(prompt, ({ entities }) => {
      const [first, last] = [entities.find(one => one.wears), entities.findLast(one => one.wears)]
      return {
        entities: entities.map(one =>
          one === first ? { ...one, wears: last!.wears! } : one === last ? { ...one, wears: first!.wears! } : one,
        ),
      }
    })
    assert.ok(told.includes(note), `${prompt}: ${told.join()}`)
  }
})

test('the colour of a garment or a thing is its own, not that of another', () => {
  const prompt = 'A woman in a green coat holds a red umbrella'
  assert.deepEqual(
    toldWith(prompt, () => ({})),
    [],
  )
  const swapped = toldWith(prompt, ({ entities }) => ({
    entities: entities.map(one =>
      one.wears
        ? { ...one, wears: one.wears.map(worn => ({ ...worn, colour: 'red' as const })) }
        : { ...one, colour: 'green' as const },
    ),
  }))
  assert.deepEqual(swapped, ['green', 'red'])
})

test('each thing of a list in the hands of somebody is there, or noted', () => {
  const prompt = 'A sailor holds a lantern in one hand and a rope in the other'
  const word = 'not-placed: holds a lantern in one hand and a rope'
  const withRope = (relation: 'held-by' | 'beside') =>
    toldWith(prompt, ({ entities, shots }) => {
      const [sailor, rope] = ['sailor', 'rope'].map(asset => entities.find(one => one.asset === asset)!.id)
      const others = (shots[0]!.placements ?? []).filter(({ who }) => who !== rope)
      return { shots: [{ ...shots[0]!, placements: [...others, { who: rope!, relation, to: sailor! }] }] }
    })
  assert.ok(withRope('beside').includes(word), withRope('beside').join())
  assert.ok(!withRope('held-by').includes(word), withRope('held-by').join())
})

test('a view from inside something, or through it, is noted unless the camera is there', () => {
  for (const [prompt, word] of [
    ['View from inside a car in the rain', 'View from inside a car'],
    ['Through a window we see two children in a garden', 'Through a window'],
    ['从飞机往下看，云海', '从飞机'],
  ] as const)
    assert.ok(toldWith(prompt, () => ({})).includes(`not-drawn-yet: ${word}`), toldWith(prompt, () => ({})).join())
  // The subject goes through it, or the place is the inside.
  for (const prompt of ['A horse gallops through a forest', 'View from inside a cave'])
    assert.deepEqual(
      toldWith(prompt, () => ({})),
      [],
      prompt,
    )
  const around = (low: number) => {
    const { list, asked, scene } = drawnOf('View from inside a car in the rain')
    const entity = scene.entities.find(({ asset }) => asset === 'car')!.id
    const box = { left: 0, top: 0, width: 1, height: 1 }
    const car = { id: entity, entity, yaw: 0, carriers: [], low: [-1, 0, low], high: [1, 1.5, 3], box } as const
    const away = ([, , z]: readonly [number, number, number]) => z
    const frame = { shot: 0, bodies: [car], spots: () => [], away }
    return accountForWords(asked, { list, scene, notes: [], seed: 1, arrangements: [frame] }).notes
  }
  assert.deepEqual([around(-1).length, around(1).length], [0, 1])
})

test('a city that the shot does not show is noted, and one with a place of its own is not', () => {
  const told = (prompt: string) => toldWith(prompt, () => ({}))
  assert.deepEqual(told('A violinist stands on a rooftop in Paris'), ['nearest-place: Paris'])
  assert.deepEqual(told('A woman walks along a street in Paris'), [])
  assert.deepEqual(told('A boat on a canal in Amsterdam'), ['nearest-place: Amsterdam'])
})

test('a word that finds an asset of another kind is noted', () => {
  const told = (prompt: string) => toldWith(prompt, () => ({}))
  assert.deepEqual(told('A jaguar walks through the jungle'), ['nearest-asset: jaguar'])
  assert.deepEqual(told('A leopard walks through the jungle'), [])
  // A skater on ice is a figure skater, on a street a skateboarder.
  const assets = (prompt: string) => drawnOf(prompt).scene.entities.map(({ asset }) => asset)
  assert.ok(assets('A skater spins on a frozen lake').includes('figure-skater'))
  assert.ok(assets('A skater rolls down a street').includes('skateboarder'))
})

test('a thing of which others hide nearly everything is noted', () => {
  const box = { left: 0.4, top: 0.4, width: 0.1, height: 0.1 }
  const told = (seen: number) => toldOf('A hammer on a table', () => [[{ box, seen }]])
  assert.deepEqual([told(0.0002).map(({ word }) => word), told(0.005)], [['hammer'], []])
})

test('parts of clothes, hair and bodies are drawn with them, and their colours are those of their owners', () => {
  const told = (prompt: string) => toldWith(prompt, () => ({}))
  for (const prompt of [
    'A girl with two pigtails runs in a park',
    '两个扎着马尾的女孩在跳绳',
    'A woman with her hair tied in a bun reads a book',
    'A tortoise hides inside its shell',
    'A woman in a white shirt with rolled-up sleeves waves',
    'A turtle with a green shell sleeps',
  ])
    assert.deepEqual(told(prompt), [], prompt)
  assert.deepEqual(told('A turtle with a pink shell sleeps'), ['pink'])
  // A hairstyle and a garment without the part do not show it.
  const prompt = 'A woman with a ponytail in a swimsuit with long sleeves waves'
  const bald = toldWith(prompt, ({ entities }) => ({
    entities: entities.map(one => ({ ...one, traits: { hairStyle: 'none' as const } })),
  }))
  assert.deepEqual(bald.filter(word => word === 'ponytail' || word === 'sleeves').sort(), ['ponytail', 'sleeves'])
  // A verb of the care of hair is still an action.
  assert.ok(drawnOf('妈妈给女儿扎辫子').scene.shots[0]!.actions!.some(({ does }) => does === 'comb'))
})

test('a thing outside the frame is seen if the place has others, and parts of a place keep their position', () => {
  const prompt = '冰山前，一艘轮船缓缓驶过'
  const { list, asked, scene } = drawnOf(prompt)
  const iceberg = scene.entities.findIndex(({ asset }) => asset === 'iceberg')
  const notes = [{ code: 'not-in-frame', at: `/entities/${iceberg}`, message: '' }]
  const told = (asset: string) => {
    const places = scene.places.map(one => ({ ...one, asset }))
    return accountForWords(asked, { list, scene: { ...scene, places }, notes, seed: 1 }).notes.map(({ word }) => word)
  }
  assert.ok(iceberg >= 0)
  assert.deepEqual([told('ice-coast'), told('sea')], [[], ['冰山']])
  assert.deepEqual(
    toldWith('一座冰山漂浮在海面上', () => ({})),
    [],
  )
})

test('a lake, a river or a mountain with a name of its own is noted as the place that is drawn', () => {
  const told = (prompt: string) => toldWith(prompt, () => ({}))
  for (const [prompt, word] of [
    ['西湖边，一位老人打太极', '西湖'],
    ['A man walks beside Lake Como', 'Lake Como'],
    ['长江上，一艘渔船', '长江'],
  ] as const)
    assert.deepEqual(told(prompt), [`nearest-place: ${word}`])
  assert.deepEqual(told('A man walks beside a lake'), [])
})

test('who is in a place that also has things of its name is in it', async () => {
  assert.deepEqual(await notesOf('A hiker in the Alps'), [{ code: 'nearest-place', word: 'the Alps', as: 'mountains' }])
})

test('a thing with a shape of its own is not drawn as the shape of its row', () => {
  const assets = (prompt: string) => drawnOf(prompt).scene.entities.map(({ asset }) => asset)
  assert.deepEqual(assets('A wooden bridge stands in a meadow'), ['wooden-bridge'])
  assert.deepEqual(assets('An iceberg floats on the sea'), [])
  assert.ok(assets('A ship sails past an iceberg').includes('iceberg'))
})

test('clothes on the side of somebody that no frame shows are noted', async () => {
  const notVisible = (word: string) => [{ code: 'not-visible', word }]
  assert.deepEqual(await notesOf('A man seen from behind in a red tie walks away'), notVisible('tie'))
  assert.deepEqual(await notesOf('Close-up of a dancer in red shoes smiling'), notVisible('shoes'))
  assert.deepEqual(await notesOf('A man in a red tie and black shoes waves'), [])
})

test('what is seen in part, or small and several times, is not told as hidden', () => {
  const box = { left: 0.4, top: 0.4, width: 0.2, height: 0.2 }
  const dot = { box: { left: 0.4, top: 0.4, width: 0.02, height: 0.02 }, seen: 0.0002 }
  const told = (frame: Partial<ArrangedBody>[]) => toldOf('Red balls roll on a table', () => [frame])
  const hidden = [{ code: 'not-visible', word: 'balls' }]
  const ofBalls = (frame: Partial<ArrangedBody>[]) => told(frame).filter(({ word }) => word === 'balls')
  assert.deepEqual(ofBalls([{ box, seen: 0.0005 }]), [])
  assert.deepEqual(ofBalls([{ box, seen: 0.0002 }]), hidden)
  assert.deepEqual(ofBalls([dot, dot]), [])
})

test('a number of parts is noted, since the document has none', () => {
  assert.deepEqual(
    toldOf('A castle with five flags, twelve steps', () => [[{}]]).filter(({ word }) => word === 'twelve steps'),
    [{ code: 'not-drawn-yet', word: 'twelve steps' }],
  )
})

test('a colour of a part is not that of the place or of others', async () => {
  const { unshown } = await accountOf('A glass bottle with a brown label on a wooden table')
  assert.ok(unshown.includes('brown'), unshown.join())
  assert.ok(!(await accountOf('A beach with golden sand')).unshown.includes('golden'))
})

test('a close view of something else than asked for is noted', () => {
  const close = { left: 0.1, top: 0.1, width: 0.8, height: 0.8 }
  const far = { left: 0.1, top: 0.1, width: 0.1, height: 0.1 }
  const told = (box: typeof close) =>
    toldOf('Close-up of a horse beside a barn', () => [
      [{ box }, { entity: 'barn', box: { left: 0, top: 0, width: 1, height: 1 } }],
    ]).filter(({ code }) => code === 'not-drawn-yet')
  assert.deepEqual(told(close), [])
  assert.deepEqual(told(far), [{ code: 'not-drawn-yet', word: 'Close-up of' }])
})

test('an action that needs hands is noted of a thing', () => {
  const { list, asked, scene } = drawnOf('A man carries a lantern')
  const told = (asset: string) => {
    const entities = scene.entities.map(one => (one.id === scene.shots[0]!.actions![0]!.who ? { ...one, asset } : one))
    return accountForWords(asked, { list, scene: { ...scene, entities }, notes: [], seed: 1 }).notes
  }
  assert.deepEqual(told('man'), [])
  assert.ok(told('stairs').some(({ code, word }) => code === 'not-acted' && word.startsWith('carries')))
})

test('a chimney and a shadow are seen with what has them', () => {
  const account = (prompt: string) => {
    const { list, asked, scene } = drawnOf(prompt)
    return accountForWords(asked, { list, scene, notes: [], seed: 1 })
  }
  assert.ok(
    !account('An old house with a chimney, its shadow on the grass').unshown.some(word => /chimney|shadow/u.test(word)),
  )
})
