import { join } from 'node:path'
import type { Input, Order, VideoSource } from '../../packages/media/src/engine/contract.ts'

export type VideoOrder = Extract<Order, { kind: 'video' }>

/** How many times the encoder's own time a film may take, its one-off costs apart. */
type Film = {
  kind: string
  prompt: string
  from: VideoSource
  files?: readonly string[]
  seconds?: number
  target?: number
}

export const FRAME = { width: 1_280, height: 720 }

const words = { kind: 'words' } as const

/** One film of every kind that can be ordered, several places among those from words: each has other costs. */
export const FILMS = {
  'text: dog on a beach, sunset': {
    kind: 'text2video',
    from: words,
    prompt: 'A golden dog runs along the beach at sunset, the camera tracks right',
    target: 3,
  },
  'text: rainy street at night': {
    kind: 'text2video',
    from: words,
    prompt: 'A woman with an umbrella walks down a city street at night in the rain, slow push in',
    target: 3,
  },
  'text: cats in a meadow': {
    kind: 'text2video',
    from: words,
    prompt: 'Three cats play in a meadow full of flowers on a sunny morning',
    target: 4,
  },
  'text: snow in the mountains': {
    kind: 'text2video',
    from: words,
    prompt: '雪山脚下，一只狐狸在大雪中行走，镜头缓缓拉远',
    target: 3,
  },
  'text: cake in a kitchen': {
    kind: 'text2video',
    from: words,
    prompt: 'A birthday cake on a kitchen table in warm morning light, orbit shot',
    target: 3,
  },
  'text: two who hug': {
    kind: 'text2video',
    from: words,
    prompt: 'A man and a woman hug in a garden on a summer afternoon',
    target: 3,
  },
  'text: six who dance': {
    kind: 'text2video',
    from: words,
    prompt: 'Six children dance in a meadow on a sunny morning',
    target: 5,
  },
  'text: three shots, anime': {
    kind: 'text2video',
    from: words,
    prompt:
      'Anime style. A ship sails on the sea. Then a whale jumps out of the water. Finally birds fly over the city.',
    target: 4,
  },
  'photo: push in': {
    kind: 'img2video',
    from: { kind: 'frame' },
    prompt: 'The camera slowly pushes in',
    files: ['portrait.png'],
    target: 3,
  },
  'photo: orbit, falling snow': {
    kind: 'img2video',
    from: { kind: 'frame' },
    prompt: 'The camera orbits around her while heavy snow falls',
    files: ['portrait.png'],
    target: 3,
  },
  'first and last frame, one scene': {
    kind: 'start-end2video',
    from: { kind: 'frames' },
    prompt: 'She steps aside',
    files: ['portrait.png', 'later.png'],
    seconds: 3,
  },
  'first and last frame, unrelated': {
    kind: 'start-end2video',
    from: { kind: 'frames' },
    prompt: 'A dream',
    files: ['portrait.png', 'dog.png'],
    seconds: 3,
  },
  'two reference pictures': {
    kind: 'reference2video',
    from: { kind: 'references' },
    prompt: '[@Anna] and [@Rex] walk in a garden on a summer afternoon',
    files: ['Anna:portrait.png', 'Rex:dog.png'],
    seconds: 3,
  },
  'a reference clip': {
    kind: 'reference2video',
    from: { kind: 'references' },
    prompt: '[@Rex] beside a lake in the morning mist',
    files: ['Rex:clip.mp4'],
    seconds: 3,
  },
  'story of two pictures': {
    kind: 'template-story',
    from: { kind: 'story', story: 'love_story' },
    prompt: '',
    files: ['portrait.png', 'dog.png'],
    seconds: 6,
  },
} satisfies Record<string, Film>

export type FilmName = keyof typeof FILMS
export const FILM_NAMES = Object.keys(FILMS) as FilmName[]
export const filmOf = (name: FilmName): Film => FILMS[name]

// What the targets speak of; films without one are shorter, so that all of it takes minutes.
const SECONDS = 5

export function orderOf(name: FilmName, folder: string): VideoOrder {
  const { prompt, from, files = [], seconds = SECONDS } = filmOf(name)
  return {
    kind: 'video',
    prompt,
    seed: 7,
    inputs: files.map((file, index) => inputOf(file, index, folder)),
    seconds,
    ...FRAME,
    withSound: false,
    withMusic: false,
    from,
    amplitude: 'auto',
  }
}

/** `name:file` where the words speak of it by name. */
export function inputOf(file: string, index: number, folder: string): Input {
  const [path = '', name] = file.split(':').reverse()
  return {
    role: `images[${index}]`,
    kind: path.endsWith('.mp4') ? 'clip' : 'picture',
    path: join(folder, path),
    ...(name !== undefined && { name }),
  }
}
