import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voices } from '../../../src/catalog/voices.ts'
import { direct } from '../../../../studio/src/prompt-parsing/read-prompt.ts'
import type { Comic, ComicAsset } from '../../../src/films/comic/comic.ts'
import { readComicScript } from '../../../src/films/comic/read-comic-script.ts'

const asset = (
  type: ComicAsset['type'],
  name: string,
  description = '',
  over: Partial<ComicAsset> = {},
): ComicAsset => ({
  type,
  name,
  description,
  voice: '',
  hasPicture: true,
  ...over,
})
const ZH = [
  asset('character', '李小明', '十岁男孩，戴红帽子'),
  asset('character', '阿花', '一只橘猫，外号胖橘'),
  asset('scene', '老图书馆'),
  asset('scene', '森林'),
  asset('tool', '魔法书'),
]
const EN = [
  asset('character', 'Tom Gray', 'a boy of ten'),
  asset('character', 'Captain Mara', 'an old sea captain, a woman, also known as Salty', { hasPicture: false }),
  asset('scene', 'lighthouse'),
  asset('tool', 'map'),
]
const comicOf = (script: string, assets: readonly ComicAsset[] = ZH, style = ''): Comic =>
  readComicScript(script, assets, { language: assets === EN ? 'en' : 'zh', style, seed: 1 })
const linesOf = ({ panels }: Comic) => panels.flatMap(({ lines }) => lines)
const saidBy = (comic: Comic): [string | undefined, string][] =>
  linesOf(comic).map(({ speaker, text }) => [speaker?.name, text])
const framesOf = ({ panels }: Comic) => panels.flatMap(({ frames }) => frames)

const plainly = (script: string, language: 'en' | 'zh') =>
  readComicScript(script, [], { language, style: '', seed: 1 }).panels

test('a script of headings, labels or music only has a panel', () => {
  const scripts = ['第一幕', 'INT. HOUSE - NIGHT', 'Chapter 1', 'Tom: ...', '音乐：欢快', 'BGM: loud', '场景 1\n地点：']
  for (const script of scripts)
    for (const language of ['en', 'zh'] as const) assert.ok(plainly(script, language).length > 0, script)
})

test('text without words is not spoken', () => {
  const scripts = [
    'Tom walks. ……',
    `Tom walks${'!'.repeat(400)}`,
    '他走了。😀😀😀',
    `他说：“${'。'.repeat(300)}好”`,
    '小明：😀\n小红：好',
  ]
  for (const script of scripts)
    for (const { lines } of plainly(script, 'zh'))
      for (const { text } of lines) assert.match(text, /[\p{L}\p{N}]/u, script)
})

test('an empty chapter has no panels', () => {
  assert.deepEqual(comicOf(' \n\n ***\n').panels, [])
})

test('a colon in a sentence does not mark a name', () => {
  assert.deepEqual(saidBy(comicOf('他心里想着：明天一定会更好。')), [[undefined, '他心里想着：明天一定会更好。']])
  assert.deepEqual(saidBy(comicOf('Note this: the door was open.', EN)), [[undefined, 'Note this: the door was open.']])
})

test('labels, quotes before and after the name, and directions in brackets', () => {
  const comic = comicOf(`旁白：夜深了。
小明：（害怕地）有人吗？
胖橘：只有我。
小明转过身，大声问：“你是谁？”
“我是管理员。”阿花懒洋洋地说。
“管理员？”“当然。”
小明对阿花说：“走吧。”
音效：雷声`)
  assert.deepEqual(saidBy(comic), [
    [undefined, '夜深了。'],
    ['李小明', '有人吗？'],
    ['阿花', '只有我。'],
    [undefined, '小明转过身。'],
    ['李小明', '你是谁？'],
    ['阿花', '我是管理员。'],
    ['李小明', '管理员？'],
    ['阿花', '当然。'],
    ['李小明', '走吧。'],
  ])
  assert.equal(linesOf(comic)[1]?.emotion, 'fearful')
})

