import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { shotsOf, subjectsOf } from './seen.ts'

describe('several shots', () => {
  test('words that only sound like a cut do not cut', () => {
    for (const prompt of [
      'back then a cat sat',
      'now and then a dog barks',
      'a cat cuts a cake',
      '从此然而',
      'the last shot of whisky',
    ]) {
      assert.equal(shotsOf(prompt).length, 1, prompt)
    }
  })

  test('are divided where the words divide them', () => {
    const counts = {
      'A woman dances. Cut to: a cat. Then the camera pulls back over the city.': 3,
      '[Shot 1] a dog [Shot 2] a cat': 2,
      'Shot 1: a dog. Shot 2: a cat. Shot 3: a horse.': 3,
      '1. a dog runs\n2. a cat sleeps': 2,
      '一只猫睡觉，然后一只狗跑来': 2,
      '镜头一：森林；镜头二：湖边；镜头三：雪山': 3,
      '海滩，画面切换到城市夜景': 2,
    }
    for (const [prompt, count] of Object.entries(counts)) assert.equal(shotsOf(prompt).length, count, prompt)
  })

  test('share the clip by the seconds that are written, or equally', () => {
    const shares = (prompt: string) => shotsOf(prompt).map(({ share }) => Number(share.toFixed(3)))
    assert.deepEqual(shares('0-2s: a cat sleeps. 2-5s: a dog runs. 5-10s: the city at night'), [0.2, 0.3, 0.5])
    assert.deepEqual(shares('0-1秒：猫，1-4秒：狗'), [0.25, 0.75])
    assert.deepEqual(shares('a cat. Cut to a dog.'), [0.5, 0.5])
  })

  test('go on where and with whom the shot before was', () => {
    const [first, second] = shotsOf('A cat walks through a garden at night, then jumps onto a wall')
    assert.deepEqual([second!.place, second!.time], [first!.place, 'night'])
    assert.deepEqual(subjectsOf('A cat walks through a garden, then jumps', undefined, 1), ['🐈'])
    assert.equal(second!.subjects[0]!.motion, 'jump')
    assert.deepEqual(
      subjectsOf('A man opens a door, then a dog runs out. Finally they play.', undefined, 2).toSorted(),
      ['🐕', '👨'].toSorted(),
    )
  })

  test('a cut goes where its own subjects belong', () => {
    const places = (prompt: string) => shotsOf(prompt).map(({ place }) => place)
    assert.deepEqual(places('A girl in a garden. Cut to a chef with a pizza.'), ['garden', 'kitchen'])
    assert.deepEqual(places('A girl in a garden. Cut to a close-up of a man.'), ['garden', 'garden'])
  })

  test('what is said before the first numbered shot holds for all and is none', () => {
    const shots = shotsOf('Anime style, at night. Shot 1: a dog. Shot 2: a cat.')
    assert.deepEqual(
      shots.map(({ look, time }) => [look, time]),
      [
        ['anime', 'night'],
        ['anime', 'night'],
      ],
    )
  })

  test('a style at the end is the style of all', () => {
    assert.deepEqual(
      shotsOf('a dog. Cut to a cat. Watercolor.').map(({ look }) => look),
      ['watercolour', 'watercolour'],
    )
  })

  test('more than eight become eight', () => {
    const prompt = Array.from({ length: 30 }, (_, index) => `Shot ${index + 1}: a dog.`).join(' ')
    assert.equal(shotsOf(prompt).length, 8)
  })
})

