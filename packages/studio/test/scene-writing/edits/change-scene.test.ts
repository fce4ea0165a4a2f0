import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkScene } from '@kinora/media/scene/check-scene'
import { diffScenes } from '@kinora/media/scene/diff-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../../src/library/catalogue.ts'
import { changeScene } from '../../../src/scene-writing/edits/change-scene.ts'
import { editWords } from '../../../src/scene-writing/edits/edit-words.ts'

const room: Scene = {
  version: 'kinora.scene/1',
  seconds: 6,
  entities: [
    { id: 'ann', asset: 'woman', name: 'Ann' },
    { id: 'tom', asset: 'chef', name: 'Tom' },
    { id: 'rex', asset: 'dog' },
    { id: 'lamp', asset: 'floor-lamp' },
    { id: 'chair', asset: 'armchair' },
  ],
  places: [{ id: 'room', asset: 'living-room', time: 'afternoon', weather: 'clear' }],
  shots: [
    {
      from: 0,
      to: 3,
      place: 'room',
      placements: [
        { who: 'ann', relation: 'seated-on', to: 'chair' },
        { who: 'lamp', relation: 'beside', to: 'chair', side: 'right' },
        { who: 'rex', relation: 'beside', to: 'ann' },
      ],
      actions: [{ who: 'ann', does: 'wave', target: 'rex' }],
      sounds: [{ sound: 'dog' }],
      camera: { target: ['ann', 'rex'], size: 'whole', move: 'push' },
    },
    {
      from: 3,
      to: 6,
      place: 'room',
      placements: [{ who: 'tom', relation: 'at' }],
      actions: [{ who: 'tom', does: 'walk' }],
      texts: [{ text: 'HOME' }],
      camera: { target: ['tom'], size: 'waist' },
    },
  ],
}

/** What differs after words, as lines: pointer, old and new value. */
function changes(words: string, shot?: number): string[] {
  const { scene, unread } = changeScene(room, words, shot === undefined ? {} : { shot })
  assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [], words)
  assert.deepEqual(unread, [], words)
  return diffScenes(room, scene).map(({ at, before, after }) =>
    [at, before === undefined ? '' : JSON.stringify(before), JSON.stringify(after) ?? ''].join(' '),
  )
}

const same = (lines: readonly string[], ...all: string[]): void => {
  for (const words of all) assert.deepEqual(changes(words), lines, words)
}