test('English: said after, said before, split quotes, capitals, nicknames and strangers', () => {
  const comic = comicOf(
    `"Only me," said Captain Mara, grabbing her lamp. "Who wants to know?"
TOM: (nervous) My name is Tom.
Salty laughed. "A boy! At this hour!"
Mr. Fox turned to Tom and said, "Run!"`,
    EN,
  )
  assert.deepEqual(saidBy(comic), [
    ['Captain Mara', 'Only me.'],
    ['Captain Mara', 'Who wants to know?'],
    ['Tom Gray', 'My name is Tom.'],
    ['Captain Mara', 'A boy! At this hour!'],
    ['Mr. Fox', 'Run!'],
  ])
})

test('a screenplay’s cues: a name alone, how, and the words below it', () => {
  const comic = comicOf('EXT. LIGHTHOUSE - NIGHT\nTom waits.\nSALTY\n(softly)\nGo home.\nTOM\nNever.', EN)
  assert.deepEqual(saidBy(comic), [
    [undefined, 'Tom waits.'],
    ['Captain Mara', 'Go home.'],
    ['Tom Gray', 'Never.'],
  ])
  assert.equal(linesOf(comic)[1]?.emotion, 'calm')
  assert.match(framesOf(comic)[0]?.prompt ?? '', /^Night, in the \[@lighthouse\], \[@Tom Gray\] waits/u)
})

test('an action before a colon is narrated, and a character who only appears does not speak', () => {
  assert.deepEqual(saidBy(comicOf('小明猛地回头，是阿花。“你怎么在这里？”\n阿花把书推过来：“给你。”')), [
    [undefined, '小明猛地回头，是阿花。'],
    ['李小明', '你怎么在这里？'],
    [undefined, '阿花把书推过来。'],
    ['阿花', '给你。'],
  ])
})

test('a quoted term is not speech', () => {
  assert.deepEqual(saidBy(comicOf('小明看着所谓的“管理员”笑了。')), [[undefined, '小明看着所谓的“管理员”笑了。']])
})

test('a chapter loses no narration and no speech', () => {
  const script = '小明走进老图书馆。月光照在地上！他看见一本书，书在发光。“这是什么？”小明问。没有人回答。'
  const heard = linesOf(comicOf(script))
    .map(({ text }) => text)
    .join('')
  for (const words of [
    '小明走进老图书馆。',
    '月光照在地上！',
    '他看见一本书，书在发光。',
    '这是什么？',
    '没有人回答。',
  ])
    assert.ok(heard.includes(words), words)
})

test('panels show the characters and things that they name, in the last named place', () => {
  const comic = comicOf('第一幕：老图书馆，夜\n小明翻开魔法书。\n阿花：快跑！\n第二幕：森林\n他们跑了很久。')
  assert.deepEqual(
    framesOf(comic).map(({ assets }) => assets),
    [
      [0, 2, 4],
      [1, 2],
      [1, 0, 3],
    ],
  )
  assert.deepEqual(
    comic.panels.map(({ scene }) => scene),
    [0, 0, 1],
  )
  assert.ok(framesOf(comic)[1]?.prompt.includes('[@老图书馆]'))
  assert.deepEqual(comic.ending.scene, 3)
})

test('a chapter continues the one before', () => {
  const first = comicOf('第一幕：老图书馆\n小明翻开书。')
  const next = readComicScript('他笑了。', ZH, { language: 'zh', style: '', seed: 1, before: first.ending })
  assert.deepEqual(next.panels[0]?.frames[0]?.assets, [0, 2])
})

