import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Preview, Scene } from '@kinora/client'
import { formatPreview } from '../../../../src/cli/people/output/format-preview.ts'

const segment: Preview['segments'][number] = {
  kind: 'video',
  from: 0,
  duration: 4,
  prompt: 'a kite,\nthen a dog',
  seed: 5,
  inputs: [],
  engine: 'studio',
}

const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [
    { id: 'kite', asset: 'kite', name: 'a kite' },
    { id: 'dogs', asset: 'dog', count: 3 },
  ],
  places: [
    { id: 'here', asset: 'beach', time: 'sunset', weather: 'clear' },
    { id: 'there', asset: 'forest', weather: 'rain' },
  ],
  shots: [
    { from: 0, to: 2, place: 'here', actions: [{ who: 'kite', does: 'fly' }], camera: { size: 'wide', move: 'push' } },
    { from: 2, to: 4, place: 'there', camera: { target: ['dogs'] }, texts: [{ text: 'Three' }] },
  ],
}

const preview: Preview = {
  type: 'text2video',
  model: 'genq2',
  credits: 40,
  seed: 5,
  duration: 8,
  width: 1280,
  height: 720,
  timing: 'estimated',
  segments: [
    { ...segment, scene },
    { ...segment, from: 4, engine: 'far' },
  ],
  sounds: [
    { kind: 'speech', prompt: 'hello', voice: 'British_Emma', engine: 'studio' },
    { kind: 'music', prompt: 'calm piano', engine: 'studio' },
  ],
  lines: [
    { text: 'hello', voice: 'British_Emma', segment: 0, from: 0.25 },
    { text: 'woof', speaker: 'a dog', segment: 1, from: 4 },
  ],
  titles: [{ text: 'The end', style: 'title', from: 6, to: 8 }],
  notes: ['prompt: these words were not understood: "glorp"'],
}

test('everything is listed in the order of seeing and hearing, with the undone parts at the end', () => {
  assert.equal(
    formatPreview(preview),
    `makes   text2video with genq2
size    1280x720
length  about 8.0 s
seed    5
costs   40 credits

1.  0.0 s to 4.0 s  a kite, then a dog
   0.0 s  beach, sunset | a kite: fly | camera: wide push
   2.0 s  forest, rain | dogs (3); "Three"
   0.3 s  British_Emma says: hello

2.  4.0 s to 8.0 s  a kite, then a dog  (far)
   6.0 s  title: The end
   4.0 s  a dog says: woof

narration in the voice British_Emma
music: calm piano
note: prompt: these words were not understood: "glorp"`,
  )
})
