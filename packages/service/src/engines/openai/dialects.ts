/** How a family of servers differs from the others: data alone. */
export type Dialect = {
  about: string
  /** Whether each order is paid for. */
  costsMoney: boolean
  /** Whether a video without a picture is asked for as JSON; a picture always comes in a form. */
  plainVideosAsJson: boolean
  /** Whether it takes frames, frame rate, sides and a seed, and requires all of them. */
  takesFrames: boolean
  /** Where a picture without others is asked for. */
  imagePath: string
  /** Whether Base64 must be requested for pictures; other servers reject the field or choose themselves. */
  asksForBase64: boolean
  /** Sizes, lengths and the number of characters that it takes, where only certain ones are. */
  videoSizes: readonly string[]
  imageSizes: readonly string[]
  seconds: readonly number[]
  maxCharacters: number
  /** Whether its videos can be heard, as long as the operator says nothing else. */
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
  // Forms only; without `num_frames` it makes one.
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
