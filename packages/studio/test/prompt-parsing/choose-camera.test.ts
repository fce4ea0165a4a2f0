import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import type { Camera } from '../../src/setting/shot-list.ts'

const cameraOf = (prompt: string, seed = 1): Camera => direct({ prompt, seed }).shots[0]!.camera

/** Whatever the seed would choose by itself. */
function alwaysMoves(prompt: string, move: string): void {
  for (let seed = 0; seed < 6; seed++) assert.equal(cameraOf(prompt, seed).move, move, prompt)
}
/** That a prompt says no such move: some seed does another. */
function mayMoveOtherwise(prompt: string, move: string): void {
  assert.ok(
    Array.from({ length: 12 }, (_, seed) => cameraOf(prompt, seed).move).some(own => own !== move),
    prompt,
  )
}

describe('a camera move', () => {
  test('that the words name is used for every seed', () => {
    for (const [prompt, move] of [
      ['a woman, static shot', 'still'],
      ['a woman, dolly in', 'push'],
      ['a woman, zoom out', 'pull'],
      ['a woman, crane shot', 'crane-up'],
      ['a woman, camera descends', 'crane-down'],
      ['a woman, handheld camera', 'handheld'],
      ['a woman, orbit shot', 'orbit'],
      ['女人，固定镜头', 'still'],
      ['女人，镜头推近', 'push'],
      ['女人，镜头上升', 'crane-up'],
    ] as const)
      alwaysMoves(prompt, move)
  })

  test('goes in the direction that its clause names', () => {
    for (const [prompt, move] of [
      ['the camera pans left', 'pan-left'],
      ['the camera pans right', 'pan-right'],
      ['the camera pans up', 'tilt-up'],
      ['the camera pans down', 'tilt-down'],
      ['the camera tracks left', 'track-left'],
      ['the camera moves up', 'crane-up'],
      ['the camera moves downwards', 'crane-down'],
      ['the camera tracks right along a fence', 'track-right'],
      ['The camera orbits a violin', 'orbit'],
      ['The camera reveals a castle', 'reveal'],
      ['The camera slides past a wall to reveal a castle', 'reveal'],
      ['镜头缓缓展现出一座城堡', 'reveal'],
      ['镜头缓缓揭示出一座城堡', 'reveal'],
      ['tilt down on a tower', 'tilt-down'],
      ['a panning shot of a tower to the left', 'pan-left'],
      ['镜头从右向左移动', 'track-left'],
      ['镜头向下摇', 'tilt-down'],
    ] as const)
      alwaysMoves(prompt, move)
  })

  test('without a direction goes its usual way', () => {
    alwaysMoves('the camera tilts', 'tilt-down')
    mayMoveOtherwise('the camera follows a dog in a meadow, nothing else', 'crane-up')
  })

  test('takes no direction from another clause', () => {
    alwaysMoves('the camera pans right, a dog on the road to the left', 'pan-right')
  })

  test('of the first clause with a move counts', () => {
    alwaysMoves('zoom in on a cat, then zoom out', 'push')
  })

  test('that is denied is not used', () => {
    for (let seed = 0; seed < 12; seed++) {
      assert.notEqual(cameraOf('a woman, no zoom in', seed).move, 'push')
      assert.notEqual(cameraOf('女人，不要推镜头', seed).move, 'push')
    }
    assert.notEqual(cameraOf('a woman, no close-up').framing, 'close')
  })

  test('of a person is not a move of the camera', () => {
    mayMoveOtherwise('a woman circles around a car', 'orbit')
    mayMoveOtherwise('a man moves in', 'push')
    alwaysMoves('the camera circles around a car', 'orbit')
  })
})

test('a camera in the words is the same for every seed', () => {
  const told = cameraOf('a dog, wide shot, the camera slowly pans left')
  fc.assert(
    fc.property(fc.integer(), seed =>
      assert.deepEqual(cameraOf('a dog, wide shot, the camera slowly pans left', seed), told),
    ),
    {
      numRuns: 20,
    },
  )
})

test('the direction of a light is not that of the camera', () => {
  for (const prompt of ['a dancer on a stage, spotlight from above', 'a dancer, a spotlight falls from above'])
    assert.equal(cameraOf(prompt).angle, undefined, prompt)
  for (const prompt of [
    'a dancer from above',
    'a dancer in a spotlight, from above',
    'a dancer, spotlight, camera from above',
  ])
    assert.equal(cameraOf(prompt).angle, 'top', prompt)
})
