import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voices } from '../../../../service/src/catalog/voices.ts'
import { direct } from '../../../src/prompt-parsing/read-prompt.ts'
import type { Comic, ComicAsset } from '../../../src/film-writing/comic/comic.ts'
import { readComicScript } from '../../../src/film-writing/comic/read-comic-script.ts'

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

test('a title in capitals before a name belongs to the name', () => {
  const comic = comicOf('EXT. LIGHTHOUSE - NIGHT\nTom waits.\nMR. GRAY: Run!\nTOM: Never.', EN)
  assert.deepEqual(saidBy(comic), [
    ['MR. GRAY', 'Run!'],
    ['Tom Gray', 'Never.'],
  ])
})

test('a screenplay’s cues: a name alone, how, and the words below it', () => {
  const comic = comicOf('EXT. LIGHTHOUSE - NIGHT\nTom waits.\nSALTY\n(softly)\nGo home.\nTOM\nNever.', EN)
  assert.deepEqual(saidBy(comic), [
    ['Captain Mara', 'Go home.'],
    ['Tom Gray', 'Never.'],
  ])
  assert.equal(linesOf(comic)[0]?.emotion, 'calm')
  // A direction is seen and not told.
  assert.deepEqual(comic.panels[0]?.lines, [])
  assert.match(framesOf(comic)[0]?.prompt ?? '', /^\[@lighthouse\], night\. \[@Tom Gray\] waits/u)
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
    [[2, 0, 4], [1, 2], [3]],
  )
  assert.deepEqual(
    comic.panels.map(({ scene }) => scene),
    [0, 0, 1],
  )
  assert.ok(framesOf(comic)[1]?.prompt.includes('[@老图书馆]'))
  assert.equal(comic.place, 3)
})

test('a chapter begins in the place of the one before', () => {
  const first = comicOf('第一幕：老图书馆\n小明翻开书。')
  const next = readComicScript('他笑了。', ZH, {
    language: 'zh',
    style: '',
    seed: 1,
    ...(first.place !== undefined && { place: first.place }),
  })
  assert.deepEqual(next.panels[0]?.frames[0]?.assets, [2])
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

test('characters have one name everywhere: a mention with a picture, the whole name without', () => {
  const comic = comicOf('Tom ran.\nSalty waited at the lighthouse.\nSalty: Wait!', EN, 'comic book style')
  const prompts = framesOf(comic).map(({ prompt }) => prompt)
  assert.ok(prompts.every(prompt => prompt.endsWith('comic book style.')))
  assert.equal(prompts.filter(prompt => prompt.includes('Captain Mara')).length, 2)
  assert.doesNotMatch(prompts.join(' '), /Salty/u)
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

const promptsIn = (script: string, assets: Parameters<typeof readComicScript>[1], language: 'en' | 'zh'): string[] =>
  readComicScript(script, assets, { language, style: '', seed: 1 }).panels.flatMap(({ frames }) =>
    frames.map(({ prompt }) => prompt),
  )

test('a remark shows the picture before it again', () => {
  const assets = [asset('character', 'Ada', 'a girl in a red coat', { hasPicture: false })]
  const prompts = promptsIn(
    'Ada eats an apple in the park.\nAda: Good!\nNarrator: And nobody was hungry.',
    assets,
    'en',
  )
  assert.equal(prompts.at(-1), prompts[0])
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
})
