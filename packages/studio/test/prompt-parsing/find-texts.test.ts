import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'

const shotOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!

test('letters are on the thing that the words name, if it has space for them', () => {
  for (const [prompt, words, sprite] of [
    ['A birthday cake with the words "Happy 40" on it', 'birthday cake', '1f382'],
    ['A poster on a wall says "Rock Night"', 'poster', 'drawn-wall-poster'],
    ['墙上的海报写着“音乐节”', '海报', 'drawn-wall-poster'],
    ['A banner that says "Welcome Home" hangs over a street', 'banner', 'drawn-hung-banner'],
    ['街上挂着写着“欢迎回家”的横幅', '横幅', 'drawn-hung-banner'],
    ['A neon sign over a bar reads "OPEN"', 'neon sign', 'drawn-neon-sign'],
    ['A shop called "Miller & Sons" on a street', 'shop', '1f3ea'],
    ['A sign that says "OPEN" on a street', 'sign', 'drawn-sign'],
    ['A "Keep Out" sign beside a gate', 'sign', 'drawn-sign'],
  ] as const) {
    const { texts, subjects } = shotOf(prompt)
    const on = subjects[texts?.[0]?.subject ?? -1]
    assert.deepEqual([on?.words, on?.what, on?.label], [words, { sprite }, texts![0]!.text], prompt)
    assert.ok(findKind(sprite)!.build().label, `${sprite} has a face for letters`)
  }
})

test('clothes and bags alone have letters on their front', () => {
  for (const [prompt, sprite] of [
    ['A white T-shirt that says "PARIS" lies on a table', '1f455'],
    ['A number 7 jersey hangs on a hook', '1f455'],
    ['A woman carries a tote bag that says "BOOKS" down the street', 'drawn-tote-bag'],
    ['A boy wears a cap with "NYC" on it', '1f9e2'],
  ] as const) {
    const { texts, subjects } = shotOf(prompt)
    const on = subjects[texts?.[0]?.subject ?? -1]
    assert.deepEqual([on?.what, on?.label], [{ sprite }, texts![0]!.text], prompt)
    assert.ok(findKind(sprite)!.build().label, `${sprite} has a face for letters`)
  }
})
