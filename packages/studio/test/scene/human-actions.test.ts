import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { actionForDeed } from '../../src/bodies/motion/actions.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { isPerson } from '../../src/scene/subject-rig.ts'
import { shotsOf, subjectsOf } from '../direct/seen.ts'

const shotOf = (prompt: string) => shotsOf(prompt)[0]!
const verbsOf = (prompt: string) => (shotOf(prompt).subjects[0]?.deeds ?? []).map(({ verb }) => verb)

/** What people do, in short sentences, by the deed and the place that are read. */
const DONE: Record<string, readonly [verb: string, where: string]> = {
  'a woman is doing push ups': ['push-ups', 'gym'],
  'an old man is practising tai chi': ['tai-chi', 'park'],
  'a boy is roller skating': ['roller-skate', 'park'],
  'a man is washing the dishes': ['wash-dishes', 'kitchen'],
  'the girl is washing her hands': ['wash-hands', 'bathroom'],
  'a man takes a shower': ['shower', 'bathroom'],
  'a woman is doing the laundry': ['do-laundry', 'bathroom'],
  'a man is ironing': ['iron', 'room'],
  'a man gets a haircut': ['get-haircut', 'salon'],
  'a girl is dancing ballet': ['ballet', 'stage'],
  'a man is dunking a basketball': ['dunk', 'basketball-court'],
  'a man is skateboarding': ['skateboard', 'skatepark'],
  'a woman is skydiving': ['skydive', 'sky'],
  'a man makes the bed': ['make-bed', 'bedroom'],
  'a woman is playing golf': ['play-golf', 'golf-course'],
  'a boy is painting': ['paint', 'room'],
  一个男人在做俯卧撑: ['push-ups', 'gym'],
  一个女人在洗碗: ['wash-dishes', 'kitchen'],
  老人在打太极: ['tai-chi', 'park'],
}

describe('what people do in short sentences', () => {
  for (const [prompt, [verb, where]] of Object.entries(DONE))
    test(`${prompt}: ${verb}`, () => {
      const { place, where: named = place } = shotOf(prompt)
      assert.deepEqual([verbsOf(prompt)[0], named], [verb, where])
      assert.ok(actionForDeed({ verb }), verb)
    })

  test('is theirs, and does not make them what it is done to', () => {
    assert.deepEqual(subjectsOf('a man is grooming a dog'), ['👨 behind 🐕', '🐕'])
    assert.deepEqual(subjectsOf('a man is shaking hands with a woman'), ['👨 beside 👩', '👩'])
    assert.deepEqual(subjectsOf('the person is a woman'), ['👩'])
  })

  test('is not what a noun beside another noun looks like', () => {
    assert.deepEqual(verbsOf('a dog drinking water'), ['drink'])
    assert.deepEqual(verbsOf('a tram passing by the church'), ['pass-by'])
    assert.deepEqual(subjectsOf('bamboo leaves in the wind'), ['3 🍃'])
    assert.deepEqual(verbsOf('a girl and her brother water the roses'), ['water'])
  })

  test('that takes two is done with somebody', () => {
    const people = (prompt: string) => adaptShot(shotOf(prompt)).subjects.filter(isPerson).length
    assert.equal(people('a man is shaking hands'), 2)
    assert.equal(people('a man is getting a haircut'), 2)
    assert.equal(people('a man hugs his dog'), 1)
    assert.equal(people('a man is clapping'), 1)
  })

  test('has the thing at hand that it is done with', () => {
    const sprites = (prompt: string) =>
      adaptShot(shotOf(prompt)).subjects.map(({ what }) => ('sprite' in what ? what.sprite : ''))
    assert.ok(sprites('a man is ironing').includes('drawn-ironing-board'))
    assert.ok(sprites('a woman is barbecuing').includes('drawn-grill'))
    assert.ok(sprites('a boy is skateboarding').includes(pictogramCode('🛹')))
    assert.ok(!sprites('a man is sailing a yacht').slice(2).includes(pictogramCode('⛵')))
  })
})

describe('what is done where nobody is named', () => {
  test('is done by somebody, where it takes hands', () => {
    assert.deepEqual(subjectsOf('peeling a potato'), ['🧑 holding 🥔', '🥔'])
    assert.deepEqual(subjectsOf('grilling sausages on a grill').at(-1), ':grill:')
    assert.deepEqual(subjectsOf('burning candles'), ['3 🕯️'])
    assert.deepEqual(subjectsOf('a dog cutting a cake')[0], '🐕 holding 🍰')
  })
})

describe('whatever is on something', () => {
  test('is where that is, and rests there', () => {
    const [{ place, subjects }] = shotsOf('an eagle on a branch') as [ReturnType<typeof shotOf>]
    assert.deepEqual([place, subjects[0]!.motion], ['forest', 'bob'])
    assert.equal(shotOf('sausages on a grill').where, 'campsite')
  })

  test('a house does not come along the road that leads to it', () => {
    assert.equal(shotOf('a dirt road leading to a house').subjects.at(-1)!.motion, 'still')
  })

  test('a shark that swims in the ocean is seen below its surface, and not one that leaps', () => {
    assert.equal(shotOf('a shark swimming in the ocean').place, 'underwater')
    assert.equal(shotOf('a dolphin jumps out of the ocean').place, 'sea')
    assert.equal(shotOf('a man and a shark in the ocean').place, 'sea')
  })

  test('a train is below the aeroplane, and not in the sky', () => {
    assert.equal(shotOf('an aeroplane and a train').place, 'meadow')
  })
})

describe('a name that nobody knows', () => {
  test('is somebody, where it does something', () => {
    assert.deepEqual(subjectsOf('Emma Lindqvist reading a book'), ['👩 holding 📖', '📖'])
    assert.deepEqual(subjectsOf('Zarvok is playing the guitar'), ['🧑 holding 🎸', '🎸'])
  })

  test('is nobody with an article, or where nothing is done', () => {
    assert.deepEqual(
      subjectsOf('deep frying a shrimp').filter(one => one.startsWith('🧑')),
      [],
    )
    assert.ok(!subjectsOf('a zarvok beside a tree').includes('🧑'))
    assert.deepEqual(subjectsOf('a lighthouse by the sea'), [':lighthouse:'])
  })
})
