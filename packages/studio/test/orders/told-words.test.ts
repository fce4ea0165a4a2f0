import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '../../../media/src/engine/contract.ts'
import { makeOrder } from '../../src/orders/make-order.ts'
import { unknownMusicWords } from '../../src/prompt-parsing/music/unknown-music-words.ts'
import { readEdits } from '../../src/prompt-parsing/picture-edits/read-edits.ts'
import { ignoredWords } from '../../src/prompt-parsing/picture-edits/ignored-words.ts'
import { unheardSounds } from '../../src/orders/told-of-video.ts'
import { unsaidNotes } from '../../src/orders/unsaid-notes.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

const video = (prompt: string, more: Partial<VideoOrder> = {}): VideoOrder => ({
  kind: 'video',
  prompt,
  seed: 1,
  inputs: [],
  seconds: 4,
  width: 320,
  height: 180,
  withSound: true,
  withMusic: false,
  amplitude: 'auto',
  from: { kind: 'words' },
  ...more,
})

const preview = async (order: Order) => {
  const { unknown, unshown, notes, told } = await makeOrder({ order, folder: '', preview: true }, () => {})
  return { unknown: unknown ?? [], unshown: unshown ?? [], notes: notes ?? [], told: told ?? [] }
}
const told = (prompt: string, more: Partial<VideoOrder> = {}) => preview(video(prompt, more))

test('a prompt that is understood completely has no notes', async () => {
  for (const prompt of [
    'A cat riding a bicycle on a beach at sunset',
    'Two dogs running through a flower meadow in spring, golden hour',
    '夕阳下的海滩上，一只猫在骑自行车',
    '雪夜的街道上，一个小女孩提着红灯笼',
    '黄昏时分，三个孩子在草地上放风筝',
  ])
    assert.deepEqual(await told(prompt), { unknown: [], unshown: [], notes: [], told: [] }, prompt)
})

test('an action without its object, or without a support, is noted', async () => {
  const rows: [prompt: string, notActed: string[]][] = [
    ['a barber shaves a bearded man', []],
    ['a man hangs from ropes', ['hangs']],
    ['a bat hangs from a branch', []],
    ['a man hangs a lantern on a tree', []],
  ]
  for (const [prompt, notActed] of rows) {
    const notes = (await told(prompt)).told
    assert.deepEqual(
      notes.flatMap(({ code, word }) => (code === 'not-acted' ? [word] : [])),
      notActed,
      prompt,
    )
  }
})

test('unknown words are noted as written, in both languages', async () => {
  const rows: [prompt: string, unknown: string[]][] = [
    ['a paper boat crosses a quiet lake at dawn', []],
    ['cinematic drone shot of Ollantaytambo at sunrise', ['Ollantaytambo']],
    ['a cat and a quokka on a beach', []],
    ['a cat brindles a frobnitz', ['brindles', 'frobnitz']],
    ['一只猫在窗台上瓞瓞，窗外下着雨', ['瓞瓞']],
  ]
  for (const [prompt, unknown] of rows) assert.deepEqual((await told(prompt)).unknown, unknown, prompt)
})

test('a prompt without anything to draw becomes a card, with a note', async () => {
  const { unknown, notes } = await told('Xylqua brindle forsoothing')
  assert.deepEqual(unknown, ['Xylqua', 'brindle', 'forsoothing'])
  assert.match(notes[0] ?? '', /nothing in it to draw/)
})

test('an action without a subject is noted', async () => {
  assert.deepEqual((await told('城市天际线的日出，延时摄影，云朵飘动')).unshown, ['飘动'])
})

test('a start frame is shown unchanged: the camera and the weather change, things, places and hours do not', async () => {
  const from = { kind: 'frame' } as const
  assert.deepEqual((await told('The woman walks, slow push in, snow falling', { from })).unshown, [])
  assert.deepEqual((await told('a woman holds a red umbrella on a beach at night', { from })).unshown, [
    'red',
    'umbrella',
    'beach',
    'at night',
  ])
  assert.deepEqual((await told('女孩在海滩上放风筝', { from })).unshown, ['海滩', '风筝'])
})

