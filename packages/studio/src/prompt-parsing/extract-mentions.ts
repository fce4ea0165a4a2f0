import { MENTION_REST, MENTION_START } from '../words/tokenise.ts'

/** An input picture of a subject or a place. Its contents are read from its description, if it has one. */
export type SceneInput = { role: string; name?: string; description?: string; shows?: 'place' | 'subject' }

/** The name of a picture in the shot list. */
export const sceneInputName = ({ name, role }: SceneInput): string => name ?? role

const BRACKETED = /\[@([^\]]{1,80})\]/gu
// An `@` inside an address is not a mention. Chinese has no space before a mention.
const BARE = /(?<![[\p{L}\p{N}._%+\-]--\p{Script=Han}])@(?=[\p{L}\p{N}_])/gv
const NUMBERED =
  /(?:图片?|图像|照片|参考图|image|picture|photo|reference)\s?(\d{1,2}|[一二三四五六七八九])(?![\p{N}张个只位度])/giu
const DIGITS = '一二三四五六七八九'

/**
 * Blanks the mentions of pictures in a text, keeping its length: `[@name]`, `@name`, and `picture 2` or `图二` for
 * pictures without a name. If the inputs are unknown, every mention in brackets counts.
 */
export function extractMentions(text: string, inputs: readonly SceneInput[] | undefined) {
  const at = new Map<number, string>()
  const names = [...new Set((inputs ?? []).map(sceneInputName))].toSorted((a, b) => b.length - a.length)
  const cover = (from: number, length: number, name: string): string => {
    at.set(from, name)
    return MENTION_START + MENTION_REST.repeat(length - 1)
  }
  let rest = text.replaceAll(/[\uFFFB\uFFFC]/g, ' ')
  rest = rest.replace(BRACKETED, (whole, written: string, offset: number) => {
    const name = written.trim()
    return inputs === undefined || names.includes(name) ? cover(offset, whole.length, name) : whole
  })
  for (const { index } of [...rest.matchAll(BARE)].reverse()) {
    const name = names.find(known => rest.startsWith(known, index + 1))
    if (name) rest = rest.slice(0, index) + cover(index, name.length + 1, name) + rest.slice(index + 1 + name.length)
  }
  const unnamed = (inputs ?? []).filter(({ name }) => name === undefined)
  if (unnamed.length > 0) {
    rest = rest.replace(NUMBERED, (whole, written: string, offset: number) => {
      const number = DIGITS.includes(written) ? DIGITS.indexOf(written) + 1 : Number(written)
      const input = unnamed[number - 1]
      return input ? cover(offset, whole.length, sceneInputName(input)) : whole
    })
  }
  return { rest, at }
}
