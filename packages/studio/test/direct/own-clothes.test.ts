import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

/** Who and what is there, with what they have on: `dancer in red dress`. */
const seen = (prompt: string, shot = 0): string[] =>
  shotsOf(prompt)[shot]!.subjects.map(({ words, wears = [] }) =>
    [words, ...wears.map(({ words: worn, colour }) => `in ${colour ? `${colour} ` : ''}${worn}`)].join(' '),
  )

test('clothes of somebody who is shown are worn in their colour, and stand nowhere by themselves', () => {
  for (const [prompt, ...expected] of [
    [
      'A flamenco dancer stamps on a stage, her red dress whipping around, as the guitarist plays',
      'flamenco dancer in red dress',
      'guitarist',
    ],
    ['He strides through the snow, his black coat billowing behind him', 'He in black coat'],
    ['Her yellow scarf flutters as the girl cycles home', 'girl in yellow scarf'],
    ['A woman walks on a bridge. The blue dress billows in the wind.', 'woman in blue dress'],
    ['She buttons her coat and walks out', 'She in coat'],
    ["The actress's gown sparkles on the red carpet", 'actress in gown'],
    ['一个女孩在海边奔跑,红裙子随风飘扬', '女孩 in red 裙子'],
    ['侠客站在屋顶上,黑色披风猎猎作响', '侠客 in black 披风'],
    ['新娘的头纱被风吹起', '新娘 in 头纱'],
    ['女骑手策马飞奔,她的红斗篷在身后翻飞', '骑手 in red 斗篷'],
  ] as const)
    assert.deepEqual(seen(prompt), expected, prompt)
  const coat =
    'In a salt flat a model in a long saffron coat walks toward the camera. Wind rises and the coat opens like a sail. She turns once, drops one glove.'
  for (const { subjects } of shotsOf(coat)) assert.ok(!subjects.some(({ words }) => words === 'coat'))
})

test('a dancer stamps with her feet, and newlyweds are two', () => {
  const [dancer] = shotsOf('A flamenco dancer stamps on a wooden stage')[0]!.subjects
  assert.deepEqual(
    dancer!.deeds?.map(({ verb }) => verb),
    ['dance'],
  )
  for (const prompt of ['一对新人在花园里跳舞', 'Newlyweds dance in a garden'])
    assert.equal(shotsOf(prompt)[0]!.subjects[0]!.count, 1, prompt)
})

test('who is told of further has on what is told first, and has in hand what is told then', () => {
  const { subjects } = shotsOf('报童挥着报纸跑过,差点撞上穿旗袍提着点心盒的年轻女子')[0]!
  const woman = subjects.find(({ words }) => words === '年轻女子')
  assert.equal(woman?.wears?.[0]?.words, '旗袍')
  assert.equal(woman.relation && subjects[woman.relation.to]!.words, '盒')
  assert.ok(!subjects.some(({ words }) => words === '旗袍'))
})

test('clothes that hang, lie, are folded or held are things', () => {
  for (const [prompt, garment] of [
    ['A red dress hangs on a hook in a dark room', 'dress'],
    ['A tailor holds up a grey coat', 'coat'],
    ['A girl folds her blue dress on the bed', 'dress'],
    ['His coat on the chair, a man sleeps', 'coat'],
    ['她的外套挂在椅背上,她在写信', '外套'],
    ['A white dress flutters on the washing line', 'dress'],
  ] as const)
    assert.ok(seen(prompt).includes(garment), prompt)
})

test('what the wind takes flies off from whoever had it on', () => {
  for (const [prompt, garment, wearer] of [
    ["The wind blows off an old man's hat and he runs after it", 'hat', 'old man'],
    ["A gust takes the bride's veil and it flies off", 'veil', 'bride'],
    ['一对新人在薰衣草田里拍婚纱照,突然一阵大风把头纱吹走,摄影师追着头纱跑', '头纱', '新人'],
    ['一阵风把爷爷的帽子吹跑了,小狗追着帽子跑', '帽子', '爷爷'],
  ] as const) {
    const { subjects } = shotsOf(prompt)[0]!
    const blown = subjects.find(({ words }) => words === garment)
    assert.deepEqual(
      blown?.deeds?.map(({ verb }) => verb),
      ['blow-away'],
      prompt,
    )
    assert.equal(blown.relation?.kind, 'on', prompt)
    assert.equal(subjects[blown.relation.to]!.words, wearer, prompt)
    if (/veil|纱/u.test(garment)) assert.deepEqual(blown.what, { sprite: 'drawn-veil' }, prompt)
  }
})
