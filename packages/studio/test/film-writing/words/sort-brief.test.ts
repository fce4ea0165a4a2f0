import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBrief } from '../../../src/film-writing/ad/read-brief.ts'
import { readScenes } from '../../../src/film-writing/general/read-scenes.ts'
import { comicCast } from '../../../src/film-writing/comic/comic-cast.ts'
import { sortBrief, wanted } from '../../../src/film-writing/words/sort-brief.ts'
import { writeAd } from '../../../../service/test/films/written-films.ts'

const shotsOf = (prompt: string): string[] => readScenes(prompt).scenes.map(({ text }) => text)

test('labels and their values address the makers, and the rest is told', () => {
  const brief = sortBrief(
    'Title: The Last Ferry. Length: 24 sec. Tone = gentle, no melodrama.\nSetting: Skye, autumn 1986. A woman waits. She waves.',
  )
  assert.equal(brief.content, 'A woman waits. She waves.')
  assert.deepEqual(brief.labelled, {
    title: 'The Last Ferry',
    note: '24 sec',
    tone: 'gentle, no melodrama',
    place: 'Skye, autumn 1986',
  })
})

test('sentences to the crew are wishes, in both languages', () => {
  for (const [told, wish] of [
    ['A fox runs home.', "Please don't show the town."],
    ['A fox runs home.', 'No white coats, no phones.'],
    ['A fox runs home.', 'Hi, we need a short film for our school reunion (about 20 secs).'],
    ['A fox runs home.', 'So after that NO hat on the dash please!'],
    ['A fox runs home.', '30 secs ish.'],
    ['A fox runs home.', 'Captions off.'],
    ['一只狐狸跑回家。', '要有风声水声，不要旁白，30秒左右。'],
    ['一只狐狸跑回家。', '不要出现明星，不要出现竞品。'],
    ['一只狐狸跑回家。', '情绪：怀旧，不要太悲。'],
  ] as const)
    assert.equal(sortBrief(`${told} ${wish}`).content, told, wish)
})

test('sentences of a story stay, though they deny, command or are short', () => {
  for (const told of [
    'No one comes.',
    'The dog runs, no collar, both eyes open.',
    'He never smiles.',
    'A warm kitchen at night.',
    'Ben: "No music please."',
    '没有人来。',
    '她不哭。',
  ])
    assert.equal(sortBrief(told).content, told)
})

test('an order to show something tells it', () => {
  assert.equal(
    sortBrief('Please show a boy with a kite. End on the empty pier.').content,
    'a boy with a kite. the empty pier.',
  )
})

test('no word of a label or a wish becomes a scene, and a place opens the film', () => {
  assert.deepEqual(
    shotsOf(
      'Client: North Pier Trust. Place: Lagos beach. Beat 1: a girl flies a kite. Beat 2: a boy cuts the string. Vibe: playful. Key facts: founded in 1999.',
    ),
    ['Lagos beach', 'a girl flies a kite', 'a boy cuts the string'],
  )
})

test('a refused thing is not asked for', () => {
  assert.equal(wanted(['Make it warm, pls no sad music', 'Captions off']), 'Make it warm')
})

const LAMP = `Client: Brightside Opticals. Product: Lumo reading lamp (see photo). Format: 16:9, 20s.
Key messages:
- clips to any book
- 40 hours on one charge
Tone = silly. No white coats, no lab scenes.
Must include: logo at end. Do not mention competitors.
Story idea: Shirl reads on a night bus. She clips Lumo on her book. Shirl: "Get your own."
End line: "Lumo. Read on." CTA: lumo.example`

test('a brief of an advertisement is read by its labels', () => {
  const { name, category, points, slogan, call } = readBrief(LAMP, 'en')
  assert.deepEqual(
    { name, category, points, slogan, call },
    {
      name: 'Lumo',
      category: 'reading lamp',
      points: ['clips to any book', '40 hours on one charge'],
      slogan: 'Lumo. Read on',
      call: 'lumo.example',
    },
  )
  const brief = readBrief(
    '【品牌】小满茶 【产品】小满冷泡茶（绿瓶）【时长】15秒\n【卖点】1. 三分钟出味 2. 零糖零卡\n【要求】不要出现明星。\n【落版】小满茶，醒着真好。',
    'zh',
  )
  assert.deepEqual(
    [brief.name, brief.category, brief.points, brief.call],
    ['小满茶', '小满冷泡茶', ['三分钟出味', '零糖零卡'], '小满茶，醒着真好'],
  )
})

test('an advertisement says each point over the shot that speaks of it, and no instruction', () => {
  const { storyboard } = writeAd({
    prompt: LAMP,
    pictures: [{ prompt: '', subject: '', colours: [], faces: [] }],
    seconds: 20,
    language: 'en',
    creative: false,
    seed: 1,
  })
  const shot = storyboard.shots.findIndex(({ prompt }) => /on her book/u.test(prompt))
  assert.ok(shot > 0)
  assert.ok(storyboard.narration?.lines.some(line => line.text === 'Clips to any book.' && line.shot === shot))
  const told = [
    ...storyboard.shots.map(({ prompt, title }) => `${prompt} ${title?.text ?? ''}`),
    ...(storyboard.narration?.lines ?? []).map(({ text }) => text),
  ].join(' ')
  assert.doesNotMatch(told, /client|format|white coat|lab|competitor|must include|silly|story idea|key message/iu)
})

test('lines about a comic are not told in it', () => {
  const { told } = comicCast(
    'six panels, muted colours\nStyle: clean line. Tone: deadpan.\nCAPTION: Lost Property.\nPIP: You talk.',
    [],
  )
  assert.equal(told, 'CAPTION: Lost Property.\nPIP: You talk.')
})
