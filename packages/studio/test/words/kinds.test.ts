import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import type { Camera, Shot } from '../../src/setting/shot-list.ts'

const shotOf = (prompt: string, seed = 1): Shot => direct({ prompt, seed }).shots[0]!

// Where things are found and what they do when nobody says.
const ALONE: Record<string, string> = {
  'a woman': 'garden sway',
  'a horse': 'meadow bob',
  'a butterfly': 'garden fly',
  'a goldfish': 'underwater swim',
  'a rose': 'garden sway',
  'a tree': 'meadow sway',
  'a falling leaf': 'forest fall',
  'a cake': 'table still',
  'a cup of coffee': 'table still',
  'a house': 'meadow still',
  'a car': 'street drive',
  'a bicycle': 'street drive',
  'a train': 'meadow drive',
  'a sailboat': 'sea float',
  'an airplane': 'sky fly',
  'a rocket': 'space fly',
  Saturn: 'space spin',
  'the moon': 'sky still',
  'a lipstick': 'sweep still',
  'a hat': 'sweep still',
}

test('a single subject is in its place with its motion', () => {
  for (const [prompt, expected] of Object.entries(ALONE)) {
    const { place, subjects } = shotOf(prompt)
    assert.equal(`${place} ${subjects[0]?.motion}`, expected, prompt)
  }
})

test('the subject that cannot be elsewhere decides the place', () => {
  for (const [prompt, place] of [
    ['a leaf and a goldfish', 'underwater'],
    ['a rose and a goldfish', 'underwater'],
    ['a sailboat and a rose', 'sea'],
    ['a car and a sailboat', 'sea'],
    ['a person and a piano', 'stage'],
    ['a piano and a person', 'stage'],
    // Neither must: the first.
    ['a leaf and a car', 'forest'],
    ['a car and a leaf', 'street'],
  ] as const)
    assert.equal(shotOf(prompt).place, place, prompt)
})

const camerasOf = (prompt: string): Camera[] => [1, 2, 3, 4, 5, 6, 7, 8].map(seed => shotOf(prompt, seed).camera)
const movesOf = (prompt: string): string[] => [...new Set(camerasOf(prompt).map(camera => camera.move))].toSorted()

test('a camera without instructions suits the picture, slowly', () => {
  assert.deepEqual(movesOf('a bottle of perfume'), ['orbit', 'push'])
  assert.deepEqual(movesOf('a cake on a table'), ['orbit', 'push'])
  assert.deepEqual(movesOf('a meadow'), ['drift', 'pan-right', 'push'])
  assert.deepEqual(movesOf('an empty table'), ['drift', 'pan-right', 'push'])
  assert.deepEqual(movesOf('a car'), ['drift', 'track-right'])
  assert.deepEqual(movesOf('a train'), ['drift', 'track-right'])
  assert.deepEqual(movesOf('a dog runs'), ['drift', 'track-right'])
  assert.deepEqual(movesOf('a woman'), ['drift', 'push'])
  for (const { speed } of camerasOf('a woman')) assert.equal(speed, 'slow')
})

test('landscapes and crowds are shown wide, one to three subjects medium, unless the words say otherwise', () => {
  for (const [prompt, framing] of [
    ['a meadow', 'wide'],
    ['a dog', 'medium'],
    ['three dogs', 'medium'],
    ['four dogs', 'wide'],
    ['a close-up of four dogs', 'close'],
    ['a wide shot of a dog', 'wide'],
  ] as const)
    assert.equal(shotOf(prompt).camera.framing, framing, prompt)
})

test('a named move has its usual speed, or the named one', () => {
  const cameraIn = (prompt: string): string => {
    const { move, speed } = shotOf(prompt).camera
    return `${move} ${speed}`
  }
  assert.equal(cameraIn('a dog, the camera pans left'), 'pan-left normal')
  assert.equal(cameraIn('a dog, the camera slowly tilts up'), 'tilt-up slow')
  assert.equal(cameraIn('a dog, tracking shot to the left'), 'track-left normal')
  assert.equal(cameraIn('a dog, the camera quickly zooms in'), 'push fast')
})
