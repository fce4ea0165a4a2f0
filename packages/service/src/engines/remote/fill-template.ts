import type { Order } from '@kinora/media/engine/contract'
import { isAnswerKind, type MediaOrder } from '@kinora/media/engine/order-kinds'
import type { Size } from '@kinora/media/frames/size'
import { inputPaths, readDataUrl } from './encoded-files.ts'
import { leftOutUnless, type Wish } from './left-out.ts'

/** The operator's template of a model's request body: `{"prompt": "{prompt}", "steps": 30, "image": "{picture?}"}`. */
export type Template = Readonly<Record<string, unknown>>

export type Templates = Partial<Readonly<Record<MediaOrder['kind'], Template>>>

export type TemplateSettings = {
  sizeStep?: number
  maxPixels?: number
  fps?: number
  frameStep?: number
  sound?: boolean
}

const PLACEHOLDER = /^\{([a-z]+)(\?)?\}$/

type Value = (order: Order, settings: TemplateSettings) => string | number | undefined | Promise<string>

const [SIZE_STEP, FPS, FRAME_STEP] = [16, 16, 4]

const size = (order: Order, { sizeStep = SIZE_STEP, maxPixels }: TemplateSettings) =>
  'width' in order ? fitSize(order, { step: sizeStep, ...(maxPixels !== undefined && { maxPixels }) }) : undefined

const file = (kind: 'picture' | 'clip' | 'sound', at: number): Value => {
  return order => {
    const path = inputPaths(order, kind).at(at)
    return path === undefined ? undefined : readDataUrl(path)
  }
}

const spoken = (name: 'text' | 'voice' | 'speed' | 'pitch' | 'volume' | 'emotion'): Value => {
  return order => (order.kind === 'speech' ? order[name] : undefined)
}

const VALUES: Readonly<Record<string, Value>> = {
  prompt: ({ prompt }) => (prompt.trim() === '' ? undefined : prompt),
  seed: ({ seed }) => seed,
  width: (order, settings) => size(order, settings)?.width,
  height: (order, settings) => size(order, settings)?.height,
  aspect: order => ('width' in order ? nearestAspect(order.width / order.height) : undefined),
  seconds: order => ('seconds' in order ? order.seconds : undefined),
  frames: (order, { fps = FPS, frameStep = FRAME_STEP }) =>
    order.kind === 'video' ? countFrames(order.seconds, fps, frameStep) : undefined,
  fps: (order, { fps = FPS }) => (order.kind === 'video' ? fps : undefined),
  picture: file('picture', 0),
  lastpicture: order => (inputPaths(order, 'picture').length > 1 ? file('picture', -1)(order, {}) : undefined),
  clip: file('clip', 0),
  sound: file('sound', 0),
  text: spoken('text'),
  voice: spoken('voice'),
  speed: spoken('speed'),
  pitch: spoken('pitch'),
  volume: spoken('volume'),
  emotion: spoken('emotion'),
}

export const TEMPLATE_VALUES: readonly string[] = Object.keys(VALUES)

/** The problem of templates, or undefined. */
export function faultOfTemplates(templates: Templates): string | undefined {
  for (const [kind, template] of Object.entries(templates)) {
    for (const [field, value] of Object.entries(template ?? {})) {
      const name = typeof value === 'string' ? PLACEHOLDER.exec(value)?.[1] : undefined
      if (name !== undefined && !(name in VALUES))
        return `input.${kind}.${field} has no value ${JSON.stringify(value)}; there are ${TEMPLATE_VALUES.map(one => `{${one}}`).join(', ')}`
    }
  }
  return undefined
}

/** Fills a template with an order. A field whose value ends in `?}` is omitted if the order has no value for it. */
export async function fillTemplate(
  template: Template,
  order: Order,
  settings: TemplateSettings,
): Promise<Record<string, unknown>> {
  const filled: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(template)) {
    const name = typeof value === 'string' ? PLACEHOLDER.exec(value)?.[1] : undefined
    const found = name === undefined ? value : await VALUES[name]?.(order, settings)
    if (found !== undefined) filled[field] = found
  }
  return filled
}

/** True if there is a template for an order, and the order has all required values. */
export function acceptsByTemplate(templates: Templates, order: Order): boolean {
  const template = findTemplate(templates, order)
  if (!template || (order.kind === 'video' && order.recommends)) return false
  // Templates have no times, so sounds at several times would play at once.
  if (order.kind === 'effects' && !isOneEffect(order)) return false
  const wanted = placeholders(template)
  const count = inputPaths(order, 'picture').length
  // A model without a picture input cannot begin with a picture.
  const takesPictures = wanted.some(({ name }) => name === 'picture')
  const takesClips = wanted.some(({ name }) => name === 'clip')
  if (order.kind === 'video' && order.from.kind === 'continuation') return takesClips && hasAll(wanted, order, count)
  if (order.kind === 'video' && order.from.kind !== 'words' && !takesPictures) return false
  return hasAll(wanted, order, count)
}

