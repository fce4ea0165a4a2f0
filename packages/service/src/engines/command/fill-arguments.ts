import type { Order } from '@kinora/media/engine/contract'
import { ownVoiceName } from '@kinora/media/engine/own-voice-name'

/** The order's values for placeholders in arguments, `{width}` or `{prompt}`. */
type Values = Record<string, string | number | undefined>

const PLACEHOLDER = /\{([a-z]+)\}/gi

// A caller's text must be a whole argument, so that it cannot become part of an expression.
const WORDS = ['prompt', 'text', 'words', 'voice', 'emotion', 'model', 'generator']
const NUMBERS = ['seed', 'seconds', 'width', 'height', 'speed', 'pitch', 'volume']
const FILES = ['picture', 'lastpicture', 'clip', 'sound']

export const PLACEHOLDERS: readonly string[] = [...WORDS, ...NUMBERS, ...FILES]

/** The problem of a list of arguments, or undefined. */
export function faultOfArguments(args: readonly string[]): string | undefined {
  for (const argument of args) {
    for (const [whole, name = ''] of argument.matchAll(PLACEHOLDER)) {
      if (!PLACEHOLDERS.includes(name))
        return `args has no placeholder ${whole}; there are ${PLACEHOLDERS.map(one => `{${one}}`).join(', ')}`
      if (WORDS.includes(name) && whole !== argument)
        return `args: ${whole} must be an argument of its own, since callers write what stands there`
    }
  }
  return undefined
}

/** The arguments for an order; undefined if the order lacks a value for one of them. */
export function fillArguments(args: readonly string[], order: Order): string[] | undefined {
  const values = readValues(order)
  const missing = args.some(argument =>
    [...argument.matchAll(PLACEHOLDER)].some(([, name = '']) => values[name] === undefined),
  )
  if (missing) return undefined
  return args.map(argument =>
    argument.replaceAll(PLACEHOLDER, (_whole, name: string) =>
      WORDS.includes(name) ? keepFromOptions(String(values[name])) : String(values[name]),
    ),
  )
}

/** A leading space prevents programs from reading a text as an option or a file name with options. */
const keepFromOptions = (words: string): string => (/^[-@]/.test(words) ? ` ${words}` : words)

function readValues(order: Order): Values {
  const { prompt, seed, model, generator, inputs } = order
  const paths = (kind: string): string[] => inputs.filter(one => one.kind === kind).map(one => one.path)
  const [picture, ...more] = paths('picture')
  return {
    ...readNumbers(order),
    prompt,
    words: spokenOrPrompt(order),
    seed,
    model,
    generator,
    picture,
    lastpicture: more.at(-1),
    clip: paths('clip')[0],
    sound: paths('sound')[0],
  }
}

function readNumbers(order: Order): Values {
  if (order.kind === 'video' || order.kind === 'upscale' || order.kind === 'lips')
    return { seconds: order.seconds, width: order.width, height: order.height }
  if (order.kind === 'image') return { width: order.width, height: order.height }
  if (order.kind === 'music' || order.kind === 'effects') return { seconds: order.seconds }
  if (order.kind !== 'speech') return {}
  const { text, voice, speed, pitch, volume, emotion } = order
  return { text, voice: ownVoiceName(order) ?? voice, speed, pitch, volume, emotion }
}

/** The spoken text, or the prompt. */
export const spokenOrPrompt = (order: Order): string => (order.kind === 'speech' ? order.text : order.prompt)
