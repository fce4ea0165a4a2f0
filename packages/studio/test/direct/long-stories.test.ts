import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

const FOX = `A little fox with a lantern walks through a snowy forest at night. First she meets an owl on a branch who points with its wing,
then she crosses a frozen stream carefully, then she finds a tiny cottage with a glowing window. Her family is inside by the fire and they all hug.
Everything soft and warm like a picture book, snow falling gently the whole time.`

test('she who meets somebody is in the picture too, and it is she of whom the next pronoun speaks', () => {
  assert.ok(subjectsOf(FOX, undefined, 1).includes('🦊'))
  assert.ok(subjectsOf(FOX, undefined, 1).some(one => one.startsWith('🦉')))
  assert.deepEqual(subjectsOf(FOX, undefined, 2), ['🦊'])
})

test('the family of an animal are such animals; that of a girl are people', () => {
  assert.ok(shotsOf(FOX).some(({ subjects }) => subjects.some(({ count, words }) => words === 'family' && count === 3)))
  const girl = 'A girl walks home through the rain. Then she hugs somebody. Her family is by the fire.'
  assert.ok(shotsOf(girl).every(({ subjects }) => subjects.every(({ count }) => count < 3)))
})

test('what falls the whole time falls in every shot, and is no shot of its own', () => {
  const shots = shotsOf(FOX)
  assert.deepEqual(new Set(shots.map(({ weather }) => weather)), new Set(['snow']))
  assert.equal(shots.length, 5)
  assert.deepEqual(new Set(shots.map(({ look }) => look)), new Set(['watercolour']))
})

test('a deed between a number and its noun is of whom it describes', () => {
  const walk = '卖早点的阿姨掀开蒸笼,蒸汽冒出来。然后一个背着书包的小女孩跑过来。'
  assert.equal(subjectsOf(walk, undefined, 1).filter(one => one.includes('👩')).length, 0)
})

test('whom one sees rides the bicycle', () => {
  const cycling = '奶奶坐在院子里。然后她抬头看见孙子骑着自行车过来'
  assert.ok(subjectsOf(cycling, undefined, 1).includes('👦 riding 🚲'))
})

test('a plain word for where one is already names no other place', () => {
  const town = '清晨的江南水乡,一个女孩走在石板路上。然后她走到河边,看着河水'
  assert.deepEqual(
    shotsOf(town).map(({ where }) => where),
    ['water-town', 'water-town'],
  )
  assert.deepEqual(
    shotsOf('A girl reads in a cafe. Then she walks to a river').map(({ where }) => where),
    ['cafe', undefined],
  )
})

test('for whom a video is made is not in it', () => {
  const [first] = shotsOf("I want a video for my daughter's bedtime. A little fox walks through a forest")
  assert.deepEqual(
    first!.subjects.map(({ words }) => words),
    ['fox'],
  )
})

test('who is in an attic and speaks of the room is still in the attic', () => {
  const attic =
    'An old sailor opens a chest in the attic of his house. He lifts a brass telescope out of it and the room fills with light. He smiles at the window.'
  assert.deepEqual(
    shotsOf(attic).map(({ where }) => where),
    ['attic', 'attic', 'attic'],
  )
})

test('what the unseen is likened to is what is seen', () => {
  assert.equal(shotsOf('时间像河流一样，带走了旧玩具')[0]!.place, 'river')
  assert.deepEqual(subjectsOf('Memory is like an old bicycle'), ['🚲'])
  assert.deepEqual(subjectsOf('The car is quick like a cheetah'), ['🚗'])
})

test('him, her and it of a shot before are in the picture, and what is done is done to them', () => {
  const flute =
    'A girl in a green coat listens to an old man in the market. Then the old man gives her a flute. Then she plays by the river.'
  const [, giving, playing] = shotsOf(flute)
  assert.deepEqual(
    giving!.subjects.map(({ words }) => words),
    ['old man', 'girl', 'flute'],
  )
  assert.equal(giving!.subjects[0]!.deeds?.[0]?.to, 1)
  assert.deepEqual(giving!.subjects[1]!.wears, playing!.subjects[0]!.wears)
  assert.deepEqual(subjectsOf('一只白猫在雨里发抖。然后一个女孩把伞留给它。', undefined, 1), ['👧', '☂️', 'white 🐈'])
  assert.ok(subjectsOf('A boy walks with his robot. Then the robot pats his head.', undefined, 1).includes('👦'))
})

