import { detectSpokenLanguage } from '@kinora/media/language/detect-language'

type Kind = { words: RegExp; zh: string; en: string }

// The first match decides. The words are searched in the description of the speech and in the text itself.
const KINDS: readonly Kind[] = [
  { words: /\b(?:robots?|android|machine|cyborg)\b|机器人|机甲|人工智能助手/i, zh: 'Robot_Armor', en: 'English_Eric' },
  {
    words: /\b(?:grandma|grandmother|old wom[ae]n)\b|奶奶|外婆|老太太|姥姥/i,
    zh: 'Chinese (Mandarin)_Kind-hearted_Elder',
    en: 'British_Isabella',
  },
  {
    words: /\b(?:grandpa|grandfather|old man|elder)\b|爷爷|外公|老人|老爷爷|老头/i,
    zh: 'Chinese (Mandarin)_Humorous_Elder',
    en: 'British_George',
  },
  {
    words: /\b(?:child|children|kids?|toddlers?|bab(?:y|ies))\b|(?<!女)孩子|小孩|儿童|宝宝|小朋友/i,
    zh: 'Chinese (Mandarin)_Cute_Spirit',
    en: 'English_Sky',
  },
  { words: /\bboys?\b|男孩|小男生|儿子/i, zh: 'Chinese_Yunxia', en: 'English_Puck' },
  {
    words: /\b(?:fairy|sprite|elf|kitten|puppy|pets?)\b|精灵|小猫|小狗|萌宠|仙子/i,
    zh: 'Chinese (Mandarin)_Cute_Spirit',
    en: 'English_Sky',
  },
  { words: /\bgirls?\b|女孩|少女|小姑娘|女儿/i, zh: 'Chinese (Mandarin)_Warm_Girl', en: 'English_Bella' },
  {
    words: /\b(?:news|headlines?|breaking)\b|新闻|快讯|报道|播报/i,
    zh: 'Chinese (Mandarin)_News_Anchor',
    en: 'English_Eric',
  },
  {
    words: /\b(?:sports?|football|match|champions?|games?)\b|比赛|足球|篮球|冠军|游戏|电竞/i,
    zh: 'Chinese (Mandarin)_Unrestrained_Young_Man',
    en: 'English_Fenrir',
  },
  {
    words: /\b(?:legend|once upon|long ago|ancient|history|wars?)\b|传说|从前|很久以前|古代|历史|战争|江湖/i,
    zh: 'Chinese_gravelly_storyteller_vv2',
    en: 'British_George',
  },
  {
    words: /\b(?:company|business|enterprise|investors?|finance)\b|公司|企业|商务|投资|金融/i,
    zh: 'Chinese (Mandarin)_Reliable_Executive',
    en: 'English_Male_Currency',
  },
  {
    words: /\b(?:sleep|bedtime|calm|meditation|relax)\b|晚安|冥想|放松|睡前/i,
    zh: 'Chinese (Mandarin)_Radio_Host',
    en: 'English_Nicole',
  },
  {
    words: /\b(?:science|documentary|universe|nature|planet)\b|科学|纪录片|宇宙|自然|知识/i,
    zh: 'Chinese (Mandarin)_Male_Announcer',
    en: 'English_Onyx',
  },
  {
    words: /\b(?:food|travel|holiday|recipe|fashion|beauty)\b|美食|旅行|旅游|假期|美妆|时尚/i,
    zh: 'Chinese (Mandarin)_Warm_Girl',
    en: 'English_Aoede',
  },
  {
    words:
      /\b(?:wom[ae]n|lady|ladies|mother|mom|mum|she|her|wife|bride|sister|aunt|waitress|actress|queen|princess|businesswoman)\b|女|妈妈|母亲|姐|妹|她|妻子|新娘|阿姨|太太|公主/i,
    zh: 'Chinese_Female_Currency',
    en: 'English_Female_Currency',
  },
  {
    words:
      /\b(?:m[ae]n|gentlem[ae]n|father|dad|he|his|husband|groom|brother|uncle|waiter|fisherman|king|prince|businessman|policeman)\b|男|先生|爸爸|父亲|哥|弟|他|丈夫|新郎|叔|国王|王子/i,
    zh: 'Chinese_Male_Currency',
    en: 'English_Male_Currency',
  },
]

/** The default voice of a text: by its language, then by the speaker, then by the subject. */
export function recommendVoice({ text, subject = '' }: { text: string; subject?: string }): string {
  const language = detectSpokenLanguage(text)
  const kind =
    KINDS.find(({ words }) => words.test(subject)) ?? KINDS.slice(0, -2).find(({ words }) => words.test(text))
  return kind?.[language] ?? (language === 'zh' ? 'Chinese_Female_Currency' : 'English_Female_Currency')
}
