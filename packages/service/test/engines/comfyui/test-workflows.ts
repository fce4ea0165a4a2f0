import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Slots } from '../../../src/engines/comfyui/workflow/slots.ts'
import type { Workflow } from '../../../src/engines/comfyui/workflow/workflow.ts'

export type TestWorkflow = { workflow: Workflow; slots: Slots }

const node = (class_type: string, inputs: Record<string, unknown>): Workflow[string] => ({ class_type, inputs })

const colour = node('EmptyImage', { width: 64, height: 64, batch_size: 1, color: 0 })
const save = (from: string): Workflow[string] => node('SaveImage', { filename_prefix: 'ComfyUI', images: [from, 0] })
const sized: Slots['slots'] = {
  // The node's own range of colours is that of the seeds of these tests.
  seed: [{ class: 'EmptyImage', input: 'color' }],
  width: [{ class: 'EmptyImage', input: 'width' }],
  height: [{ class: 'EmptyImage', input: 'height' }],
}
const imageSlots: Slots = {
  makes: { kind: 'image' },
  slots: sized,
  output: { class: 'SaveImage' },
  size: { step: 16 },
}

/** One colour, at once. */
export const plain: TestWorkflow = { workflow: { 1: colour, 2: save('1') }, slots: imageSlots }

/** A clip of one colour. */
export const moving: TestWorkflow = {
  workflow: {
    1: colour,
    2: node('CreateVideo', { images: ['1', 0], fps: 8 }),
    3: node('SaveVideo', { video: ['2', 0], filename_prefix: 'video/ComfyUI', format: 'mp4', codec: 'h264' }),
  },
  slots: {
    makes: { kind: 'video', from: ['words'] },
    slots: {
      ...sized,
      frames: [{ class: 'EmptyImage', input: 'batch_size' }],
      fps: [{ class: 'CreateVideo', input: 'fps' }],
    },
    output: { class: 'SaveVideo' },
    size: { step: 16 },
    frames: { fps: 8, step: 4, most: 81 },
  },
}

/** Silence. */
export const silent: TestWorkflow = {
  workflow: {
    1: node('EmptyAudio', { duration: 1, sample_rate: 44100, channels: 2 }),
    2: node('SaveAudioMP3', { audio: ['1', 0], filename_prefix: 'audio/ComfyUI', quality: '128k' }),
  },
  slots: {
    makes: { kind: 'music' },
    slots: { seconds: [{ class: 'EmptyAudio', input: 'duration' }] },
    output: { class: 'SaveAudioMP3' },
  },
}

/** A picture that came, in another size. */
export const resized: TestWorkflow = {
  workflow: {
    1: node('LoadImage', { image: 'example.png' }),
    2: node('ImageScale', { image: ['1', 0], upscale_method: 'bilinear', width: 64, height: 64, crop: 'disabled' }),
    3: save('2'),
  },
  slots: {
    makes: { kind: 'image' },
    slots: {
      image: [{ class: 'LoadImage', input: 'image' }],
      width: [{ class: 'ImageScale', input: 'width' }],
      height: [{ class: 'ImageScale', input: 'height' }],
    },
    output: { class: 'SaveImage' },
    size: { step: 16 },
  },
}

const TIMES = 6
const [SMALL, LARGE] = [256, 2_560]

/** One colour, made large and small again and again: seconds of work that is interrupted between its nodes. */
export const slow: TestWorkflow = { workflow: slowGraph(), slots: imageSlots }

function slowGraph(): Workflow {
  const graph: Record<string, Workflow[string]> = { 1: colour }
  for (let at = 2; at < 2 + 2 * TIMES; at++) {
    const side = at % 2 === 0 ? LARGE : SMALL
    const to = { upscale_method: 'lanczos', width: side, height: side, crop: 'disabled' }
    graph[at] = node('ImageScale', { image: [String(at - 1), 0], ...to })
  }
  graph[100] = save(String(1 + 2 * TIMES))
  return graph
}

export const MISSING_MODEL = 'kinora-has-no-such-model.safetensors'

/** Needs weights that nobody has. */
export const weighty: TestWorkflow = {
  workflow: {
    1: node('VAELoader', { vae_name: MISSING_MODEL }),
    2: colour,
    3: node('VAEEncode', { pixels: ['2', 0], vae: ['1', 0] }),
    4: node('VAEDecode', { samples: ['3', 0], vae: ['1', 0] }),
    5: save('4'),
  },
  slots: {
    ...imageSlots,
    needs: { models: [{ file: MISSING_MODEL, folder: 'vae', from: 'https://example.com/vae' }] },
  },
}

/** Needs a node that nobody has. */
export const strange: TestWorkflow = {
  workflow: { 1: colour, 2: node('KinoraHasNoSuchNode', { image: ['1', 0] }), 3: save('2') },
  slots: imageSlots,
}

/** Has a second result that cannot be made: the server takes it for the sake of the first. */
export const halfBad: TestWorkflow = {
  workflow: {
    ...slow.workflow,
    201: node('LoadImage', { image: 'kinora-has-no-such-picture.png' }),
    202: save('201'),
  },
  slots: { ...imageSlots, output: { id: '100' } },
}

/** Shows its result and does not keep it. */
export const preview: TestWorkflow = {
  workflow: { 1: colour, 2: node('PreviewImage', { images: ['1', 0] }) },
  slots: { ...imageSlots, output: { class: 'PreviewImage' } },
}

/** A clip by the widespread video nodes, which only the twin has. */
export const combined: TestWorkflow = {
  workflow: {
    1: colour,
    2: node('VHS_VideoCombine', { images: ['1', 0], frame_rate: 8, filename_prefix: 'AnimateDiff' }),
  },
  slots: { ...moving.slots, slots: sized, output: { class: 'VHS_VideoCombine' } },
}

/** Writes them where an engine can load them; their paths. */
export async function writeWorkflows(
  test: TestContext,
  workflows: Readonly<Record<string, TestWorkflow>>,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-workflows-'))
  test.after(() => rm(folder, { recursive: true, force: true }))
  const paths: string[] = []
  for (const [name, { workflow, slots }] of Object.entries(workflows)) {
    const path = join(folder, `${name}.json`)
    await writeFile(path, JSON.stringify(workflow))
    await writeFile(path.replace(/\.json$/, '.slots.json'), JSON.stringify(slots))
    paths.push(path)
  }
  return paths
}