const hasAll = (wanted: ReturnType<typeof placeholders>, order: Order, pictures: number): boolean =>
  wanted.every(({ name, isOptional }) => isOptional || hasValue(name, order, pictures))

/** True if there is one sound over the whole time. */
export const isOneEffect = ({ effects: [one, ...others], seconds }: Extract<Order, { kind: 'effects' }>): boolean =>
  others.length === 0 && one?.fromSeconds === 0 && one.toSeconds === seconds

export const findTemplate = (templates: Templates, { kind }: Order): Template | undefined =>
  isAnswerKind(kind) ? undefined : templates[kind]

function hasValue(name: string, order: Order, pictures: number): boolean {
  if (name === 'picture') return pictures > 0
  if (name === 'lastpicture') return pictures > 1
  if (name === 'clip' || name === 'sound') return inputPaths(order, name).length > 0
  return VALUES[name]?.(order, {}) !== undefined
}

const placeholders = (template: Template): { name: string; isOptional: boolean }[] =>
  Object.values(template).flatMap(value => {
    const found = typeof value === 'string' ? PLACEHOLDER.exec(value) : null
    return found?.[1] === undefined ? [] : [{ name: found[1], isOptional: found[2] === '?' }]
  })

const WISH_VALUES: Partial<Record<string, Wish>> = {
  seed: 'seed',
  picture: 'pictures',
  clip: 'clips',
  voice: 'voice',
  speed: 'speed',
  pitch: 'pitch',
  volume: 'volume',
  emotion: 'emotion',
}

/** Parts of an order that a template does not use. */
export function leftOutByTemplate(templates: Templates, order: Order, { sound = false }: TemplateSettings): string[] {
  const told = placeholders(findTemplate(templates, order) ?? {}).flatMap(({ name }) => WISH_VALUES[name] ?? [])
  return leftOutUnless(order, sound ? [...told, 'sound'] : told)
}

// The aspect ratios of models that take a ratio instead of a size.
const ASPECTS = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '21:9']

function nearestAspect(ratio: number): string {
  const distance = (aspect: string): number => {
    const [width = 1, height = 1] = aspect.split(':').map(Number)
    return Math.abs(Math.log(width / height / ratio))
  }
  return ASPECTS.toSorted((one, other) => distance(one) - distance(other))[0] ?? '16:9'
}

const template = (kind: string): object => ({
  type: 'object',
  minProperties: 1,
  description: `What the model is told of ${kind}: its own names, with values or placeholders`,
})

/** The engines file is checked against these properties. */
export const TEMPLATE_PROPERTIES = {
  input: {
    type: 'object',
    description: `By kind of order. Placeholders: ${TEMPLATE_VALUES.map(one => `{${one}}`).join(' ')}; {picture?} is left out where there is none`,
    properties: {
      video: template('a video'),
      image: template('a picture'),
      speech: template('speech'),
      music: template('music'),
      upscale: template('upscale'),
      effects: template('sound effects'),
      lips: template('a clip whose mouth moves'),
    },
    minProperties: 1,
    additionalProperties: false,
  },
  sizeStep: {
    type: 'integer',
    minimum: 1,
    maximum: 256,
    description: '{width} and {height} are a multiple of this; 16',
  },
  maxPixels: { type: 'integer', minimum: 4_096, description: 'What is ordered larger is asked for smaller' },
  fps: { type: 'integer', minimum: 1, maximum: 120, description: 'Frames a second of the model; 16' },
  frameStep: { type: 'integer', minimum: 1, maximum: 64, description: '{frames} are a multiple of this, and one; 4' },
  sound: { type: 'boolean', description: 'Whether its videos can be heard' },
} as const

/** The nearest size that a model supports: within its maximum number of pixels, with sides in its steps. */
export function fitSize({ width, height }: Size, { step, maxPixels }: { step: number; maxPixels?: number }): Size {
  const scale = Math.min(1, Math.sqrt((maxPixels ?? Infinity) / (width * height)))
  const fit = (pixels: number): number => Math.max(step, Math.round((pixels * scale) / step) * step)
  return { width: fit(width), height: fit(height) }
}

/** The number of frames for a model that makes them in steps plus one: at least as many as needed. */
export const countFrames = (seconds: number, fps: number, step: number): number =>
  Math.ceil((seconds * fps) / step) * step + 1
