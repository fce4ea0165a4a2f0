import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { direct } from '../../src/direct/direct.ts'
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

describe('a move', () => {
  test('that is said is made, whatever the seed', () => {
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

  test('goes where the direction in its clause points', () => {
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

  test('without a direction goes the usual way', () => {
    alwaysMoves('the camera tilts', 'tilt-down')
    mayMoveOtherwise('the camera follows a dog in a meadow, nothing else', 'crane-up')
  })

  test('who runs before it still runs', () => {
    const [shot] = direct({ prompt: 'The camera follows a running boy through a market', seed: 1 }).shots
    assert.equal(shot!.subjects[0]!.motion, 'run')
  })

  test('looks down where it is said in so many words', () => {
    for (const prompt of [
      'Top-down shot of a boy in a meadow',
      'a boy in a meadow, from directly above',
      '俯拍一个男孩',
    ])
      assert.equal(direct({ prompt, seed: 1 }).shots[0]!.camera.angle, 'top', prompt)
    assert.equal(direct({ prompt: '倾斜镜头，一个男人走过街道', seed: 1 }).shots[0]!.camera.angle, 'tilted')
  })

  test('sees the side of somebody or something that is said', () => {
    const sides = {
      front: [
        'a woman facing the camera',
        'front view of a teacher in a classroom',
        'a man looks at the camera and smiles',
        'close-up of a girl looking at the camera',
        '一位女子正面对着镜头',
        '女孩看着镜头微笑',
      ],
      side: ['side view of a red car', 'a man in profile', '一个女人的侧脸'],
      back: ['a woman seen from behind looks at the sea', 'a man with his back to the camera', '一个男人的背影'],
    }
    for (const [from, prompts] of Object.entries(sides))
      for (const prompt of prompts) assert.equal(direct({ prompt, seed: 1 }).shots[0]!.camera.from, from, prompt)
    for (const prompt of [
      'two friends facing each other',
      'a lighthouse facing the sea',
      'a woman gives the camera to a man',
    ])
      assert.equal(direct({ prompt, seed: 1 }).shots[0]!.camera.from, undefined, prompt)
  })

  test('takes no direction from another clause', () => {
    alwaysMoves('the camera pans right, a dog on the road to the left', 'pan-right')
  })

  test('of the first clause that has one counts', () => {
    alwaysMoves('zoom in on a cat, then zoom out', 'push')
  })

  test('that is denied is not made', () => {
    for (let seed = 0; seed < 12; seed++) {
      assert.notEqual(cameraOf('a woman, no zoom in', seed).move, 'push')
      assert.notEqual(cameraOf('女人，不要推镜头', seed).move, 'push')
    }
    assert.notEqual(cameraOf('a woman, no close-up').framing, 'close')
  })

  test('that somebody makes is not the camera’s', () => {
    mayMoveOtherwise('a woman circles around a car', 'orbit')
    mayMoveOtherwise('a man moves in', 'push')
    alwaysMoves('the camera circles around a car', 'orbit')
  })
})

describe('its speed', () => {
  test('is the one in the clause of the move', () => {
    assert.equal(cameraOf('a dog, the camera slowly pushes in').speed, 'slow')
    assert.equal(cameraOf('a dog, the camera rapidly pushes in').speed, 'fast')
    assert.equal(cameraOf('a slow dog, the camera pushes in').speed, 'normal')
  })

  test('is that of the whole film where it is slow motion or a time lapse', () => {
    assert.equal(cameraOf('a dog in slow motion').speed, 'slow')
    assert.equal(cameraOf('clouds, time lapse').speed, 'fast')
    assert.equal(cameraOf('城市夜景，延时摄影').speed, 'fast')
  })

  test('of somebody else is not the camera’s', () => {
    assert.equal(cameraOf('a fast dog').speed, 'slow')
  })
})

describe('its framing', () => {
  test('is the first one that is said', () => {
    assert.equal(cameraOf('close-up of a dog, wide shot').framing, 'close')
    assert.equal(cameraOf('a dog, medium shot of four cats').framing, 'medium')
    assert.equal(cameraOf('一只狗的特写').framing, 'close')
  })

  test('counts everybody, not every kind', () => {
    assert.equal(cameraOf('two dogs and a cat').framing, 'medium')
    assert.equal(cameraOf('two dogs and two cats').framing, 'wide')
  })
})

test('another seed changes no camera that is told', () => {
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

test('how much of somebody is seen is what the words say, and nothing where they do not', () => {
  for (const [prompt, size] of [
    ['close-up of a woman', 'bust'],
    ['extreme close-up of a cat', 'face'],
    ['macro shot of a bee', 'face'],
    ['medium shot of a man', 'waist'],
    ['full body shot of a dancer', 'whole'],
    ['特写：一位老人', 'bust'],
    ['大特写，一只猫', 'face'],
    ['中景，一个女孩', 'waist'],
    ['a woman in a park', undefined],
    ['wide shot of a beach', undefined],
  ] as const)
    assert.equal(cameraOf(prompt).size, size, prompt)
})

test('who asks for hands sees hands, and a face where nobody speaks of them', () => {
  const sizeOf = (prompt: string) => cameraOf(prompt).size
  assert.equal(sizeOf('close up of hands typing on a laptop'), 'hands')
  assert.equal(sizeOf('hands kneading dough'), 'hands')
  assert.equal(sizeOf('外婆包馄饨，特写手'), 'hands')
  assert.equal(sizeOf('close up of an old man who waves'), 'bust')
})

test('what others do as well is a move where the camera does it', () => {
  const moveOf = (prompt: string) => cameraOf(prompt).move
  assert.equal(moveOf('A village at dawn, the camera slowly rises above the roofs'), 'crane-up')
  assert.equal(moveOf('A coral reef, the camera dives down along the wall'), 'crane-down')
  assert.equal(moveOf('A valley, the camera flies over the trees'), 'push')
  assert.equal(moveOf('张家界的峰林，镜头缓缓上升'), 'crane-up')
  assert.equal(moveOf('无人机飞过雪山'), 'push')
  assert.notEqual(moveOf('A balloon rises above the village'), 'crane-up')
})
