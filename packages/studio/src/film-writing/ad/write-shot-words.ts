import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { PictureAnalysis } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'
import type { ShownPoint } from '@kinora/media/language/selling-points'
import { describePicture, hasFace } from '../shots/describe-picture.ts'
import type { Beat } from './plan-beats.ts'
import type { Tone } from './tones.ts'

type WordingOptions = {
  pictures: readonly PictureAnalysis[]
  language: Language
  tone: Tone
  staged: readonly string[]
  /** For each beat, the thing that its line mentions. */
  seen: readonly (ShownPoint | undefined)[]
}

/** Writes the words of each shot. */
export function writeShotWords(
  beats: readonly Beat[],
  { pictures, language, tone, staged, seen }: WordingOptions,
  seeded: SeededRandom,
): string[] {
  const first = seeded.below(tone.scenes.length)
  let scene = 0
  return beats.map(({ kind, pictures: shown }, at) => {
    const facts = pictures[shown[0] ?? 0]
    if (kind === 'scene') {
      // The caller's scenes come before imagined ones.
      const told = staged[scene]
      const place = tone.scenes[(first + scene++) % tone.scenes.length]?.[language] ?? ''
      return told ? told.charAt(0).toUpperCase() + told.slice(1) : sceneOf(hasFace(facts), place, language)
    }
    if (kind === 'range')
      return language === 'zh'
        ? '产品一起陈列，干净的背景'
        : 'The products side by side, product display, clean background'
    const shownPoint = seen[at]
    if (shownPoint) return describePoint(shownPoint, language)
    const [person, thing] = language === 'zh' ? ['人物', '产品'] : ['The person in the picture', 'The product']
    return describePicture(facts, language, hasFace(facts) ? person : thing)
  })
}

function sceneOf(isPerson: boolean, place: string, language: Language): string {
  if (language === 'en') return `${isPerson ? 'The person' : 'The product'} ${place}`
  return isPerson ? `图中的人${place.replace(/^(?:放在|伫立在)/u, '站在')}` : `产品${place}`
}

/**
 * The product, and beside it the thing that its line mentions. The product is named by its picture, so that no other
 * word is mistaken for it.
 */
export function describePoint({ isPlace, backdrop, ...words }: ShownPoint, language: Language): string {
  if (isPlace) return language === 'en' ? `Picture 1 ${words.en}` : `图1的产品${words.zh}`
  if (language === 'en')
    return `Picture 1 beside ${words.en}, product display${backdrop ? `, ${backdrop} background` : ''}`
  return `图1的产品，旁边有${words.zh}，产品展示${backdrop ? `，${BACKDROPS[backdrop]}背景` : ''}`
}

const BACKDROPS: Readonly<Record<string, string>> = {
  blue: '蓝色',
  red: '红色',
  green: '绿色',
  yellow: '黄色',
  pink: '粉色',
}
