export type Voice = { id: string; language: 'zh' | 'en'; gender: 'female' | 'male'; style: string }

const zh = (id: string, gender: Voice['gender'], style: string): Voice => ({ id, language: 'zh', gender, style })
const en = (id: string, gender: Voice['gender'], style: string): Voice => ({ id, language: 'en', gender, style })

/** The voices that can be asked for by id: the contract's nineteen, then ours. */
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
  en('English_Female_Currency', 'female', 'neutral'),
  en('English_Male_Currency', 'male', 'neutral'),
]