describe('words change a document', () => {
  test('in the hour and weather of its places', () => {
    same(['/places/0/time "afternoon" "night"'], 'make it night', 'It should be night.', '改成夜晚', '变成晚上')
    same(['/places/0/weather "clear" "rain"'], 'let it rain', '下雨')
  })

  test('in the camera, in all shots or in one', () => {
    same(
      ['/shots/0/camera/size "whole" "waist"', '/shots/1/camera/size "waist" "bust"'],
      'closer',
      'Closer, please',
      '靠近一点',
    )
    assert.deepEqual(changes('closer', 1), ['/shots/1/camera/size "waist" "bust"'])
    assert.deepEqual(changes('from behind', 0), ['/shots/0/camera/from  "behind"'])
    assert.deepEqual(changes('close-up of the dog', 0), [
      '/shots/0/camera/target ["ann","rex"] ["rex"]',
      '/shots/0/camera/size "whole" "bust"',
    ])
    assert.deepEqual(changes('low angle', 1), ['/shots/1/camera/angle  "low"'])
  })

  test('in actions, by name, noun or pronoun, in the shots of the subject', () => {
    same(['/shots/0/actions/1  {"who":"ann","does":"smile"}'], 'she smiles', 'the woman smiles', '她微笑')
    same(
      ['/shots/1/actions/0 {"who":"tom","does":"walk"} ', '/shots/1/actions/0  {"who":"tom","does":"run"}'],
      'he runs',
      'the chef runs',
    )
    same(['/shots/1/actions/0/speed  "slow"'], 'the chef slower')
    assert.deepEqual(changes("she doesn't wave"), ['/shots/0/actions/0 {"who":"ann","does":"wave","target":"rex"} '])
  })

  test('a walking person stands up', () => {
    const { scene } = changeScene(room, 'she dances')
    assert.equal(scene.shots[0]?.placements?.find(({ who }) => who === 'ann')?.relation, 'beside')
  })

  test('in positions: a side keeps its reference', () => {
    same(['/shots/0/placements/1/side "right" "left"'], 'move the lamp to the left', '把灯移到左边')
  })

  test('with entities and walls of the document as references, and without circular placements', () => {
    const to = (words: string, who: string, scene = room) =>
      changeScene(scene, words, { shot: 0 }).scene.shots[0]?.placements?.find(one => one.who === who)
    assert.deepEqual(to('add a clock on the wall', 'clock'), {
      who: 'clock',
      relation: 'hanging-from',
      to: 'room/back-wall',
    })
    const [first] = room.shots
    const placements = [...(first?.placements ?? []), { who: 'table', relation: 'beside' as const, to: 'rex' }]
    const table: Scene = {
      ...room,
      entities: [...room.entities, { id: 'table', asset: 'table' }],
      shots: [{ ...first!, placements }],
    }
    assert.deepEqual(to('the dog on the table', 'rex', table), { who: 'rex', relation: 'on', to: 'table' })
    assert.deepEqual(to('the dog on the table', 'table', table), { who: 'table', relation: 'at' })
    assert.deepEqual(to('狗在桌子上', 'rex', table), { who: 'rex', relation: 'on', to: 'table' })
    assert.deepEqual(to('move the lamp to the left of the dog', 'lamp'), {
      who: 'lamp',
      relation: 'beside',
      to: 'rex',
      side: 'left',
    })
    assert.deepEqual(changeScene(room, 'put the dog on the wardrobe').unread, ['put the dog on the wardrobe'])
    assert.deepEqual(changeScene(room, 'fix the vibe').unread, ['fix the vibe'])
  })

  test('an action leaves positions as they are, and is in the shots where all named ones are', () => {
    const { scene, unread } = changeScene(room, 'Ann waves at the dog')
    assert.deepEqual(unread, [])
    assert.deepEqual(
      scene.shots[0]?.placements?.map(({ facing: _facing, ...one }) => one),
      room.shots[0]?.placements,
    )
    assert.deepEqual(scene.shots[1], room.shots[1])
  })

  test('what somebody is given is in the hands', () => {
    const { scene } = changeScene(room, 'give the chef a black umbrella')
    assert.deepEqual(scene.shots[1]?.placements?.at(-1), { who: 'umbrella', relation: 'held-by', to: 'tom' })
  })

  test('in the colour of a garment that is worn', () => {
    const dressed = changeScene(room, 'give her a grey coat').scene
    assert.deepEqual(changeScene(dressed, 'change her coat to red').scene.entities[0]?.wears, [
      { garment: 'coat', colour: 'red' },
    ])
  })

  test('of all people by a phrase for them', () => {
    const { scene } = changeScene(room, 'the two of them smile')
    assert.deepEqual(
      scene.shots.flatMap(({ actions = [] }) => actions.flatMap(({ who, does }) => (does === 'smile' ? [who] : []))),
      ['ann', 'tom'],
    )
  })

  test('a removed entity is gone everywhere, without changing others', () => {
    const gone = [
      '/entities/2 {"id":"rex","asset":"dog"} ',
      '/shots/0/placements/2 {"who":"rex","relation":"beside","to":"ann"} ',
      '/shots/0/actions/0/target "rex" ',
      '/shots/0/sounds/0 {"sound":"dog"} ',
      '/shots/0/camera/target ["ann","rex"] ["ann"]',
    ]
    same(gone, 'remove the dog', 'no dog', 'Take out the dog', '去掉狗', '不要狗')
    const { scene } = changeScene(room, 'remove the chair')
    assert.deepEqual(scene.shots[0]?.placements?.[0], { who: 'ann', relation: 'at' })
  })

  test('an added entity is at its place and visible', () => {
    const { scene } = changeScene(room, 'add a cat beside her', { shot: 0 })
    assert.deepEqual(scene.entities.at(-1)?.asset, 'cat')
    assert.deepEqual(scene.shots[0]?.placements?.at(-1), { who: 'cat', relation: 'beside', to: 'ann' })
    assert.deepEqual(scene.shots[0]?.camera?.target, ['ann', 'rex', 'cat'])
    const second = changeScene(room, 'add a dog').scene
    assert.deepEqual(second.entities.map(({ id }) => id).slice(-1), ['dog'])
    assert.equal(second.entities.length, room.entities.length + 1)
  })

  test('a thing whose name is also a place is added, while the place stays', () => {
    const { scene, unread } = changeScene(room, 'add a table behind the dog', { shot: 0 })
    assert.deepEqual([scene.places, unread], [room.places, []])
    assert.deepEqual(scene.shots[0]?.placements?.at(-1), { who: 'table', relation: 'behind', to: 'rex' })
    assert.equal(changeScene(room, 'add a table').scene.entities.at(-1)?.asset, 'table')
  })

  test('a gesture goes on beside what the whole body does, and a way replaces it', () => {
    const shot = room.shots[0]!
    const riding: Scene = {
      ...room,
      entities: [...room.entities, { id: 'bike', asset: 'bicycle' }],
      shots: [{ ...shot, to: 6, placements: [], actions: [{ who: 'ann', does: 'ride', object: 'bike' }] }],
    }
    const done = (words: string): string[] =>
      (changeScene(riding, words).scene.shots[0]!.actions ?? []).map(({ does }) => does)
    assert.deepEqual(done('Ann leans out'), ['ride', 'lean'])
    assert.deepEqual(done('Ann waves'), ['ride', 'wave'])
    assert.deepEqual(done('Ann dances'), ['dance'])
  })

  test('an entity that is in no shot comes into the one that the words place it in', () => {
    const { scene } = changeScene(
      { ...room, entities: [...room.entities, { id: 'bob', asset: 'man', name: 'Bob' }] },
      'put Bob beside the lamp',
    )
    const placed = scene.shots[0]!.placements?.find(({ who }) => who === 'bob')
    assert.deepEqual([placed?.relation, placed?.to], ['beside', 'lamp'])
  })

  test('a replaced entity keeps its place and its actions', () => {
    for (const words of ['replace the dog with a cat', '把狗换成猫']) {
      const { scene } = changeScene(room, words)
      assert.deepEqual([scene.entities[2]?.id, scene.entities[2]?.asset], ['rex', 'cat'])
      assert.deepEqual(scene.shots, room.shots)
    }
  })

  test('in looks: colours, clothes, age, size, feelings', () => {
    same(
      ['/entities/0/wears  [{"garment":"coat","colour":"red"}]'],
      'a red coat',
      'give her a red coat',
      '给她穿红色的外套',
    )
    assert.deepEqual(changes('make the lamp blue'), ['/entities/3/colour  "blue"'])
    same(['/entities/2/size  "large"'], 'a bigger dog', 'make the dog bigger', '狗大一点')
    same(['/entities/0/traits  {"age":"old"}'], 'make her older')
    same(['/entities/0/traits  {"feeling":"sad"}'], 'she is sad')
    const dressed = changeScene(room, 'a red coat').scene
    assert.deepEqual(changeScene(dressed, 'a blue coat').scene.entities[0]?.wears, [
      { garment: 'coat', colour: 'blue' },
    ])
    assert.equal(changeScene(dressed, 'without the coat').scene.entities[0]?.wears, undefined)
  })

  test('in the place, and subjects at a missing anchor stand in the new place', () => {
    const at = { who: 'ann', relation: 'at', to: 'room/window' } as const
    const scene = { ...room, shots: [{ ...room.shots[0]!, placements: [at] }] }
    const moved = changeScene(scene, 'change the place to a beach').scene
    assert.equal(moved.places[0]?.asset, 'beach')
    assert.deepEqual(moved.shots[0]?.placements, [{ who: 'ann', relation: 'at' }])
  })

  test('in the place, whose sounds go with it', () => {
    const [shot] = room.shots
    const heard: Scene = {
      ...room,
      places: [{ id: 'room', asset: 'beach' }],
      shots: [{ ...shot!, sounds: [{ sound: 'waves' }, { sound: 'dog', of: 'rex' }, { sound: 'bells' }] }],
    }
    const { sounds } = changeScene(heard, 'change the place to a street').scene.shots[0]!
    assert.deepEqual(sounds, [{ sound: 'dog', of: 'rex' }, { sound: 'bells' }])
  })

  test('in style, letters, music, lines and length', () => {
    assert.deepEqual(changes('in anime style'), ['/style  {"look":"anime"}'])
    assert.deepEqual(changes('no music'), ['/sound  {"music":"none"}'])
    assert.deepEqual(changes('remove the text'), ['/shots/1/texts [{"text":"HOME"}] '])
    assert.deepEqual(changeScene(room, 'she says "Good evening"').scene.shots[0]?.speech, [
      { text: 'Good evening', who: 'ann' },
    ])
    const { seconds, shots } = changeScene(room, 'longer').scene
    assert.deepEqual([seconds, shots[0]?.to, shots[1]?.from, shots[1]?.to], [7.5, 3.75, 3.75, 7.5])
  })

  test('a new subject with an article and a verb is an additional one', () => {
    const { scene } = changeScene(room, 'a stranger walks past', { shot: 1 })
    assert.equal(scene.entities.length, room.entities.length + 1)
    assert.deepEqual(scene.shots[1]?.actions?.[0], room.shots[1]?.actions?.[0])
  })

  test('a step after a change applies to the same thing', () => {
    assert.deepEqual(changes('make the dog brown and bigger'), [
      '/entities/2/colour  "brown"',
      '/entities/2/size  "large"',
    ])
  })

  test('in several ways in one request', () => {
    assert.deepEqual(changes('make it night and remove the lamp, closer', 0), [
      '/entities/3 {"id":"lamp","asset":"floor-lamp"} ',
      '/places/1  {"id":"room-2","asset":"living-room","time":"night","weather":"clear"}',
      '/shots/0/place "room" "room-2"',
      '/shots/0/placements/1 {"who":"lamp","relation":"beside","to":"chair","side":"right"} ',
      '/shots/0/camera/size "whole" "waist"',
    ])
  })
})

