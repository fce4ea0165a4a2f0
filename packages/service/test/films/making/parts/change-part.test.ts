import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changePart, hasPasses, isUndone } from '../../../../src/films/making/parts/change-part.ts'
import { withPictures } from '../../../../src/films/making/inputs/kept-inputs.ts'
import type { PartRequest } from '../../../../src/films/making/inputs/part-request.ts'

const video = (from: object, inputs: object[] = []): PartRequest =>
  ({ prompt: 'p', duration: 2.5, order: { kind: 'video', seconds: 2.5, from }, inputs }) as unknown as PartRequest
const sourceOf = ({ order }: PartRequest): string => (order.kind === 'video' ? order.from.kind : '')
const picture = { role: 'images[0]', kind: 'picture', blob: 'a' } as const
const song = { role: 'audio_url', kind: 'sound', blob: 'b' } as const

test('a picture is shown unchanged, several are combined, and a subject stays one', () => {
  const one = ['https://example.com/a.png']
  assert.equal(sourceOf(changePart(video({ kind: 'words' }), { images: one })), 'frame')
  assert.equal(sourceOf(changePart(video({ kind: 'frame' }), { images: one })), 'frame')
  assert.equal(sourceOf(changePart(video({ kind: 'references' }), { images: one })), 'references')
  assert.equal(sourceOf(changePart(video({ kind: 'frame' }), { images: [...one, ...one] })), 'references')
  assert.equal(sourceOf(changePart(video({ kind: 'frame' }), {})), 'frame')
})

test('words for a place put an unchanged picture there, and a singer stays in the picture', () => {
  const words = { prompt: 'The plate stands on a table in a kitchen at night' }
  assert.equal(sourceOf(changePart(video({ kind: 'frame' }, [picture]), words)), 'references')
  assert.equal(sourceOf(changePart(video({ kind: 'frame' }, [picture]), { prompt: 'it snows, close-up' })), 'frame')
  const sung = video({ kind: 'frame' }, [picture])
  const singing = { ...sung, order: { ...sung.order, lips: { sound: 'audio_url', fromSeconds: 0 } } } as PartRequest
  assert.equal(sourceOf(changePart(singing, words)), 'frame')
})

test('panels side by side become one picture if their words are replaced', () => {
  const panels = { kind: 'panels', panels: [{ prompt: 'a', roles: [] }] }
  assert.equal(sourceOf(changePart(video(panels), {})), 'words')
  assert.equal(sourceOf(changePart(video(panels, [picture]), {})), 'references')
})

test('another length has whole frames, also in the order, and a voice is for speech only', () => {
  const changed = changePart(video({ kind: 'frame' }), { duration: 3.01 })
  assert.equal(changed.duration, 3)
  assert.equal(changed.order.kind === 'video' && changed.order.seconds, 3)
  const speech = {
    prompt: 'p',
    duration: 8,
    order: { kind: 'speech', voice: 'a', voices: ['a', 'c'] },
    inputs: [],
  } as unknown as PartRequest
  assert.deepEqual(changePart(speech, { voice_id: 'b' }).order, { kind: 'speech', voice: 'b' })
  assert.equal(changePart(speech, {}).order, speech.order)
})

test("given pictures replace the part's own, and its sounds stay", () => {
  const other = { ...picture, blob: 'c' }
  assert.deepEqual(withPictures([picture, song], [other]), [other, song])
  assert.deepEqual(withPictures([picture, song], []), [picture, song])
})

test('passes belong to one edit, and an unchanged picture has none', () => {
  const passesOf = ({ order }: PartRequest) => order.kind === 'video' && order.passes
  const asked = changePart(video({ kind: 'words' }), { passes: ['depth'] })
  assert.deepEqual(passesOf(asked), ['depth'])
  assert.equal(passesOf(changePart(asked, { prompt: 'a cat sleeps' })), undefined)
  assert.deepEqual(
    ['words', 'references', 'panels', 'frame', 'frames', 'continuation'].filter(kind => hasPasses(video({ kind }))),
    ['words', 'references', 'panels'],
  )
})

test('an edit of one property keeps the rest of the words', () => {
  const before = { ...video({ kind: 'words' }), prompt: 'A girl walks on a beach at noon, wide shot.' }
  assert.equal(changePart(before, { prompt: 'make it night' }).prompt, 'night, A girl walks on a beach, wide shot.')
  assert.equal(changePart(before, { prompt: 'A cat sleeps' }).prompt, 'A cat sleeps')
  const shown = changePart({ ...video({ kind: 'frame' }, [picture]), prompt: 'The product.' }, { prompt: 'add a cat' })
  assert.deepEqual([sourceOf(shown), shown.prompt], ['references', 'Picture 1 beside a cat.'])
})

test('an edit is undone if none of its new words is visible', () => {
  const before = 'a boat on the sea'
  assert.equal(isUndone('a boat on the sea, zxqv and blorf', before, { unknown: ['zxqv'], unshown: ['blorf'] }), true)
  assert.equal(isUndone('a boat on the sea, zxqv in the rain', before, { unknown: ['zxqv'] }), false)
  assert.equal(isUndone('一艘船，氤氲', '一艘船', { unknown: ['氤氲'] }), true)
})

test('the same words again, or an engine without notes, do not undo an edit', () => {
  const before = 'a boat on the sea'
  assert.equal(isUndone(before, before, { unknown: ['boat'] }), false)
  assert.equal(isUndone('a zxqv', before, {}), false)
})
