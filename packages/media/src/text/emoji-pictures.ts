import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Image } from '@napi-rs/canvas'
import { splitGraphemes } from '../language/split-graphemes.ts'

// Each takes a quarter of a megabyte; no film needs as many.
const MAX_LOADED = 200
const MAYBE_EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Presentation}\u20E3]/u
const SKIN_TONES = /[\u{1F3FB}-\u{1F3FF}]/gu
const JOINER = '\u200D'

const require = createRequire(import.meta.url)
let folder: string | undefined
const pathOf = (code: string): string => {
  folder ??= join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
  return join(folder, `${code}.webp`)
}

const loaded = new Map<string, Image>()

/** Loads the pictures of a text's emoji. Decoding is asynchronous, so this comes before drawing. */
export async function loadEmoji(texts: readonly string[]): Promise<void> {
  const wanted = new Set(texts.flatMap(text => (MAYBE_EMOJI.test(text) ? splitGraphemes(text) : [])))
  if (loaded.size > MAX_LOADED) loaded.clear()
  for (const grapheme of wanted) {
    const emoji = inColour(grapheme)
    const code = loaded.size < MAX_LOADED && !loaded.has(emoji) ? codeFor(grapheme) : undefined
    if (code === undefined) continue
    const image = new Image()
    image.src = await readFile(pathOf(code))
    await image.decode()
    loaded.set(emoji, image)
  }
}

/** The picture of an emoji, if there is one and it was loaded. */
export const findEmojiPicture = (grapheme: string): Image | undefined => loaded.get(grapheme)

/** True if it is an emoji in colour, rather than a sign such as ™ that fonts have too. */
export const wantsColour = (grapheme: string): boolean => /\p{Emoji_Presentation}|\uFE0F/u.test(grapheme)

/** The same sign with the variation selector for colour, which its file name has. */
export const inColour = (grapheme: string): string => (wantsColour(grapheme) ? grapheme : `${grapheme}\uFE0F`)

/** The file of an emoji; if there is none, that without the skin tone or of the first emoji of a sequence. */
function codeFor(grapheme: string): string | undefined {
  if (!MAYBE_EMOJI.test(grapheme)) return undefined
  const plain = grapheme.replace(SKIN_TONES, '')
  const tries = [grapheme, plain, ...(grapheme.includes(JOINER) ? [plain.split(JOINER)[0] ?? ''] : [])]
  return tries.flatMap(codesOf).find(code => existsSync(pathOf(code)))
}

/** Code points in hex, with and without the variation selector: file names follow Unicode. */
function codesOf(emoji: string): string[] {
  const points = Array.from(emoji, character => character.codePointAt(0)!.toString(16))
  const [first, ...rest] = points.filter(point => point !== 'fe0f')
  return first === undefined ? [] : [points.join('-'), [first, ...rest].join('-'), [first, 'fe0f', ...rest].join('-')]
}
