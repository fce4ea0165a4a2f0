import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ask, Json } from '../../src/mcp/ask.ts'
import { buildTools } from '../../src/mcp/build-tools.ts'
import { callTool } from '../../src/mcp/create-mcp-server.ts'
import { pathTo } from '../../src/mcp/path.ts'
import type { ToolResult } from '../../src/mcp/show-task.ts'
import { openCatalog } from '../../src/service/open/open-catalog.ts'
import { readSettings } from '../../src/service/settings.ts'

// Whatever an agent sends, a tool asks the service only for what it is declared to ask for.

const tools = buildTools(openCatalog(readSettings({})))

const HOSTILE = [
  '../text2video',
  '../../../admin/v1/accounts',
  '..',
  '.',
  '',
  '1/../../../admin/v1/accounts',
  '%2e%2e/text2video',
  '1?x=y',
  '1#',
  '\\..\\text2video',
  'text2video\n',
  '１２３',
  ' 12',
  '__proto__',
  'a'.repeat(100_000),
]
const WRONG: unknown[] = [909887773526200300, -1, 1.5, true, null, [], {}, ['..'], { toString: '..' }]

type Call = { asked: string[]; result: ToolResult | { begun: string } }

/** Calls a tool of a service that has one task, of a kind that the answer names. */
async function call(name: string, args: unknown, type = 'text2video'): Promise<Call> {
  const asked: string[] = []
  const ask: Ask = async (method, path) => {
    asked.push(`${method} ${path.text}`)
    const task = { id: '7', type, state: 'success', creations: [], progress: 100 }
    const answer: Json = { tasks: [task], task_id: '8', voices: [], segments: [], narration: [], music: [], ...task }
    return { status: 200, type: 'application/json', bytes: Buffer.from(JSON.stringify(answer)) }
  }
  const tool = tools.find(one => one.name === name)
  assert.ok(tool, name)
  const signal = new AbortController().signal
  const result = await callTool(tool, { ask, args, signal, onProgress: async () => {} })
  return { asked, result }
}

const messageOf = ({ result }: Call): string => {
  assert.ok('content' in result && result.isError, JSON.stringify(result))
  const [first] = result.content
  return first?.type === 'text' ? first.text : ''
}

test('a preview of an unknown generator is rejected by its name, and nothing is requested', async () => {
  for (const generator of [...HOSTILE, ...WRONG]) {
    const made = await call('preview', { generator, arguments: { model: 'genq2', prompt: 'a lake' } })
    assert.deepEqual(made.asked, [], JSON.stringify(generator))
    assert.match(messageOf(made), /generator (must be|is required)/)
  }
  const wrong = messageOf(await call('preview', { generator: '../text2video', arguments: {} }))
  assert.match(wrong, /generator must be one of text2video, .*, got "\.\.\/text2video"/)
})

test('an invalid id is rejected in every tool, and nothing is requested', async () => {
  const found: string[] = []
  for (const { name, inputSchema } of tools) {
    const properties = inputSchema.properties as Record<string, { type: string }>
    for (const [argument, { type }] of Object.entries(properties)) {
      if (!/(^|_)(id|ids|cut)$/.test(argument) || !/task|film|cut/.test(argument)) continue
      found.push(`${name}.${argument}`)
      for (const id of [...HOSTILE, ...WRONG]) {
        const others = Object.fromEntries((inputSchema.required as string[]).map(one => [one, '7']))
        const made = await call(name, { ...others, [argument]: type === 'array' ? [id] : id })
        const isLeftOut = id === null && type !== 'array' && !(argument in others)
        if (isLeftOut) continue
        assert.deepEqual(made.asked, [], `${name} ${argument} ${JSON.stringify(id).slice(0, 80)}`)
        assert.match(messageOf(made), new RegExp(`${argument}(\\[0\\])? (must|is)`))
      }
    }
  }
  assert.ok(found.length >= 9, found.join(' '))
})

test('every argument of every tool is checked by the published schema', async () => {
  for (const { name, inputSchema } of tools) {
    const unknown = await call(name, { nothing_like_it: 1 })
    assert.deepEqual(unknown.asked, [], name)
    assert.match(messageOf(unknown), /nothing_like_it is no argument of \w+, which takes /, name)
    const properties = inputSchema.properties as Record<string, { type: string }>
    for (const [argument, { type }] of Object.entries(properties)) {
      const made = await call(name, { [argument]: type === 'object' ? 'x' : { not: 'it' } })
      assert.deepEqual(made.asked, [], `${name} ${argument}`)
      assert.match(messageOf(made), new RegExp(`\\b${argument} must be `), name)
    }
  }
})

test('a rejection names all wrong arguments with the allowed and the received values', async () => {
  const wrong = messageOf(await call('wait', { task_id: '7', seconds: 1_000 }))
  assert.match(wrong, /seconds must be between 0 and 50, got 1000/)
  const misspelt = messageOf(await call('make_text2video', { model: 'genq2', prompt: 'x', durations: 5 }))
  assert.match(misspelt, /durations is no argument of make_text2video; is duration meant\?/)
  const several = messageOf(await call('tasks', { states: ['done'], count: 0 }))
  assert.match(several, /states\[0\] must be one of created, .*, got "done"; count must be between 1 and 50, got 0/)
  const inner = messageOf(await call('preview', { generator: 'text2video', arguments: { prompt: 7 } }))
  assert.match(inner, /arguments\.prompt must be a string, got 7/)
  assert.match(messageOf(await call('voices', { language: 'fr' })), /language must be one of en, zh, got "fr"/)
  assert.match(messageOf(await call('upload', { url: 'a', idempotency_key: 'a\nb' })), /idempotency_key must be/)
  for (const args of [[], 'x', 7]) assert.match(messageOf(await call('credits', args)), /must be an object/)
})

test('null is the same as absent', async () => {
  const made = await call('make_text2video', { model: 'genq2', prompt: 'x', seed: null, estimate: null })
  assert.deepEqual(made.asked, ['POST /ent/v2/text2video'])
})

test('tools build paths only from names of the catalogue', async () => {
  for (const type of ['../../../admin/v1/accounts', 'text2video', '', '..']) {
    const { asked } = await call('show', { task_id: '7' }, type)
    assert.deepEqual(asked, ['GET /ent/v2/tasks?task_ids=7', 'GET /ent/v2/tasks/7/preview'], type)
    const edit = await call('edit_film', { film_id: '7', segment: 0, prompt: 'x' }, type)
    assert.deepEqual(edit.asked, ['GET /ent/v2/tasks?task_ids=7'], type)
    assert.match(messageOf(edit), /no film/)
  }
})

test('a value becomes one segment of a path, or the path is rejected', () => {
  assert.equal(pathTo`/ent/v2/tasks/${'a/b?c#d%'}/cancel`.text, '/ent/v2/tasks/a%2Fb%3Fc%23d%25/cancel')
  for (const value of ['', '.', '..', '%2e%2E', '.%2e']) assert.throws(() => pathTo`/x/${value}/y`, /segment/, value)
})
