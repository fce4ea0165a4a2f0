import { endsSentence, PUNCTUATION } from '@kinora/media/language/punctuation'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { type Language, isForeign } from '@kinora/media/language/detect-language'
import { estimateSpeakingSeconds } from '../words/estimate-speaking-seconds.ts'
import type { Brief } from './read-brief.ts'

/** The film's texts in addition to those of the brief. */
export type Copy = {
  hook: string
  /** Only the name, if the caller gave one and time is short. */
  shortHook?: string
  close: string
  /** The closing line is invented. */
  isCloseInvented: boolean
  /** Filler lines for shots of the product without other speech, and for imagined scenes. */
  neutral: readonly string[]
  imagined: readonly string[]
  openingTitle: string
  closingTitle: string
}

type List = readonly [string, ...string[]]

// They describe what is visible and claim nothing. `{x}` is the name.
const HOOKS: Record<Language, { named: List; sort: List; unnamed: List }> = {
  en: {
    named: ['Meet {x}.', 'This is {x}.', 'Say hello to {x}.'],
    sort: ['Take a closer look.', 'Here is something worth a look.', 'Come a little closer.'],
    unnamed: ['Take a closer look.', 'Some things are worth a second look.', 'Come a little closer.'],
  },
  zh: {
    named: ['认识一下，{x}。', '这就是{x}。', '遇见{x}。'],
    sort: ['来看看{x}。', '今天，说说{x}。'],
    unnamed: ['好东西，值得多看一眼。', '停下来，看一看。', '有些美好，一眼就懂。'],
  },
}
const CLOSES: Record<Language, { named: List; unnamed: List }> = {
  en: {
    named: ['Discover {x} today.', '{x}. See it for yourself.', '{x}. Ready when you are.'],
    unnamed: ['See it for yourself.', 'Discover it today.', 'Ready when you are.'],
  },
  zh: {
    named: ['{x}，现在就来了解。', '{x}，等你来体验。', '{x}，期待与你相见。'],
    unnamed: ['现在，就来了解一下。', '更多精彩，等你来体验。', '期待与你相见。'],
  },
}
const NEUTRAL: Record<Language, readonly string[]> = {
  en: [
    'Every detail, up close.',
    'Now from another side.',
    'Light, shape and color.',
    'Take your time.',
    'And one more look.',
    'It is all in the details.',
    'Just like this.',
  ],
  zh: [
    '近一点，再近一点。',
    '细节，都在这里。',
    '换个角度，再看一眼。',
    '光影之间，轮廓分明。',
    '慢慢看，不着急。',
    '每一面，都值得停留。',
    '就是这个样子。',
    '再看一眼。',
  ],
}
const IMAGINED: Record<Language, readonly string[]> = {
  en: ['Now, imagine.', 'Let it take you somewhere new.', 'Picture this.', 'Somewhere else entirely.'],
  zh: ['现在，放开想象。', '换一个世界，再看看。', '想象，没有边界。', '再走远一点。'],
}
/** The free time around the speech in the first and the last shot. */
const AIR_SECONDS = 0.6
/** The width of large type across a picture. */
const MAX_TITLE: Record<Language, number> = { en: 36, zh: 14 }
/** The same for two lines at the end, where there is time to read. */
const MAX_CLOSING: Record<Language, number> = { en: 72, zh: 30 }

/** A longer category is a selling point and is spoken separately. */
const MAX_SORT_WORDS = 3

