import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from '../prompt-parsing/seen.ts'

const worn = (prompt: string): string => shotsOf(prompt)[0]!.subjects[0]!.outfit?.join(', ') ?? ''

test('a person of a people or an era wears its clothes, and no modern uniform', () => {
  for (const [prompt, outfit] of [
    ['Roman soldiers march along a road', 'legion armour'],
    ['A Roman senator speaks in a hall', 'toga'],
    ['A Viking warrior stands on a hill', "raider's tunic"],
    ['An ancient Egyptian scribe writes', 'nile linen'],
    ['古希腊战士在海边奔跑', 'hoplite armour'],
    ['三国士兵冲过草原', 'scale armour'],
    ['中世纪铁匠在打铁', "peasant's tunic"],
  ] as const)
    assert.equal(worn(prompt), outfit, prompt)
  assert.match(worn('A soldier marches along a road'), /army uniform/u)
  assert.doesNotMatch(worn('A woman visits a Roman temple'), /toga/u)
})
