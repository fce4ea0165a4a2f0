import type { Language } from '@kinora/media/language/detect-language'
import type { ShownPoint } from '@kinora/media/language/selling-points'

/** The thing, and beside it what its line speaks of. It is named by its picture, so that nothing else in the words is taken for it. */
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
