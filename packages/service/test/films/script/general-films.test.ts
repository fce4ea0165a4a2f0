import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voices } from '../../../src/catalog/voices.ts'
import { detectPlaceHint } from '../../../../studio/src/prompt-parsing/detect-place-hint.ts'
import { direct } from '../../../../studio/src/prompt-parsing/read-prompt.ts'
import { readMusicPrompt } from '../../../../studio/src/prompt-parsing/music/read-music-prompt.ts'
import { TRANSITIONS } from '../../../../media/src/compositor/transition-kinds.ts'
import { writeGeneral, writeGeneralStoryboard } from '../written-films.ts'
import { readFilm } from '../../../../studio/src/orders/read-film.ts'
import type { Storyboard } from '../../../../media/src/shots/storyboard.ts'

const UNSEEN = { prompt: '', subject: '', colours: [], faces: [] }
const SEEN = {
  prompt: 'A calm, close look at this scene at night, in black and gold tones, the camera slowly orbits.',
  subject: '',
  colours: ['black', 'gold'],
  faces: [],
}
const PROMPTS = [
  '',
  'our trip to Italy',
  '我的猫在雪地里奔跑，然后跳上屋顶看月亮，最后在壁炉边睡着。',
  'The dog wakes up at dawn. It runs across a meadow, then it swims in the lake. At night it sleeps.',
  '图2 的女孩站在海边。图1 的狗跑过来。',
]
const filmOf = (prompt: string, seconds: number, pictures = 1, seed = 1): Storyboard =>
  writeGeneralStoryboard({ prompt, seconds, seed, pictures: Array.from({ length: pictures }, () => SEEN) })
const promptsOf = (film: Storyboard): string[] => film.shots.map(({ prompt }) => prompt)

function* films(): Generator<{ film: Storyboard; seconds: number; pictures: number; prompt: string }> {
  for (const prompt of PROMPTS)
    for (const seconds of [1, 2, 3, 5, 8, 13, 30, 77, 180])
      for (const pictures of [1, 2, 4, 7]) yield { film: filmOf(prompt, seconds, pictures), seconds, pictures, prompt }
}

test('frames sum to the requested length exactly, and no shot is shorter than half a second', () => {
  for (const { film, seconds } of films()) {
    assert.equal(
      film.shots.reduce((sum, { frames }) => sum + frames, 0),
      seconds * 24,
    )
    assert.ok(film.shots.every(({ frames }) => frames >= 12 && frames <= 7.5 * 24))
  }
})

test('every picture appears in any length of film', () => {
  for (const { film, pictures, seconds, prompt } of films()) {
    const shown = new Set(film.shots.flatMap(shot => shot.pictures))
    assert.equal(shown.size, pictures, `${prompt} in ${seconds} s`)
    for (const shot of film.shots) if (shot.pictures.length > 1) assert.equal(shot.from, 'references')
  }
})

test('neighbours move differently, and transitions are known and never longer than their shots', () => {
  for (const { film } of films()) {
    for (const [at, { camera, transition, frames }] of film.shots.entries()) {
      if (transition) assert.ok(transition.kind in TRANSITIONS && transition.frames < frames / 2)
      const next = film.shots[at + 1]
      if (next && camera?.move) assert.notEqual(camera.move, next.camera?.move)
    }
    assert.equal(film.shots.at(-1)?.transition, undefined)
  }
})

test('the scenes of a prompt come in its order', () => {
  const prompts = promptsOf(filmOf(PROMPTS[2]!, 20))
  const places = ['雪地', '屋顶', '壁炉'].map(word => prompts.findIndex(prompt => prompt.includes(word)))
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.ok(places.every(place => place >= 0))
})

test('too many scenes share a shot, and none is lost', () => {
  const film = filmOf('One cat. Two dogs. Three birds. Four fish. Five horses. Six cows.', 3)
  assert.equal(film.shots.length, 2)
  assert.match(promptsOf(film).join(' '), /One cat.*Two dogs.*Three birds.*Four fish.*Five horses.*Six cows/s)
})