/** A meadow with people, animals and things, for words about positions. */
const meadow: Scene = {
  ...room,
  entities: [
    ...room.entities.filter(({ id }) => id !== 'chair'),
    { id: 'ele', asset: 'elephant' },
    { id: 'table', asset: 'table' },
    { id: 'bench', asset: 'bench' },
  ],
  places: [{ id: 'room', asset: 'meadow' }],
  shots: [
    {
      from: 0,
      to: 6,
      place: 'room',
      placements: ['ann', 'tom', 'rex', 'lamp', 'ele', 'table', 'bench'].map(who => ({ who, relation: 'at' as const })),
      actions: [
        { who: 'ann', does: 'read' },
        { who: 'tom', does: 'walk' },
      ],
      camera: { target: ['ann', 'rex'], size: 'whole' },
    },
  ],
}

describe('every relation can be said of what is in the document', () => {
  const rows: [words: string, who: string, placement: object][] = [
    ['put the dog behind the elephant', 'rex', { relation: 'behind', to: 'ele' }],
    ['move the dog in front of the elephant', 'rex', { relation: 'before', to: 'ele' }],
    ['put the dog on the left of the elephant', 'rex', { relation: 'beside', to: 'ele', side: 'left' }],
    ['move the dog to the right of Tom', 'rex', { relation: 'beside', to: 'tom', side: 'right' }],
    ['put the dog next to the table', 'rex', { relation: 'beside', to: 'table' }],
    ['the dog should be near Ann', 'rex', { relation: 'beside', to: 'ann' }],
    ['put the lamp on the table', 'lamp', { relation: 'on', to: 'table' }],
    ['the dog is under the table', 'rex', { relation: 'under', to: 'table' }],
    ['put the lamp above the table', 'lamp', { relation: 'above', to: 'table' }],
    ['put the lamp between Ann and the elephant', 'lamp', { relation: 'between', to: ['ann', 'ele'] }],
    ['put Ann on the bench', 'ann', { relation: 'seated-on', to: 'bench' }],
    ['put the dog two metres behind the elephant', 'rex', { relation: 'behind', to: 'ele', distance: 2 }],
    ['把狗放到大象后面', 'rex', { relation: 'behind', to: 'ele' }],
    ['把狗放在大象和桌子之间', 'rex', { relation: 'between', to: ['ele', 'table'] }],
    ['狗在桌子下面', 'rex', { relation: 'under', to: 'table' }],
  ]
  for (const [words, who, placement] of rows)
    test(words, () => {
      const { scene } = changeScene(meadow, words)
      assert.deepEqual(
        scene.shots[0]?.placements?.find(one => one.who === who),
        { who, ...placement },
      )
      assert.equal(scene.entities.length, meadow.entities.length)
    })
})