test('an exchange of short lines is a pair, each on one side; a long one is not', () => {
  const [pair] = comicOf('小明：你好。\n阿花：你好呀。').panels
  assert.equal(pair?.layout, 'pair')
  assert.deepEqual(
    pair?.lines.map(({ frame }) => frame),
    [0, 1],
  )
  const long = comicOf(`小明：${'我今天走了很远很远的路，'.repeat(5)}\n阿花：好。`)
  assert.deepEqual(
    long.panels.map(({ layout }) => layout),
    ['full', 'full'],
  )
})

test('characters look the same everywhere: by mention with a picture, by description without', () => {
  const comic = comicOf('Tom ran.\nSalty waited at the lighthouse.\nSalty: Wait!', EN, 'comic book style')
  const prompts = framesOf(comic).map(({ prompt }) => prompt)
  assert.ok(prompts.every(prompt => prompt.endsWith('comic book style.')))
  assert.ok(
    prompts.filter(prompt => prompt.includes('Captain Mara')).every(prompt => prompt.includes('named Captain Mara')),
  )
  assert.doesNotMatch(prompts.join(' '), /\bTom\b(?! Gray\])/u)
})

test('spoken words are never part of the picture prompt', () => {
  const comic = comicOf('小明走来，说：“有大象！”\n阿花：在哪里？')
  assert.ok(framesOf(comic).every(({ prompt }) => !/大象|在哪里|[“”]/u.test(prompt)))
})

test('the reader finds every character of a panel', () => {
  const [frame] = framesOf(comicOf('小明和阿花在森林里奔跑，下着大雨。'))
  const inputs = ['李小明', '阿花', '森林'].map((name, at) => ({ role: `assets[${at}]`, name }))
  const [shot] = direct({ prompt: frame?.prompt ?? '', seed: 1, inputs }).shots
  assert.equal(shot?.weather, 'rain')
  for (const name of ['李小明', '阿花'])
    assert.ok(shot?.subjects.some(({ what }) => 'input' in what && what.input === name))
})

test('assets without pictures, or no assets, make panels from words', () => {
  assert.ok(
    framesOf(comicOf('从前有一个国王。国王：来人！', [])).every(
      ({ from, assets }) => from === 'words' && assets.length === 0,
    ),
  )
})

test('a requested voice is used, also for the narrator', () => {
  const assets = [
    asset('character', '小红', '女孩', { voice: 'Arrogant_Miss' }),
    asset('character', '旁白', '', { voice: 'Robot_Armor' }),
  ]
  assert.deepEqual(
    linesOf(comicOf('天亮了。\n小红：早。', assets)).map(({ voice }) => voice),
    ['Robot_Armor', 'Arrogant_Miss'],
  )
})

test('recommended voices exist, suit gender and age, differ, and never change', () => {
  const assets = [
    asset('character', '王奶奶', '慈祥的老人'),
    asset('character', '小红', '八岁女孩'),
    asset('character', '小丽', '九岁女孩'),
    asset('character', '铁蛋', '机器人'),
    asset('character', '张总', '公司总裁，男'),
  ]
  const script = assets.map(({ name }) => `${name}：你好，我是${name}，很高兴认识大家。`).join('\n')
  const heard = linesOf(comicOf(script, assets))
  const known = heard.map(({ voice }) => voices.find(({ id }) => id === voice))
  assert.deepEqual(
    known.map(voice => voice?.gender),
    ['female', 'female', 'female', 'male', 'male'],
  )
  assert.equal(heard[3]?.voice, 'Robot_Armor')
  assert.equal(new Set(heard.map(({ voice }) => voice)).size, 5)
  assert.deepEqual(comicOf(script, assets), comicOf(script, assets))
  assert.equal(linesOf(comicOf(assets[1]!.name + '：好。', assets))[0]?.voice, heard[1]?.voice)
})