describe('speech', () => {
  test('what is written on things, or a name, is not said', () => {
    for (const prompt of [
      'a sign that says "OPEN LATE TONIGHT"',
      'a ship called "The Old Lady of the Sea"',
      '写着“欢迎光临本店”的招牌',
      'the "golden" dog',
    ]) {
      assert.deepEqual(shotsOf(prompt)[0]!.lines, [], prompt)
    }
  })

  test('is taken out of the picture and given to its speaker', () => {
    const lines = (prompt: string) => shotsOf(prompt)[0]!.lines
    assert.deepEqual(lines('A dog and a chef. The chef shouts "The cats are ready!"'), [
      { text: 'The cats are ready!', subject: 1 },
    ])
    assert.deepEqual(subjectsOf('A dog and a chef. The chef shouts "The cats are ready!"'), ['🐕', '🧑‍🍳'])
    assert.deepEqual(lines('"Run!" shouts the girl to the old man'), [{ text: 'Run!', subject: 0 }])
    assert.deepEqual(lines('一个女孩对男孩说：“你好吗？”男孩回答：“我很好。”'), [
      { text: '你好吗？', subject: 0 },
      { text: '我很好。', subject: 1 },
    ])
    assert.deepEqual(lines('女孩說：「早安！」'), [{ text: '早安！', subject: 0 }])
    assert.deepEqual(lines('老人说：天黑了。'), [{ text: '天黑了。', subject: 0 }])
    assert.deepEqual(lines('narrator: “Long ago, there was nothing.”'), [{ text: 'Long ago, there was nothing.' }])
  })

  test('belongs to the shot it is said in', () => {
    const shots = shotsOf('A king says “I am tired.” Cut to: a queen who says “So am I.”')
    assert.deepEqual(
      shots.map(({ lines }) => lines.map(({ text }) => text)),
      [['I am tired.'], ['So am I.']],
    )
  })
})

describe('pictures that came along', () => {
  const inputs = [
    { role: 'subjects[0].images[0]', name: 'anna' },
    { role: 'subjects[0].images[1]', name: 'anna' },
    { role: 'subjects[1].images[0]', name: '小明' },
  ]

  test('a mention of none of them is no subject', () => {
    assert.deepEqual(subjectsOf('[@bob] runs', [{ role: 'a', name: 'anna' }]), ['@anna'])
    assert.deepEqual(subjectsOf('write to me@anna.com', []), [])
  })

  test('stand where they are mentioned, once each', () => {
    assert.deepEqual(subjectsOf('[@anna] rides a horse beside @小明', inputs), [
      '@anna riding 🐎',
      '🐎 beside @小明',
      '@小明',
    ])
    assert.deepEqual(subjectsOf('@小明在海边跑步，[@anna]在看书', inputs), ['@小明', '@anna holding 📖', '📖'])
  })

  test('are the main subjects when nobody mentions them', () => {
    assert.deepEqual(subjectsOf('walking on a beach', inputs), ['@anna', '@小明'])
    assert.equal(shotsOf('walking on a beach', inputs)[0]!.subjects[0]!.motion, 'walk')
    assert.deepEqual(subjectsOf('riding a horse', [{ role: 'a', name: 'anna' }]), ['@anna riding 🐎', '🐎'])
    assert.deepEqual(subjectsOf('', [{ role: 'images[0]' }]), ['@images[0]'])
  })

  test('or are what a definite noun means', () => {
    assert.deepEqual(subjectsOf('the sneakers spin on a table', [{ role: 'images[0]' }]), ['@images[0]'])
    assert.deepEqual(subjectsOf('a cat sits', [{ role: 'images[0]' }]), ['@images[0]', '🐈'])
  })

  test('those without a name are counted: picture 2, 图二', () => {
    const two = [{ role: 'images[0]' }, { role: 'images[1]' }]
    assert.deepEqual(subjectsOf('the person of picture 2 holds image 1', two), [
      '@images[1] holding @images[0]',
      '@images[0]',
    ])
    assert.deepEqual(subjectsOf('图一和图二在跳舞', two), ['@images[0]', '@images[1]'])
  })

  test('without a list of them a mention in brackets is believed', () => {
    assert.deepEqual(direct({ prompt: '[@anna] dances', seed: 1 }).shots[0]!.subjects[0]!.what, { input: 'anna' })
  })
})