describe('an action that is said to come later follows the ones before', () => {
  const actionsOf = (words: string) => changeScene(meadow, words).scene.shots[0]?.actions
  const [read, walk] = meadow.shots[0]!.actions!
  test('then', () => {
    for (const words of ['then she waves', 'after that she waves', '然后她挥手'])
      assert.deepEqual(actionsOf(words), [{ ...read, to: 3 }, walk, { who: 'ann', does: 'wave', from: 3 }], words)
  })
  test('at the end', () => {
    for (const words of ['at the end he bows', 'he bows at the end', '最后他鞠躬'])
      assert.deepEqual(actionsOf(words), [read, { ...walk, to: 4 }, { who: 'tom', does: 'bow', from: 4 }], words)
  })
  test('first', () => {
    assert.deepEqual(actionsOf('first he dances'), [
      read,
      { ...walk, from: 2 },
      { who: 'tom', does: 'dance', from: 0, to: 2 },
    ])
  })
  test('at a second, for some seconds', () => {
    assert.deepEqual(actionsOf('she waves at 2 seconds')?.at(-1), { who: 'ann', does: 'wave', from: 2 })
    assert.deepEqual(actionsOf('she waves for 2 seconds')?.at(-1), { who: 'ann', does: 'wave', from: 0, to: 2 })
  })
  test('one after the other, of the same subject', () => {
    assert.deepEqual(
      actionsOf('she waves and then jumps')?.map(({ who, does, from, to }) => [who, does, from, to]),
      [
        ['ann', 'read', undefined, 3],
        ['tom', 'walk', undefined, undefined],
        ['ann', 'wave', undefined, 3],
        ['ann', 'jump', 3, undefined],
      ],
    )
  })
  test('in the last shot of several', () => {
    const shots = changeScene(room, 'at the end he bows').scene.shots
    assert.deepEqual(shots[1]?.actions, [
      { who: 'tom', does: 'walk', to: 4.8 },
      { who: 'tom', does: 'bow', from: 4.8 },
    ])
  })
})