test('written times are kept', () => {
  const film = filmOf('0-3秒：清晨的城市；3-8秒：人们走进咖啡馆；8-10秒：咖啡特写，标题「早安」', 10)
  assert.deepEqual(
    film.shots.map(({ frames }) => frames / 24),
    [3, 5, 2],
  )
  assert.equal(film.shots[2]?.title?.text, '早安')
  assert.equal(film.narration, undefined)
})

test("a picture that a scene mentions is in it, with the engine's number", () => {
  const film = filmOf(PROMPTS[4]!, 8, 2)
  assert.deepEqual(
    film.shots.map(({ pictures }) => pictures),
    [[1], [0]],
  )
  assert.match(film.shots[0]?.prompt ?? '', /^图1 的女孩/u)
})

test('a named person is not shown as the only picture, which has no face', () => {
  const film = filmOf(
    'Frost covers the windows. Pilot Janssen, heavy beard, carries a clear box. Janssen opens it on the table.',
    12,
  )
  const shown = film.shots.map(({ prompt, pictures }) => [/Janssen/u.test(prompt), pictures.length])
  assert.ok(shown.some(([isOfPerson]) => isOfPerson))
  for (const [isOfPerson, pictures] of shown) assert.equal(pictures, isOfPerson ? 0 : 1)
})

test('nothing is spoken unless the prompt quotes or asks for a voice', () => {
  for (const { film } of films()) assert.equal(film.narration, undefined)
})

