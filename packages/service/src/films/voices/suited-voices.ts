import type { Language } from '@kinora/media/language/detect-language'

type Role = { words: RegExp; gender?: Gender; voices: Record<Language, readonly [string, ...string[]]> }

const M = 'Chinese (Mandarin)_'
// The first match applies. The first voice suits age and character; the others are for further people of the same kind.
const ROLES: readonly Role[] = [
  {
    words: /机器人|机甲|机械|人工智能|\b(?:robot|android|machine|cyborg)\b/iu,
    voices: { zh: ['Robot_Armor'], en: ['English_Alloy', 'English_Eric'] },
  },
  {
    words: /奶奶|外婆|姥姥|婆婆|老太|老妇|老婆婆|\b(?:grandma|grandmother|old woman|old lady|granny|elderly woman)\b/iu,
    gender: 'female',
    voices: { zh: [`${M}Kind-hearted_Elder`, `${M}Gentle_Senior`], en: ['British_Emma', 'British_Isabella'] },
  },
  {
    words:
      /爷爷|外公|姥爷|老头|老人|老者|长老|老伯|老爷|老师傅|白胡子|道长|\b(?:grandpa|grandfather|old man|elder|elderly man|old \w+)\b/iu,
    gender: 'male',
    voices: { zh: [`${M}Humorous_Elder`, 'Chinese_gravelly_storyteller_vv2'], en: ['British_Lewis', 'English_Onyx'] },
  },
  {
    words:
      /精灵|妖精|仙子|小仙|猫|狗|兔|狐|宠物|小鸟|松鼠|吉祥物|\b(?:fairy|sprite|cat|kitten|dog|puppy|rabbit|bunny|fox|pet|mouse|bird|elf)\b/iu,
    voices: { zh: [`${M}Cute_Spirit`, `${M}Warm_Girl`], en: ['English_Puck', 'English_Sky'] },
  },
  {
    words: /大小姐|千金|公主|女王|皇后|贵妃|娘娘|傲娇|高傲|\b(?:princess|queen|lady|duchess|empress|diva)\b/iu,
    gender: 'female',
    voices: { zh: ['Arrogant_Miss', `${M}News_Anchor`], en: ['British_Isabella', 'English_Kore'] },
  },
  {
    words: /女孩|小女|姑娘|妹妹|女儿|少女|女生|小妹|丫头|\b(?:girl|daughter|sister|schoolgirl)\b/iu,
    gender: 'female',
    voices: { zh: [`${M}Warm_Girl`, `${M}Cute_Spirit`], en: ['English_Sky', 'English_Bella'] },
  },
  {
    words: /男孩|小男|弟弟|儿子|少年|男生|小伙|书生|\b(?:boy|son|brother|schoolboy|lad|teen\w*)\b/iu,
    gender: 'male',
    voices: { zh: [`${M}Gentle_Youth`, `${M}Unrestrained_Young_Man`], en: ['English_Puck', 'British_Fable'] },
  },
  {
    words: /妈妈|母亲|阿姨|大妈|大婶|婶婶|姑姑|舅妈|\b(?:mother|mom|mum|aunt|auntie)\b/iu,
    gender: 'female',
    voices: { zh: [`${M}Kind-hearted_Antie`, `${M}Wise_Women`], en: ['English_Female_Currency', 'English_Sarah'] },
  },
  {
    words:
      /总裁|老板|经理|将军|国王|皇帝|皇上|队长|首领|王爷|市长|\b(?:boss|ceo|manager|general|king|emperor|captain|chief|mayor|lord|commander)\b/iu,
    gender: 'male',
    voices: { zh: [`${M}Reliable_Executive`, `${M}Male_Announcer`], en: ['English_Onyx', 'English_Fenrir'] },
  },
  {
    words:
      /大侠|剑客|浪子|战士|英雄|勇士|侠客|刺客|骑士|\b(?:warrior|hero|knight|swordsman|fighter|soldier|rebel|pirate)\b/iu,
    gender: 'male',
    voices: {
      zh: [`${M}Unrestrained_Young_Man`, `${M}Sincere_Adult`],
      en: ['English_Fenrir', 'English_Male_Currency'],
    },
  },
  {
    words: /女|她|妻子|太太|小姐|姐|\b(?:woman|female|she|her|wife|mrs|ms|miss)\b/iu,
    gender: 'female',
    voices: {
      zh: [`${M}Wise_Women`, `${M}News_Anchor`, 'Chinese_Female_Currency'],
      en: ['English_Nova', 'English_Kore', 'English_Aoede'],
    },
  },
  {
    words: /男|他|爸爸|父亲|叔|先生|丈夫|哥|\b(?:man|male|he|his|father|dad|uncle|husband|mr|sir)\b/iu,
    gender: 'male',
    voices: {
      zh: [`${M}Sincere_Adult`, 'Chinese_Male_Currency', `${M}Reliable_Executive`],
      en: ['English_Male_Currency', 'English_Eric', 'British_Fable'],
    },
  },
]
/** Voices for people without a description. */
export const ANYBODY: Record<Language, readonly [string, ...string[]]> = {
  zh: ['Chinese_Male_Currency', 'Chinese_Female_Currency', `${M}Sincere_Adult`, `${M}Wise_Women`],
  en: ['English_Male_Currency', 'English_Female_Currency', 'British_Fable', 'English_Nova'],
}
export const NARRATOR: Record<Language, string> = { zh: `${M}Radio_Host`, en: 'British_George' }

/** Voices that suit a description, best first; at the end any voice. */
export const suitedVoices = (words: string, language: Language): string[] => [
  ...rolesOf(words).flatMap(role => role.voices[language]),
  ...ANYBODY[language],
]

/** The voices of the role that the words name, if any. */
export const roleVoices = (words: string, language: Language): readonly [string, ...string[]] | undefined =>
  rolesOf(words)[0]?.voices[language]

/** The matching roles, best first, then all of the same gender. A man's voice is never used for a woman. */
function rolesOf(words: string): Role[] {
  const gender = detectGender(words)
  const fitting = ROLES.filter(role => role.words.test(words) && (!gender || !role.gender || role.gender === gender))
  const plain = ROLES.slice(-2).filter(role => role.gender === (gender ?? fitting[0]?.gender))
  return [...new Set([...fitting.slice(0, 1), ...plain])]
}

export type Gender = 'female' | 'male'

const FEMALE =
  /女(?!儿红|娲)|妈|奶奶|外婆|姥姥|婆婆|姐|妹|姑娘|公主|阿姨|太太|皇后|她|\b(?:girl|woman|lady|female|mother|mom|mum|grandmother|grandma|sister|queen|princess|aunt|mrs|ms|miss|she|her)\b/iu
const MALE =
  /男|爸|爷爷|外公|哥|弟|叔|先生|王子|国王|皇帝|(?<!其)他|\b(?:boy|man|male|father|dad|grandfather|grandpa|brother|king|prince|uncle|mr|sir|he|his)\b/iu

/** The gender that a name and a description imply, if any. A king with a daughter is a man: the first word counts. */
export function detectGender(words: string): Gender | undefined {
  const [female, male] = [words.search(FEMALE), words.search(MALE)]
  if (female < 0 && male < 0) return undefined
  return female >= 0 && (male < 0 || female <= male) ? 'female' : 'male'
}