describe('an addition is the entry of the catalogue that was named', () => {
  const added = (words: string) => changeScene(meadow, words).scene.entities.slice(meadow.entities.length)
  test('by its longest name, with its colour, number and position', () => {
    assert.deepEqual(
      added('add a fire hydrant').map(({ asset }) => asset),
      ['fire-hydrant'],
    )
    assert.deepEqual(
      added('add smoke').map(({ asset }) => asset),
      ['plume-of-smoke'],
    )
    assert.deepEqual(
      added('add three red balls').map(({ asset, count, colour }) => [asset, count, colour]),
      [['ball', 3, 'red']],
    )
    const { scene } = changeScene(meadow, 'add smoke behind the elephant')
    assert.deepEqual(scene.shots[0]?.placements?.at(-1), { who: 'plume-of-smoke', relation: 'behind', to: 'ele' })
  })
  test('also of the light', () => {
    assert.deepEqual(changeScene(meadow, 'add dust').scene.places[0]?.light, ['dust'])
  })
  test('or nothing, and the nearest names are told', () => {
    const { scene, unread, notes } = changeScene(meadow, 'add a hydrent')
    assert.deepEqual([scene, unread], [meadow, ['add a hydrent']])
    assert.match(notes?.join(' ') ?? '', /hydrent.*fire-hydrant/u)
    assert.deepEqual(changeScene(meadow, 'add a glorphon').scene, meadow)
  })
})