test('long lines are divided into pieces that fit, and nothing is lost', () => {
  const told =
    '很久很久以前，在一座被云雾包围的高山上，住着一位谁也没有见过的老人，他每天都要走很远的路去打水，'.repeat(4)
  for (const { text, pieces } of linesOf(comicOf(told))) {
    assert.equal(pieces.join(''), text)
    assert.ok(pieces.every(piece => Array.from(piece).length <= 20))
    assert.ok(Array.from(text).length <= 60)
  }
  assert.equal(
    linesOf(comicOf(told))
      .map(({ text }) => text)
      .join(''),
    told,
  )
  const [short] = linesOf(comicOf('A boy! At this hour!', EN))
  assert.deepEqual(short?.pieces, ['A boy! At this hour!'])
})

test('speech is in bubbles; narration is not', () => {
  assert.deepEqual(
    linesOf(comicOf('天亮了。\n小明：早。')).map(({ shown }) => shown),
    ['subtitle', 'bubble'],
  )
})

test('place, time and weather hold through a scene until the script says otherwise', () => {
  const english = plainly(
    'Night. Rain falls on the harbour. Mara waits for the boat. "It is late," says Mara. She looks at the water. In the morning the snow begins. Mara walks home.',
    'en',
  ).flatMap(({ frames }) => frames.map(({ prompt }) => prompt.toLowerCase()))
  const dark = english.slice(
    0,
    english.findIndex(prompt => prompt.includes('morning')),
  )
  assert.ok(dark.length >= 2, english.join('\n'))
  for (const prompt of dark) for (const word of ['night', 'rain', 'harbour']) assert.ok(prompt.includes(word), prompt)
  for (const word of ['morning', 'snow', 'harbour']) assert.ok(english.at(-1)!.includes(word), english.at(-1))
  assert.ok(!english.at(-1)!.includes('night'))
  const chinese = plainly('深夜，下着大雨，小明站在码头。小明等着船。“太晚了。”小明说。', 'zh').flatMap(({ frames }) =>
    frames.map(({ prompt }) => prompt),
  )
  for (const prompt of chinese) for (const word of ['夜', '雨', '码头']) assert.ok(prompt.includes(word), prompt)
})

/** Every asset that the script names, by its place, against those that some panel has. */
const missingIn = (comic: Comic, named: readonly number[]): number[] => {
  const shown = new Set(framesOf(comic).flatMap(({ assets }) => assets))
  return named.filter(at => !shown.has(at))
}

test('every asset of a script is in a panel: in directions, in speech, and five together', () => {
  const crowd = ['Ann', 'Bob', 'Cem', 'Dee', 'Eva'].map(name => asset('character', name))
  const told = readComicScript('Ann, Bob, Cem, Dee and Eva stand in the rain.', crowd, {
    language: 'en',
    style: '',
    seed: 1,
  })
  assert.deepEqual(missingIn(told, [0, 1, 2, 3, 4]), [])
  const script = '(Captain Mara unrolls the map beside Tom Gray in the lighthouse)\nTom: We leave at dawn.'
  const comic = comicOf(script, EN)
  assert.deepEqual(missingIn(comic, [0, 1, 2, 3]), [])
  for (const { prompt, assets } of framesOf(comic))
    for (const [, name] of prompt.matchAll(/\[@([^\]]+)\]/gu))
      assert.ok(
        assets.some(at => EN[at]?.name === name),
        `${name} is spoken of and given along: ${prompt}`,
      )
})

test('nobody is cut off by a close frame', () => {
  const comic = comicOf('李小明：你好。\n阿花：喵。\n李小明走进森林。')
  for (const { camera } of framesOf(comic)) assert.notEqual(camera?.size, 'bust')
})

test('cast and style hold through a scene, panel by panel', () => {
  const comic = comicOf(
    'Scene 1: lighthouse, night\nTom Gray waits in the rain. He is cold.\nTom: Mara!',
    EN,
    'ink drawing',
  )
  for (const { prompt, assets } of framesOf(comic)) {
    assert.ok(assets.includes(0) && assets.includes(2), prompt)
    assert.match(prompt, /ink drawing/u)
    assert.match(prompt, /night/iu)
    assert.match(prompt, /rain/u)
  }
})

