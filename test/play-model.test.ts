import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type PlayedModel, playModel } from '../tools/play-model.ts'
import { until } from './harness/until.ts'

// The server by which a person plays the language model.

let folder: string
let model: PlayedModel

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-play-'))
  model = await playModel({ folder, pollMs: 5 })
})
after(async () => {
  await model.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (body: string, signal?: AbortSignal) =>
  fetch(`${model.url}/v1/chat/completions`, { method: 'POST', body, ...(signal && { signal }) })
const isThere = async (name: string): Promise<boolean> => (await readdir(folder)).includes(name)

test('a question lies in the folder byte for byte until its answer lies beside it', async () => {
  const picture = Buffer.from([0xff, 0xd8, 0xff, 1])
  const content = [
    { type: 'text', text: 'What is not seen?' },
    { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${picture.toString('base64')}` } },
  ]
  const body = `{ "model":"person",  "messages": ${JSON.stringify([{ role: 'user', content }])} }`
  const asked = ask(body)
  await until(() => isThere('0001.request.json'), 'the question')
  assert.equal(await readFile(join(folder, '0001.request.json'), 'utf8'), body)
  assert.equal(
    await readFile(join(folder, '0001.txt'), 'utf8'),
    '===== user\nWhat is not seen?\n(picture 0001-1.jpg)\n',
  )
  assert.deepEqual(await readFile(join(folder, '0001-1.jpg')), picture)
  await writeFile(join(folder, '0001.answer.txt'), '{"entities": []}')
  const { choices } = (await (await asked).json()) as { choices: object[] }
  assert.deepEqual(choices, [
    { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: '{"entities": []}' } },
  ])
})

test('a question that was asked before has the number and the answer that it had, also after a restart', async () => {
  const left = new AbortController()
  const first = ask('{"seed":2}', left.signal)
  await until(() => isThere('0002.request.json'), 'the question')
  left.abort()
  await assert.rejects(first)
  await model.close()
  model = await playModel({ folder, pollMs: 5 })
  const again = ask('{"seed":2}')
  await writeFile(join(folder, '0002.answer.txt'), 'red')
  assert.match(await (await again).text(), /"content":"red"/)
  assert.equal(await isThere('0003.request.json'), false)
})
