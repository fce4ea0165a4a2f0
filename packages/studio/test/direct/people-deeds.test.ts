import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { shotsOf } from './seen.ts'

/** Who is there and does what to whom: `mother squat tie>scarf`. */
const seen = (prompt: string, shot = 0): string[] => {
  const { subjects } = shotsOf(prompt)[shot]!
  return subjects.map(({ words, deeds = [] }) =>
    [words, ...deeds.map(({ verb, to }) => `${verb}${to === undefined ? '' : `>${subjects[to]!.words}`}`)].join(' '),
  )
}

describe('what a part of somebody does is his own deed, and no thing', () => {
  for (const [prompt, people] of [
    ['A man slaps his leg', ['man slap-thigh']],
    ['他笑得前仰后合，拍着大腿', ['他 laugh slap-thigh']],
    ['女孩擦去眼泪，露出微笑', ['女孩 wipe-tears smile']],
    ['A woman covers her mouth and gasps', ['woman cover-mouth gasp']],
    ['特写：小女孩的脸上挂着泪珠', ['小女孩 cry']],
    ['An old man hangs his head and sighs', ['old man slump slump']],
    ['A runner drops to her knees', ['runner kneel']],
    ['Two friends laugh so hard they hold their bellies', ['friends laugh laugh']],
  ] as const)
    test(prompt, () => assert.deepEqual(seen(prompt), people))

  test('her heart sinks and his eyes light up: she and he feel it, and whoever is named after does not', () => {
    assert.deepEqual(seen('Her heart sinks when she reads a letter'), ['Her slump read>letter', 'letter'])
    assert.deepEqual(seen('他的心一沉'), ['他的 slump'])
    assert.deepEqual(seen("The child's eyes light up when grandpa brings a cake"), [
      "child's smile",
      'grandpa bring>cake',
      'cake',
    ])
  })

  test('time that stands still is no clock, and they are two', () => {
    const [shot] = shotsOf('Time stands still as they look into each other’s eyes')
    assert.deepEqual(
      shot!.subjects.map(({ count, build }) => [count, build]),
      [[2, undefined]],
    )
  })
})

describe('whom it is done for', () => {
  test('stands after `to`, with the thing in the hands of who gives it', () => {
    for (const [prompt, giving] of [
      ['A waiter serves soup to a guest', 'waiter bring>guest'],
      ['A teacher hands back papers to her students', 'teacher give>students'],
      ['A boy gives a flower to a girl', 'boy give>girl'],
      ['A scientist explains a chart to her colleagues', 'scientist talk>colleagues'],
    ] as const)
      assert.equal(seen(prompt)[0], giving, prompt)
    assert.equal(shotsOf('A boy gives a flower to a girl')[0]!.subjects[0]!.relation?.kind, 'holding')
    assert.deepEqual(seen('老师把试卷发给学生')[0], '老师 give>学生')
  })

  test('does what he is taught, and is on what he sits on', () => {
    const { subjects } = shotsOf('爸爸教女儿骑自行车')[0]!
    assert.deepEqual(
      subjects.map(({ relation }) => relation?.kind),
      ['beside', 'riding', undefined],
    )
    const nurse = shotsOf('护士给老人量血压，老人坐在椅子上')[0]!.subjects
    assert.equal(nurse[0]!.relation, undefined, 'the nurse does not sit there')
    assert.deepEqual(nurse[1]!.relation, { kind: 'on', to: 2 })
  })

  test('is no bed beside which somebody stands', () => {
    assert.deepEqual(seen('医生站在病床边跟病人说话'), ['医生 stand>病床 talk', '病床', '病人 talk'])
    assert.deepEqual(seen('小女孩凑到奶奶耳边说悄悄话，奶奶笑了'), ['小女孩 come-close>奶奶 whisper', '奶奶 laugh'])
  })
})

describe('words that are two things', () => {
  for (const [prompt, people] of [
    ['A couple argues in a kitchen, then hugs', ['couple hug']],
    ['Passersby drop coins into a hat', ['Passersby drop>coins', 'coins', 'hat']],
    [
      'A family of four sits around the dinner table and toasts',
      ['A family of four sit>dinner table toast', 'dinner table'],
    ],
    ['Two boys pass a soccer ball back and forth', ['boys kick>soccer ball', 'soccer ball']],
    ['A coach shouts at his players', ['coach shout>players', 'players']],
    ['小伙子扶着老奶奶过马路', ['小伙子 help>老奶奶 cross-street', '老奶奶']],
    ['同学们站成两排拍毕业照', ['同学 line-up pose']],
  ] as const)
    test(prompt, () => assert.deepEqual(seen(prompt, shotsOf(prompt).length - 1), people))

  test('a mother who squats down to a child is in no gym', () => {
    const [shot] = shotsOf("A mother squats down to tie a scarf around her daughter's neck")
    assert.notEqual(shot!.where, 'gym')
    assert.equal(shot!.subjects[0]!.deeds![0]!.verb, 'squat')
  })

  test('a model in a red dress wears it, and not who photographs her', () => {
    const { subjects } = shotsOf('A photographer takes pictures of a model in a red dress')[0]!
    assert.deepEqual(
      subjects.map(({ wears }) => wears?.[0]?.words),
      [undefined, 'dress'],
    )
  })
})

test('who stands before a house is not in it', () => {
  for (const prompt of ['A family poses for a group photo in front of the house', '一家人站在房子前'])
    assert.notEqual(shotsOf(prompt)[0]!.place, 'room', prompt)
  assert.equal(shotsOf('A family sits on a sofa')[0]!.place, 'room')
})

test('two who face each other are there, and do so', () => {
  for (const [prompt, ...who] of [
    ['Two men face each other in a street', 'men'],
    ['Two women are facing each other', 'women'],
    ['两个男人面对面站着', '男人'],
    ['A knight and a dragon face each other on a bridge', 'knight', 'dragon'],
    ['Two cats face one another in an alley', 'cats'],
    ['一个男孩和一只狗面对面坐着', '男孩', '狗'],
  ] as const) {
    const { subjects } = shotsOf(prompt)[0]!
    assert.deepEqual(
      subjects.map(({ words }) => words),
      who,
    )
    assert.ok(
      subjects.every(({ deeds = [] }) => deeds.some(({ verb }) => verb === 'face')),
      prompt,
    )
  }
  const [faced] = shotsOf('A cat face drawn on a cup')
  assert.ok(!faced!.subjects.some(({ deeds = [] }) => deeds.some(({ verb }) => verb === 'face')))
})
