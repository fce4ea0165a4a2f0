import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

/** What is poured out of what, into what. */
const poured = (prompt: string): (string | undefined)[] => {
  const { subjects } = direct({ prompt, seed: 1 }).shots[0]!
  const deed = subjects.flatMap(({ deeds = [] }) => deeds).find(({ verb }) => verb === 'pour')
  const from = subjects[deed?.to ?? -1]
  const into = from?.relation?.kind === 'in' ? subjects[from.relation.to] : undefined
  return [from?.words, into?.words]
}

test('what somebody pours comes out of something and into something, named or not', () => {
  assert.deepEqual(poured('A waiter pours wine into a glass'), ['bottle', 'glass'])
  assert.deepEqual(poured('A girl pours water into a glass'), ['jug', 'glass'])
  assert.deepEqual(poured('A woman pours tea from a teapot into a cup'), ['teapot', 'cup'])
  assert.deepEqual(poured('服务员往杯子里倒红酒'), ['bottle', '杯子'])
  assert.deepEqual(poured('A man pours coffee'), ['jug', 'cup'])
})

test('it is told of nothing that it is missing, and nothing is filled by what is poured over somebody', () => {
  assert.equal(direct({ prompt: 'A waiter pours wine into a glass', seed: 1 }).unshown, undefined)
  assert.equal(poured('A man pours water over his head')[1], undefined)
  assert.equal(poured('A gardener pours water on the flowers')[1], undefined)
})
