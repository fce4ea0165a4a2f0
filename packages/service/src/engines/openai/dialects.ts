/** The differences of a family of servers, as data. */
export type Dialect = {
  about: string
  /** True if each order costs money. */
  costsMoney: boolean
  /** True if a video without a picture is requested as JSON; a picture is always sent in a form. */
  plainVideosAsJson: boolean
  /** True if it accepts and requires frames, frame rate, size and seed. */
  takesFrames: boolean
  /** The path for a picture without inputs. */
  imagePath: string
  /** True if Base64 must be requested for pictures; other servers reject the field or choose themselves. */
  asksForBase64: boolean
  /** The only sizes, lengths and numbers of characters that it accepts, if limited. */
  videoSizes: readonly string[]
  imageSizes: readonly string[]
  seconds: readonly number[]
  maxCharacters: number
  /** True if its videos have sound, by default. */
  makesSound: boolean
}

const ownMachine = {
  costsMoney: false,
  plainVideosAsJson: true,
  takesFrames: true,
  imagePath: '/v1/images/generations',
  asksForBase64: true,
  videoSizes: [],
  imageSizes: [],
  seconds: [],
  maxCharacters: Infinity,
  makesSound: false,
} as const

export const DIALECTS = {
  openai: {
    ...ownMachine,
    about: 'the service that the interface is named after, and those that are just like it',
    costsMoney: true,
    plainVideosAsJson: false,
    takesFrames: false,
    asksForBase64: false,
    videoSizes: ['1280x720', '720x1280', '1792x1024', '1024x1792'],
    imageSizes: ['1024x1024', '1536x1024', '1024x1536'],
    seconds: [4, 8, 12],
    maxCharacters: 4_096,
    makesSound: true,
  },
  // Accepts forms only; without `num_frames` it makes one frame.
  'vllm-omni': { ...ownMachine, about: 'vLLM-Omni', plainVideosAsJson: false },
  sglang: { ...ownMachine, about: 'SGLang' },
  fastvideo: { ...ownMachine, about: 'FastVideo', imagePath: '/v1/images' },
  'new-api': {
    ...ownMachine,
    about: 'gateways that pass orders on to others: new-api, LiteLLM',
    costsMoney: true,
    takesFrames: false,
    asksForBase64: false,
    maxCharacters: 4_096,
    makesSound: true,
  },
} as const satisfies Record<string, Dialect>

export type DialectName = keyof typeof DIALECTS

export const findDialect = (name: DialectName): Dialect => DIALECTS[name]