test('words between two frames only add sounds', async () => {
  const from = { kind: 'frames' } as const
  const prompt = 'a dragon flies over the castle, crashing waves'
  assert.deepEqual((await told(prompt, { from })).unshown, ['dragon', 'flies over', 'castle'])
  assert.ok((await told(prompt, { from, withSound: false })).unshown.includes('crashing waves'))
})

test('unused input sounds are noted', async () => {
  const inputs = [{ role: 'sounds[0]', kind: 'sound' as const, path: '' }]
  assert.match((await told('a cat', { inputs, from: { kind: 'references' } })).notes.join(), /^sounds\[0\]:/)
  assert.deepEqual(unheardSounds(video('a cat', { inputs, lips: { sound: 'sounds[0]' } })), [])
})

test('edits that were made are not noted, and missing things are', () => {
  const left = (prompt: string) => ignoredWords(prompt, readEdits(prompt))
  for (const prompt of [
    'make the car blue',
    'turn the day into night',
    'replace the background with a beach',
    'blur the background',
    'make it warmer and crop to a square',
    'in the style of an oil painting',
    '把背景换成海滩',
    '把裙子变成红色',
    '变成冬天',
  ])
    assert.deepEqual(left(prompt), { unknown: [], unshown: [] }, prompt)
  assert.deepEqual(left('add a hat to the dog').unshown, ['hat'])
  assert.deepEqual(left('make the car blue and glumptious').unknown, ['glumptious'])
  assert.deepEqual(left('给狗加上一顶帽子').unshown.includes('帽子'), true)
})

test('words of a music prompt without an effect are noted', () => {
  assert.deepEqual(unknownMusicWords('upbeat electronic corporate music, 120 bpm'), [])
  assert.deepEqual(unknownMusicWords('悲伤的钢琴曲'), [])
  assert.deepEqual(unknownMusicWords('sad theremin music'), ['theremin'])
})

test('characters that no voice can speak, and unused dictionary entries, are noted', () => {
  const speech = (text: string, pronunciations: string[] = []): string[] =>
    unsaidNotes({
      kind: 'speech',
      prompt: '',
      seed: 1,
      inputs: [],
      text,
      voice: 'x',
      speed: 1,
      pitch: 0,
      volume: 0,
      pronunciations,
    })
  assert.deepEqual(speech('Hello, 你好! It costs 5 € — naïve, 100%.'), [])
  assert.deepEqual(speech('Say привет to こんにちは 🎉'), [
    'text: this cannot be said and was left out: "привет", "こんにちは", "🎉"',
  ])
  assert.deepEqual(speech('omg so good', ['omg/oh my god', 'lol/laughing']), [
    'pronunciation_dict_tone[1]: the text does not have this word',
  ])
})

test('a picture has the notes of the shot that it shows, like a clip', async () => {
  const notes = async (prompt: string) =>
    (await preview({ kind: 'image', prompt, seed: 1, inputs: [], width: 320, height: 180 })).told
  assert.deepEqual(await notes('An ibex beside a zorblatt'), (await told('An ibex beside a zorblatt')).told)
  assert.equal((await notes('An ibex beside a zorblatt')).length, 2)
  assert.deepEqual(await notes('A cat on a sofa'), [])
})

test('a thing too minor for a block is noted', async () => {
  assert.deepEqual((await told('Kids run around a zorblatt')).unknown, ['zorblatt'])
})

test('punctuation without words gives a note instead of silence', async () => {
  assert.deepEqual((await told('?!')).notes, ['prompt: there are no words in it, so that nothing is drawn'])
  assert.deepEqual((await told('🐱🐶')).notes, [])
})
