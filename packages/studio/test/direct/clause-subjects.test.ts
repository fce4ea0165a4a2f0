import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

/** What is done in all shots: `cat knock-over vase`. */
const eventsOf = (prompt: string): string[] =>
  direct({ prompt, seed: 1 }).shots.flatMap(({ subjects }) =>
    subjects.flatMap(({ words, deeds = [] }) =>
      deeds.map(({ verb, to }) => [words, verb, ...(to === undefined ? [] : [subjects[to]!.words])].join(' ')),
    ),
  )

const assertEvents = (prompt: string, ...events: string[]): void =>
  assert.deepEqual(eventsOf(prompt).toSorted(), events.toSorted(), prompt)

test('a clause without a subject of its own has that of the passive before it, and not whoever did it', () => {
  assertEvents(
    'A vase is knocked over by a cat, rolls across the table and shatters on the floor',
    'cat knock-over vase',
    'vase roll',
    'vase break',
  )
  assertEvents('花瓶被猫碰倒，滚过桌面，摔得粉碎', '猫 knock-over 花瓶', '花瓶 roll', '花瓶 break')
  assertEvents(
    'A soccer player is tackled by a defender, rolls on the grass, gets up and limps away',
    'defender tackle soccer player',
    'soccer player roll',
    'soccer player stand',
    'soccer player limp',
  )
})

test('what somebody fell from and who crushed it are not what is opened', () => {
  assertEvents(
    'A suitcase falls from a truck, is crushed by an elephant, gets rained on, and a woman opens it and takes out an egg',
    'suitcase fall',
    'elephant break suitcase',
    'woman open suitcase',
    'woman take egg',
  )
  assert.equal(direct({ prompt: 'A suitcase falls and gets rained on', seed: 1 }).shots[0]!.weather, 'rain')
})

test('who is said to have caught it carries it off too, and what the baby catches is after by the', () => {
  assertEvents(
    'A paper boat floats down the stream, is caught by a beaver and carried into its lodge',
    'paper boat float',
    'beaver catch paper boat',
    'beaver carry paper boat',
  )
  assertEvents('A ball rolls, falls, and is caught by the baby', 'ball roll', 'ball fall', 'baby catch ball')
})

test('what nobody who is seen does is seen on what it is done to, and who is tripped stumbles', () => {
  assertEvents('An umbrella is blown away by the wind, lands on a dog', 'umbrella blow-away', 'umbrella land dog')
  assertEvents('雨伞被风吹走', '雨伞 blow-away')
  assertEvents('服务员被猫绊倒', '服务员 stumble')
})

test('things do what happens to them, and the ground what it is', () => {
  assertEvents('厨师把煎饼抛起来，煎饼粘在墙上', '厨师 throw 煎饼', '煎饼 attach')
  assertEvents('A polar bear walks, the ice cracks, it falls in', 'polar bear walk', 'polar bear fall')
  assertEvents('A man knocks, the door opens', 'man knock', 'door open')
  assert.ok(eventsOf('邮递员敲门，门开了').includes('门 open'))
})

test('after who, which and until another clause begins, with a subject of its own', () => {
  assertEvents('An astronaut touches a satellite, which lights up', 'astronaut touch satellite', 'satellite light')
  assertEvents(
    'Two foxes fight until a bear comes, takes the bone and walks off',
    'foxes fight',
    'bear approach',
    'bear take bone',
    'bear leave',
  )
})

test('who comes with a clause of their own after and is not joined to the last thing of the one before', () => {
  assertEvents('The sheep run away, and a shepherd lights a torch', 'sheep flee', 'shepherd light torch')
  assertEvents('A stone hits a beehive, and the bees chase a hiker', 'stone hit beehive', 'bees chase hiker')
})

test('two of different trades are two, and she is whose hand it was', () => {
  assertEvents(
    'A student raises her hand, the teacher nods, and she walks to the blackboard',
    'student wave',
    'teacher nod',
    'student walk',
  )
  assert.ok(eventsOf("A thief grabs a woman's bag and runs, the woman chases him").includes('woman chase thief'))
})

test('everyone does it, whoever that is', () => {
  const [, second] = direct({ prompt: 'A dad grills fish and the kids play. Then everyone runs.', seed: 1 }).shots
  assert.deepEqual(
    second!.subjects.map(({ motion }) => motion),
    ['run', 'run'],
  )
})

test('what is said twice in Chinese is done once, and beasts call each in its way', () => {
  assertEvents('老奶奶捡起苹果，擦了擦，咬了一口', '老奶奶 take 苹果', '老奶奶 rub 苹果', '老奶奶 bite 苹果')
  assertEvents('狗叫了起来', '狗 bark')
  assertEvents('A wolf howls, a dog yells', 'wolf howl', 'dog bark')
})

test('what somebody is like leads nowhere and ends no clause', () => {
  assertEvents('A man shouts and a passing dog shakes itself', 'man shout', 'dog pass-by', 'dog shake-off')
  assertEvents('A pirate finds a sleeping cat', 'pirate find cat', 'cat sleep')
  assertEvents('商人大喊，一只路过的狗在他旁边抖毛', '商人 shout', '狗 pass-by', '狗 shake-off')
  assertEvents(
    '海盗打开箱子，发现一只熟睡的猫，又合上',
    '海盗 open 箱子',
    '海盗 find 猫',
    '猫 sleep',
    '海盗 close 箱子',
  )
})

test('what is not drawn does what it does, and nobody of a later clause', () => {
  assertEvents('A wave lifts a surfer, and a dolphin jumps', 'dolphin jump')
  assertEvents('A boy falls, and a bus stops beside him', 'boy fall', 'bus stop')
  assertEvents('奶奶醒来，倒了一杯茶', '奶奶 wake', '奶奶 pour teapot')
})

test('the last of a Chinese compound does it, those who are led go along, and a bracket parts nobody', () => {
  const doing = (prompt: string): string[] =>
    direct({ prompt, seed: 1 }).shots[0]!.subjects.flatMap(({ words, deeds = [] }) =>
      deeds.map(({ verb }) => `${words} ${verb}`),
    )
  assert.ok(doing('乒乓球运动员挥拍扣杀').includes('运动员 swing'))
  assert.ok(doing('月饼礼盒缓缓打开').includes('礼盒 open'))
  assert.deepEqual(doing('老师带着孩子们过马路'), ['老师 cross-street', '孩子 cross-street'])
  assert.deepEqual(doing('男人牵着狗散步'), ['男人 lead', '男人 walk', '狗 walk'])
  assert.deepEqual(doing('女孩（穿红裙子）和男孩（穿蓝校服）在跑'), ['女孩 run', '男孩 run'])
})

test('what is called the product is the picture that came along, and does what is told of it', () => {
  for (const [prompt, verb] of [
    ['The product floats in outer space', 'float'],
    ['The product stands on a table', 'stand'],
  ] as const) {
    const [one] = direct({ prompt, seed: 1, inputs: [{ role: 'images[0]' }] }).shots[0]!.subjects
    assert.deepEqual(
      one!.deeds?.map(deed => deed.verb),
      [verb],
      prompt,
    )
  }
})
