import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { driveEngine } from '../../../../../test/harness/drive-engine.ts'
import type { GuideName, Order } from '../../../../media/src/engine/contract.ts'
import { canMake } from '../../../../media/src/engine/can-make.ts'
import { SCENE_VERSION } from '../../../../media/src/scene/scene-schema.ts'
import { comfyuiKind } from '../../../src/engines/comfyui/comfyui-kind.ts'
import { loadWorkflow } from '../../../src/engines/comfyui/workflow/load-workflow.ts'
import { clip, openEngine, openTwin, still } from './far-comfyui.ts'
import { moving, type TestWorkflow } from './test-workflows.ts'
import { drawPng } from './twin-nodes.ts'

const scene = {
  version: SCENE_VERSION,
  seconds: 2,
  entities: [{ id: 'cat', asset: 'cat' }],
  places: [{ id: 'home', asset: 'living-room' }],
  shots: [{ from: 0, to: 2, place: 'home' }],
} as const

const staged = (more: object = {}): Order => clip({ width: 1_280, height: 720, scene, ...more })

/** What each workflow asks for: sides in its steps, and frames at its rate: 4n+1 at 16, 8n+1 at 24, one of a picture. */
const WANTED = {
  'wan-vace-guided': { names: ['depth', 'pose'], width: 1_280, height: 720, framesPerSecond: 16, frames: 33 },
  'wan22-fun-control-guided': { names: ['depth'], width: 1_280, height: 720, framesPerSecond: 16, frames: 33 },
  'wan22-first-last-guided': {
    names: ['first_frame', 'last_frame'],
    width: 1_280,
    height: 720,
    framesPerSecond: 16,
    frames: 33,
  },
  'ltx-video-guided': {
    names: ['first_frame', 'last_frame'],
    width: 1_216,
    height: 672,
    framesPerSecond: 24,
    frames: 49,
  },
  'qwen-image-guided': { names: ['depth', 'pose'], width: 1_280, height: 720, framesPerSecond: 24, frames: 1 },
  'qwen-image-look': { names: ['depth', 'first_frame'], width: 1_280, height: 720, framesPerSecond: 24, frames: 1 },
  'qwen-image-edit-look': { names: ['first_frame'], width: 1_280, height: 720, framesPerSecond: 24, frames: 1 },
} as const

for (const [name, wanted] of Object.entries(WANTED))
  test(`${name} asks for guides in its size and rate, and each file arrives in its node`, async context => {
    const { url, twin } = await openTwin(context)
    const {
      engine,
      make,
      context: begin,
    } = driveEngine(context, comfyuiKind, {
      urls: [url],
      workflows: [name],
      guides: true,
      guidance: 0.7,
    })
    const order = wanted.frames === 1 ? still({ width: 1_280, height: 720, scene }) : staged()
    assert.ok(canMake(engine, order))
    assert.deepEqual(engine.guides?.(order), wanted)
    const { folder } = await begin()
    const names = new Map<GuideName, string>()
    const guides: Partial<Record<GuideName, string>> = {}
    for (const [at, guide] of wanted.names.entries()) {
      const isPicture = guide.endsWith('frame')
      const bytes = isPicture ? drawPng({ width: 16 + at, height: 16 }) : Buffer.concat([MP4, Buffer.from(guide)])
      const extension = isPicture ? 'png' : 'mp4'
      guides[guide] = join(folder, `${guide}.${extension}`)
      await writeFile(guides[guide], bytes)
      names.set(guide, `kinora/${createHash('sha256').update(bytes).digest('hex')}.${extension}`)
    }
    for (const guidance of [undefined, 0.25]) {
      const asked = guidance === undefined ? {} : { guidance }
      const { verdict } = await make({ ...order, ...asked, guides })
      assert.equal(verdict.state, 'done', JSON.stringify(verdict))
      const { json } = twin.requests.findLast(({ path }) => path === '/prompt') ?? {}
      const { bound } = loadWorkflow(name, path => path)
      for (const [guide, file] of names)
        for (const { node, input } of bound.slots.get(guide) ?? []) assert.equal(json.prompt[node].inputs[input], file)
      for (const { node, input } of bound.slots.get('guidance') ?? [])
        assert.equal(json.prompt[node].inputs[input], guidance ?? 0.7)
      assert.equal('13' in json.prompt, wanted.names.includes('first_frame' as never), 'no reference, no node for it')
    }
  })

const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')

test('prompts are guided too, and a workflow without guides accepts no document', async context => {
  const { url } = await openTwin(context)
  const settings = { urls: [url], workflows: ['wan-vace-guided'], guides: true }
  const { engine } = driveEngine(context, comfyuiKind, settings)
  assert.equal(engine.guides?.(clip())?.frames, 33)
  const frame = clip({ from: { kind: 'frame' }, inputs: [{ role: 'images[0]', kind: 'picture', path: 'a.png' }] })
  assert.equal(engine.guides?.(frame), undefined)
  assert.ok(!canMake(engine, frame))
  const plain = await openEngine(context, url, { moving: moving satisfies TestWorkflow })
  assert.ok(canMake(plain.engine, clip()))
  assert.ok(!canMake(plain.engine, staged({ width: 160, height: 96 })))
  assert.throws(
    () => comfyuiKind.check?.({ urls: [url], workflows: ['wan-vace-guided'] }),
    /wan-vace-guided needs guides \(depth, pose\); set guides to true/,
  )
})
