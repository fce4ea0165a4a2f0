const DENIAL =
  /\b(?:no|without(?: any)?|skip the|drop the) (?:background |soft )?(?:music|soundtrack|score|bgm)\b|(?:不要|没有|不加|无需|不需要|无|去掉)(?:任何)?(?:背景)?(?:音乐|配乐)/iu

/** True if a text excludes music. */
export const deniesMusic = (words: string): boolean => DENIAL.test(words)
