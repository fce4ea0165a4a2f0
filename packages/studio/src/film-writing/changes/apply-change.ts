import { hasHan } from '@kinora/media/language/has-han'
import { HUE_WORDS } from '../../hues/hues.ts'
import {
  isPlaced,
  namesHour,
  namesWeather,
  withoutHours,
  withoutPlaces,
  withoutWeather,
} from '../words/setting-words.ts'

type Change =
  | { kind: 'add' | 'remove' | 'setting' | 'camera'; what: string }
  | { kind: 'replace'; what: string; by: string }

const PLEASE = /^(?:please|can you|could you|now|just|请|帮我|麻烦)[\s,，]*/iu
const IT =
  '(?:it|this|that|(?:the|this)\\s(?:scene|shot|picture|weather|sky|time(?: of day)?|background|setting|place))'
const COLOURS = Object.values(HUE_WORDS)
  .flat()
  .filter(word => !hasHan(word))
  .toSorted((a, b) => b.length - a.length)
  .join('|')

const FORMS: readonly [RegExp, (found: RegExpExecArray) => Change][] = [
  [
    new RegExp(
      `^(?:make|turn|paint|colou?r)\\s(?:the|her|his|its|their)\\s(.+?)\\s(?:to\\s|into\\s)?(${COLOURS})$`,
      'iu',
    ),
    ([, what = '', by = '']) => ({ kind: 'replace', what, by: `${by} ${what}` }),
  ],
  [
    new RegExp(`^(?:make|set|turn|change|switch|move|put|let)\\s${IT}\\s?(?:(?:be|to|into|in|at|on)\\s)*(.+)$`, 'iu'),
    ([, what = '']) => ({ kind: 'setting', what }),
  ],
  [
    /^(?:add|include|insert|put in|bring in)\s(.+?)(?:\s(?:to|into)\s(?:the|this)\s(?:scene|shot|picture|video))?$/iu,
    ([, what = '']) => ({ kind: 'add', what }),
  ],
  [
    /^(?:remove|delete|take (?:out|away)|get rid of|leave out|no more|without)\s(?:the\s|an?\s|all\s)*(.+)$/iu,
    ([, what = '']) => ({ kind: 'remove', what }),
  ],
  [
    /^(?:replace|change|swap|turn)\s(?:the\s|an?\s|her\s|his\s)?(.+?)\s(?:with|by|to|into|for)\s(.+)$/iu,
    ([, what = '', by = '']) => ({ kind: 'replace', what, by }),
  ],
  [
    /^(?:把|将)(?:天气|时间|背景|场景|画面|地点|天色)(?:换成|改成|变成|改为|换为|调成)(.+)$/u,
    ([, what = '']) => ({ kind: 'setting', what }),
  ],
  [/^(?:把|将)(.+?)(?:换成|改成|变成|改为|换为)(.+)$/u, ([, what = '', by = '']) => ({ kind: 'replace', what, by })],
  [
    /^(?:换成|改成|变成|改为|换到|改到|让(?:它|画面|天|天空)?)(?:在)?(.+)$/u,
    ([, what = '']) => ({ kind: 'setting', what }),
  ],
  [/^(?:加上?|添加|增加|再加|加入)(.+)$/u, ([, what = '']) => ({ kind: 'add', what })],
  [/^(?:去掉|删掉|删除|移除|不要|去除|拿掉)(.+)$/u, ([, what = '']) => ({ kind: 'remove', what })],
]

const FRAMINGS = /(?:extreme )?close-?up|wide shot|medium shot|full shot|特写|全景|中景|近景|远景/iu
const CAMERA_CLAUSE =
  /\b(?:camera|zoom|dolly|pan|crane|tilt|orbit|close-?up|(?:wide|medium|full) shot)\w*\b|镜头|特写|全景|中景|近景|远景/iu
const ONLY_CAMERA =
  /^(?:(?:a|an|the|in|more|slow(?:ly)?|extreme|with|make it|use|go|get|come|move|camera|closer|nearer|zoom(?:s|ing)?|in|out|pull(?:s)?|push(?:es)?|back|left|right|pan(?:s)?|orbit(?:s)?|close-?up|wide|medium|full|shot)[\s,]*)+$|^(?:换成|改成|用|改为|镜头|缓缓|慢慢|推近|拉远|左摇|右摇|环绕|特写|全景|中景|近景|远景|一点|再)+$/iu
/** Clauses that only say when or in which weather. */
const GLUE =
  /\b(?:it|is|now|at|in|on|the|an?|heavy|heavily|light|lightly|falls?|falling|starts?|begins?|to|and|with|full|moon|there|of|time)\b|[的在了正开始中里下着大小，,。.\s]/giu

