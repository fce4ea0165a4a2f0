import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedTask } from '@kinora/client'
import { address, parseRoute } from '../src/core/route.ts'
import { formatAge, formatBytes, formatLength } from '../src/core/format.ts'
import { mergeTasks } from '../src/tasks/merge-tasks.ts'
import { formatTaskQuery, readTaskQuery, taskFilter } from '../src/tasks/task-query.ts'
import { creationKind } from '../src/task-parts/creation-kind.ts'

const task = (id: string, state = 'processing'): ListedTask => ({ id, state }) as ListedTask

test('pages, news and changes merge into one list, newest first, with the latest state of each task', () => {
  const known = [task('909'), task('100')]
  const merged = mergeTasks(known, [task('1000'), task('100', 'success'), task('99')])
  assert.deepEqual(
    merged.map(one => [one.id, one.state]),
    [
      ['1000', 'processing'],
      ['909', 'processing'],
      ['100', 'success'],
      ['99', 'processing'],
    ],
  )
  assert.equal(mergeTasks(known, []), known, 'nothing new draws nothing anew')
})

test('a view of the list survives its address, without default values', () => {
  const query = readTaskQuery(new URLSearchParams('state=failed&q=red+fox&seed=7&view=gallery&model=&other=1'))
  assert.equal(address('tasks', [], formatTaskQuery(query)), '#/tasks?q=red+fox&seed=7&state=failed&view=gallery')
  assert.equal(address('tasks', [], formatTaskQuery(readTaskQuery(new URLSearchParams('state=nonsense')))), '#/tasks')
})

test('a view becomes a query to the service, and an invalid seed is left out', () => {
  const asked = taskFilter(
    readTaskQuery(new URLSearchParams('state=running&q= fox &type=img2video&seed=x&from=2026-11-14')),
  )
  assert.deepEqual(Object.keys(asked).sort(), ['created_at.from', 'search', 'states', 'types'])
  assert.deepEqual([asked.search, asked.states], ['fox', ['created', 'queueing', 'processing']])
  assert.equal(taskFilter(readTaskQuery(new URLSearchParams('seed=-5'))).seed, -5)
})

test('an address is read back unchanged', () => {
  const hash = address('tasks', ['a/b', '%'], { q: 'ä&b=?#', none: undefined })
  const { page, rest, query } = parseRoute(hash)
  assert.deepEqual([page, rest, query.get('q')], ['tasks', ['a/b', '%'], 'ä&b=?#'])
  assert.deepEqual(parseRoute('#/x/%E0%A4%A').rest, ['%E0%A4%A'], 'half a sign is no reason to fail')
  assert.equal(parseRoute('').page, '')
})

test('lengths, bytes and ages are short', () => {
  assert.deepEqual([formatLength(4), formatLength(61.6), formatLength(3_723)], ['0:04', '1:02', '1:02:03'])
  assert.deepEqual([formatBytes(999), formatBytes(52_428_800)], ['999 B', '52.4 MB'])
  assert.equal(formatAge(0, 100_000), '2m ago')
})

test('the kind of a file follows from the file name in its URL', () => {
  assert.equal(creationKind('https://x/files/ab/c.mp4?signature=1.png'), 'video')
  assert.equal(creationKind('https://x/files/ab/c.PNG'), 'picture')
  assert.equal(creationKind('https://x/a.mp3'), 'sound')
  assert.equal(creationKind('https://x/a'), 'file')
})
