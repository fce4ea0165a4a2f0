import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEvents, type ServerEvent } from '../src/read-events.ts'
import { collect } from './collect.ts'

const TEXT =
  ': still here\n\nevent: task\nid: 7\ndata: {"a":"é"}\n\ndata: one\r\ndata:two\r\n\r\nevent: empty\n\ndata: unfinished'
const EVENTS: ServerEvent[] = [
  { event: 'task', data: '{"a":"é"}', id: '7' },
  { event: 'message', data: 'one\ntwo', id: '' },
]

const streamOf = (chunks: Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

test('events are the same for any division of the bytes, also inside a character', async () => {
  const bytes = new TextEncoder().encode(TEXT)
  for (let cut = 0; cut <= bytes.length; cut++) {
    const stream = streamOf([bytes.subarray(0, cut), bytes.subarray(cut)])
    assert.deepEqual(await collect(readEvents(stream)), EVENTS, `cut at ${cut}`)
  }
  const single = Array.from(bytes, byte => Uint8Array.of(byte))
  assert.deepEqual(await collect(readEvents(streamOf(single))), EVENTS)
})

test('a reader that stops ends the stream', async () => {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    pull: controller => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => void (cancelled = true),
  })
  for await (const { data } of readEvents(stream)) {
    assert.equal(data, 'x')
    break
  }
  assert.equal(cancelled, true)
})
