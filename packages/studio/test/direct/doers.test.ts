import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

/** Who does what, each with the deeds that it was given. */
const deedsOf = (prompt: string, shot = 0): string[] =>
  shotsOf(prompt)[shot]!.subjects.map(({ words, deeds }) =>
    `${words}: ${(deeds ?? []).map(({ verb }) => verb).join(' ')}`.trim(),
  )

test('what is done by somebody is done by whoever stands after by', () => {
  assert.deepEqual(deedsOf('a boy chased by two dogs'), ['boy:', 'dogs: chase'])
  assert.deepEqual(deedsOf('a boy is being chased by two dogs'), ['boy:', 'dogs: chase'])
  assert.deepEqual(subjectsOf('a boy is chased by two dogs')[1], '2 🐕 behind 👦')
  assert.deepEqual(deedsOf('男孩被两只狗追赶'), ['男孩:', '狗: chase'])
})

test('whom somebody teaches or asks to do it does it', () => {
  assert.deepEqual(deedsOf('A grandfather teaches his granddaughter to ride a bicycle'), [
    'grandfather: teach',
    'granddaughter: ride',
    'bicycle:',
  ])
  assert.deepEqual(subjectsOf('A man helps a girl to climb a ladder')[1]!.split(' ')[0], '👧')
})

test('a pronoun at the head of its sentence does all that is said there, and says what is said', () => {
  const prompt =
    'A grandma on the left and a boy on the right fold a towel. She presses it and says, "Soft." A bottle on the table.'
  const [shot] = shotsOf(prompt)
  const { subjects, lines } = shot!
  assert.equal(subjects[lines[0]!.subject!]!.words, 'grandma')
  assert.ok(subjects.every(({ words, deeds }) => words === 'grandma' || !deeds?.some(({ verb }) => verb === 'say')))
})

test('what nobody is named for goes on with whoever did the last deed', () => {
  const shots = shotsOf('A man teaches a girl to ride a bicycle, she wobbles. Then rides off laughing.')
  assert.equal(shots.at(-1)!.subjects[0]!.words, 'girl')
})

test('what is hammered or carved is on the table, whoever sits on a bench reads', () => {
  assert.deepEqual(
    subjectsOf('A man hammers a horseshoe on an anvil')
      .slice(0, 2)
      .map(one => one.includes(' on ')),
    [false, true],
  )
  assert.ok(subjectsOf('A man reads a book on a bench')[0]!.includes('👨'))
})

test('a verb after and, with its particle, is no thing', () => {
  assert.ok(!shotsOf('a ladybug opens its wings and flies off')[0]!.subjects.some(({ words }) => words === 'flies'))
  assert.ok(shotsOf('a frog and flies')[0]!.subjects.some(({ words }) => words === 'flies'))
})

test('a piece of something is that, and a road along a cliff is a road', () => {
  assert.ok(!shotsOf('a ladybug on a blade of grass')[0]!.subjects.some(({ words }) => words.includes('blade')))
  assert.ok(!shotsOf('a red car on a cliff road')[0]!.subjects.some(({ words }) => words === 'cliff'))
})

test('a picture of two is one of them', () => {
  assert.equal(shotsOf('two sumo wrestlers')[0]!.subjects[0]!.count, 1)
})

test('a Chinese word is read whole: a silversmith is no colour, an old master no teacher, and `that sort` plants nothing', () => {
  assert.equal(shotsOf('苗族银匠敲打镯子')[0]!.subjects[0]!.words, '银匠')
  assert.equal(shotsOf('一位老师傅')[0]!.subjects[0]!.words, '老师傅')
  assert.ok(!deedsOf('出租车驶过，那种感觉').join().includes('plant'))
})

test('plurals in -is are plurals', () => {
  assert.equal(shotsOf('yellow taxis')[0]!.subjects[0]!.words, 'taxis')
})

test('what belongs to a body is no thing of its own, unless it is all that is seen', () => {
  const wordsOf = (prompt: string) => shotsOf(prompt)[0]!.subjects.map(({ words }) => words)
  assert.deepEqual(wordsOf('a ladybug opens its red wings'), ['ladybug'])
  assert.deepEqual(wordsOf("a fox's ears"), ["fox's"])
  assert.deepEqual(wordsOf('狐狸的耳朵'), ['狐狸'])
  assert.ok(wordsOf('two ears and a nose').length > 0)
})