test('a heading holds through its scene in its own words, until the scene changes it', () => {
  const assets = [{ type: 'character', name: '小梅', description: '八岁的女孩', voice: '', hasPicture: false }] as const
  const script =
    '场景一：傍晚的山村，大雪。\n小梅走出家门。\n小梅：有我的信吗？\n小梅打开信，笑了。\n旁白：那天晚上，雪停了，月亮升起来了。\n小梅：晚安。'
  const { panels } = readComicScript(script, assets, { language: 'zh', style: '', seed: 1 })
  const prompts = panels.flatMap(({ frames }) => frames.map(({ prompt }) => prompt))
  assert.equal(prompts.length, 5)
  assert.match(prompts[0] ?? '', /^傍晚，在山村里，大雪，一个叫小梅的八岁的女孩走出家门/u)
  for (const prompt of prompts.slice(1, 3)) assert.match(prompt, /在山村里，傍晚，大雪/u)
  // Another time is another picture, and snow that has stopped falls no more.
  assert.match(prompts[3] ?? '', /^那天晚上，雪停了，月亮升起来了，在山村里。/u)
  assert.match(prompts[4] ?? '', /在山村里，晚上，一个叫小梅的八岁的女孩/u)
})

test('a described character is one person in the described clothes, and a style is not a thing', () => {
  const assets = [
    asset('character', 'Captain Brock', 'an old man in a blue coat and a yellow hat', { hasPicture: false }),
    asset('tool', 'lantern', 'a brass lantern', { hasPicture: false }),
  ]
  const script = 'Captain Brock stands on the beach with a lantern in his hand.'
  const { panels } = readComicScript(script, assets, { language: 'en', style: 'comic book', seed: 1 })
  const prompt = panels[0]!.frames[0]!.prompt
  const { subjects } = direct({ prompt, seed: 1 }).shots[0]!
  assert.deepEqual(
    subjects.map(({ words }) => words),
    ['old man', 'hat', 'lantern'],
  )
  assert.deepEqual(subjects[0]?.wears, [{ words: 'coat', colour: 'blue' }])
  assert.deepEqual(subjects[1]?.relation, { kind: 'on', to: 0 })
})

const promptsIn = (script: string, assets: Parameters<typeof readComicScript>[1], language: 'en' | 'zh'): string[] =>
  readComicScript(script, assets, { language, style: '', seed: 1 }).panels.flatMap(({ frames }) =>
    frames.map(({ prompt }) => prompt),
  )

test('looks replace a name with its adjectives, and a part of another word is not a name', () => {
  const fox = asset('character', 'fox', 'a red fox with a white tail', { hasPicture: false })
  assert.match(
    promptsIn('A hungry fox came out of the forest.', [fox], 'en')[0]!,
    /^A red fox with a white tail came out/u,
  )
  const assets = [
    asset('character', '阿福', '一只胖胖的橘猫', { hasPicture: false }),
    asset('tool', '鱼', '一条银色的大鱼', { hasPicture: false }),
  ]
  const [first, second] = promptsIn('橘猫阿福看着一条大鱼。\n（阿福吃了一块鱼肉）', assets, 'zh')
  assert.match(first!, /^一只叫阿福的胖胖的橘猫看着一条银色的大鱼。/u)
  assert.match(second!, /^一只叫阿福的胖胖的橘猫吃了一块鱼肉。/u)
})

test('a character described in Chinese is one person', () => {
  const owner = asset('character', '老板娘', '四十岁的女人，穿红围裙', { hasPicture: false })
  const [prompt] = promptsIn('老板娘站在集市里。', [owner], 'zh')
  const { subjects } = direct({ prompt: prompt!, seed: 1 }).shots[0]!
  assert.deepEqual(
    subjects.map(({ words, wears }) => [words, wears?.map(({ colour }) => colour)]),
    [['女人', ['red']]],
  )
})

