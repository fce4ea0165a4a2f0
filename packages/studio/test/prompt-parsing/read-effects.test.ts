import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEffects } from '../../src/prompt-parsing/read-effects.ts'

const READ: readonly (readonly [prompt: string, kinds: string])[] = [
  ['A dog barks in the rain', 'dog rain'],
  ['Heavy rain on a window, distant thunder', 'rain-on-glass thunder'],
  ['the door slams shut', 'door-slam'],
  ['slamming a car door', 'door-slam'],
  ['glass shattering on a stone floor', 'glass-breaking stone-fall'],
  ['Footsteps on gravel, then a gunshot', 'steps-gravel gunshot'],
  ['An owl hoots', 'owl'],
  ['A branch snaps', 'wood-crack'],
  ['police siren passing by', 'siren whoosh'],
  ['someone is typing on a keyboard', 'typing'],
  ['a church bell tolls', 'bells'],
  ['car engine starting', 'car-start'],
  ['a baby crying while its mother laughs', 'baby-cry laugh'],
  ['wind without birds', 'wind'],
  ['no wind, only crickets', 'crickets'],
  ['雷声和大雨', 'thunder rain'],
  ['远处传来一阵狗叫声', 'dog'],
  ['玻璃破碎的声音，然后有人尖叫', 'glass-breaking scream'],
  ['没有风，只有蟋蟀', 'crickets'],
]

for (const [prompt, kinds] of READ)
  test(`"${prompt}" is heard as ${kinds}`, () => {
    const read = readEffects(prompt)
    assert.equal(read.kinds.map(({ name }) => name).join(' '), kinds)
  })

test('words that name no sound are reported as written, except adjectives and small words', () => {
  assert.deepEqual(readEffects('a Loud dog barks near the old quix').unknown, ['quix'])
  assert.deepEqual(readEffects('一只狗在叫，旁边有量子对撞机').unknown.length, 1)
})

test('loud and soft, near and far are read', () => {
  assert.ok(readEffects('violent storm wind').intensity > readEffects('gentle wind').intensity)
  assert.deepEqual(
    [readEffects('a distant train').isFar, readEffects('远处的火车').isFar, readEffects('a train').isFar],
    [true, true, false],
  )
})
