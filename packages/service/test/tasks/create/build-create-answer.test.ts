import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCatalog } from '../../../src/catalog/catalog.ts'
import { modelIn } from '../../../src/catalog/column.ts'
import { img2video } from '../../../src/catalog/generators/img2video.ts'
import { text2video } from '../../../src/catalog/generators/text2video.ts'
import { idSource } from '../../../src/core/ids.ts'
import { buildCreateAnswer } from '../../../src/tasks/create/build-create-answer.ts'
import { buildNewTask } from '../../../src/tasks/create/build-new-task.ts'

const catalog = createCatalog({ ports: { isVoice: () => true, whyUrlRefused: () => undefined } })
const owner = { accountId: '7', keyed: { accountId: '7', key: 'k', sha256: Buffer.alloc(32, 1) } }
const ports = { nextId: idSource(1, () => Date.parse('2030-01-02T03:04:05Z')), usesExternalEngine: () => false }

const textTask = (body: Record<string, unknown>) => {
  const understood = catalog.understand(text2video, { prompt: 'a lamp', ...body })
  const parts = {
    type: 'text2video',
    plan: 'imagine',
    hold: 60,
    model: modelIn(understood.column),
    values: understood.values,
  } as const
  const task = buildNewTask(owner, parts, ports)
  return { task, answer: JSON.parse(buildCreateAnswer(text2video, task, understood, key => `/f/${key}`)) as object }
}

test('fields with their own column are not stored twice', () => {
  const { task } = textTask({ model: 'genq1', payload: 'mine', callback_url: 'https://example.com/back' })
  const { request, payload, callbackUrl, model, resolution, idempotency, lane, createdAt } = task
  assert.equal('payload' in request || 'callback_url' in request, false)
  assert.deepEqual(
    { payload, callbackUrl, model, resolution, lane, createdAt, key: idempotency?.key },
    {
      payload: 'mine',
      callbackUrl: 'https://example.com/back',
      model: 'genq1',
      resolution: '1080p',
      lane: 'long',
      createdAt: '2030-01-02T03:04:05.000000Z',
      key: 'k',
    },
  )
  assert.notEqual(task.id, task.ledgerId)
})

test('an answer has the parameters that are used, in the order of the declaration', () => {
  const { task, answer } = textTask({ model: 'genq1', payload: 'mine' })
  assert.deepEqual(Object.keys(answer), text2video.answer.slice())
  assert.partialDeepStrictEqual(answer, {
    task_id: task.id,
    id: task.id,
    state: 'created',
    credits: 60,
    duration: 5,
    resolution: '1080p',
    aspect_ratio: '16:9',
    movement_amplitude: 'auto',
    payload: 'mine',
  })
})

test('the amplitude is answered as sent where it has no effect, if it is one there is', () => {
  const amplitudeOf = (movement_amplitude: string): unknown =>
    Object.entries(textTask({ model: 'genq3-turbo', movement_amplitude }).answer).find(
      ([name]) => name === 'movement_amplitude',
    )?.[1]
  assert.equal(amplitudeOf('large'), 'large')
  assert.equal(amplitudeOf('huge'), 'auto')
})

test('stored pictures are answered by URLs, others as they were given', () => {
  const images = ['https://example.com/a.png']
  const understood = catalog.understand(img2video, { model: 'genq1', images })
  const shown = (values: readonly unknown[]): unknown => {
    const body = { ...understood, values: { ...understood.values, images: values } }
    const parts = { type: 'img2video', plan: 'animate-frames', hold: 1, model: 'genq1', values: body.values } as const
    const task = buildNewTask(owner, parts, ports)
    const answer = buildCreateAnswer(img2video, task, body, key => `/f/${key}`)
    return (JSON.parse(answer) as { images: unknown }).images
  }
  assert.deepEqual(shown(images), images)
  assert.deepEqual(shown([{ blob: 'b' }, { blob: 'c', given: 'ssupload:?id=1' }]), ['/f/b', 'ssupload:?id=1'])
})
