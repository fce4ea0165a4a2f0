import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { shotsOf, subjectsOf } from './seen.ts'

/** Prompts by the subjects they must have, in order. */
function all(cases: Record<string, string[]>): void {
  for (const [prompt, subjects] of Object.entries(cases)) assert.deepEqual(subjectsOf(prompt), subjects, prompt)
}

describe('what cannot be drawn', () => {
  test('words that nothing knows are kept, and shown as a card when there is nothing else', () => {
    const { shots, unknown } = direct({ prompt: 'Quixotic zeugma', seed: 1 })
    assert.deepEqual(unknown, ['Quixotic', 'zeugma'])
    assert.equal(shots[0]!.caption, 'Quixotic zeugma')
    assert.equal(shots[0]!.place, 'abstract')
  })

  test('a single word that can be drawn takes the place of the card', () => {
    for (const prompt of ['a quixotic cat', 'quixotic sunset', 'zeugma in the rain', '某某海滩']) {
      assert.equal(shotsOf(prompt)[0]!.caption, undefined, prompt)
    }
  })

  test('a long card is cut at 120 characters', () => {
    const caption = shotsOf('zxqv '.repeat(100))[0]!.caption!
    assert.equal(Array.from(caption).length, 120)
  })

  test('nothing at all gives one empty shot without a card', () => {
    for (const prompt of ['', '   ', '!!!']) {
      const [shot, ...more] = shotsOf(prompt)
      assert.deepEqual([shot!.subjects, shot!.caption, more], [[], undefined, []])
    }
  })

  test('talk about pictures and quality is never drawn', () => {
    all({
      'cinematic shot of a cat, 4k, highly detailed, fish-eye lens, unreal engine, golden hour': ['🐈'],
      "bird's eye view of a beach, crane shot": [],
      "worm's eye view of a tower": [':clock-tower:'],
      '电影感，唯美，国风，水墨，高清，细节丰富，一只鹤形的飞鸟': ['🐦'],
      'it is raining cats and dogs': [],
    })
  })
})

describe('what is denied', () => {
  test('a negation removes and never adds', () => {
    all({
      'a beach, no people': [],
      'a city street without cars or people, no rain': [],
      'a dog but no cat': ['🐕'],
      'no people, cars, or dogs, only a horse': ['🐎'],
      "a forest, don't show any animals": [],
      没有人的海滩: [],
      '不要出现人物，不要汽车，只有一只猫': ['🐈'],
      没有猫和狗的花园里有一只兔子: ['🐇'],
    })
    assert.equal(shotsOf('a street, no rain')[0]!.weather, 'clear')
    assert.ok(!shotsOf('a city street without cars')[0]!.sounds.includes('traffic'))
  })

  test('it reaches no further than its phrase', () => {
    const [shot] = shotsOf('no people on the beach at night')
    assert.deepEqual([shot!.place, shot!.time], ['beach', 'night'])
    assert.deepEqual(subjectsOf('not only a cat but also a dog'), ['🐈', '🐕'])
    assert.deepEqual(subjectsOf('一望无际的草原上有一匹马'), ['🐎'])
  })

  test('a denied deed is a stillness', () => {
    assert.equal(shotsOf('the cat is not running')[0]!.subjects[0]!.motion, 'still')
  })
})

describe('words with several meanings', () => {
  test('English words are nouns only where a noun can stand', () => {
    all({
      'children watch the birds fly': ['3 🧒 before 🐦', '3 🐦'],
      'a gold watch': ['gold ⌚'],
      'an orange cat': ['orange 🐈'],
      'an orange and two lemons': ['🍊', '2 🍋'],
      'a bear fishing in a river': ['🐻'],
      'the sun rose over a rose': ['🌹'],
      'cars parked on the road': ['4 🚗'],
      'light, spring, fall and stars': [],
      'the river bank': [],
      'a train arrives': ['🚆'],
      'they train hard': ['2 🧑'],
      'a fly on the wall': ['🪰'],
      'she rings the bell': ['👩', '🔔'],
      'a baby elephant': ['🐘'],
      'a 30 year old man': ['👨'],
      "the king's castle": ['🏰'],
      'apple pie': ['🥧'],
      'ferry boat': ['⛴️'],
    })
  })

  test('a Chinese character inside another word is not drawn', () => {
    all({
      马上出发的女孩: ['👧'],
      风格独特的花费: [],
      火车穿过火热的夏天: ['🚆'],
      花生和爆米花: ['🥜', '🍿'],
      斑马线上的河马: ['🦛'],
      印象深刻的现象: [],
      鸟瞰城市: [],
      白马: ['white 🐎'],
      小猫和小狗: ['🐈', '🐕'],
    })
  })
})

