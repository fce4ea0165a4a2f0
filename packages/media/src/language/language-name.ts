import type { Language } from './detect-language.ts'

// Tags such as `zh-CN` and `en_US`, and the names that people write for them.
const NAMES: readonly [Language, RegExp][] = [
  ['zh', /^(?:zh|zho|chi|cmn|chinese|mandarin|中文|汉语|普通话)(?![a-z])/i],
  ['en', /^(?:en|eng|english|英语|英文)(?![a-z])/i],
]

/** The supported language that a text names, if any. */
export const readLanguageName = (name: string): Language | undefined =>
  NAMES.find(([, pattern]) => pattern.test(name.trim()))?.[0]

/** Without a name, the text decides. */
export const namesNoLanguage = (name: string): boolean => /^\s*(?:auto(?:matic)?)?\s*$/i.test(name)