test('a word of a request that changed nothing is reported', () => {
  assert.deepEqual(changeScene(meadow, 'put the dog low behind the elephant').unread, ['low'])
  assert.deepEqual(changeScene(meadow, 'make the lamp blue and dusty').unread, ['dusty'])
  assert.deepEqual(changeScene(meadow, 'she waves sideways').unread, ['sideways'])
  assert.deepEqual(changeScene(meadow, 'make it night').unread, [])
})

test('what stands before an English word for removing stays', () => {
  assert.deepEqual(changeScene(room, 'the dog should stop a second earlier').scene, room)
})

test('a part that depends on one that is not understood is not applied alone', () => {
  const words = ['fix the vibe', 'before she dances']
  assert.deepEqual(changeScene(room, words.join(', ')), { scene: room, unread: words })
})

test('a step with a goal moves no camera, and a part of the place is no other place', () => {
  const street = { ...room, places: [{ id: 'room', asset: 'street' }] }
  assert.deepEqual(changeScene(street, 'closer to the kerb').scene, street)
  assert.deepEqual(changeScene(street, 'add a bicycle on the pavement').scene.places, street.places)
})

test('words that are not understood change nothing and are reported', () => {
  for (const words of ['fix the vibe', 'move the elephant to the left', 'remove the piano', 'everything is blue'])
    assert.deepEqual(changeScene(room, words), { scene: room, unread: [words] })
  // What is so already, and politeness, are understood.
  for (const words of ['in the afternoon', 'please', '。'])
    assert.deepEqual(changeScene(room, words), { scene: room, unread: [] })
  assert.deepEqual(changeScene(room, 'make it night, move the elephant to the left').unread, [
    'move the elephant to the left',
  ])
})

test('every phrase has one meaning', () => {
  const { operations, steps, views, music, letters, lines } = editWords()
  const all = [
    ...Object.values(operations).flat(),
    ...Object.values(steps).flatMap(({ words }) => words),
    ...views.flatMap(([words]) => words),
    ...music,
    ...letters,
    ...lines,
  ]
  assert.deepEqual(
    all.filter((word, at) => all.indexOf(word) !== at),
    [],
  )
})

