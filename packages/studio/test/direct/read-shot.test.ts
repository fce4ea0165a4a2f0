import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { shotsOf, subjectsOf } from './seen.ts'

/** Who is in each shot. */
const seenIn = (prompt: string): string[][] => shotsOf(prompt).map((_, shot) => subjectsOf(prompt, undefined, shot))

describe('who is in the next shot', () => {
  test('a pronoun means who was seen last', () => {
    assert.deepEqual(seenIn('A cat sleeps. Cut to: it runs.'), [['🐈'], ['🐈']])
    assert.deepEqual(seenIn('A cat sleeps. Cut to a dog. Cut to: it runs.'), [['🐈'], ['🐕'], ['🐕']])
  })

  test('`they` are all who live, not the things', () => {
    const [, , last] = seenIn('A cat on a sofa. Cut to a dog. Cut to: they run.')
    assert.deepEqual(last, ['🐕', '🐈'])
  })

  test('who was joined by `and` comes back together', () => {
    assert.deepEqual(seenIn('A cat and a dog sleep, then run.')[1], ['🐈', '🐕'])
    assert.deepEqual(seenIn('A cat sleeps beside a car, then runs.')[1], ['🐈'])
  })

  test('a deed that nobody does is done by who was there; after a cut it is not', () => {
    assert.deepEqual(seenIn('A cat sleeps, then runs over a meadow')[1], ['🐈'])
    assert.deepEqual(seenIn('A cat sleeps. Cut to a meadow.')[1], [])
  })

  test('a shot that says nothing of its own keeps them', () => {
    assert.deepEqual(seenIn('A cat sleeps. Cut to a close-up.')[1], ['🐈'])
  })

  test('the camera is nobody’s deed', () => {
    assert.deepEqual(seenIn('A cat sleeps, then the camera rises over a city')[1], [])
  })

  test('whoever writes or watches is not in the picture', () => {
    assert.deepEqual(seenIn('A cat sleeps. Cut to a house we see.')[1], ['🏠'])
  })

  test('comes back with the number, the colour and the size they had', () => {
    const [, again] = shotsOf('Two small white cats sleep. Cut to: they run.')
    const [cats] = again!.subjects
    assert.deepEqual([cats!.count, cats!.colour, cats!.size, cats!.motion], [2, 'white', 'small', 'run'])
  })
})

describe('parts without a picture', () => {
  test('a `then` that says nothing belongs to the shot before it', () => {
    const { shots, unknown } = direct({ prompt: 'A beach at night, then zxqv', seed: 1 })
    assert.deepEqual([shots.length, unknown], [1, ['zxqv']])
  })

  test('a `then` with a camera is a shot', () => {
    assert.equal(shotsOf('A cat sleeps, then the camera pulls back').length, 2)
  })
})

describe('a preamble', () => {
  test('gives every shot its place and hour, and shows nobody by itself', () => {
    const prompt = 'On a beach at night. Shot 1: a dog runs. Shot 2: a cat sleeps.'
    assert.deepEqual(
      shotsOf(prompt).map(({ place, time }) => [place, time]),
      [
        ['beach', 'night'],
        ['beach', 'night'],
      ],
    )
    assert.deepEqual(seenIn(prompt), [['🐕'], ['🐈']])
  })

  test('holds for a shot after one that was elsewhere', () => {
    assert.deepEqual(
      shotsOf('On a beach at night. Shot 1: at noon in a forest a dog runs. Shot 2: a cat sleeps.').map(
        ({ place, time }) => [place, time],
      ),
      [
        ['forest', 'noon'],
        ['beach', 'night'],
      ],
    )
  })

  test('who it names is meant by the pronouns after it', () => {
    assert.deepEqual(seenIn('A girl named Mo. Shot 1: she runs. Shot 2: she sleeps.'), [['👧'], ['👧']])
  })
})

describe('pictures nobody mentions', () => {
  const pet = { role: 'images[0]', name: 'pet', description: 'a dog' }

  test('are what the words call by the same kind', () => {
    assert.deepEqual(subjectsOf('a dog and a cat', [pet]), ['@pet', '🐈'])
    assert.deepEqual(subjectsOf('a cat', [pet]), ['@pet', '🐈'])
  })

  test('of somebody are meant by any word for somebody', () => {
    const singer = { role: 'images[0]', name: 'x', description: 'a singer' }
    assert.deepEqual(subjectsOf('a woman dances', [singer]), ['@x'])
  })

  test('are meant by their name, however it is written', () => {
    assert.deepEqual(subjectsOf('a Horse runs', [{ role: 'images[0]', name: 'horse' }]), ['@horse'])
  })

  test('stay out of a shot that was cut to and has its own', () => {
    const prompt = 'a meadow. Cut to a cat.'
    const inputs = [{ role: 'images[0]' }]
    assert.deepEqual(subjectsOf(prompt, inputs, 0), ['@images[0]'])
    assert.deepEqual(subjectsOf(prompt, inputs, 1), ['🐈'])
  })
})
