import { fieldsOf } from '../../core/shape.ts'
import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind, Unfit } from '../engine-kind.ts'
import { ask, isAnswer } from '../remote/ask.ts'
import { describeRefusal } from '../remote/read-fault.ts'
import { sizeProperties, urlProperty } from './sdapi-request.ts'
import { createSdcppEngine } from './sdcpp-engine.ts'
import type { SdcppSettings } from './sdcpp-request.ts'

const EXAMINE_MS = 10_000
const MODES = { image: 'img_gen', video: 'vid_gen' } as const

/** stable-diffusion.cpp's own server: one program and one file of weights. */
export const sdcppKind: EngineKind<SdcppSettings> = {
  about: "Pictures and clips from stable-diffusion.cpp's sd-server, /sdcpp/v1",
  properties: {
    url: urlProperty,
    makes: { type: 'array', items: { enum: ['image', 'video'] }, minItems: 1, uniqueItems: true },
    sources: {
      type: 'array',
      items: { enum: ['words', 'frame', 'frames'] },
      minItems: 1,
      uniqueItems: true,
      description: 'What its model can begin a video with. Default: words and a first frame',
    },
    pictures: {
      enum: ['init', 'reference'],
      description: 'How its model takes the pictures of an image: painted over (init), or looked at (reference)',
    },
    fps: { type: 'integer', minimum: 1, maximum: 120, description: 'Frames a second of its model; 16' },
    frameStep: {
      type: 'integer',
      minimum: 1,
      maximum: 64,
      description: 'Its frames are a multiple of this, and one; 4',
    },
    ...sizeProperties,
    parameters: {
      type: 'object',
      properties: { image: { type: 'object' }, video: { type: 'object' } },
      additionalProperties: false,
      description: 'Sent along as they are, by kind of order: negative_prompt, sample_params, strength',
    },
  },
  required: ['url', 'makes'],
  isRemote: true,
  makes: ({ makes }) => makes,
  check({ url }) {
    const checked = checkUrl(url, { allowPrivateNetworks: true })
    if (!checked.ok) throw new Error(`url ${checked.why}`)
  },
  open: createSdcppEngine,
  async examine({ url, makes }, tools, signal) {
    const client = tools.reach(url)
    try {
      const answer = await ask(client.request('/sdcpp/v1/capabilities', { timeoutMs: EXAMINE_MS, signal }))
      if (!isAnswer(answer)) return [{ what: 'url', why: `no answer: ${answer.message}` }]
      if (answer.status > 299) return [{ what: 'url', why: describeRefusal(answer) }]
      const { supported_modes: modes } = fieldsOf(answer.json())
      if (!Array.isArray(modes)) return []
      return makes
        .filter(kind => !modes.includes(MODES[kind]))
        .map((kind): Unfit => ({ what: `makes ${kind}`, why: `the model of the server makes ${modes.join(', ')}` }))
    } finally {
      client.close()
    }
  },
}