/** The change that an edit makes to the existing prompt; undefined if it is a complete prompt. */
export function readChange(asked: string): Change | undefined {
  let words = asked.trim().replace(/[.。!！]+$/u, '')
  while (PLEASE.test(words)) words = words.replace(PLEASE, '')
  if (ONLY_CAMERA.test(words)) return { kind: 'camera', what: words }
  for (const [form, read] of FORMS) {
    const found = form.exec(words)
    if (found) return read(found)
  }
  const isOnlySetting = withoutWeather(withoutHours(words)).replaceAll(GLUE, '') === '' && words !== ''
  return isOnlySetting ? { kind: 'setting', what: words } : undefined
}

/** `make it snow`, `add a dog`, 把白天换成夜晚: applies an edit to a segment's prompt and keeps the rest. */
export function applyChange(before: string, asked: string): string {
  const change = readChange(asked)
  if (!change) return asked
  const isChinese = hasHan(before)
  const comma = isChinese ? '，' : ', '
  const clauses = before.replace(/[。.]$/u, '').split(/[，,]\s*/u)
  const [seen, camera] = [
    clauses.filter(clause => !CAMERA_CLAUSE.test(clause)),
    clauses.filter(clause => CAMERA_CLAUSE.test(clause)),
  ]
  const told = (parts: readonly string[]): string =>
    parts
      .filter(part => part.trim() !== '')
      .join(comma)
      .replaceAll(/ {2,}/gu, ' ') + (isChinese ? '。' : '.')
  switch (change.kind) {
    case 'camera': {
      const isFraming = FRAMINGS.test(change.what)
      return told([...seen, ...camera.filter(clause => FRAMINGS.test(clause) !== isFraming), change.what])
    }
    case 'add':
      return told([...seen, hasHan(change.what) ? `旁边有${change.what}` : `with ${change.what}`, ...camera])
    case 'remove':
      return told([
        ...seen.map(clause => without(clause, change.what)),
        hasHan(change.what) ? `没有${change.what}` : `no ${change.what}`,
        ...camera,
      ])
    case 'setting':
      return told([change.what, ...seen.map(clause => elsewhen(clause, change.what)), ...camera])
    case 'replace': {
      const whole = seen.join(comma)
      const other = instead(whole, change.what, change.by)
      return told([other ?? `${whole}${comma}${change.by}`, ...camera])
    }
  }
}

/** The words to add to a picture that is shown unchanged; undefined if nothing is added. */
export function addedTo(before: string, asked: string): string | undefined {
  const change = readChange(asked)
  if (change?.kind !== 'add') return undefined
  const camera = before
    .replace(/[。.]$/u, '')
    .split(/[，,]\s*/u)
    .filter(clause => CAMERA_CLAUSE.test(clause))
  return hasHan(change.what)
    ? `${[`图1旁边有${change.what}`, ...camera].join('，')}。`
    : `${[`Picture 1 beside ${change.what}`, ...camera].join(', ')}.`
}

/** Replaces a time of day or weather. */
function elsewhen(clause: string, setting: string): string {
  const free = isPlaced(setting) ? withoutPlaces(clause) : clause
  const hourless = namesHour(setting) ? withoutHours(free) : free
  const dry =
    namesWeather(setting) || /\b(?:sunny|clear|dry)\b|晴|阳光/iu.test(setting) ? withoutWeather(hourless) : hourless
  return dry.replaceAll(/\s+/gu, ' ').trim()
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** A thing with its number and adjectives. */
const phraseOf = (thing: string): string =>
  hasHan(thing)
    ? `(?:[一两三几][个只条位名辆朵棵件])?(?:[\\p{Script=Han}]{1,3}色的?)?${escaped(thing)}`
    : `(?:(?:an?|the|two|three|some|his|her|their)\\s)?(?:(?:${COLOURS}|small|big|little|old|young)\\s)*${escaped(thing)}(?:e?s)?\\b`

const without = (clause: string, thing: string): string =>
  (namesWeather(thing) ? withoutWeather(clause) : clause)
    .replace(new RegExp(`(?:\\s?(?:and|with|beside|next to)\\s|[和与跟])?${phraseOf(thing)}`, 'iu'), '')
    .trim()

/** Undefined if the thing is not in the prompt. */
function instead(whole: string, thing: string, by: string): string | undefined {
  const pattern = new RegExp(phraseOf(thing), 'iu')
  if (!pattern.test(whole))
    return isPlaced(by) || namesHour(by) ? `${by}${hasHan(whole) ? '，' : ', '}${whole}` : undefined
  const article = /^(?:an?|the|two|three|some|his|her|their)\s/iu
  return whole.replace(pattern, found => {
    const counted = article.exec(found)?.[0]
    // `a rainy city` becomes a rainy forest.
    if (counted === undefined) return by.replace(article, '')
    return hasHan(found) || article.test(by) ? by : `${counted}${by}`
  })
}