/** Writes the texts around those of the brief; `roomSeconds` are the lengths of the first and the last shot. */
export function writeCopy(
  brief: Brief,
  language: Language,
  roomSeconds: { first: number; last: number },
  seeded: SeededRandom,
): Copy {
  const { slogan, call, category } = brief
  // A voice does not speak a name in another script that it cannot read; it may still be shown.
  const isSayable = brief.name !== undefined && !(language === 'en' && isForeign(brief.name, 'en'))
  const name = isSayable ? brief.name : undefined
  const full = fullNameOf(brief, language)
  const hooks = HOOKS[language]
  const hook = name
    ? [...shuffled(namedHooks(full ?? name, language), seeded), toSentence(name, language)]
    : language === 'zh' && category
      ? [
          ...shuffled(hooks.sort, seeded).map(line => filled(line, brief.pointed ?? category)),
          toSentence(category, language),
        ]
      : category && /\p{Lu}/u.test(category)
        ? [...shuffled(namedHooks(category, language), seeded), toSentence(category, language)]
        : shuffled(category ? hooks.sort : hooks.unnamed, seeded)
  const meant = name ?? brief.pointed
  const ends = shuffled(meant ? CLOSES[language].named : [], seeded).map(line => filled(line, meant ?? ''))
  // A call to action is spoken as written; without one, the slogan stands alone.
  const own = [call ?? slogan].flatMap(text => (text ? [toSentence(text, language)] : []))
  const close = [
    ...own.flatMap(line => (name && !call && !line.includes(name) ? [prefixed(name, line, language), line] : [line])),
    ...(own.length > 0 ? [] : [...ends, ...shuffled(CLOSES[language].unnamed, seeded)]),
  ]
  const learnMore = { en: 'See it for yourself', zh: '即刻了解' }[language]
  const invites =
    language === 'en'
      ? name
        ? [`Discover ${name}`]
        : []
      : full
        ? [`${full} · 即刻了解`, `${name ?? full} · 即刻了解`]
        : []
  return {
    hook: fittingOf(hook, roomSeconds.first, language),
    ...(name ? { shortHook: toSentence(name, language) } : {}),
    isCloseInvented: own.length === 0,
    close: fittingOf(close, roomSeconds.last, language),
    neutral: NEUTRAL[language],
    imagined: IMAGINED[language],
    openingTitle: titleOf(
      [full, brief.name, category, slogan, { en: 'A closer look', zh: '细看' }[language]],
      language,
    ),
    // The call to action is shown as given, however long.
    closingTitle: call ? capitalise(call) : titleOf([slogan, ...invites, learnMore], language, MAX_CLOSING[language]),
  }
}

/**
 * In Chinese, name and category form one word: `晨露保温杯`; in English, if the category has one or two words: `Butterleaf
 * croissants`.
 */
function fullNameOf({ name, category }: Brief, language: Language): string | undefined {
  if (language === 'en') {
    const isTold = !category || name?.toLowerCase().includes(category.toLowerCase())
    return name && !isTold && category.split(' ').length <= MAX_SORT_WORDS ? `${name} ${category}` : (name ?? category)
  }
  // 半夏花坊 already says that it is a shop.
  const isShop = /[坊店馆屋阁轩铺社行居记园楼]$/u
  const isOfBrand = name !== undefined && category?.startsWith(name.slice(0, BRAND_CHARACTERS)) === true
  if (isOfBrand) return category
  const isTold = !category || name?.includes(category) || (isShop.test(name ?? '') && isShop.test(category))
  return name && !isTold && !isForeign(name, 'zh') ? `${name}${category}` : (name ?? category)
}

/** 小满 in 小满茶 and 小满冷泡茶: the product has the name of the brand. */
const BRAND_CHARACTERS = 2

/** `This is` is not said of several: `Nordhaus bottles`. */
const namedHooks = (name: string, language: Language): string[] =>
  HOOKS[language].named
    .filter(line => !(/\bis\b/u.test(line) && /[a-z]*[^s\W]s$/u.test(name) && !/\p{Lu}\p{L}*$/u.test(name)))
    .map(line => filled(line, name))

/** The first text that can be spoken in time, otherwise the shortest. */
const fittingOf = (lines: readonly string[], seconds: number, language: Language): string =>
  lines.find(line => estimateSpeakingSeconds(line, language) <= seconds - AIR_SECONDS) ??
  lines.toSorted((a, b) => estimateSpeakingSeconds(a, language) - estimateSpeakingSeconds(b, language))[0] ??
  ''

const titleOf = (texts: readonly (string | undefined)[], language: Language, most = MAX_TITLE[language]): string =>
  capitalise(texts.find(text => text !== undefined && widthOf(text, language) <= most) ?? '')

/** The width in characters of the language: two Latin letters are as wide as a Chinese character. */
const widthOf = (text: string, language: Language): number =>
  Array.from(text).reduce((sum, letter) => sum + (!isForeign(letter, language) ? 1 : language === 'zh' ? 0.5 : 2), 0)

const shuffled = (lines: readonly string[], seeded: SeededRandom): string[] => {
  const first = lines.length > 0 ? seeded.below(lines.length) : 0
  return [...lines.slice(first), ...lines.slice(0, first)]
}

const filled = (pattern: string, name: string): string => capitalise(pattern.replace('{x}', name))
const prefixed = (name: string, line: string, language: Language): string =>
  language === 'en' ? `${capitalise(name)}. ${line}` : `${name}，${line}`

/** A name such as `iPhone` and an address keep their lower-case letter. */
export const capitalise = (text: string): string =>
  /^[a-z]+[A-Z]|^[a-z-]+\.[a-z]/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** A clause of the brief as a separate line. */
export const toSentence = (clause: string, language: Language): string =>
  endsSentence(clause) ? capitalise(clause) : `${capitalise(clause)}${PUNCTUATION[language].stop}`