test('what something is only compared with, made in the style of, or counted by is not there', () => {
  const wordsOf = (prompt: string) => shotsOf(prompt)[0]!.subjects.map(({ words }) => words)
  assert.deepEqual(wordsOf('村子小得像积木'), wordsOf('村子'))
  assert.deepEqual(wordsOf('a girl runs like a tiger'), ['girl'])
  assert.deepEqual(wordsOf('a robot that looks like a dog').length, 2)
  assert.ok(!wordsOf('剪纸动画风格：一只猫').includes('剪纸'))
  assert.ok(!wordsOf('一面小铜镜').includes('面'))
  assert.deepEqual(wordsOf('一碗面'), ['面'])
})

test('a right hand is nobody, a herd boy is somebody', () => {
  const wordsOf = (prompt: string) => shotsOf(prompt)[0]!.subjects.map(({ words }) => words)
  assert.ok(!wordsOf('女孩右手拿着包子').includes('右手'))
  assert.ok(wordsOf('一个放牛娃').some(words => words.endsWith('娃')))
})

test('clouds that build are no building', () => {
  assert.ok(!shotsOf('dark clouds building on the horizon')[0]!.subjects.some(({ words }) => words === 'building'))
})

test('a board has a body, with letters only where some are told; trades have their place', () => {
  assert.deepEqual(shotsOf('a blackboard')[0]!.subjects[0]!.what, { sprite: 'drawn-blackboard' })
  assert.equal(shotsOf('a blackboard')[0]!.subjects[0]!.label, undefined)
  assert.equal(shotsOf('a teacher')[0]!.where, 'classroom')
  assert.equal(shotsOf('a girl on the subway')[0]!.where, 'train')
})

test('where the camera is says nothing of those it sees; a herd is many; who is taught to ride rides', () => {
  assert.deepEqual(
    subjectsOf('Aerial shot over a meadow with flowers as a red tractor passes').filter(one => one.includes(' above ')),
    [],
  )
  assert.equal(shotsOf('羊群')[0]!.subjects[0]!.count, 6)
  assert.deepEqual(
    subjectsOf('A grandfather teaches his granddaughter to ride a bicycle').map(one => one.includes('riding')),
    [false, true, false],
  )
})

test('a boat among mountains is on a lake, in a hand it is where the hand is', () => {
  assert.equal(shotsOf('a fisherman stands on a raft, mountains behind him')[0]!.place, 'lake')
  assert.equal(shotsOf('a boat in the mountains')[0]!.place, 'lake')
  assert.equal(shotsOf('渔民站在竹筏上撒网，网在空中展开')[0]!.place, 'lake')
  assert.equal(shotsOf('a boat flies in the sky')[0]!.place, 'sky')
  assert.notEqual(shotsOf('银匠敲打镯子，火星溅起')[0]!.place, 'desert')
  assert.equal(shotsOf('a boy holds a toy boat in the mountains')[0]!.place, 'mountains')
})

test('he and she are people before they are beasts, and beasts where nobody else is', () => {
  const doers = (prompt: string): string[] =>
    shotsOf(prompt).flatMap(({ subjects }) =>
      subjects.filter(({ deeds = [] }) => deeds.some(({ verb }) => verb === 'kneel')).map(({ words }) => words),
    )
  assert.deepEqual(doers('A diver walks on the sea floor. An eel swims among the corals. He kneels.'), ['diver'])
  assert.deepEqual(deedsOf('A girl finds a fox and she laughs'), ['girl: find laugh', 'fox:'])
  assert.deepEqual(deedsOf('A fox runs and she jumps over a log')[0], 'fox: run jump-over')
})

test('whose place it is need not be there', () => {
  const [garage] = shotsOf("My late father's garage. A radio plays.")
  assert.equal(garage!.where, 'garage')
  assert.ok(!garage!.subjects.some(({ words }) => words.startsWith('father')))
})

test('what a trade is about stands in its name and is not who does it', () => {
  assert.deepEqual(
    shotsOf('修伞匠坐在小马扎上')[0]!.subjects.map(({ words }) => words),
    ['匠', '小马扎'],
  )
})

test('who holds something and goes after something goes himself, and not what he holds', () => {
  assert.deepEqual(deedsOf('女孩抱着书包追火车'), ['女孩: hold chase', '书包:', '火车:'])
})