describe('number, colour and size', () => {
  test('are read in both languages', () => {
    all({
      'two cats': ['2 🐈'],
      'a flock of birds': ['8 🐦'],
      'three red cars and a small blue bicycle': ['3 red 🚗', 'blue 🚲'],
      '12 sheep': ['12 🐑'],
      '1000 soldiers': ['24 🧑'],
      三只猫: ['3 🐈'],
      一群羊: ['6 🐑'],
      '5辆红色的汽车': ['5 red 🚗'],
      两朵白色的玫瑰: ['2 white 🌹'],
      黑色的马和红苹果: ['black 🐎', 'red 🍎'],
    })
    assert.equal(shotsOf('a giant strawberry')[0]!.subjects[0]!.size, 'huge')
    assert.equal(shotsOf('巨大的机器人')[0]!.subjects[0]!.size, 'huge')
  })

  test('the colour of hair, light or background belongs to nobody', () => {
    all({
      'a blue-eyed cat on a white background': ['🐈'],
      'a girl in golden light': ['👧'],
      白发老人: ['👴'],
    })
  })
})

describe('relations', () => {
  test('lead from who does it to what it is done with', () => {
    all({
      'a cat riding a bicycle': ['🐈 riding 🚲', '🚲'],
      'a boy holding a balloon': ['👦 holding 🎈', '🎈'],
      'a dog beside a cat': ['🐕 beside 🐈', '🐈'],
      'an old man playing the violin': ['👴 holding 🎻', '🎻'],
      'a girl wearing a red dress': ['👧'],
      'a cat wearing a hat': ['🐈', '🎩 on 🐈'],
      一只猫骑着自行车: ['🐈 riding 🚲', '🚲'],
      女孩手里拿着气球: ['👧 holding 🎈', '🎈'],
      猫在沙发上: ['🐈 on 🛋️', '🛋️'],
      猫在狗旁边: ['🐈 beside 🐕', '🐕'],
      拿着气球的女孩: ['🎈', '👧 holding 🎈'],
      沙发上有一只猫: ['🛋️', '🐈 on 🛋️'],
      穿着红裙子的女孩: ['👧'],
    })
  })

  test('the same one named again is one subject', () => {
    all({
      'A cat sits. The cat jumps.': ['🐈'],
      'An old detective enters. The man sighs.': ['🕵️'],
      'A man meets a woman. The woman smiles.': ['👨', '👩'],
      'A person walks by. The person is an old woman.': ['👵'],
      '一只狗跑来，狗很开心': ['🐕'],
    })
  })
})

describe('what subjects do', () => {
  const motionsOf = (prompt: string) => shotsOf(prompt)[0]!.subjects.map(({ motion }) => motion)

  test('comes from the verb, in any form, before or after the noun', () => {
    assert.deepEqual(motionsOf('a running horse'), ['run'])
    assert.deepEqual(motionsOf('a girl and her dog ran along the beach'), ['run', 'run'])
    assert.deepEqual(motionsOf('a woman dances while a cat sleeps'), ['dance', 'still'])
    assert.deepEqual(motionsOf('奔跑的马'), ['run'])
    assert.deepEqual(motionsOf('女孩在跳舞'), ['dance'])
  })

  test('or from what they are', () => {
    assert.deepEqual(motionsOf('a bird, a fish, a car and a sailboat'), ['fly', 'swim', 'drive', 'float'])
    assert.deepEqual(motionsOf('the train walks in'), ['drive'])
  })

  test('the camera does not move them', () => {
    assert.deepEqual(motionsOf('a burger, the camera spins around'), ['still'])
  })
})