test('whom something is given is who was called so, and goes on', () => {
  const bar = 'A detective walks into a bar. Then the bartender slides him an envelope. Then he opens it.'
  assert.deepEqual(subjectsOf(bar, undefined, 2), ['🕵️ holding ✉️', '✉️'])
})

test('it that does something is no person, and she who is named late is there', () => {
  assert.deepEqual(subjectsOf('A girl finds a paper boat in the street. Then it sails down a river.', undefined, 1), [
    ':paper-boat:',
  ])
  const wreck = 'A diver explores a wreck. Then fish scatter as she swims through the hull. Then she opens a chest.'
  const [, swimming, opening] = shotsOf(wreck)
  assert.ok(swimming!.subjects.some(({ words, motion }) => words === 'diver' && motion === 'swim'))
  assert.equal(opening!.subjects[0]!.words, 'diver')
})

test('who is covered by what nobody knows is the one of the sentence, and nobody else comes', () => {
  const lab = 'A wizard sleeps in a tower. Then a janitor mops the floor when green goo covers him.'
  assert.deepEqual(
    shotsOf(lab)[1]!.subjects.map(({ words }) => words),
    ['janitor'],
  )
})

test('a story stays where it was until somebody goes elsewhere', () => {
  const flute = 'A girl hears an old man in the market. Then the girl smiles. Then the girl plays by the river.'
  assert.deepEqual(
    shotsOf(flute).map(({ place, where }) => where ?? place),
    ['market', 'market', 'river'],
  )
})

test('a pronoun says whom of the same shot something is done to', () => {
  const toOf = (prompt: string, doer: string, verb: string): string | undefined => {
    const { subjects } = shotsOf(prompt)[0]!
    const deed = subjects.find(({ words }) => words === doer)!.deeds?.find(one => one.verb === verb)
    return deed?.to === undefined ? undefined : subjects[deed.to]!.words
  }
  assert.equal(toOf('A woman bakes bread in a kitchen. A man comes in and kisses her.', 'man', 'kiss'), 'woman')
  assert.equal(toOf('A red cat sleeps on a chair. A mouse runs by. The cat chases it.', 'cat', 'chase'), 'mouse')
  assert.equal(toOf('小女孩在路边发现一只小猫。她把它抱起来。', '小女孩', 'hug'), '小猫')
  const panel = 'The boy takes a solar panel from his backpack and holds it up.'
  assert.equal(toOf(panel, 'boy', 'hold'), 'solar panel')
})

test('everyone, and the two of them, are those of the story, and all of them do it', () => {
  const dancers = shotsOf('A boy meets a girl in the park. The two of them dance.')[0]!.subjects
  assert.deepEqual(
    dancers.map(({ words, deeds }) => `${words} ${deeds?.[0]?.verb}`),
    ['boy dance', 'girl dance'],
  )
  const bears = shotsOf('小熊和小兔子在森林里迷路了。然后大家一起回家。').at(-1)!.subjects
  assert.deepEqual(
    bears.map(({ words, deeds }) => `${words} ${deeds?.[0]?.verb}`),
    ['小熊 return', '小兔子 return'],
  )
  assert.deepEqual(
    bears.map(({ motion }) => motion),
    ['walk', 'walk'],
  )
  // After one player it is a crowd.
  assert.ok(subjectsOf('A player kicks a ball. Then everyone cheers.', undefined, 1).includes('5 🧑'))
})

test('a robot is an it', () => {
  const garden = 'A robot spreads an umbrella over a flower. Then a gardener finds it.'
  assert.ok(subjectsOf(garden, undefined, 1).includes('🤖'))
  assert.ok(!subjectsOf(garden, undefined, 1).includes('☂️'))
})
