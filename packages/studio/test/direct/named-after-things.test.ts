import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const seen = (prompt: string): string[] => shotsOf(prompt)[0]!.subjects.map(({ words }) => words)

test('flowers and colours that are called after things are no such things', () => {
  assert.deepEqual(seen('A hummingbird hovers at a trumpet flower, its throat flashing ruby.'), [
    'hummingbird',
    'trumpet flower',
  ])
  assert.deepEqual(seen('A girl with emerald eyes smiles at a cat.'), ['girl', 'cat'])
  assert.deepEqual(seen('A woman holds a ruby.'), ['woman', 'ruby'])
})

test('who is called by a boat rows, and wrestlers wrestle', () => {
  const deeds = (prompt: string): (string | undefined)[] =>
    shotsOf(prompt)[0]!.subjects[0]!.deeds!.map(({ verb }) => verb)
  assert.deepEqual(deeds('A lone kayaker paddles down a river.'), ['row'])
  assert.deepEqual(deeds('两个男孩在草地上摔跤。'), ['wrestle'])
  assert.deepEqual(deeds('Two boys wrestle on the grass.'), ['wrestle'])
})