test('quoted words are spoken over their scene and are not shown', () => {
  const film = filmOf(
    'Scene 1: a lighthouse at dusk. Narrator: "Every night, the light comes on."\nScene 2: the keeper climbs the stairs, he says "Not tonight."',
    12,
  )
  assert.deepEqual(
    film.narration?.lines.map(({ text }) => text),
    ['Every night, the light comes on.', 'Not tonight.'],
  )
  assert.ok(film.shots[film.narration?.lines[1]?.shot ?? 0]?.prompt.startsWith('The keeper climbs the stairs'))
  assert.doesNotMatch(promptsOf(film).join(), /"|Narrator|says/u)
  assert.ok(voices.some(({ id, language }) => id === film.narration?.voice && language === 'en'))
})

test('a requested voice narrates the scenes, not the instructions', () => {
  const film = filmOf('制作一段关于故乡的短片，怀旧胶片风格，配旁白。村口的老树还在。奶奶在院子里晒谷子。', 16)
  assert.deepEqual(
    film.narration?.lines.map(({ text }) => text),
    ['村口的老树还在。', '奶奶在院子里晒谷子。'],
  )
  assert.ok(promptsOf(film).every(prompt => prompt.includes('怀旧') && !prompt.includes('制作')))
})

test('music suits the words, is the requested one, or is left out', () => {
  assert.equal(readMusicPrompt(filmOf('孤独的老人回忆童年', 10).music?.prompt ?? '').mood, 'sad')
  const asked = readMusicPrompt(filmOf('A cat naps. With slow jazz music.', 10).music?.prompt ?? '')
  assert.deepEqual([asked.genre, asked.tempo], ['jazz', 120])
  assert.equal(filmOf('A cat naps, no music', 10).music, undefined)
})

test('the reader puts one subject in the place of the scene', () => {
  const film = filmOf('A day out. My cat stands on a beach at sunset. It walks in a forest in the rain.', 12)
  const read = film.shots
    .filter(({ from }) => from === 'references')
    .map(({ prompt }) => direct({ prompt, seed: 1, inputs: [{ role: 'images[0]' }] }).shots[0])
  assert.deepEqual([...new Set(read.map(shot => shot?.place))], ['beach', 'forest'])
})

test('invisible pictures and an empty prompt still make a film, the same each time', () => {
  const asked = { prompt: '', pictures: [UNSEEN, UNSEEN], seconds: 12, seed: 9 }
  const film = writeGeneralStoryboard(asked)
  assert.equal(film.language, 'en')
  assert.ok(film.shots.every(({ prompt }) => prompt.startsWith('The subject of the picture')))
  assert.deepEqual(film, writeGeneralStoryboard(asked))
})

const PLACE = { ...SEEN, isPlace: true as const }

test('pictures of places contain the other pictures, and have no shot of their own', () => {
  const film = writeGeneralStoryboard({
    prompt: 'My dog wakes up. It runs. It swims. It sleeps.',
    pictures: [PLACE, SEEN, PLACE],
    seconds: 16,
    seed: 1,
  })
  for (const { pictures, from } of film.shots)
    assert.deepEqual([from, pictures.length, pictures[0]], ['references', 2, 1])
  const behind = film.shots.map(({ pictures }) => pictures[1]!)
  assert.deepEqual([...new Set(behind)], [0, 2])
  assert.deepEqual(behind, behind.toSorted())
  for (const { prompt } of film.shots) {
    const inputs = [{ role: 'images[0]' }, { role: 'images[1]' }]
    assert.equal(detectPlaceHint(prompt, inputs, inputs[1]!), 'said', prompt)
  }
})

test('a scene that mentions a picture of a place is in it', () => {
  const film = writeGeneralStoryboard({
    prompt: '图1的女孩在图3里散步。图1的女孩来到图2。',
    pictures: [SEEN, PLACE, PLACE],
    seconds: 8,
    seed: 1,
  })
  assert.deepEqual(
    film.shots.map(({ pictures }) => pictures),
    [
      [0, 2],
      [0, 1],
    ],
  )
  assert.match(film.shots[0]!.prompt, /^图1的女孩在图2里散步/u)
})

test('pictures that all show places alternate', () => {
  const asked = { prompt: 'Our trip. The sea. The hills.', seconds: 12, seed: 1 }
  assert.deepEqual(
    writeGeneralStoryboard({ ...asked, pictures: [PLACE, PLACE] }),
    writeGeneralStoryboard({ ...asked, pictures: [SEEN, SEEN] }),
  )
})

test('lines without time are returned', () => {
  const { storyboard, unsaid } = writeGeneral({
    prompt:
      'A lighthouse. Narrator: "Every night, the light comes on, and nobody knows why." A boat. Narrator: "It waits."',
    pictures: [UNSEEN],
    seconds: 3,
    seed: 1,
  })
  assert.deepEqual([...(storyboard.narration?.lines.map(({ text }) => text) ?? []), ...unsaid].length, 2)
  assert.ok(unsaid.length > 0)
})

// A customer's request, and what its words ask for, shot by shot.
const BURANO =
  'Title: "Burano, 1968". The yellow car stands beside the canal in the morning. Marco, a man in a blue suit, runs along the canal and says "I am late again." An old woman waters red flowers. Finally a white boat glides away at night under a full moon.'

test('a character without a picture has a separate shot in the given place', () => {
  const film = writeGeneralStoryboard({ prompt: BURANO, pictures: [PLACE, SEEN], seconds: 12, seed: 1 })
  assert.deepEqual(
    film.shots.map(({ pictures, from }) => [from, ...pictures]),
    [
      ['references', 1, 0],
      ['references', 0],
      ['references', 0],
      ['references', 0],
    ],
  )
  for (const [at, begin] of ['The yellow car', 'Marco', 'An old woman', 'A white boat'].entries())
    assert.ok(film.shots[at]?.prompt.startsWith(begin), film.shots[at]?.prompt)
})

test('a title that begins a film is over its first scene, and words in quotes end their sentence', () => {
  const film = writeGeneralStoryboard({ prompt: BURANO, pictures: [PLACE, SEEN], seconds: 12, seed: 1 })
  assert.deepEqual(
    film.shots.map(({ title }) => title?.text),
    ['Burano, 1968', undefined, undefined, undefined],
  )
  assert.deepEqual(film.narration?.lines, [{ text: 'I am late again.', shot: 1 }])
  assert.match(film.shots[1]?.prompt ?? '', /runs along the canal, picture/u)
})

test('a scene in another world is not in the picture of a place', () => {
  const film = writeGeneralStoryboard({
    prompt:
      '图一的湖边，一位女孩在放纸船。两只白鹤从湖面飞过。旁白：“有些船，会漂到天上去。”最后，图二的宇航员在太空里接住了纸船。',
    pictures: [PLACE, SEEN],
    seconds: 10,
    seed: 1,
  })
  assert.deepEqual(
    film.shots.map(({ pictures }) => pictures),
    [[0], [0], [1]],
  )
  assert.deepEqual(film.narration?.lines, [{ text: '有些船，会漂到天上去。', shot: 1 }])
})

test('each line has its speaker’s voice, chosen from the speaker’s description', () => {
  const told = (prompt: string): (string | undefined)[] => {
    const { narration } = writeGeneralStoryboard({ prompt, pictures: [UNSEEN], seconds: 20, seed: 1 })
    return narration!.lines.map(line => voices.find(({ id }) => id === (line.voice ?? narration?.voice))?.gender)
  }
  assert.deepEqual(told('An old woman stands at the gate and says "Come in."'), ['female'])
  assert.deepEqual(told('一个小女孩跑过来，她喊道：“等等我！”'), ['female'])
  assert.deepEqual(told('A man runs along the canal. He says "I am late."'), ['male'])
  assert.deepEqual(told('A man says "I am late." A woman says "You always are."'), ['male', 'female'])
  assert.deepEqual(
    told(
      'A girl meets an old man by the sea. She asks "Where are you going?" He answers "Home." "Take me along!" shouts the girl.',
    ),
    ['female', 'male', 'female'],
  )
  assert.deepEqual(told('老渔夫坐在船上。小女孩问：“爷爷，鱼呢？”爷爷说：“都回家了。”'), ['female', 'male'])
  assert.deepEqual(told('A woman says "Hello there." Narrator: "It was dark." Use a deep voice.'), ['female', 'male'])
  assert.deepEqual(told('A man says "Hello there." Narrator: "It was dark." A woman\'s voice narrates.'), [
    'male',
    'female',
  ])
})

test('a speaker keeps a voice, two of a kind have two, and a narrator has another', () => {
  const { narration } = writeGeneralStoryboard({
    prompt:
      'Marco, a man in a blue suit, says "I am late." Peter, a man in a red coat, says "You always are." Marco says "Not always." Narrator: "They never met again."',
    pictures: [UNSEEN],
    seconds: 30,
    seed: 1,
  })
  const [marco, peter, again, narrator] = narration!.lines.map(({ voice }) => voice ?? narration?.voice)
  assert.equal(marco, again)
  assert.equal(new Set([marco, peter, narrator]).size, 3)
})

test('people in the words are in the single place of the request, until they go elsewhere', () => {
  const { shots } = writeGeneralStoryboard({
    prompt:
      'A girl stands beside the canal in the morning. An old man sits beside her. Finally they walk along a beach at sunset.',
    pictures: [{ ...UNSEEN, isPlace: true }],
    seconds: 9,
    seed: 1,
  })
  assert.deepEqual(
    shots.map(({ pictures, from }) => [pictures, from]),
    [
      [[0], 'references'],
      [[0], 'references'],
      [[], 'words'],
    ],
  )
  assert.match(shots[1]!.prompt, /beside her, picture 1 as the background/u)
})

test('a picture that no scene is about opens the film, and no person of the scenes takes it', () => {
  for (const prompt of [
    'A baker kneads dough in a bakery. A boy carries bread through the streets. A family sits at a table.',
    '一位渔夫在海边补网。两个孩子在沙滩上奔跑。一位老奶奶在厨房里做饭。',
  ]) {
    const { shots } = writeGeneralStoryboard({ prompt, pictures: [UNSEEN], seconds: 12, seed: 1 })
    assert.deepEqual(
      shots.map(({ pictures, from }) => [from, ...pictures]),
      [['frame', 0], ['words'], ['words'], ['words']],
    )
  }
})

test('a picture of a thing is not a person', () => {
  for (const prompt of [
    'Nora, a young baker, kneads dough. Snow falls outside. A boy comes in. The boy takes a bite. In the morning the two wave.',
    '面包师小诺揉面。窗外下着雪。一个男孩走进来。两人挥手。',
  ]) {
    const { shots } = writeGeneralStoryboard({ prompt, pictures: [UNSEEN], seconds: 15, seed: 1 })
    assert.deepEqual(
      [shots[0], ...shots.slice(1)].map(shot => [shot?.from, ...(shot?.pictures ?? [])]),
      [['frame', 0], ...shots.slice(1).map(() => ['words'])],
    )
  }
})

test('a thing with a colour is the one in a picture of that colour', () => {
  const of = (colours: string[]) =>
    writeGeneralStoryboard({
      prompt: 'A yellow car drives along the coast. A boy and his dog run on the beach.',
      pictures: [{ ...UNSEEN, colours }],
      seconds: 8,
      seed: 1,
    }).shots.map(({ from, pictures }) => [from, ...pictures])
  assert.deepEqual(of(['orange', 'black']), [['references', 0], ['words']])
  assert.deepEqual(of(['blue', 'white']), [['frame', 0], ['words'], ['words']])
})

test('pictures that fit no scene are between the scenes, in order', () => {
  const { shots } = writeGeneralStoryboard({
    prompt: 'A baker kneads dough. A boy runs home. A family sits at a table. A woman laughs.',
    pictures: [UNSEEN, UNSEEN],
    seconds: 18,
    seed: 1,
  })
  assert.deepEqual(
    shots.map(({ pictures }) => pictures),
    [[0], [], [], [1], [], []],
  )
})

test('a single picture is the subject of all scenes, unless its colour differs', () => {
  const of = (colours: string[]) =>
    writeGeneralStoryboard({
      prompt: 'A black kitten looks for its mother in the rain. It hides under a roof. It sleeps on a sofa.',
      pictures: [{ ...UNSEEN, colours }],
      seconds: 9,
      seed: 1,
    }).shots.map(({ pictures }) => pictures.length)
  assert.deepEqual(of(['grey', 'black']), [1, 1, 1])
  assert.deepEqual(of(['red', 'green']), [1, 0, 0, 0])
})

test('announcements and speech tags are not scenes', () => {
  const { shots, narration } = writeGeneralStoryboard({
    prompt:
      'Scene 1: two hikers walk up a hill. "We made it," says the older one. Scene 2: a lake at dusk. Scene 3: text on screen "The End".',
    pictures: [PLACE],
    seconds: 9,
    seed: 1,
  })
  assert.equal(shots.length, 2)
  assert.equal(shots[1]?.title?.text, 'The End')
  assert.deepEqual(
    narration?.lines.map(({ text, shot }) => [text, shot]),
    [['We made it.', 0]],
  )
  assert.doesNotMatch(promptsOf({ language: 'en', shots }).join(' '), /says|screen/iu)
})

test('a given place is left when the story goes to any other', () => {
  const { shots } = writeGeneralStoryboard({
    prompt: '清晨，茶园里，几位姑娘在采茶。下午，两位老人在茶馆里下棋。',
    pictures: [PLACE],
    seconds: 8,
    seed: 1,
  })
  assert.deepEqual(
    shots.map(({ pictures }) => pictures),
    [[0], []],
  )
})

test('scenes of one shot alternate between wide and close', () => {
  const film = filmOf('A lake. A mill. A bridge. A tower.', 12)
  assert.deepEqual(
    film.shots.map(({ camera }) => camera?.size),
    ['wide', 'whole', 'wide', 'whole'],
  )
})

test('named people are the same throughout, and pronouns mean them', async () => {
  const { storyboard } = writeGeneral({
    prompt:
      'Mara and her grandfather Tom bake bread in a small kitchen. They carry the bread to the market. Tom falls asleep on a bench. At sunset she wakes him.',
    pictures: [],
    seconds: 16,
    seed: 1,
  })
  assert.deepEqual(storyboard.members, [
    { name: 'Mara', words: 'girl' },
    { name: 'Tom', words: 'old man' },
  ])
  const shots = storyboard.shots.map(({ prompt, before }) => ({
    prompt,
    roles: [],
    seconds: 4,
    ...(before && { before }),
  }))
  const { scenes } = await readFilm(
    {
      kind: 'reading',
      prompt: '',
      seed: 1,
      seconds: 4,
      width: 960,
      height: 540,
      inputs: [],
      members: storyboard.members,
      shots,
    },
    shots,
  )
  const people = scenes.map(({ entities }) =>
    entities
      .flatMap(({ name, asset }) => (asset === 'girl' || asset === 'old-man' ? [`${name} ${asset}`] : []))
      .toSorted(),
  )
  const both = ['Mara girl', 'Tom old-man']
  assert.deepEqual([people[0], people[1], people.at(-1)], [both, both, both])
  assert.ok(people.flat().every(one => both.includes(one)))
})

test('audience, tone and instructions are neither shown nor spoken', () => {
  for (const talk of [
    'Warm and funny.',
    'The target audience is children.',
    'Make it 30 seconds, in the style of a documentary.',
    'Keep it light.',
  ]) {
    const film = filmOf(`With narration. A fox runs through the snow. ${talk} At night it sleeps in a cave.`, 12)
    const words = JSON.stringify([promptsOf(film), film.narration?.lines.map(({ text }) => text)])
    assert.equal(film.narration?.lines.length, 2, words)
    assert.ok(!words.includes(talk.slice(1, 12)), words)
  }
  const mixed = filmOf('一只狐狸在雪地里跑，要温馨感人，时长30秒。目标观众是城市里的年轻人。', 12)
  assert.ok(promptsOf(mixed).every(prompt => /狐狸/u.test(prompt) && !/温馨|时长|观众/u.test(prompt)))
})

test('named characters are visible while they speak and have their own voices', () => {
  const film = filmOf('Captain Ines and the boy Kofi sail a boat. Ines holds the wheel. Kofi shouts "Land!"', 9)
  const line = film.narration?.lines[0]
  assert.match(film.shots[line?.shot ?? 0]?.prompt ?? '', /^Kofi shouts/u)
})

test('each scene has the length of its speech, and no line is left out that a fast voice can speak', () => {
  const prompt =
    'With narration. A fox wakes. It runs through the deep snow of the old forest and looks for its mother behind every tree. It sleeps.'
  const say = (text: string): number => text.length / 12
  const { storyboard, unsaid } = writeGeneral({ prompt, seconds: 14, seed: 1, pictures: [PLACE], say })
  const lines = storyboard.narration?.lines ?? []
  assert.deepEqual([lines.length, unsaid], [3, []])
  const starts = storyboard.shots.map((_, at) =>
    storyboard.shots.slice(0, at).reduce((sum, { frames }) => sum + frames / 24, 0),
  )
  for (const [at, { text, shot }] of lines.entries()) {
    const next = lines[at + 1]
    const end = next ? starts[next.shot]! : 14
    assert.ok(end - starts[shot]! >= say(text), `${text}: ${end - starts[shot]!} s`)
  }
  const hurried = writeGeneral({ prompt, seconds: 9, seed: 1, pictures: [PLACE], say })
  assert.deepEqual(hurried.unsaid, [])
})

test('a speaker who is only named before the words is seen speaking, and nobody else speaks the line', () => {
  const { script, storyboard } = writeGeneral({
    prompt:
      'A boy called Dieter sits on a stool. Herr Greiner holds a tray. Dieter: "Is it the same brown?" Greiner: "Nobody will know."',
    pictures: [PLACE],
    seconds: 16,
    seed: 1,
  })
  const spoken = script.shots.filter(({ lines }) => lines)
  assert.deepEqual(
    spoken.map(({ words, lines }) => [words, lines?.[0]?.who]),
    [
      ['Dieter speaks', 'dieter'],
      ['Greiner speaks', 'greiner'],
    ],
  )
  assert.equal(new Set(storyboard.narration?.lines.map(({ voice }) => voice)).size, 2)
})

test('a place and a date at the beginning are letters over the first scene, which is at that time', () => {
  for (const [prompt, title, first] of [
    [
      'Lauscha, East Germany, winter 1952. A man blows glass. He smiles.',
      'Lauscha, East Germany, winter 1952',
      /^In winter, /u,
    ],
    ['1938年秋,兰州黄河边。一位老人划着筏子。他靠岸。', '1938年秋,兰州黄河边', /^1938年秋,兰州黄河边，一位老人/u],
  ] as const) {
    const { shots } = filmOf(prompt, 10)
    const begun = shots.find(({ from }) => from !== 'frame')
    assert.equal(begun?.title?.text, title)
    assert.match(begun?.prompt ?? '', first)
  }
})

test('a wanted impression, sounds and a described narrator are not scenes', () => {
  const film = filmOf(
    'About 25 seconds, quiet documentary feel, with a narrator (older woman). A man blows glass. Last shot: A boy runs home.',
    10,
  )
  assert.doesNotMatch(promptsOf(film).join(), /feel|narrator|seconds|Last shot/u)
  assert.equal(voices.find(({ id }) => id === film.narration?.voice)?.gender, 'female')
  assert.ok(promptsOf(filmOf('一位老人划船。一只鸟飞过。要有风声水声。', 8)).every(prompt => !prompt.includes('风声')))
})

test('a narrator who is not seen speaks over the shots, and a picture that is asked for is shown as it is', () => {
  const film = writeGeneralStoryboard({
    prompt:
      'A 12-second film for a museum. An old woman tells it as narrator, unseen: "The river took the bridge. We built another." Start on the photograph I attach and move slowly in. Then a man carries a beam. Finally the photograph again.',
    pictures: [{ ...PLACE }],
    seconds: 12,
    seed: 1,
  })
  assert.deepEqual(
    film.shots.map(({ from, pictures }) => [from, pictures]),
    [
      ['frame', [0]],
      ['words', []],
      ['frame', [0]],
    ],
  )
  assert.equal(film.shots[0]?.camera?.move, 'push')
  assert.deepEqual(
    film.narration?.lines.map(({ text, shot }) => [text, shot]),
    [
      ['The river took the bridge.', 0],
      ['We built another.', 1],
    ],
  )
  assert.equal(voices.find(({ id }) => id === film.narration?.voice)?.gender, 'female')
})

test('a film from one place has one shot for each season, each with the things of the place', () => {
  const { shots } = writeGeneralStoryboard({
    prompt:
      'A yard in two scenes, always from the same place. On the left a bench, on the right a well. Spring: rain. Winter: snow; a cat sleeps.',
    pictures: [],
    seconds: 8,
    seed: 1,
  })
  assert.deepEqual(
    shots.map(({ prompt, camera }) => [/bench.*well/u.test(prompt), camera?.move, camera?.size]),
    [
      [true, 'still', 'wide'],
      [true, 'still', 'wide'],
    ],
  )
})

test('the pronoun behind a line is not that of its speaker', () => {
  const { members } = writeGeneralStoryboard({
    prompt: 'Odile, about 70, pushes her moped along the quay. Odile: "Leave it." He laughs.',
    pictures: [],
    seconds: 8,
    seed: 1,
  })
  assert.match(members?.find(({ name }) => name === 'Odile')?.words ?? '', /^old woman/u)
})

test('the sentence behind a labelled line does not name its speaker, and a labelled style is that of the film', () => {
  const { script, storyboard } = writeGeneral({
    prompt:
      'Odile, about 70, holds her lamp. Tomas, about 30, waits. Tomas: "Late." Odile: "Leave it." He laughs.\nStyle: gouache, gentle colours',
    pictures: [],
    seconds: 10,
    seed: 1,
  })
  const { voice: usual, lines } = storyboard.narration!
  assert.equal(script.style, 'gouache, gentle colours')
  assert.deepEqual(
    lines.map(({ voice = usual }) => voices.find(({ id }) => id === voice)?.gender),
    ['male', 'female'],
  )
})

test('a word that continues a story is nobody’s name', () => {
  const { storyboard } = writeGeneral({
    prompt: 'A crowded tram. Next, a boy in a striped pullover covers his ears. A quiet kitchen.',
    pictures: [],
    seconds: 9,
    seed: 1,
  })
  assert.ok(storyboard.shots.some(({ prompt }) => /boy in a striped pullover covers/u.test(prompt)))
})
