import type { Language } from '@kinora/media/language/detect-language'
import type { ComicAsset } from './comic.ts'
import { type Gender, detectGender } from './detect-gender.ts'

type Role = { words: RegExp; gender?: Gender; voices: Record<Language, readonly [string, ...string[]]> }

const M = 'Chinese (Mandarin)_'
// The first that fits. Who is old or young, noble or wild sounds so; the voices after the first are for a second such one.
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
const ANYBODY: Record<Language, readonly [string, ...string[]]> = {
  zh: ['Chinese_Male_Currency', 'Chinese_Female_Currency', `${M}Sincere_Adult`, `${M}Wise_Women`],
  en: ['English_Male_Currency', 'English_Female_Currency', 'British_Fable', 'English_Nova'],
}
const NARRATOR: Record<Language, string> = { zh: `${M}Radio_Host`, en: 'British_George' }
const NARRATING = /^(?:旁白|解说|叙述者|讲述者|画外音|narrator|narration|storyteller|voice-?over)$/iu

export const isNarrator = ({ type, name }: ComicAsset): boolean => type === 'character' && NARRATING.test(name.trim())

export type Voices = {
  narrator: string
  /** By the assets' places. */
  ofAsset(asset: number): string
  /** Of somebody who is no asset; the same for the same name in every chapter. */
  ofName(name: string): string
}

/** A voice for everybody: the one asked for, or one that suits the name and the description, and nobody else's where it can be. */
export function castVoices(assets: readonly ComicAsset[], language: Language): Voices {
  const teller = assets.find(isNarrator)
  const narrator = teller?.voice || rolesOf(teller?.description ?? '')[0]?.voices[language][0] || NARRATOR[language]
  const taken = new Set([narrator, ...assets.map(({ voice }) => voice)])
  const chosen = assets.map(asset => {
    if (asset.type !== 'character') return ''
    if (asset.voice !== '' || isNarrator(asset)) return asset.voice || narrator
    const suited = [
      ...rolesOf(`${asset.name} ${asset.description}`).flatMap(role => role.voices[language]),
      ...ANYBODY[language],
    ]
    const voice = suited.find(each => !taken.has(each)) ?? suited[0] ?? narrator
    taken.add(voice)
    return voice
  })
  return {
    narrator,
    ofAsset: asset => chosen[asset] || narrator,
    ofName: name => {
      const suited = rolesOf(name)[0]?.voices[language] ?? ANYBODY[language]
      return suited[hashOf(name) % suited.length] ?? suited[0]
    },
  }
}

/** Those that fit, the best first, then what fits the gender; a man's voice is no choice for a woman. */
function rolesOf(words: string): Role[] {
  const gender = detectGender(words)
  const fitting = ROLES.filter(role => role.words.test(words) && (!gender || !role.gender || role.gender === gender))
  const plain = ROLES.slice(-2).filter(role => role.gender === (gender ?? fitting[0]?.gender))
  return [...new Set([...fitting.slice(0, 1), ...plain])]
}

const hashOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