describe('directions', () => {
  const kitchen: Scene = {
    version: 'kinora.scene/1',
    seconds: 4,
    entities: [
      { id: 'ann', asset: 'woman', name: 'Ann' },
      { id: 'tom', asset: 'man', name: 'Tom' },
      { id: 'rex', asset: 'dog' },
      { id: 'table', asset: 'table' },
    ],
    places: [{ id: 'home', asset: 'living-room' }],
    shots: [
      {
        from: 0,
        to: 4,
        place: 'home',
        placements: [
          { who: 'ann', relation: 'at' },
          { who: 'tom', relation: 'beside', to: 'ann', distance: 2 },
          { who: 'rex', relation: 'at' },
          { who: 'table', relation: 'at' },
        ],
      },
    ],
  }
  const shotAfter = (words: string) => {
    const { scene, unread } = changeScene(kitchen, words)
    assert.deepEqual(unread, [], words)
    assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [], words)
    return scene.shots[0]!
  }
  const placed = (words: string, id: string) => shotAfter(words).placements?.find(({ who }) => who === id)

  for (const [words, who, facing] of [
    ['she faces the door', 'ann', 'home/entrance'],
    ['he turns to the window', 'tom', 'home/window'],
    ['Ann faces Tom', 'ann', 'tom'],
    ['he faces the woman', 'tom', 'ann'],
    ['the dog faces the camera', 'rex', 'camera'],
    ['she faces away', 'ann', 'away'],
    ['face the door', 'ann', 'home/entrance'],
    ['她面向窗户', 'ann', 'home/window'],
  ] as const)
    test(`${words}: the placement has the direction, and nothing else changes`, () => {
      assert.deepEqual(placed(words, who), { ...kitchen.shots[0]!.placements!.find(one => one.who === who), facing })
      assert.equal(diffScenes(kitchen, changeScene(kitchen, words).scene).length, 1)
    })

  for (const [words, who, at] of [
    ['the man looks at her', 'tom', 'ann'],
    ['the dog looks at Tom', 'rex', 'tom'],
    ['she looks at the window', 'ann', 'home/window'],
    ['she looks at the camera', 'ann', 'camera'],
    ['look at the door', 'ann', 'home/entrance'],
    ['她看着窗户', 'ann', 'home/window'],
  ] as const)
    test(`${words}: a look and the body turn to it`, () => {
      const shot = shotAfter(words)
      assert.deepEqual(shot.looks, [{ who, at }])
      const before = kitchen.shots[0]!.placements!
      assert.deepEqual(
        shot.placements,
        before.map(one => (one.who === who ? { ...one, facing: at } : one)),
      )
    })

  test('a look ends the one before, and somebody who sits turns the head alone', () => {
    const seated: Scene = {
      ...kitchen,
      entities: [...kitchen.entities, { id: 'chair', asset: 'armchair' }],
      shots: [
        {
          ...kitchen.shots[0]!,
          placements: [{ who: 'ann', relation: 'seated-on', to: 'chair' }],
          looks: [{ who: 'ann', at: 'table' }],
        },
      ],
    }
    const [shot] = changeScene(seated, 'she looks at the window').scene.shots
    assert.deepEqual(shot?.looks, [{ who: 'ann', at: 'home/window' }])
    assert.deepEqual(shot?.placements, [{ who: 'ann', relation: 'seated-on', to: 'chair' }])
  })

  for (const [words, who, to] of [
    ['she walks to the table', 'ann', 'table'],
    ['walk to the table', 'ann', 'table'],
    ['he runs to the door', 'tom', 'home/entrance'],
    ['Tom walks towards the window', 'tom', 'home/window'],
    ['run to the window', 'ann', 'home/window'],
    ['the dog walks over to the door', 'rex', 'home/entrance'],
    ['她走到窗户', 'ann', 'home/windows'],
  ] as const)
    test(`${words}: the way leads there`, () => {
      const [action, ...rest] = shotAfter(words).actions ?? []
      assert.deepEqual([action?.who, action?.path, rest], [who, { to }, []])
    })

  for (const [words, who] of [
    ['she walks to the table while waving', 'ann'],
    ['he walks to the door while waving', 'tom'],
    ['walk to the door while waving', 'ann'],
  ] as const)
    test(`${words}: both are done by one`, () => {
      const { actions = [] } = shotAfter(words)
      assert.deepEqual(
        actions.map(one => [one.who, one.does]),
        [
          [who, 'walk'],
          [who, 'wave'],
        ],
      )
    })

  test('words about what the place does not have change nothing', () => {
    for (const words of ['she faces the lighthouse', 'he walks to the fountain', 'the man looks at the horse']) {
      const { scene, unread } = changeScene(kitchen, words)
      assert.notDeepEqual(unread, [], words)
      assert.deepEqual(scene, kitchen, words)
    }
  })
})
