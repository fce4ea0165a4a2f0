import { hasHan } from '@kinora/media/language/has-han'
/** Allowed ids of accounts' own voices. */
export const OWN_VOICE_ID = '^[A-Za-z][A-Za-z0-9_-]{7,63}$'

export type Voice = { id: string; language: 'zh' | 'en'; gender: 'female' | 'male'; style: string }

const zh = (id: string, gender: Voice['gender'], style: string): Voice => ({ id, language: 'zh', gender, style })
const en = (id: string, gender: Voice['gender'], style: string): Voice => ({ id, language: 'en', gender, style })

/** The voices: the nineteen of the contract, those that public clients use, then ours. */
export const voices: readonly Voice[] = [
  zh('Chinese_Female_Currency', 'female', 'neutral'),
  zh('Chinese_Male_Currency', 'male', 'neutral'),
  zh('Chinese_gravelly_storyteller_vv2', 'male', 'gravelly storyteller'),
  zh('Chinese (Mandarin)_Reliable_Executive', 'male', 'reliable executive'),
  zh('Chinese (Mandarin)_News_Anchor', 'female', 'news anchor'),
  zh('Chinese (Mandarin)_Unrestrained_Young_Man', 'male', 'unrestrained young man'),
  zh('Arrogant_Miss', 'female', 'arrogant'),
  zh('Robot_Armor', 'male', 'robot'),
  zh('Chinese (Mandarin)_Kind-hearted_Antie', 'female', 'kind-hearted aunt'),
  zh('Chinese (Mandarin)_Humorous_Elder', 'male', 'humorous elder'),
  zh('Chinese (Mandarin)_Male_Announcer', 'male', 'announcer'),
  zh('Chinese (Mandarin)_Wise_Women', 'female', 'wise'),
  zh('Chinese (Mandarin)_Gentle_Youth', 'male', 'gentle youth'),
  zh('Chinese (Mandarin)_Warm_Girl', 'female', 'warm girl'),
  zh('Chinese (Mandarin)_Kind-hearted_Elder', 'female', 'kind-hearted elder'),
  zh('Chinese (Mandarin)_Cute_Spirit', 'female', 'cute spirit'),
  zh('Chinese (Mandarin)_Radio_Host', 'male', 'radio host'),
  zh('Chinese (Mandarin)_Sincere_Adult', 'male', 'sincere adult'),
  zh('Chinese (Mandarin)_Gentle_Senior', 'female', 'gentle senior'),
  zh('female-shaonv', 'female', 'young girl'),
  zh('female-yujie', 'female', 'self-assured'),
  zh('female-chengshu', 'female', 'mature'),
  zh('female-tianmei', 'female', 'gentle and sweet'),
  zh('male-qn-qingse', 'male', 'shy youth'),
  zh('male-qn-jingying', 'male', 'young professional'),
  zh('male-qn-badao', 'male', 'commanding young man'),
  zh('male-qn-daxuesheng', 'male', 'student'),
  zh('presenter_male', 'male', 'presenter'),
  zh('presenter_female', 'female', 'presenter'),
  zh('audiobook_male_1', 'male', 'audiobook'),
  zh('audiobook_female_1', 'female', 'audiobook'),
  en('English_Female_Currency', 'female', 'neutral'),
  en('English_Male_Currency', 'male', 'neutral'),
  en('English_Bella', 'female', 'lively'),
  en('English_Nicole', 'female', 'whisper'),
  en('English_Sarah', 'female', 'plain'),
  en('English_Aoede', 'female', 'bright'),
  en('English_Kore', 'female', 'firm'),
  en('English_Alloy', 'female', 'even'),
  en('English_Nova', 'female', 'thoughtful'),
  en('English_Sky', 'female', 'light'),
  en('English_Fenrir', 'male', 'strong'),
  en('English_Puck', 'male', 'playful'),
  en('English_Onyx', 'male', 'deep'),
  en('English_Eric', 'male', 'matter-of-fact'),
  en('British_Emma', 'female', 'storyteller'),
  en('British_Isabella', 'female', 'refined'),
  en('British_George', 'male', 'narrator'),
  en('British_Fable', 'male', 'warm'),
  en('British_Lewis', 'male', 'dark'),
  zh('Chinese_Xiaobei', 'female', 'bright'),
  zh('Chinese_Xiaoyi', 'female', 'sweet'),
  zh('Chinese_Yunjian', 'male', 'strong'),
  zh('Chinese_Yunxia', 'male', 'boy'),
  zh('Chinese_Yunyang', 'male', 'professional'),
]

/** The default voice of a text, by its script. */
export const STANDARD_VOICES = { zh: 'Chinese_Female_Currency', en: 'English_Female_Currency' } as const

export const standardVoice = (text: string): string => STANDARD_VOICES[hasHan(text) ? 'zh' : 'en']
