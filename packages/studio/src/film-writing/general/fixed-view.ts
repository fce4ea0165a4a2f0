import { hasHan } from '@kinora/media/language/has-han'
import { hoursIn } from '../words/setting-words.ts'
import type { Scene } from './read-scenes.ts'

const FIXED =
  /\bfrom (?:exactly )?(?:the )?same (?:place|spot|angle|view|viewpoint|position)\b|\b(?:fixed|locked[- ]off|static) camera\b|\bcamera (?:never|does not|doesn['’]?t) moves?\b|同一(?:个)?(?:机位|角度|位置|地方)|固定机位|机位不[变动]/iu
/** Says where things are. */
const LAYOUT =
  /\bon the (?:left|right)\b|\bin the (?:middle|centre|center|background|foreground)\b|左[边侧]|右[边侧]|中间|正中/iu

/** True if a film is seen from one place. */
export const isFixedView = (prompt: string): boolean => FIXED.test(prompt)

/**
 * The scenes of a film that is seen from one place: one for each hour or season, each with the things that the first
 * sentence puts into the picture.
 */
export function fixedViewScenes(scenes: readonly Scene[]): Scene[] {
  const [first, ...others] = scenes
  const isLayout = first !== undefined && LAYOUT.test(first.text) && hoursIn(first.text).length === 0
  if (!isLayout || others.length === 0) return [...scenes]
  const layout = first.text.replace(/[:：].*$/u, '')
  const joined: Scene[] = []
  for (const scene of others) {
    const last = joined.at(-1)
    const comma = hasHan(scene.text) ? '，' : ', '
    if (last && hoursIn(scene.text).length === 0)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}${comma}${scene.text}`,
        lines: [...last.lines, ...scene.lines],
      }
    else joined.push({ ...scene, text: `${layout}${comma}${scene.text}` })
  }
  return joined
}
