import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { chooseWardrobe, type Wardrobe } from '../../src/scene/choose-wardrobe.ts'
import { attireOf } from '../../src/scene/attire-of.ts'

const wardrobeOf = (prompt: string, seed = 1): Wardrobe => chooseWardrobe(direct({ prompt, seed }).shots, seed)

test('People are dressed for the weather, the place and what they do there', () => {
  for (const [prompt, occasion] of [
    ['A man walks through a snowy village', 'winter'],
    ['A woman waits for the tram on a winter morning', 'winter'],
    ['一个女孩在雪地里玩', 'winter'],
    ['A woman crosses the street in the rain', 'rain'],
    ['A woman with an umbrella crosses the street in the rain', undefined],
    ['Two children play on the beach', 'beach'],
    ['A boy swims in a lake', 'swimming'],
    ['A duck swims on a lake while a man watches', undefined],
    ['A woman exercises in the gym', 'sport'],
    ['一个男人在健身房锻炼', 'sport'],
    ['A boy plays football in the meadow', 'sport'],
    ['A couple dances at a wedding', 'feast'],
    ['A woman types in an office', 'office'],
    ['A man sits by the fireplace in winter', undefined],
    ['A man reads a newspaper in a cafe', undefined],
  ] as const)
    assert.equal(wardrobeOf(prompt).occasion, occasion, prompt)
})

test('Another prompt and another seed dress people otherwise, the same ones alike', () => {
  const clip = (prompt: string, seed?: number): number => wardrobeOf(prompt, seed).clip
  assert.equal(clip('A man reads in a cafe'), clip('A man reads in a cafe'))
  assert.notEqual(clip('A man reads in a cafe', 1), clip('A man reads in a cafe', 2))
  assert.notEqual(clip('A man reads in a cafe'), clip('A man reads in a park'))
})

test('All shots of a clip share what people are dressed by, and a picture of its first shot too', () => {
  const { shots } = direct({ prompt: 'A man sits in his kitchen. Then he walks through the snow.', seed: 1 })
  assert.ok(shots.length > 1)
  assert.equal(chooseWardrobe(shots, 1).occasion, 'winter')
  assert.equal(chooseWardrobe(shots, 1).clip, chooseWardrobe(shots.slice(0, 1), 1).clip)
})

test('Who is dressed by the words is not dressed by the weather', () => {
  const worn = (prompt: string): ReturnType<typeof attireOf> => {
    const [shot] = direct({ prompt, seed: 1 }).shots
    const subject = shot!.subjects[0]!
    return attireOf({ shot: shot!, wardrobe: { clip: 1, occasion: 'winter' } }, { subject, index: 0, bound: [] }, 0)
  }
  assert.equal(worn('A woman walks in the snow')!.look!.occasion, 'winter')
  assert.equal(worn('A woman with a red scarf walks in the snow')!.look!.occasion, 'winter')
  assert.equal(worn('A woman in a red dress walks in the snow')!.look!.occasion, undefined)
  assert.equal(worn('A cat walks in the snow')?.look, undefined)
})

test('Whom nothing tells to be a man or a woman is in some clips the one and in some the other, and a fisherman a man', () => {
  const variants = (words: string): Set<number> =>
    new Set(
      Array.from({ length: 12 }, (_, clip) => {
        const shot = direct({ prompt: `a ${words} in a park`, seed: 1 }).shots[0]!
        const attire = attireOf({ shot, wardrobe: { clip } }, { subject: shot.subjects[0]!, index: 0, bound: [] }, 0)
        return (attire?.variant ?? 0) % 2
      }),
    )
  assert.deepEqual([...variants('teacher')].toSorted(), [0, 1])
  assert.deepEqual([...variants('policeman')], [0])
})

test('Who is in several shots is the same one in all of them, whoever else is there, and a policewoman is a woman', () => {
  const { shots } = direct({
    prompt: 'A tuner opens a piano. Then a cleaner, a driver and the tuner drink tea. Then the tuner plays.',
    seed: 1,
  })
  const wardrobe = chooseWardrobe(shots, 1)
  const tuners = shots.flatMap(shot =>
    shot.subjects.flatMap((subject, index) =>
      subject.words.endsWith('tuner') ? [attireOf({ shot, wardrobe }, { subject, index, bound: [] }, 0)] : [],
    ),
  )
  assert.ok(tuners.length > 1)
  for (const tuner of tuners) assert.equal(tuner?.variant, tuners[0]?.variant)
  for (let clip = 0; clip < 6; clip++)
    for (const [words, isWoman] of [
      ['policewoman', true],
      ['policeman', false],
    ] as const) {
      const [shot] = direct({ prompt: `A ${words} in a park`, seed: 1 }).shots
      const [subject] = shot!.subjects
      const attire = attireOf({ shot: shot!, wardrobe: { clip } }, { subject: subject!, index: 0, bound: [] }, 0)
      assert.equal((attire?.variant ?? 0) % 2 === 1, isWoman, words)
    }
})

test('In all parts of a film people look the same, by their names or by what they are called, whatever a part shows', () => {
  const scenes = [
    'A girl named Mara and a grandfather named Tom bake bread in a kitchen',
    'A grandfather named Tom sleeps on a bench in the snow',
    'A teacher waves at a girl named Mara at the beach at sunset',
    'A girl named Lena and a girl named Mara run in the rain',
    'A teacher reads a book in a library, a girl named Lena listens',
  ]
  const cast = { seed: 5, people: ['Mara', 'Tom', 'Lena'], scenes }
  const looks = new Map<string, Set<string>>()
  for (const [index, prompt] of scenes.entries()) {
    const seed = 100 + index
    const { shots } = direct({ prompt, seed, cast })
    const wardrobe = chooseWardrobe(shots, seed, cast)
    for (const shot of shots)
      for (const [at, subject] of shot.subjects.entries()) {
        if (!('sprite' in subject.what) || !/^1f(?:467|474|9d1)/u.test(subject.what.sprite)) continue
        const attire = attireOf({ shot, wardrobe }, { subject, index: at, bound: [] }, 0)
        const who = subject.name ?? subject.words
        looks.set(who, (looks.get(who) ?? new Set()).add(JSON.stringify([subject.what, attire])))
      }
  }
  assert.deepEqual([...looks.keys()].toSorted(), ['Lena', 'Mara', 'Tom', 'teacher'].toSorted())
  for (const [who, own] of looks) assert.equal(own.size, 1, `${who}: ${[...own].join(' ')}`)
  assert.notDeepEqual(looks.get('Mara'), looks.get('Lena'))
})

test('The people of a film dress for what all its scenes share, and swim in swimwear', () => {
  const snow = ['A girl builds a snowman in the snow', 'A boy walks through a snowy village']
  const occasion = (prompt: string, scenes: readonly string[]): Wardrobe['occasion'] =>
    chooseWardrobe(direct({ prompt, seed: 1 }).shots, 1, { seed: 5, people: [], scenes }).occasion
  assert.equal(occasion(snow[0]!, snow), 'winter')
  assert.equal(occasion(snow[0]!, [...snow, 'A girl reads in a cafe']), undefined)
  assert.equal(occasion('A boy swims in a lake', [...snow, 'A boy swims in a lake']), 'swimming')
})