test('"they" are the last seen characters, with their actions', () => {
  const assets = [
    asset('character', 'Ada', 'a girl in a red coat', { hasPicture: false }),
    asset('character', 'Tom', 'a boy in a blue coat', { hasPicture: false }),
  ]
  const prompts = promptsIn('Ada meets Tom in the park. At night they sat by a fire.', assets, 'en')
  assert.match(
    prompts.at(-1)!,
    /^At night a boy named Tom in a blue coat and a girl named Ada in a red coat sat by a fire/u,
  )
})

test('a remark shows the characters who are present', () => {
  const assets = [asset('character', 'Ada', 'a girl in a red coat', { hasPicture: false })]
  const prompts = promptsIn(
    'Ada eats an apple in the park.\nAda: Good!\nNarrator: And nobody was hungry.',
    assets,
    'en',
  )
  assert.match(prompts.at(-1)!, /park.*a girl named Ada in a red coat/u)
  assert.doesNotMatch(prompts.at(-1)!, /nobody/u)
})

test('a market by the sea is a market, no rain falls into a room, and outside is outside', () => {
  const zh = promptsIn('清晨，雨落在海边的集市。\n小明：早！\n小明走进茶馆。\n小明：一杯茶。', [], 'zh')
  assert.match(zh[1]!, /在海边的集市里/u)
  assert.match(zh.at(-1)!, /茶馆/u)
  assert.doesNotMatch(zh.at(-1)!, /雨/u)
  const cave = asset('scene', 'cave', 'a warm cave', { hasPicture: false })
  const en = promptsIn(
    'Snow fell on the hills.\nTom: So cold!\nA bear slept in the cave. Outside the stars came out.',
    [cave],
    'en',
  )
  assert.doesNotMatch(en.find(prompt => prompt.includes('bear'))!, /snow/iu)
  assert.doesNotMatch(en.at(-1)!, /cave/u)
})

test('a heading with place and weather keeps both', () => {
  const prompts = promptsIn('Scene 1: A park in the rain, evening.\nTom: Hello!\nA dog barks.', [], 'en')
  for (const prompt of prompts) assert.match(prompt, /in the park.*rain|rain.*in the park/iu)
})

test('everything that a panel names is whole in its frame, with its picture', () => {
  const assets = [
    asset('character', 'Lena', 'a woman in a green dress'),
    asset('character', 'Otto', 'an old man in a brown coat'),
    asset('tool', 'chest', 'a wooden chest'),
    asset('tool', 'boat', 'a rowing boat'),
  ]
  const script =
    'Scene 1. A garden, noon. Lena kneels beside the chest.\nLena: It is locked.\nOtto stands beside his boat and looks at the sea.\nOtto: We wait.\nOtto: Bring the chest.'
  const frames = framesOf(readComicScript(script, assets, { language: 'en', style: '', seed: 1 }))
  assert.deepEqual(frames[0]?.assets, [0, 2])
  for (const { prompt, assets: shown, camera } of frames)
    if (shown.some(at => assets[at]?.type === 'tool')) assert.equal(camera?.size, 'wide', prompt)
  assert.ok(frames.some(({ prompt }) => /\[@boat\]/u.test(prompt)))
  for (const { prompt } of frames) assert.doesNotMatch(prompt, /in the sea/u)
  const opened = 'Scene 1. A garden, noon. Otto kneels beside the chest.\nLena: It is locked.'
  const [first] = framesOf(readComicScript(opened, assets, { language: 'en', style: '', seed: 1 }))
  assert.deepEqual(first?.assets, [1, 2])
  const wang = asset('character', '老王', '六十岁的男人', { hasPicture: false })
  const said = promptsIn('场景一：码头，清晨。\n老王站在卡车旁边，看着大海。\n老王：风浪太大了。', [wang], 'zh').at(-1)
  assert.match(said!, /在码头里/u)
})
